/** The ways to Premium without a card, and every door that asks for it, for each role with each plan. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OFFLINE_GRACE_DAYS, TRIAL_DAYS } from '../../../src/domain/access/plans/plan-periods.ts';
import { limitsOf } from '../../../src/domain/access/plans/plan-limits.ts';
import { GUESS_LIMITS } from '../../../src/domain/access/rate-limits.ts';
import { highestRole, ROLES } from '../../../src/domain/access/roles.ts';
import {
  ACTIVE,
  CANCELED,
  PAST_DUE,
  TRIALING,
} from '../../../src/domain/access/plans/subscription.ts';
import { DAY_MS } from '../../../src/domain/duration.ts';
import { QUESTION_PATHS } from '../../../src/domain/training/bank/question-sets.ts';
import { startModel, type Model } from '../model-stand-in.ts';
import {
  asOperator,
  call,
  PASSWORD,
  signIn,
  signUp,
  signUpAs,
  type Json,
  type Person,
} from '../people.ts';
import { startTestServer, type TestServer } from '../real-server.ts';
import { startSink, type Sink } from '../smtp-sink.ts';
import { deviceOf, newId } from '../sync/sync-device.ts';

let server: TestServer;
let model: Model;
let sink: Sink;
beforeAll(async () => {
  [model, sink] = [await startModel(), await startSink()];
  server = await startTestServer({ env: { ...model.env, ...sink.env } });
});
afterAll(async () => {
  await server.stop();
  model.stop();
});

const ask = (person: Person, what: string, body: unknown = {}) =>
  call(server, 'POST', `/api/jalon/${what}`, body, person.token);
const checked = async (person: Person): Promise<Json> =>
  (await ask(person, 'check-subscription')).body;
const sql = async (query: string): Promise<string[][]> =>
  (await asOperator(server, 'POST', '/api/sql', { query })).body.rows ?? [];
const records = (name: string) => `/api/collections/${name}/records`;
const confirm = ({ id }: Person) =>
  asOperator(server, 'PATCH', `${records('users')}/${id}`, { verified: true });
const newcomer = async (given = {}): Promise<Person> => {
  const person = await signUp(server, given);
  await confirm(person);
  return person;
};
const tryPremium = (person: Person, body = {}) => ask(person, 'trial', body);

describe('the trial', () => {
  test('needs an address that is confirmed, and no card', async () => {
    const person = await signUp(server);
    expect((await checked(person)).trial).toBe('unverified');
    expect(await tryPremium(person)).toMatchObject({ status: 409, body: { code: 'unverified' } });
    await confirm(person);
    const { body } = await tryPremium(person);
    expect(body).toMatchObject({
      subscribed: true,
      tier: 'premium',
      trial: 'used',
      customer: false,
      plans: [{ source: 'trial', status: TRIALING }],
    });
    expect(Math.round((body.until - body.now) / DAY_MS)).toBe(TRIAL_DAYS);
  });

  test('is had once, however often it is asked for at one moment', async () => {
    const person = await newcomer();
    const replies = await Promise.all([1, 2, 3, 4].map(() => tryPremium(person)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    await sql(`UPDATE subscriptions SET periodEnd = 1 WHERE user = '${person.id}'`);
    expect(await tryPremium(person)).toMatchObject({ status: 409, body: { code: 'trial_used' } });
  });

  test('is not had again by another account at the same mailbox, nor after the account is gone', async () => {
    const person = await newcomer({ email: 'zoe.roy.essai@gmail.com' });
    expect((await tryPremium(person)).status).toBe(200);
    const twin = await newcomer({ email: 'zoeroyessai+encore@gmail.com' });
    expect((await tryPremium(twin)).body.code).toBe('trial_used');
    await call(server, 'DELETE', '/api/jalon/account', { password: PASSWORD }, person.token);
    await sql(`UPDATE users SET deleteAfter = 1 WHERE id = '${person.id}'`);
    await asOperator(server, 'POST', '/api/crons/jalon-night');
    await expect
      .poll(async () => (await sql(`SELECT id FROM users WHERE id = '${person.id}'`)).length)
      .toBe(0);
    const again = await newcomer({ email: 'zoe.roy.essai@gmail.com' });
    expect((await tryPremium(again)).body.code).toBe('trial_used');
    // What is kept of the address can't be read back.
    expect(JSON.stringify(await sql('SELECT * FROM used_trials'))).not.toMatch(/zoe|gmail/);
  });

  test('lasts by the server’s clock, whatever a device says of its own', async () => {
    const person = await newcomer();
    const { body } = await tryPremium(person, {
      now: 1,
      periodEnd: Date.now() * 2,
      days: 900,
      until: Date.now() * 2,
    });
    expect(body.until - body.now).toBeLessThanOrEqual(TRIAL_DAYS * DAY_MS);
    const phone = deviceOf(server, person);
    // A clock set back by a year, and one set ahead.
    for (const now of [Date.now() - 365 * DAY_MS, Date.now() + 365 * DAY_MS]) {
      const change = phone.change('interview_sessions', newId(), 'create', { kind: 'custom' });
      const reply = await phone.send([change], { now });
      expect(reply.body.receipts[0].outcome).toBe('applied');
    }
    await sql(`UPDATE subscriptions SET periodEnd = ${Date.now()} WHERE user = '${person.id}'`);
    const change = phone.change('interview_sessions', newId(), 'create', { kind: 'custom' });
    const late = await phone.send([change], { now: Date.now() - 365 * DAY_MS });
    expect(late.body.receipts[0].code).toBe('role');
    expect((await ask(person, 'get-user-highest-role')).body).toEqual({
      role: 'user',
      lasts: null,
    });
  });

  test('tells a device how long to go on without the server, not until when', async () => {
    const person = await newcomer();
    await tryPremium(person);
    const { role, lasts } = (await ask(person, 'get-user-highest-role')).body;
    expect(role).toBe('premium');
    expect(Math.round(lasts / DAY_MS)).toBe(TRIAL_DAYS);
    const given = await signUpAs(server, 'premium');
    expect((await ask(given, 'get-user-highest-role')).body.lasts).toBeNull();
    expect(OFFLINE_GRACE_DAYS).toBeLessThan(TRIAL_DAYS);
  });
});

describe('a group’s code', () => {
  const montreal = new Intl.DateTimeFormat('sv', {
    timeZone: 'America/Toronto',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const inDays = (days: number): string => montreal.format(Date.now() + days * DAY_MS).slice(0, 10);
  const makeCode = async (given: object = {}): Promise<{ id: string; code: string }> => {
    const body = { name: 'Centre Ahuntsic', seats: 2, expiresOn: inDays(90), ...given };
    const reply = await asOperator(server, 'POST', records('group_codes'), body);
    expect(reply.status).toBe(200);
    return reply.body;
  };
  const redeem = (person: Person, code: unknown) => ask(person, 'group-code', { code });

  test('is made by the server, each unlike any other, and is read however it is written', async () => {
    const [one, other] = [await makeCode(), await makeCode()];
    expect(one.code).toMatch(/^([A-HJKMNP-Z2-9]{5}-){2}[A-HJKMNP-Z2-9]{5}$/);
    expect(one.code).not.toBe(other.code);
    const person = await signUp(server);
    const { body } = await redeem(person, ` ${one.code.toLowerCase().replaceAll('-', ' ')} `);
    expect(body).toMatchObject({ subscribed: true, plans: [{ source: 'group', status: ACTIVE }] });
    const bad = { name: 'X', seats: 1, expiresOn: inDays(9), code: 'FACILE' };
    expect((await asOperator(server, 'POST', records('group_codes'), bad)).status).toBe(400);
  });

  test.each([
    ['no seats', { seats: 0 }, 'seats'],
    ['a day that is past', { expiresOn: '2026-01-01' }, 'expiresOn'],
    ['a day that is none', { expiresOn: '30 juin' }, 'expiresOn'],
    ['no day', { expiresOn: '' }, 'expiresOn'],
  ])('is not made with %s, which is told beside the field', async (_, given, field) => {
    const body = { name: 'Centre', seats: 2, expiresOn: inDays(9), ...given };
    const reply = await asOperator(server, 'POST', records('group_codes'), body);
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.data)).toEqual([field]);
  });

  test('has so many seats, also for those who come at one moment, and takes one a person', async () => {
    const { code, id } = await makeCode();
    const people = await Promise.all([1, 2, 3, 4].map(() => signUp(server)));
    const replies = await Promise.all(people.map((person) => redeem(person, code)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('no_seat');
    const member = people[replies.findIndex(({ status }) => status === 200)]!;
    expect((await redeem(member, code)).status).toBe(200);
    const [[taken] = []] = await sql(
      `SELECT COUNT(*) FROM subscriptions WHERE groupCode = '${id}'`,
    );
    expect(Number(taken)).toBe(2);
  });

  test('ends on its day, which the operator may move, and with the code', async () => {
    const { code, id } = await makeCode();
    const person = await signUp(server);
    await redeem(person, code);
    const move = (expiresOn: string) =>
      asOperator(server, 'PATCH', `${records('group_codes')}/${id}`, { expiresOn });
    await move(inDays(-2));
    expect((await checked(person)).subscribed).toBe(false);
    expect((await redeem(await signUp(server), code)).body).toMatchObject({ code: 'unknown_code' });
    await move('2028-06-30');
    const { until } = (await ask(person, 'check-subscription')).body;
    expect(montreal.format(until)).toBe('2028-06-30 23:59:59');
    await asOperator(server, 'DELETE', `${records('group_codes')}/${id}`);
    expect((await checked(person)).subscribed).toBe(false);
  });

  test('gives nothing to who has as much, and no second one beside the first', async () => {
    const [long, short] = [await makeCode(), await makeCode({ expiresOn: inDays(3) })];
    const person = await signUp(server);
    await redeem(person, long.code);
    expect((await redeem(person, short.code)).body.code).toBe('has_premium');
    const staff = await signUpAs(server, 'admin');
    expect((await redeem(staff, long.code)).body.code).toBe('has_premium');
  });

  test('is guessed slowly', async () => {
    const person = await signUp(server);
    const { code } = await makeCode();
    const wrong = Array.from(
      { length: GUESS_LIMITS.groupCode.free + 2 },
      () => 'AAAAA-AAAAA-AAAAA',
    );
    const statuses = [];
    for (const guess of wrong) statuses.push((await redeem(person, guess)).status);
    expect(statuses.filter((status) => status === 400).length).toBeLessThan(wrong.length);
    const waits = await redeem(person, code);
    expect([waits.status, Number(waits.headers.get('Retry-After'))]).toEqual([
      429,
      expect.any(Number),
    ]);
    for (const nonsense of [null, 7, {}, 'x'.repeat(15_000), '🎉'.repeat(15)])
      expect((await redeem(await signUp(server), nonsense)).status).toBe(400);
  });
});

/** What somebody has beside their role, and whether it gives Premium. */
const PLANS: readonly (readonly [
  string,
  { status: string; ends: number; source?: string }[],
  boolean,
])[] = [
  ['nothing', [], false],
  ['a trial', [{ source: 'trial', status: TRIALING, ends: 1 }], true],
  ['a trial that is over', [{ source: 'trial', status: TRIALING, ends: -1 }], false],
  ['what they pay for', [{ source: 'stripe', status: ACTIVE, ends: 1 }], true],
  ['what they cancelled, to its end', [{ source: 'stripe', status: CANCELED, ends: 1 }], true],
  ['what they cancelled, past its end', [{ source: 'stripe', status: CANCELED, ends: -1 }], false],
  ['a late payment', [{ source: 'stripe', status: PAST_DUE, ends: 1 }], true],
  ['a payment that never came', [{ source: 'stripe', status: 'unpaid', ends: 1 }], false],
  ['a group’s code', [{ source: 'group', status: ACTIVE, ends: 1 }], true],
  ['a gift', [{ source: 'hand', status: ACTIVE, ends: 1 }], true],
  [
    'a trial that is over and a group’s code',
    [
      { source: 'trial', status: TRIALING, ends: -1 },
      { source: 'group', status: ACTIVE, ends: 1 },
    ],
    true,
  ],
];

