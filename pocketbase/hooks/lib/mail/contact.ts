/** A message from the contact page: kept, then mailed to the operator, who answers the sender directly. */
import { normalEmail } from '#/domain/access/account-rules.ts';
import { CONTACT_MESSAGE_YEARS } from '#/domain/access/retention.ts';
import { allows } from '#/domain/access/roles.ts';
import {
  contactErrors,
  contactRank,
  PRIORITY_NEEDS,
  PRIORITY_TOPIC,
  type ContactMessage,
  type ContactTopic,
} from '#/domain/content/contact-message.ts';
import { DAY_MS } from '#/domain/duration.ts';
import { isPerson, roleOf } from '../accounts/people.ts';
import { answering, bodyOf, ok } from '../answer.ts';
import { contactRecipient } from '../content/content-settings.ts';
import { queueMail, sendDueMails } from './outbox.ts';
import type { MailDetails } from './mail.ts';
import { newId, rowOf, run } from '../sql.ts';

/**
 * `POST /api/jalon/contact`: a `ContactMessage` in, nothing out, from anyone. 400 `{errors: [{code, field}]}`.
 * The same `id` again is answered the same and kept once: a device that never heard the answer asks again.
 */
export const sendContact = answering((e) => {
  const body = bodyOf(e);
  // A field no person sees: whoever fills it in is told what a person would be.
  if (typeof body['website'] === 'string' && body['website'] !== '') return ok();
  const errors = contactErrors(body);
  if (errors.length > 0) return { status: 400, body: { code: 'invalid', errors } };
  const message = readMessage(body, topicFor(e, body['topic'] as ContactTopic));
  e.app.runInTransaction((tx) => {
    if (keep(tx, message)) tellOperator(tx, message);
  });
  return { ...ok(), after: sendDueMails };
});

/** Once they have been kept as long as the privacy policy says. */
export const forgetOldMessages = (app: core.App): void => {
  run(app, 'DELETE FROM contact_messages WHERE receivedAt > 0 AND receivedAt < {:before}', {
    before: Date.now() - CONTACT_MESSAGE_YEARS * 365 * DAY_MS,
  });
};

/** False when it is here already. */
const keep = (app: core.App, { id, ...message }: ContactMessage): boolean =>
  run(
    app,
    `INSERT INTO contact_messages (id, message_id, name, email, topic, rank, message, language, state, receivedAt)
     VALUES ({:record}, {:id}, {:name}, {:email}, {:topic}, {:rank}, {:message}, {:language}, 'new', {:at})
     ON CONFLICT (message_id) DO NOTHING`,
    { record: newId(), id, ...message, rank: contactRank(message.topic), at: Date.now() },
  ) > 0;

const tellOperator = (app: core.App, message: ContactMessage): void => {
  const recipient = contactRecipient(app);
  if (recipient === '') return;
  queueMail(app, {
    kind: 'contact',
    user: '',
    recipient,
    language: 'fr',
    details: tellingOf(message),
    dedupeKey: `contact/${message.id}`,
  });
};

const tellingOf = ({ name, email, topic, message }: Omit<ContactMessage, 'id'>): MailDetails => ({
  sender: name,
  replyTo: email,
  topic: TOPICS[topic],
  message,
});

/** The words of the mail that told of a message, by the key it was queued under; undefined once the message is gone. */
export const retellContact = (app: core.App, dedupeKey: string): MailDetails | undefined => {
  const row = rowOf(
    app,
    `SELECT name, email, topic, message, language FROM contact_messages WHERE 'contact/' || message_id = {:dedupeKey}`,
    { dedupeKey },
    { name: '', email: '', topic: '', message: '', language: '' },
  );
  return row && tellingOf(row as Omit<ContactMessage, 'id'>);
};

/** For the operator, in French as all their mails. */
const TOPICS: Readonly<Record<ContactTopic, string>> = {
  help: 'aide',
  priority: 'soutien prioritaire',
  group: 'tarif de groupe',
  privacy: 'renseignements personnels',
  premium: 'forfait Premium',
  other: 'autre sujet',
};

/** A message counts, whatever it was sent as: without Premium it waits with the others. */
const topicFor = (e: core.RequestEvent, topic: ContactTopic): ContactTopic => {
  if (topic !== PRIORITY_TOPIC) return topic;
  const isHeard = isPerson(e.auth) && allows(roleOf(e.app, e.auth), PRIORITY_NEEDS);
  return isHeard ? topic : 'help';
};

const readMessage = (
  body: Readonly<Record<string, unknown>>,
  topic: ContactTopic,
): ContactMessage => ({
  id: String(body['id']),
  name: String(body['name']).trim(),
  email: normalEmail(String(body['email'])),
  topic,
  message: String(body['message']).trim(),
  language: body['language'] === 'en' ? 'en' : 'fr',
});
