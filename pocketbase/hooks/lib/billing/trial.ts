/** Premium for some days without a card, once for each person. */
import { TRIAL_DAYS } from '#/domain/access/plans/plan-periods.ts';
import { USED_TRIAL_YEARS } from '#/domain/access/retention.ts';
import { allows } from '#/domain/access/roles.ts';
import { TRIALING } from '#/domain/access/plans/subscription.ts';
import { DAY_MS } from '#/domain/duration.ts';
import { personOf, roleOf } from '../accounts/people.ts';
import { answering, ok, refused } from '../answer.ts';
import { inTransaction, run } from '../sql.ts';
import { givePlan } from './give-plan.ts';
import { planAnswerFor } from './plan-answer.ts';
import { addressKey, trialOffer } from './trial-offer.ts';

/**
 * `POST /api/jalon/trial` → a `PlanAnswer`. 409 `trial_used`, `has_premium`; 409 `unverified`: where this server sends
 * mails, an address is confirmed first.
 */
export const startTrial = answering((e) => {
  const person = personOf(e);
  const now = Date.now();
  const address = addressKey(e.app, person);
  const refusal = inTransaction(e.app, (tx) => {
    if (allows(roleOf(tx, person), 'premium')) return 'has_premium';
    const offer = trialOffer(tx, person, address);
    if (offer === 'used') return 'trial_used';
    if (offer !== 'open') return offer;
    run(tx, 'INSERT INTO used_trials (address, at) VALUES ({:address}, {:now})', { address, now });
    givePlan(tx, {
      actor: '',
      user: person.id,
      source: 'trial',
      status: TRIALING,
      periodEnd: now + TRIAL_DAYS * DAY_MS,
    });
    return undefined;
  });
  return refusal ? refused(409, refusal) : ok(planAnswerFor(e.app, person));
});

/** Once nobody can tell any more that an account was the same person’s. */
export const forgetUsedTrials = (app: core.App): void => {
  run(app, 'DELETE FROM used_trials WHERE at < {:before}', {
    before: Date.now() - USED_TRIAL_YEARS * 365 * DAY_MS,
  });
};
