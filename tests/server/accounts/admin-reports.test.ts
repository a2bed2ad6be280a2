/** The register of incidents, the report on both languages, and what is told of an organisation's people. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOperator, call, signUp, signUpAs, type Json, type Person } from '../people.ts';
import { startTestServer, type TestServer } from '../real-server.ts';
import { sampleRow } from '../sample-row.ts';
import { ACTIVE } from '../../../src/domain/access/plans/subscription.ts';
import { DAY_MS } from '../../../src/domain/duration.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signUpAs(server, 'admin');
});
afterAll(() => server.stop());

const ask = (method: string, path: string, body?: unknown, { token } = admin) =>
  call(server, method, `/api/jalon/admin/${path}`, body, token);

test.each([
  ['GET', 'incidents'],
  ['POST', 'incidents'],
  ['PUT', 'incidents/aaaaaaaaaaaaaaa'],
  ['GET', 'content'],
  ['GET', 'cohorts'],
  ['GET', 'attention'],
])('is closed to others: %s %s', async (method, path) => {
  const body = method === 'GET' ? undefined : INCIDENT;
  for (const role of ['user', 'premium'])
    expect((await ask(method, path, body, await signUpAs(server, role))).status).toBe(403);
});

const INCIDENT = {
  knownOn: new Date().toISOString().slice(0, 10),
  occurred: 'Le 20 novembre 2026',
  what: 'Un portable a été perdu dans l’autobus.',
  data: 'Noms et courriels de participants.',
  people: 12,
  risk: 'open',
  reason: '',
  measures: '',
  authorityToldOn: '',
  peopleToldOn: '',
  publicNotice: '',
};

describe('the register of incidents', () => {
  test('is written, brought up to date, and told in the journal', async () => {
    const { id } = (await ask('POST', 'incidents', INCIDENT)).body;
    const later = { ...INCIDENT, risk: 'serious', authorityToldOn: '2026-11-22' };
    expect((await ask('PUT', `incidents/${id}`, later)).status).toBe(200);
    const { incidents } = (await ask('GET', 'incidents')).body;
    expect(incidents).toEqual([{ ...later, id, changedAt: expect.any(Number) }]);
    const reader = await signUpAs(server, 'super_admin');
    const { acts } = (await ask('GET', `audit?person=${id}`, undefined, reader)).body;
    expect(acts.map(({ action }: Json) => action)).toEqual(['incident_changed', 'incident_added']);
  });

  test('refuses what the law asks for and is not there, and a line that is not', async () => {
    expect((await ask('POST', 'incidents', { ...INCIDENT, what: ' ' })).body).toEqual({
      code: 'required',
      field: 'what',
    });
    expect((await ask('PUT', 'incidents/aaaaaaaaaaaaaaa', INCIDENT)).status).toBe(404);
  });

  test('is kept for five years, even from the operator', async () => {
    const { id } = (await ask('POST', 'incidents', INCIDENT)).body;
    const old = (await ask('POST', 'incidents', { ...INCIDENT, knownOn: '2019-01-31' })).body;
    const remove = async (one: string) =>
      (await asOperator(server, 'DELETE', `/api/collections/incidents/records/${one}`)).status;
    expect([await remove(id), await remove(old.id)]).toEqual([400, 204]);
  });
});

test('the report on content names what one language lacks', async () => {
  const before = (await ask('GET', 'content')).body;
  expect(before.gaps).toEqual([]);
  expect(before.posts.fr).toBe(before.posts.en);
  expect(before.questions.every(({ fr, en }: Json) => fr > 0 && en > 0)).toBe(true);
  await asOperator(server, 'POST', '/api/collections/posts/records', {
    title: 'Un guide sans traduction',
    kind: 'article',
    language: 'fr',
    key: 'sans-traduction',
    slug: 'sans-traduction',
    summary: 'Un résumé.',
    body: '## Un titre\n\nDu texte.',
    published: true,
  });
  expect((await ask('GET', 'content')).body.gaps).toEqual([
    {
      kind: 'article',
      key: 'sans-traduction',
      title: 'Un guide sans traduction',
      gap: 'missing',
      language: 'en',
    },
  ]);
});

test('of an organisation numbers alone are told, and small ones are hidden', async () => {
  const montreal = new Intl.DateTimeFormat('sv', { timeZone: 'America/Toronto' });
  const expiresOn = montreal.format(Date.now() + 90 * DAY_MS);
  const codeOf = async (name: string): Promise<string> =>
    (
      await asOperator(server, 'POST', '/api/collections/group_codes/records', {
        name,
        seats: 30,
        expiresOn,
      })
    ).body.id;
  const [large, small] = [await codeOf('Centre Ahuntsic'), await codeOf('Petit centre')];
  const join = async (groupCode: string): Promise<Person> => {
    const person = await signUp(server);
    await asOperator(server, 'POST', '/api/collections/subscriptions/records', {
      user: person.id,
      source: 'group',
      status: ACTIVE,
      periodEnd: Date.parse(expiresOn),
      groupCode,
    });
    return person;
  };
  for (let count = 0; count < 10; count += 1) {
    const { id: user } = await join(large);
    const row = { ...sampleRow('cvs'), user, id: `cv${String(count).padStart(13, '0')}` };
    if (count < 5) await asOperator(server, 'POST', '/api/collections/cvs/records', row);
  }
  await join(small);
  const reply = await ask('GET', 'cohorts');
  const told = { seats: 30, until: expiresOn };
  const nothing = { active: 0, withApplication: 0, withTraining: 0 };
  expect(reply.body.cohorts).toEqual([
    { id: large, name: 'Centre Ahuntsic', ...told, people: 10, ...nothing, withResume: 5 },
    {
      id: small,
      name: 'Petit centre',
      ...told,
      people: null,
      active: null,
      withResume: null,
      withApplication: null,
      withTraining: null,
    },
  ]);
  expect(JSON.stringify(reply.body)).not.toContain('@');
});

test('what waits for an administrator is told with its day, and no more once it is done', async () => {
  const fresh = await startTestServer();
  const { token } = await signUpAs(fresh, 'admin');
  const attention = async () =>
    (await call(fresh, 'GET', '/api/jalon/admin/attention', undefined, token)).body;
  const quiet = {
    messages: 0,
    privacyAnswerBy: '',
    failedMails: 0,
    incidents: 0,
    codes: [],
    freeMegabytes: null,
  };
  expect(await attention()).toEqual(quiet);

  const receivedAt = Date.parse('2026-11-24T03:00:00Z');
  const rows = (name: string) => `/api/collections/${name}/records`;
  const made: string[] = [];
  for (const [topic, given] of [
    ['help', {}],
    ['privacy', { receivedAt }],
  ] as const) {
    const message = { message_id: randomUUID(), name: 'Nadia', email: 'nadia@example.org' };
    const row = { ...message, topic, message: 'Bonjour', language: 'fr', state: 'new', receivedAt };
    const reply = await asOperator(fresh, 'POST', rows('contact_messages'), { ...row, ...given });
    expect(reply.status).toBe(200);
    made.push(reply.body.id);
  }
  const montreal = new Intl.DateTimeFormat('sv', { timeZone: 'America/Toronto' });
  const dayIn = (days: number) => montreal.format(Date.now() + days * DAY_MS);
  for (const [name, seats, days] of [
    ['Fini', 1, -5],
    ['Finit bientôt', 30, 9],
    ['Presque plein', 1, 300],
    ['Tranquille', 30, 300],
  ] as const)
    await asOperator(fresh, 'POST', rows('group_codes'), {
      name,
      seats,
      expiresOn: dayIn(days),
    });
  const incident = { ...INCIDENT, risk: 'serious' };
  const kept = await call(fresh, 'POST', '/api/jalon/admin/incidents', incident, token);

  const id = expect.any(String);
  const codes = [
    { id, name: 'Finit bientôt', endsOn: dayIn(9), isShort: false },
    { id, name: 'Presque plein', endsOn: '', isShort: true },
  ];
  // The evening of 23 November in Montréal.
  const due = { messages: 2, privacyAnswerBy: '2026-12-23', incidents: 1, codes };
  expect(await attention()).toEqual({ ...quiet, ...due });

  for (const one of made)
    await asOperator(fresh, 'PATCH', `${rows('contact_messages')}/${one}`, { state: 'answered' });
  const told = { ...incident, authorityToldOn: '2026-11-23', peopleToldOn: '2026-11-23' };
  await call(fresh, 'PUT', `/api/jalon/admin/incidents/${kept.body.id}`, told, token);
  expect(await attention()).toEqual({ ...quiet, codes });
  await fresh.stop();
});
