/** The second step of a sign-in: a code by mail, for people who asked for it, once their password was right. */
import { answering, bodyOf, ok, refused } from '../answer.ts';
import { queueMailTo, sendDueMails } from '../mail/outbox.ts';
import { personOf, requirePassword } from './people.ts';

/**
 * `POST /api/jalon/sign-in-code`: `{on, password}`. 409 `unverified` until the address is known to be theirs, and
 * `no_mail` where this server sends none: nobody is to be locked out.
 */
export const switchSignInCode = answering((e) => {
  const person = personOf(e);
  const { on, password } = bodyOf(e);
  if (typeof on !== 'boolean') return refused(400, 'invalid', 'on');
  requirePassword(e.app, person, password);
  if (on && !person.verified()) return refused(409, 'unverified');
  if (on && !e.app.settings().smtp.enabled) return refused(409, 'no_mail');
  person.set('codeByMail', on);
  e.app.runInTransaction((tx) => {
    tx.save(person);
    if (!on) queueMailTo(tx, person, 'sign-in-code-off');
  });
  return { ...ok(), after: sendDueMails };
});

/**
 * PocketBase mails a code to any address. Ours are only for those who asked, and after the password: `mfaId` is what a
 * sign-in with the right one answers. All others are answered alike, and nothing is sent.
 */
export const guardSignInCode = (e: core.RecordCreateOTPRequestEvent): void => {
  // At run time the fields of the request are a step further in than the types say.
  const { requestEvent } = e as unknown as { requestEvent: core.RequestEvent };
  const mfaId = String(bodyOf(requestEvent)['mfaId'] ?? '');
  if (!e.record?.getBool('codeByMail') || recordOfFirstStep(e.app, mfaId) !== e.record.id)
    e.record = null as never;
  e.next();
};

/** In our words, through our table. */
export const queueSignInCode = (e: core.MailerRecordEvent): void => {
  if (!e.record) return;
  const { password: code } = e.meta as { password: string };
  queueMailTo(e.app, e.record, 'sign-in-code', { code });
  sendDueMails(e.app);
};

/** Whose password was right; '' for anything else. */
const recordOfFirstStep = (app: core.App, mfaId: string): string => {
  try {
    return app.findMFAById(mfaId).recordRef();
  } catch {
    return '';
  }
};
