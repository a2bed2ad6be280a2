/**
 * Mails wait in a table, written in the transaction of what they tell, and are sent outside of any.
 * Each is leased by one sender, tried again with growing pauses, and told once per dedupe key.
 */
import type { AccountLanguage } from '#/domain/access/account-rules.ts';
import { SENT_MAIL_DAYS } from '#/domain/access/retention.ts';
import { DAY_MS } from '#/domain/duration.ts';
import type { MailKind } from '../../words/mails.ts';
import { mailSender, operatorOf } from '../content/content-settings.ts';
import { stopPath } from './stop-mails.ts';
import { linkLifeOf, writeMail, type MailDetails } from './mail.ts';
import { giveUp, lease, putBack, settle, type Leased } from './outbox-rows.ts';
import { newId, run } from '../sql.ts';

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
export const nameInMail = (person: core.Record): string =>
  person.verified() ? person.getString('fullName') : '';

export const languageOf = (person: core.Record): AccountLanguage =>
  person.getString('language') === 'en' ? 'en' : 'fr';

/** Sends what is due. Run after a request that queued something, and each minute for what failed. */
export const sendDueMails = (app: core.App): void => {
  for (let count = 0; count < AT_ONCE; count += 1) {
    const now = Date.now();
    const mail = lease(app, 'mail', now);
    if (!mail) return;
    if (now >= expiryOf(mail)) {
      giveUp(app, 'mail', mail, 'its link expired while it waited');
      continue;
    }
    try {
      send(app, mail);
      settle(app, mail);
    } catch (error) {
      putBack(app, 'mail', mail, {
        error: String(error),
        most: MAX_ATTEMPTS,
        until: expiryOf(mail),
      });
    }
  }
};

/** Sent mails are kept long enough for their keys to hold back a second one. */
export const forgetOldMails = (app: core.App): void => {
  const before = Date.now() - SENT_MAIL_DAYS * DAY_MS;
  run(app, "DELETE FROM outbox WHERE state <> 'waiting' AND madeAt < {:before}", { before });
};

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
    from: mailSender(app),
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

const expiryOf = ({ kind, madeAt }: Leased): number =>
  madeAt + (linkLifeOf(kind as MailKind) ?? Number.POSITIVE_INFINITY);
