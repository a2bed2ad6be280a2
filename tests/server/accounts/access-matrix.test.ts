/**
 * Everyone against everything: each collection the schema has, each action, each protected field,
 * through every door there is. A collection that neither this file nor the list of synced ones names fails it.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../event-stream.ts';
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
import { SYNCED_COLLECTIONS } from '../../../src/domain/synced-collections.ts';
import { startTestServer, type TestServer } from '../real-server.ts';
import { sampleRow } from '../sample-row.ts';

/** Read by its owner alone, written by our routes alone. */
const OWN = [
  ...Object.keys(SYNCED_COLLECTIONS),
  'consents',
  'devices',
  'push_subscriptions',
  'subscriptions',
];
/** Read and written by the operator alone. */
const CLOSED = [
  '_superusers',
  'audit_log',
  'contact_messages',
  'incidents',
  'group_codes',
  'outbox',
  'questions',
  'site_settings',
];
/** Read by anyone once published, written by the operator alone. */
const PUBLISHED = ['posts'];
/** PocketBase's own, which show a person their own lines. */
const SYSTEM = ['_authOrigins', '_externalAuths', '_mfas', '_otps'];

/** Hidden from everyone but the operator; where nothing is said, how edits merge. */
const PROTECTED: Record<string, string[]> = {
  users: ['role', 'disabled', 'deleteAfter', 'password', 'tokenKey', 'codeByMail'],
  subscriptions: ['customerId', 'subscriptionId', 'groupCode', 'checkedAt'],
  consents: [],
  devices: [],
  push_subscriptions: ['endpoint', 'dueAt', 'attempts'],
  files: ['bytes', 'clocks', 'storedHash', 'storedSize'],
};

let server: TestServer;
const people: Record<string, Person> = {};
const others: Record<string, string> = {};
let schema: { name: string; fields: Json[] }[] = [];
beforeAll(async () => {
  server = await startTestServer();
  for (const name of ['a', 'b']) people[name] = await signUp(server);
  for (const role of ['premium', 'admin', 'super_admin'])
    people[role] = await signUpAs(server, role);
  people['guest'] = { id: '', email: '', token: '' };
  const { body } = await asOperator(server, 'GET', '/api/collections?perPage=200');
  schema = body.items;
  for (const name of [...OWN, 'audit_log', 'outbox']) others[name] = await addTo(name, 'b');
  for (const name of OWN) await addTo(name, 'a');
  others['users'] = who('b').id;
});
afterAll(() => server.stop());

const who = (name: string): Person => people[name] as Person;
const records = (name: string, id = '') => `/api/collections/${name}/records${id ? `/${id}` : ''}`;
const STRANGERS = ['guest', 'a', 'premium', 'admin', 'super_admin'];

/** One record of a collection, with something in each field that must have it. */
const addTo = async (name: string, owner: string): Promise<string> => {
  const fields = schema.find((collection) => collection.name === name)?.fields ?? [];
  const needed = fields
    .filter(({ required, type }) => required && type === 'text')
    .map(({ name: field }) => [field, field === 'id' ? undefined : owner]);
  const body = { ...Object.fromEntries(needed), ...sampleRow(name), user: who(owner).id };
  if (name === 'subscriptions') body['status'] = 'unpaid';
  if (name === 'consents')
    return (await asOperator(server, 'GET', `${records(name)}?filter=user='${who(owner).id}'`)).body
      .items[0].id;
  const { status, body: made } = await asOperator(server, 'POST', records(name), body);
  if (status !== 200) throw new Error(`${name}: ${JSON.stringify(made)}`);
  return made.id;
};

const as = (name: string, method: string, path: string, body?: unknown) =>
  call(server, method, path, body, who(name).token);

test('every collection is tried', () => {
  expect(schema.map(({ name }) => name).toSorted()).toEqual(
    [...OWN, ...CLOSED, ...PUBLISHED, ...SYSTEM, 'users'].toSorted(),
  );
});

