/** A mail that was given up, or a call of the payment service, is begun again by who sets it to `waiting` in the dashboard. */
import { PAYMENT_CHORES } from '#/domain/billing/payment-chores.ts';
import type { MailKind } from '../../words/mails.ts';
import { findUserById } from '../accounts/people.ts';
import { contactRecipient } from '../content/content-settings.ts';
import { refuseMistakes } from '../form-mistakes.ts';
import { retellContact } from './contact.ts';
import type { MailDetails } from './mail.ts';
import { nameInMail } from './outbox.ts';

/** The minute's work takes it from there. What can't be written again is refused in words. */
export const sendAgain = (e: core.RecordRequestEvent): void => {
  const { record: row } = e;
  const before = row?.original().getString('state');
  if (!row || row.getString('state') !== 'waiting' || before === 'waiting') return e.next();
  const isForPayments = (PAYMENT_CHORES as readonly string[]).includes(row.getString('kind'));
  if (!isForPayments) {
    const details =
      before === 'failed' ? wordsAgain(e.app, row) : 'It has gone: leave it at “sent”';
    refuseMistakes({ state: typeof details === 'string' ? details : undefined });
    row.set('details', details);
    // Where messages arrive may have been what had to be corrected.
    if (row.getString('kind') === 'contact') row.set('recipient', contactRecipient(e.app));
    // The link in it is a new one, and is good from now on.
    row.set('madeAt', Date.now());
  }
  row.set('attempts', 0);
  row.set('dueAt', 0);
  row.set('leaseUntil', 0);
  e.next();
};

/** Words of a mail are gone once it is given up: made anew where that can be, else a sentence that says what to do. */
const wordsAgain = (app: core.App, row: core.Record): MailDetails | string => {
  const kind = row.getString('kind') as MailKind;
  if (kind === 'contact')
    return (
      retellContact(app, row.getString('dedupeKey')) ?? 'The message is gone too: delete this row'
    );
  const person = findUserById(app, row.getString('user'));
  if (!person) return 'This person has no account any more: delete this row';
  if (person.email() !== row.getString('recipient'))
    return 'This person has another address since then: delete this row';
  const name = nameInMail(person);
  if (kind === 'verify') return { name, token: person.newVerificationToken() };
  if (kind === 'reset-password') return { name, token: person.newPasswordResetToken() };
  if (ONLY_NAMES.includes(kind)) return { name };
  return 'It would come too late: the person asks again in the app. Delete this row';
};

/** Nothing but the person's name is filled in. */
const ONLY_NAMES: readonly MailKind[] = [
  'account-made',
  'address-taken',
  'mail-test',
  'password-changed',
  'sign-in-code-off',
];