describe.each(ROLES)('the role %s', (role) => {
  test.each(PLANS)(
    'with %s opens each door that it should, and no other',
    async (_, plans, gives) => {
      const person = await signUpAs(server, role);
      for (const { ends, ...plan } of plans) {
        const body = { user: person.id, periodEnd: Date.now() + ends * DAY_MS, ...plan };
        expect((await asOperator(server, 'POST', records('subscriptions'), body)).status).toBe(200);
      }
      const expected = highestRole([role, ...(gives ? ['premium'] : [])]);
      const isPremium = expected !== 'user';
      const limits = limitsOf(expected);
      const me = (await call(server, 'GET', '/api/jalon/me', undefined, person.token)).body;
      expect(me).toMatchObject({ role: expected, tier: isPremium ? expected : 'free', limits });
      expect((await ask(person, 'get-user-highest-role')).body.role).toBe(expected);
      expect((await checked(person)).subscribed).toBe(isPremium);
      const all = await call(
        server,
        'GET',
        `${QUESTION_PATHS.all}?language=fr`,
        undefined,
        person.token,
      );
      expect(all.status).toBe(isPremium ? 200 : 403);
      const { perDay } = (await call(server, 'GET', '/api/jalon/assist', undefined, person.token))
        .body;
      expect(perDay).toBe(limits.assistsPerDay);
      const phone = deviceOf(server, person);
      const made = [
        ...Array.from({ length: 6 }, () => ['applications', { title: 'T' }] as const),
        ['interview_sessions', { kind: 'simulation' }] as const,
        ['interview_sessions', { kind: 'simulation' }] as const,
        ['interview_sessions', { kind: 'custom' }] as const,
        ['linkedin_texts', { kind: 'post', createdAt: Date.now() }] as const,
        ['linkedin_texts', { kind: 'post', createdAt: Date.now() }] as const,
        ['linkedin_texts', { kind: 'summary' }] as const,
      ].map(([collection, patch]) => phone.change(collection, newId(), 'create', patch));
      const { receipts, changes } = (await phone.send(made)).body;
      const codes = receipts.map(({ code, outcome }: Json) => code ?? outcome);
      const free = ['applied', 'limit', 'role', 'applied', 'limit', 'role'];
      expect(codes.slice(6)).toEqual(isPremium ? Array(6).fill('applied') : free);
      expect(changes.filter(({ locked }: Json) => locked)).toHaveLength(isPremium ? 0 : 1);
      const stats = await call(
        server,
        'GET',
        '/api/jalon/admin/statistics',
        undefined,
        person.token,
      );
      expect(stats.status).toBe(['admin', 'super_admin'].includes(role) ? 200 : 403);
    },
  );
});