describe.each([...OWN, 'users'])('%s', (name) => {
  test('shows to each their own and nothing of others', async () => {
    for (const stranger of STRANGERS) {
      const list = await as(stranger, 'GET', `${records(name)}?perPage=500`);
      expect(list.status).toBe(200);
      const owners = list.body.items.map((item: Json) => (name === 'users' ? item.id : item.user));
      expect(owners.every((owner: string) => owner === who(stranger).id)).toBe(true);
      expect((await as(stranger, 'GET', records(name, others[name]))).status).toBe(404);
    }
    const own = await as('b', 'GET', records(name, others[name]));
    expect(own).toMatchObject({ status: 200, body: { id: others[name] } });
  });

  test('is written by nobody through the general door', async () => {
    for (const stranger of [...STRANGERS, 'b']) {
      const body = {
        user: who(stranger).id,
        role: 'admin',
        rev: 9,
        title: 'x',
        id: 'x'.repeat(15),
      };
      const statuses = [
        (await as(stranger, 'POST', records(name), body)).status,
        (await as(stranger, 'PATCH', records(name, others[name]), body)).status,
        (await as(stranger, 'DELETE', records(name, others[name]))).status,
      ];
      expect(statuses).toEqual([403, 403, 403]);
    }
  });

  test('neither shows, filters nor sorts by what is hidden, even for its owner', async () => {
    const hidden = (schema.find((collection) => collection.name === name)?.fields ?? [])
      .filter((field) => field.hidden)
      .map((field) => String(field.name));
    expect(hidden).toEqual(expect.arrayContaining(PROTECTED[name] ?? ['clocks']));
    const own = await as('b', 'GET', `${records(name, others[name])}?fields=*`);
    for (const field of hidden) {
      expect(Object.keys(own.body)).not.toContain(field);
      const filter = encodeURIComponent(`${field} != "x"`);
      for (const query of [`filter=${filter}`, `sort=${field}`])
        expect((await as('b', 'GET', `${records(name)}?${query}`)).status).toBe(400);
      // Nor sideways, through who owns it.
      const sideways = encodeURIComponent(`user.${field} != "x"`);
      const reply = await as('a', 'GET', `${records(name)}?filter=${sideways}`);
      expect([200, 400]).toContain(reply.status);
      expect(JSON.stringify(reply.body)).not.toContain(who('b').id);
    }
  });
});

describe.each(CLOSED)('%s', (name) => {
  test('is closed to everyone', async () => {
    const id = others[name] ?? 'x'.repeat(15);
    for (const stranger of [...STRANGERS, 'b']) {
      const statuses = [
        (await as(stranger, 'GET', records(name))).status,
        (await as(stranger, 'GET', records(name, id))).status,
        (await as(stranger, 'POST', records(name), { user: who(stranger).id })).status,
        (await as(stranger, 'PATCH', records(name, id), {})).status,
        (await as(stranger, 'DELETE', records(name, id))).status,
      ];
      expect(statuses).toEqual([403, 403, 403, 403, 403]);
    }
  });
});

describe.each(PUBLISHED)('%s', (name) => {
  test('is read by everyone and written by nobody', async () => {
    for (const stranger of STRANGERS) {
      const list = await as(stranger, 'GET', records(name));
      expect([list.status, list.body.items.length > 0]).toEqual([200, true]);
      const id = list.body.items[0].id;
      const statuses = [
        (await as(stranger, 'POST', records(name), { title: 'x' })).status,
        (await as(stranger, 'PATCH', records(name, id), { title: 'x' })).status,
        (await as(stranger, 'DELETE', records(name, id))).status,
      ];
      expect(statuses).toEqual([403, 403, 403]);
    }
  });
});

describe.each(SYSTEM)('%s', (name) => {
  test('shows nothing of others and takes nothing', async () => {
    for (const stranger of STRANGERS) {
      const list = await as(stranger, 'GET', records(name));
      const items = list.status === 200 ? list.body.items : [];
      expect(items.filter((item: Json) => item.recordRef !== who(stranger).id)).toEqual([]);
      const body = { collectionRef: '_pb_users_auth_', recordRef: who('b').id };
      expect((await as(stranger, 'POST', records(name), body)).status).toBe(403);
    }
  });
});

describe('the other doors', () => {
  test('a batch opens none of them, even where the operator allows batches', async () => {
    const batch = (stranger: string) =>
      as(stranger, 'POST', '/api/batch', {
        requests: [
          { method: 'PATCH', url: records('users', who('a').id), body: { role: 'super_admin' } },
          { method: 'POST', url: records('cvs'), body: { user: who('b').id, title: 'x' } },
        ],
      });
    expect((await batch('a')).status).toBe(403);
    await asOperator(server, 'PATCH', '/api/settings', {
      batch: { enabled: true, maxRequests: 10, timeout: 3 },
    });
    for (const stranger of STRANGERS) expect((await batch(stranger)).status).toBe(400);
    await asOperator(server, 'PATCH', '/api/settings', { batch: { enabled: false } });
    expect((await as('a', 'GET', '/api/jalon/me')).body.role).toBe('user');
  });

  test('other ways to sign in are shut', async () => {
    const door = (path: string, body: unknown) =>
      call(server, 'POST', `/api/collections/users/${path}`, body);
    const oauth2 = { provider: 'google', code: 'x', codeVerifier: 'x', redirectURL: 'x' };
    const statuses = [
      (await door('auth-with-oauth2', { ...oauth2, createData: { role: 'admin' } })).status,
      // Asked for by anybody, it is answered alike, and sent to nobody who has not given the password.
      (await door('auth-with-otp', { otpId: 'x', password: 'x' })).status,
      (await as('super_admin', 'POST', `/api/collections/users/impersonate/${who('b').id}`)).status,
    ];
    expect(statuses.every((status) => status >= 400 && status < 500)).toBe(true);
  });

  test('the operator’s own doors are shut to a super administrator of the application', async () => {
    const doors: [string, string][] = [
      ['GET', '/api/settings'],
      ['GET', '/api/logs'],
      ['GET', '/api/backups'],
      ['GET', '/api/collections'],
      ['GET', '/api/crons'],
      ['POST', '/api/sql'],
    ];
    for (const [method, path] of doors) {
      const { status } = await as('super_admin', method, path, method === 'POST' ? {} : undefined);
      expect([401, 403]).toContain(status);
    }
  });

  test('realtime tells nobody of records, one’s own or others’', async () => {
    const topics = [...OWN, 'users', ...CLOSED].flatMap((name) => [
      `${name}/*`,
      ...(others[name] ? [`${name}/${others[name]}`] : []),
    ]);
    for (const stranger of STRANGERS)
      for (const topic of topics)
        await expect(listen(server, who(stranger).token, [topic])).rejects.toThrow(
          /answered 40[01]/,
        );
  });

  test('no collection keeps files by PocketBase’s own means, whose route decodes pictures of any size', () => {
    const kept = schema.flatMap(({ name, fields }) =>
      fields.filter(({ type }) => type === 'file').map((field) => `${name}.${field.name}`),
    );
    expect(kept).toEqual([]);
  });
});

