/** Codes by which an organisation gives Premium to the people it helps: so many seats, until a day. */
import { GUESS_LIMITS } from '#/domain/access/rate-limits.ts';
import { allows } from '#/domain/access/roles.ts';
import { ACTIVE, isLive } from '#/domain/access/plans/subscription.ts';
import {
  GROUP_CODE_ALPHABET,
  GROUP_CODE_LENGTH,
  readGroupCode,
  writtenGroupCode,
} from '#/domain/billing/group-code.ts';
import { SECOND_MS } from '#/domain/duration.ts';
import { auditAct } from '../accounts/audit.ts';
import { beginAttempt, forgetAttempts } from '../accounts/attempts.ts';
import { personOf } from '../accounts/people.ts';
import { answering, bodyOf, ok, refused } from '../answer.ts';
import { inTransaction, rowOf, run } from '../sql.ts';
import { dayMistake, refuseMistakes } from '../form-mistakes.ts';
import { dayIn, lastMomentOf } from '../time-zone.ts';
import { givePlan } from './give-plan.ts';
import { planAnswerFor } from './plan-answer.ts';

/**
 * `POST /api/jalon/group-code`: `{code}` → a `PlanAnswer`. 400 `unknown_code`, also for one that is over; 409 `no_seat`,
 * `has_premium`: it would give nothing; 429 `try_later`.
 */
export const redeemGroupCode = answering((e) => {
  const person = personOf(e);
  const guesses = `group-code/${person.id}`;
  const wait = beginAttempt(e.app, guesses, GUESS_LIMITS.groupCode);
  if (wait > 0) return { ...refused(429, 'try_later'), retryAfter: Math.ceil(wait / SECOND_MS) };
  const code = readGroupCode(bodyOf(e)['code']);
  const refusal = code === undefined ? 'unknown_code' : redeem(e.app, person, code);
  if (refusal === 'unknown_code') return refused(400, refusal, 'code');
  forgetAttempts(e.app, guesses);
  return refusal ? refused(409, refusal) : ok(planAnswerFor(e.app, person));
});

/** Before one is written: an empty code is made, another is kept as people are understood to write it. */
export const prepareGroupCode = (e: core.RecordEvent): void => {
  const { record } = e;
  if (!record) return e.next();
  const given = record.getString('code');
  const code = given === '' ? newGroupCode() : readGroupCode(given);
  const isOver = record.getString('expiresOn') < dayIn('');
  refuseMistakes({
    code:
      code === undefined
        ? `Leave it empty, or write ${GROUP_CODE_LENGTH} of ${GROUP_CODE_ALPHABET}`
        : undefined,
    seats: record.getInt('seats') < 1 ? 'Write for how many people: 1 or more' : undefined,
    expiresOn:
      dayMistake(record, 'expiresOn') ??
      (record.isNew() && isOver ? 'Write the last day: today or later' : undefined),
  });
  record.set('code', writtenGroupCode(code ?? ''));
  e.next();
};

/** Another day holds for whoever has used the code; one that is deleted ends. */
export const followGroupCode = (e: core.RecordEvent): void => {
  e.next();
  const { record, app } = e;
  if (!record) return;
  const row = findCode(app, 'id', record.id);
  const periodEnd = row?.expiresAt ?? 0;
  run(
    app,
    "UPDATE subscriptions SET periodEnd = {:periodEnd} WHERE source = 'group' AND groupCode = {:id}",
    { periodEnd, id: record.id },
  );
};

export const makeGroupCode = (
  app: core.App,
  { name, seats, day }: { name: string; seats: number; day: string },
): string => {
  const record = new Record(app.findCollectionByNameOrId('group_codes'));
  record.set('name', name);
  record.set('seats', seats);
  record.set('expiresOn', day);
  inTransaction(app, (tx) => {
    tx.save(record);
    auditAct(tx, { actor: '', action: 'group_code_made', target: record.id });
  });
  return record.getString('code');
};

type Refusal = 'unknown_code' | 'no_seat' | 'has_premium';

const redeem = (app: core.App, person: core.Record, code: string): Refusal | undefined =>
  inTransaction(app, (tx) => {
    const now = Date.now();
    const group = findCode(tx, 'code', writtenGroupCode(code));
    if (!group || group.expiresAt <= now) return 'unknown_code';
    const { id, seats, expiresAt } = group;
    const own = rowOf(
      tx,
      "SELECT status, periodEnd, groupCode FROM subscriptions WHERE user = {:user} AND source = 'group'",
      { user: person.id },
      { status: '', periodEnd: 0, groupCode: '' },
    );
    // Used before: nothing is taken twice, and nothing is lost by asking again.
    if (own?.groupCode === id) return undefined;
    if (allows(person.getString('role'), 'premium')) return 'has_premium';
    if (own && isLive(own, now) && own.periodEnd >= expiresAt) return 'has_premium';
    const taken = rowOf(
      tx,
      "SELECT COUNT(*) AS count FROM subscriptions WHERE source = 'group' AND groupCode = {:id}",
      { id },
      { count: 0 },
    );
    if ((taken?.count ?? 0) >= seats) return 'no_seat';
    givePlan(tx, {
      actor: '',
      user: person.id,
      source: 'group',
      status: ACTIVE,
      periodEnd: expiresAt,
      groupCode: id,
    });
    return undefined;
  });

const findCode = (
  app: core.App,
  by: 'id' | 'code',
  value: string,
): { id: string; seats: number; expiresAt: number } | undefined => {
  const row = rowOf(
    app,
    `SELECT id, seats, expiresOn FROM group_codes WHERE ${by} = {:value}`,
    { value },
    { id: '', seats: 0, expiresOn: '' },
  );
  // An organisation has all of its last day.
  return row && { id: row.id, seats: row.seats, expiresAt: lastMomentOf(row.expiresOn) };
};

const newGroupCode = (): string =>
  $security.randomStringWithAlphabet(GROUP_CODE_LENGTH, GROUP_CODE_ALPHABET);