test('after a plan ends everything stays readable, can be edited, taken along and put in order', async () => {
  const person = await newcomer();
  await tryPremium(person);
  const phone = deviceOf(server, person);
  const ids = Array.from({ length: 8 }, newId);
  await phone.send(
    ids.map((id) => phone.change('applications', id, 'create', { title: `T${id}` })),
  );
  const custom = newId();
  await phone.send([
    phone.change('interview_sessions', custom, 'create', { kind: 'custom', jobTitle: 'Soudeuse' }),
  ]);
  await sql(`UPDATE subscriptions SET periodEnd = 1 WHERE user = '${person.id}'`);
  // Another device, after the end: all of it arrives.
  const { token } = (await signIn(server, person.email)).body;
  const laptop = deviceOf(server, { token });
  const { changes } = (await laptop.send()).body;
  expect(changes.filter(({ collection }: Json) => collection === 'applications')).toHaveLength(8);
  const edit = laptop.change('applications', ids[7]!, 'patch', { notes: 'lu' }, { baseRev: 1 });
  const other = laptop.change(
    'interview_sessions',
    custom,
    'patch',
    { jobTitle: 'Chef' },
    { baseRev: 1 },
  );
  const { receipts } = (await laptop.send([edit, other])).body;
  expect(receipts.map(({ outcome }: Json) => outcome)).toEqual(['applied', 'applied']);
  const { body } = await call(server, 'POST', '/api/jalon/export', { password: PASSWORD }, token);
  expect([body.applications.length, body.interview_sessions.length]).toEqual([8, 1]);
  expect(body.subscriptions).toMatchObject([{ source: 'trial', status: TRIALING }]);
});