describe('our routes', () => {
  const PUBLIC = [
    'GET /api/jalon/health',
    // For the machine itself; its own tests say to whom else.
    'GET /api/jalon/metrics',
    'POST /api/jalon/sign-up',
    'GET /api/jalon/posts',
    'GET /api/jalon/posts/{kind}/{slug}',
    'GET /api/jalon/questions',
    'GET /api/jalon/site',
    'POST /api/jalon/contact',
    // Whoever proves with the shared secret to be the payment service.
    'POST /api/jalon/stripe/webhook',
    'POST /api/jalon/email-change/confirm',
    // Whoever has the link of a mail may stop such mails.
    'GET /api/jalon/stop-mails',
    'POST /api/jalon/stop-mails',
  ];
  const ours = () =>
    server.health.routes
      // What is no part of the API are pages and files, which are everyone's.
      .filter((route) => route.includes(' /api/') && !PUBLIC.includes(route))
      .map((route) => {
        const [method = '', path = ''] = route.split(' ');
        return { method, path: path.replace(/\{id\}/g, who('b').id) };
      });

  test('ask who one is, each of them', async () => {
    for (const { method, path } of ours()) {
      const reply = await call(server, method, path, method === 'GET' ? undefined : {});
      expect([path, reply.status, reply.body]).toEqual([path, 401, { code: 'sign_in_needed' }]);
    }
  });

  test('take an operator’s token for nobody', async () => {
    for (const { method, path } of ours()) {
      const { status } = await asOperator(server, method, path, method === 'GET' ? undefined : {});
      expect([path, status]).toEqual([path, 401]);
    }
  });

  test.each([
    ['what is no JSON', '{'],
    ['a list', '[]'],
    ['a word', '"x"'],
    ['nothing but nulls', '{"password":null,"email":null,"role":null,"label":null}'],
    ['deep nesting', '['.repeat(5000)],
    ['a prototype', '{"__proto__":{"role":"admin"},"constructor":{"prototype":{}}}'],
    ['too much', JSON.stringify({ password: 'x'.repeat(60_000) })],
  ])('answer %s with a code, and never fail', async (_, body) => {
    for (const { method, path } of ours().filter((route) => route.method !== 'GET')) {
      if (path.endsWith('/sign-out-everywhere') || path.endsWith('/keep')) continue;
      const reply = await as('premium', method, path, body);
      const isWell =
        reply.status < 400 || reply.status === 413 || (reply.status < 500 && 'code' in reply.body);
      expect([path, isWell, isWell || reply]).toEqual([path, true, true]);
    }
  });

  test('change nothing of anyone else, whatever ids, roles and owners a body forges', async () => {
    const before = await stateOfB();
    const { id, email } = who('b');
    const forged = {
      id,
      user: id,
      _user_id: id,
      email,
      role: 'super_admin',
      fullName: 'Volée',
      password: PASSWORD,
      current: PASSWORD,
      next: 'girafe-velours',
      label: 'volé',
      disabled: true,
      deleteAfter: 1,
    };
    for (const { method, path } of ours()) {
      const { token } = (await signIn(server, who('a').email)).body;
      await call(server, method, path, method === 'GET' ? undefined : forged, token);
    }
    expect(await stateOfB()).toEqual(before);
    const a = await asOperator(server, 'GET', records('users', who('a').id));
    expect(a.body).toMatchObject({ role: 'user', disabled: false });
  });
});

/** Everything the operator sees of person B. */
const stateOfB = async (): Promise<unknown> => {
  const user = await asOperator(server, 'GET', records('users', who('b').id));
  const rows = [];
  for (const name of OWN)
    rows.push(
      (await asOperator(server, 'GET', `${records(name)}?filter=user='${who('b').id}'`)).body.items,
    );
  return [user.body, rows];
};
