/**
 * Mails wait in a table, written in the transaction of what they tell, and are sent outside of any.
 * Each is leased by one sender, tried again with growing pauses, and told once per dedupe key.
 */
import { report } from '../report.ts';
import type { AccountLanguage } from '#/domain/access/account-rules.ts';
import { SENT_MAIL_DAYS } from '#/domain/access/retention.ts';
import { DAY_MS, MINUTE_MS } from '#/domain/duration.ts';
import type { MailKind } from '../../words/mails.ts';
import { operatorOf } from '../content/content-settings.ts';
import { stopPath } from './stop-mails.ts';
import { linkLifeOf, writeMail, type MailDetails } from './mail.ts';
import { newId, rowOf, run } from '../sql.ts';

const LEASE_MS = 2 * MINUTE_MS;
const MAX_ATTEMPTS = 8;
const AT_ONCE = 20;

export interface Outgoing {
  kind: MailKind;
  /** The person's id; '' when the mail outlives the account. */
  user: string;
  recipient: string;
  language: AccountLanguage;
  details: MailDetails;
  /** A second mail with the same key is not sent. */
  dedupeKey: string;
}

/** Call it with the transaction's app. */
export const queueMail = (app: core.App, mail: Outgoing): void => {
  run(
    app,
    `INSERT INTO outbox (id, kind, user, recipient, language, details, state, attempts, dueAt, leaseUntil, dedupeKey, lastError, madeAt)
     VALUES ({:id}, {:kind}, {:user}, {:recipient}, {:language}, {:details}, 'waiting', 0, {:now}, 0, {:dedupeKey}, '', {:now})
     ON CONFLICT (dedupeKey) DO NOTHING`,
    { ...mail, details: JSON.stringify(mail.details), id: newId(), now: Date.now() },
  );
};

/** A mail about the person to their own address, in their language. */
export const queueMailTo = (
  app: core.App,
  person: core.Record,
  kind: MailKind,
  details: MailDetails = {},
  dedupeKey = newId(),
): void =>
  queueMail(app, {
    kind,
    user: person.id,
    recipient: person.email(),
    language: languageOf(person),
    details: { name: nameInMail(person), ...details },
    dedupeKey: `${kind}/${person.id}/${dedupeKey}`,
  });

/** '' until the address is known to be the person's own: whoever signs it up chooses the name. */
const nameInMail = (person: core.Record): string =>
  person.verified() ? person.getString('fullName') : '';

export const languageOf = (person: core.Record): AccountLanguage =>
  person.getString('language') === 'en' ? 'en' : 'fr';

/** Sends what is due. Run after a request that queued something, and each minute for what failed. */
export const sendDueMails = (app: core.App): void => {
  for (let count = 0; count < AT_ONCE; count += 1) {
    const now = Date.now();
    const mail = lease(app, now);
    if (!mail) return;
    if (now >= expiryOf(mail)) {
      giveUp(app, mail, 'its link expired while it waited');
      continue;
    }
    try {
      send(app, mail);
      run(
        app,
        "UPDATE outbox SET state = 'sent', details = '{}', leaseUntil = 0, lastError = '' WHERE id = {:id}",
        { id: mail.id },
      );
    } catch (error) {
      putBack(app, mail, String(error));
    }
  }
};

/** Sent mails are kept long enough for their keys to hold back a second one. */
export const forgetOldMails = (app: core.App): void => {
  const before = Date.now() - SENT_MAIL_DAYS * DAY_MS;
  run(app, "DELETE FROM outbox WHERE state <> 'waiting' AND madeAt < {:before}", { before });
};

const SHAPE = {
  id: '',
  kind: '',
  user: '',
  recipient: '',
  language: '',
  details: '',
  attempts: 0,
  madeAt: 0,
};
type Leased = typeof SHAPE;

const lease = (app: core.App, now: number): Leased | undefined =>
  rowOf(
    app,
    `UPDATE outbox SET leaseUntil = {:until}, attempts = attempts + 1
     WHERE id = (SELECT id FROM outbox
                 WHERE state = 'waiting' AND dueAt <= {:now} AND leaseUntil <= {:now}
                 ORDER BY dueAt LIMIT 1)
     RETURNING id, kind, user, recipient, language, details, attempts, madeAt`,
    { now, until: now + LEASE_MS },
    SHAPE,
  );

const send = (app: core.App, { kind, user, recipient, language, details }: Leased): void => {
  const { meta } = app.settings();
  const sender = { origin: meta.appURL.replace(/\/+$/, ''), ...operatorOf(app) };
  const told = JSON.parse(details) as MailDetails;
  const path = stopPath(app, kind as MailKind, user, language);
  const stop = path === undefined ? undefined : { link: sender.origin + path };
  const { subject, text, html } = writeMail(
    kind as MailKind,
    language === 'en' ? 'en' : 'fr',
    told,
    sender,
    stop,
  );
  const replyTo = told.replyTo || sender.supportEmail;
  const message = new MailerMessage({
    from: { name: meta.senderName, address: meta.senderAddress },
    to: [{ name: '', address: recipient }],
    subject,
    text,
    html,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(replyTo ? { 'Reply-To': replyTo } : {}),
      // One press in the mail program itself (RFC 8058).
      ...(stop
        ? {
            'List-Unsubscribe': `<${stop.link}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
  });
  app.newMailClient().send(message);
};

/** 1, 4, 16 … minutes, and never once its link is no longer good; then the operator sees it in the table. */
const putBack = (app: core.App, mail: Leased, error: string): void => {
  const dueAt = Date.now() + Math.min(4 ** (mail.attempts - 1), 360) * MINUTE_MS;
  if (mail.attempts >= MAX_ATTEMPTS || dueAt >= expiryOf(mail)) return giveUp(app, mail, error);
  report(app, 'a mail could not be sent', { kind: mail.kind, attempts: mail.attempts, error });
  run(
    app,
    'UPDATE outbox SET leaseUntil = 0, dueAt = {:dueAt}, lastError = {:error} WHERE id = {:id}',
    { id: mail.id, dueAt, error: error.slice(0, 300) },
  );
};

const giveUp = (app: core.App, { id, kind, attempts }: Leased, error: string): void => {
  report(app, 'a mail was given up', { kind, attempts, error });
  run(
    app,
    "UPDATE outbox SET state = 'failed', details = '{}', leaseUntil = 0, lastError = {:error} WHERE id = {:id}",
    { id, error: error.slice(0, 300) },
  );
};

const expiryOf = ({ kind, madeAt }: Leased): number =>
  madeAt + (linkLifeOf(kind as MailKind) ?? Number.POSITIVE_INFINITY);
