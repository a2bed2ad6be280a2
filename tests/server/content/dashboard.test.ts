/** What the operator reads in the dashboard, and what is kept of what they do there. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  DASHBOARD_FIELDS,
  FAILED_ROWS,
  UNANSWERED_ROWS,
} from '../../../src/domain/access/administration/server-dashboard.ts';
import { SITE_JSON_FIELDS } from '../../../src/domain/content/site/site-overrides.ts';
import { asOperator, call, signUp, signUpAs, type Json } from '../people.ts';
import { startTestServer, type TestServer } from '../real-server.ts';

let server: TestServer;
let collections: Json[] = [];
beforeAll(async () => {
  server = await startTestServer();
  const { body } = await asOperator(server, 'GET', '/api/collections?perPage=200');
  collections = body.items.filter(({ system }: Json) => !system);
});
afterAll(() => server.stop());

const fieldsOf = (name: string): Json[] =>
  collections.find((collection) => collection.name === name)?.fields ?? [];

test('each field of each collection says what it is', () => {
  const silent = collections.flatMap(({ name, fields }) =>
    fields
      // PocketBase sets those itself, and has nothing to say under them.
      .filter(({ type, help }: Json) => type !== 'autodate' && !help)
      .map((field: Json) => `${name}.${field.name}`),
  );
  expect(silent).toEqual([]);
});

test('each field of JSON shows its shape', () => {
  const unclear = collections.flatMap(({ name, fields }) =>
    fields
      .filter(({ type, name: field }: Json) => type === 'json' && field !== 'clocks')
      .filter(({ help }: Json) => !/[{"]/.test(help))
      .map((field: Json) => `${name}.${field.name}`),
  );
  expect(unclear).toEqual([]);
  for (const name of SITE_JSON_FIELDS)
    expect(fieldsOf('site_settings').find((field) => field.name === name)?.help).toMatch(
      /such as|or/,
    );
});

test('the guide of administrators names fields that are there, and rows that can be had', async () => {
  const { _superusers: _, ...tables } = DASHBOARD_FIELDS;
  for (const [table, fields] of Object.entries(tables))
    expect(fieldsOf(table).map(({ name }) => name)).toEqual(
      expect.arrayContaining(Object.values(fields)),
    );
  for (const { table, filter = '', sort = '' } of [FAILED_ROWS, UNANSWERED_ROWS]) {
    const query = new URLSearchParams({ filter, sort }).toString();
    const { status } = await asOperator(
      server,
      'GET',
      `/api/collections/${table}/records?${query}`,
    );
    expect([table, status]).toEqual([table, 200]);
  }
});

test('nobody presses a collection away', async () => {
  const { body } = await asOperator(server, 'GET', '/api/settings');
  expect(body.meta.hideControls).toBe(true);
});

test('lists begin with what tells one record from the next, without what is long', () => {
  const shown = (name: string, count: number) =>
    fieldsOf(name)
      .filter(({ hidden, name: field }) => !hidden && field !== 'id')
      .slice(0, count)
      .map((field) => field.name);
  expect(shown('posts', 5)).toEqual(['title', 'kind', 'language', 'published', 'publishedOn']);
  expect(shown('outbox', 5)).toEqual(['state', 'kind', 'recipient', 'attempts', 'lastError']);
  expect(shown('contact_messages', 4)).toEqual(['name', 'state', 'rank', 'email']);
  expect(shown('cvs', 3)).toEqual(['user', 'title', 'language']);
  expect(fieldsOf('users').find(({ name }) => name === 'fullName')?.presentable).toBe(true);
});

test('a second start has nothing to write about it', async () => {
  const updatedOf = async (on: TestServer) =>
    (await asOperator(on, 'GET', '/api/collections?perPage=200')).body.items.map(
      ({ name, updated }: Json) => [name, updated],
    );
  const first = await startTestServer();
  const before = await updatedOf(first);
  await first.stop();
  const second = await startTestServer({ dataDir: first.dataDir });
  const after = await updatedOf(second);
  await second.stop();
  expect(after).toEqual(before);
});

test('a role that is given here leaves a line, and nothing else does', async () => {
  const [person, reader] = [await signUp(server), await signUpAs(server, 'super_admin')];
  const path = `/api/collections/users/records/${person.id}`;
  await asOperator(server, 'PATCH', path, { role: 'premium' });
  await asOperator(server, 'PATCH', path, { fullName: 'Nadia B.', role: 'premium' });
  await asOperator(server, 'PATCH', path, { role: '' });
  const { body: made } = await asOperator(server, 'POST', '/api/collections/users/records', {
    email: 'claude.roy@example.com',
    password: 'girafe-velours',
    passwordConfirm: 'girafe-velours',
    role: 'admin',
  });
  const acts = (await call(server, 'GET', '/api/jalon/admin/audit', undefined, reader.token)).body
    .acts;
  const told = (target: string) =>
    acts
      .filter((act: Json) => act.target === target)
      .map(({ action, before, after }: Json) => `${action} ${before} ${after}`)
      .toSorted();
  expect(told(person.id)).toEqual(['role_set premium user', 'role_set user premium']);
  expect(told(made.id)).toEqual(['role_set user admin']);
  expect(acts.every(({ actor }: Json) => actor !== '')).toBe(true);
});
