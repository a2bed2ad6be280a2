/** Making an account. A taken address is answered like any other refusal, and its owner is told by mail. */
import { normalEmail, type AccountLanguage } from '#/domain/access/account-rules.ts';
import { signUpError } from '#/domain/access/sign-up-rules.ts';
import { answering, bodyOf, refused, type Answer } from '../answer.ts';
import { queueMailTo, sendDueMails } from '../mail/outbox.ts';
import { findUser, sessionOf } from './people.ts';
import { newId, run } from '../sql.ts';

interface Newcomer {
  fullName: string;
  email: string;
  password: string;
  language: AccountLanguage;
  termsVersion: string;
  news: boolean;
}

/** `POST /api/jalon/sign-up`: a `SignUp` in, a session out. */
export const signUp = answering((e) => {
  const body = bodyOf(e);
  const error = signUpError(body);
  if (error) return refused(400, error.code, error.field);
  const newcomer = readNewcomer(body);
  // Hashed before the look-up, so that a taken address takes as long as a free one.
  const person = makePerson(e.app, { ...newcomer, role: 'user' });
  return { ...register(e.app, person, newcomer), after: sendDueMails };
});

const register = (app: core.App, person: core.Record, newcomer: Newcomer): Answer => {
  const owner = findUser(app, newcomer.email);
  if (owner) return tellOwner(app, owner);
  try {
    app.runInTransaction((tx) => {
      tx.save(person);
      keepConsent(tx, person.id, 'terms', newcomer);
      if (newcomer.news) keepConsent(tx, person.id, 'news', newcomer);
      queueMailTo(tx, person, 'verify', { token: person.newVerificationToken() });
    });
  } catch (error) {
    // The same address twice at the same moment: the second finds it taken.
    if (findUser(app, newcomer.email)) return refused(400, 'sign_up_refused');
    throw error;
  }
  return sessionOf(person);
};

/** At most one mail a day: the form is no way to bother anyone. */
const tellOwner = (app: core.App, owner: core.Record): Answer => {
  queueMailTo(app, owner, 'address-taken', {}, new Date().toISOString().slice(0, 10));
  return refused(400, 'sign_up_refused');
};

export const makePerson = (
  app: core.App,
  given: Omit<Newcomer, 'termsVersion' | 'news'> & { role: string },
): core.Record => {
  const person = new Record(app.findCollectionByNameOrId('users'));
  person.set('fullName', given.fullName);
  person.set('language', given.language);
  person.set('role', given.role);
  person.setEmail(given.email);
  person.setPassword(given.password);
  return person;
};

const keepConsent = (
  app: core.App,
  user: string,
  kind: 'terms' | 'news',
  { language, termsVersion }: Pick<Newcomer, 'language' | 'termsVersion'>,
): void => {
  run(
    app,
    `INSERT INTO consents (id, user, kind, version, language, granted, at)
     VALUES ({:id}, {:user}, {:kind}, {:version}, {:language}, TRUE, {:at})`,
    { id: newId(), user, kind, version: termsVersion, language, at: Date.now() },
  );
};

const readNewcomer = (body: Readonly<Record<string, unknown>>): Newcomer => ({
  fullName: String(body['fullName']).trim(),
  email: normalEmail(String(body['email'])),
  password: String(body['password']),
  language: body['language'] === 'en' ? 'en' : 'fr',
  termsVersion: String(body['termsVersion']),
  news: body['news'] === true,
});

/** PocketBase asks to confirm an address or reset a password: our words, through our table. */
export const queueOwnMail =
  (kind: 'verify' | 'reset-password') =>
  (e: core.MailerRecordEvent): void => {
    const person = e.record;
    if (!person) return;
    const { token } = e.meta as { token: string };
    queueMailTo(e.app, person, kind, { token });
    sendDueMails(e.app);
  };
