/** Whether somebody may try Premium: once, and at an address that is known to be theirs. */
import { normalEmail } from '#/domain/access/account-rules.ts';
import { NOTHING_BOUGHT } from '#/domain/access/plans/subscription.ts';
import type { TrialOffer } from '#/domain/billing/plan-answer.ts';
import { serverSecret } from '../push/server-secret.ts';
import { rowOf } from '../sql.ts';

export const trialOffer = (
  app: core.App,
  person: core.Record,
  address = addressKey(app, person),
): TrialOffer => {
  const used = rowOf(
    app,
    `SELECT (SELECT COUNT(*) FROM used_trials WHERE address = {:address})
       + (SELECT COUNT(*) FROM subscriptions WHERE user = {:user} AND source IN ('trial', 'stripe') AND status <> {:nothing}) AS count`,
    { address, user: person.id, nothing: NOTHING_BOUGHT },
    { count: 0 },
  );
  if (used && used.count > 0) return 'used';
  return person.verified() || !app.settings().smtp.enabled ? 'open' : 'unverified';
};

/** `a.b+c@gmail.com` is `ab@gmail.com`: the tail after a plus reaches the same mailbox nearly everywhere. */
export const addressKey = (app: core.App, person: core.Record): string => {
  const [name = '', domain = ''] = normalEmail(person.email()).split('@');
  const mailbox = name.replace(/\+.*$/, '');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  const same = `${isGmail ? mailbox.replace(/\./g, '') : mailbox}@${isGmail ? 'gmail.com' : domain}`;
  return $security.hs256(same, serverSecret(app, 'used-trials'));
};
