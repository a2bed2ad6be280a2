import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../../../scripts/lib/project.mjs';
import type { FieldKind } from '../../../src/domain/collections/field-kinds.ts';
import { SYNCED_COLLECTIONS } from '../../../src/domain/synced-collections.ts';
import { asOperator, signUp } from '../people.ts';
import { folderWith, startTestServer, type TestServer } from '../real-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const sql = async (query: string, on = server): Promise<string[][]> =>
  (await asOperator(on, 'POST', '/api/sql', { query })).body.rows;
const records = (name: string) => `/api/collections/${name}/records`;

describe('the collections', () => {
  const TYPES: Record<FieldKind, string> = {
    text: 'text',
    number: 'number',
    time: 'number',
    flag: 'bool',
    json: 'json',
    any: 'json',
  };

  test.each(Object.entries(SYNCED_COLLECTIONS))('hold the fields of %s', async (name, rules) => {
    const { body } = await asOperator(server, 'GET', `/api/collections/${name}`);
    const types = Object.fromEntries(
      body.fields.map((field: { name: string; type: string }) => [field.name, field.type]),
    );
    const expected = Object.entries(rules.kinds).map(([field, kind]) => [field, TYPES[kind]]);
    expect(types).toMatchObject(Object.fromEntries(expected));
    const ours = ['id', 'user', 'rev', 'clocks', ...(rules.limited ? ['lockedAt'] : [])];
    const bytes = rules.maxBytes === undefined ? [] : ['bytes', 'storedHash', 'storedSize'];
    expect(Object.keys(types).toSorted()).toEqual(
      [...ours, ...Object.keys(rules.kinds), ...bytes].toSorted(),
    );
    expect(body).toMatchObject({
      id: `jln_${name}`,
      listRule: 'user = @request.auth.id',
      viewRule: 'user = @request.auth.id',
      createRule: null,
      updateRule: null,
      deleteRule: null,
    });
  });
});

describe('the log of changes', () => {
  const logOf = (user: string, on = server) =>
    sql(`SELECT record, rev, gone, seq FROM sync_log WHERE user = '${user}' ORDER BY seq`, on);

  test('has one line per record, moved to its end by each change, and kept by a deletion', async () => {
    const { id: user } = await signUp(server);
    const add = async (title: string) =>
      (await asOperator(server, 'POST', records('cvs'), { user, title, rev: 1 })).body.id;
    const [a, b] = [await add('A'), await add('B')];
    await asOperator(server, 'PATCH', `${records('cvs')}/${a}`, { title: 'A2' });
    expect((await logOf(user)).map(([record]) => record)).toEqual([b, a]);
    await asOperator(server, 'DELETE', `${records('cvs')}/${b}`);
    expect((await logOf(user)).map(([record, , gone]) => [record, gone])).toEqual([
      [a, '0'],
      [b, '1'],
    ]);
  });

  test('tells who had a record that it is gone when it is given to someone else', async () => {
    const [{ id: user }, { id: other }] = [await signUp(server), await signUp(server)];
    const { id } = (await asOperator(server, 'POST', records('cvs'), { user, title: 'A' })).body;
    await asOperator(server, 'PATCH', `${records('cvs')}/${id}`, { user: other });
    expect((await logOf(user)).map(([record, , gone]) => [record, gone])).toEqual([[id, '1']]);
    expect((await logOf(other)).map(([record, , gone]) => [record, gone])).toEqual([[id, '0']]);
  });

  test('goes with the account', async () => {
    const { id: user } = await signUp(server);
    await asOperator(server, 'POST', records('cvs'), { user, title: 'A' });
    await asOperator(server, 'DELETE', `${records('users')}/${user}`);
    expect(await logOf(user)).toEqual([]);
    expect(await sql(`SELECT id FROM cvs WHERE user = '${user}'`)).toEqual([]);
  });

  test('moves on after a field is added and another renamed', async () => {
    const migrationsDir = folderWith(MIGRATIONS, {
      '1999999990_fields.js': `migrate((app) => {
        const cvs = app.findCollectionByNameOrId('cvs');
        cvs.fields.add(new TextField({ name: 'added' }));
        cvs.fields.getByName('title').name = 'renamed';
        app.save(cvs);
        require(__hooks + '/jalon.js').createSyncTriggers(app, 'cvs');
      });`,
      '1999999991_without_us.js': `migrate((app) => {
        const reminders = app.findCollectionByNameOrId('reminders');
        reminders.fields.add(new TextField({ name: 'added' }));
        reminders.fields.getByName('note').name = 'renamed';
        app.save(reminders);
      });`,
    });
    const changed = await startTestServer({ migrationsDir });
    const { id: user } = await signUp(changed);
    for (const name of ['cvs', 'reminders']) {
      const added = { user, added: 'x', renamed: 'y' };
      const { id } = (await asOperator(changed, 'POST', records(name), added)).body;
      await asOperator(changed, 'PATCH', `${records(name)}/${id}`, { renamed: 'z' });
    }
    const log = await logOf(user, changed);
    const triggers = await sql("SELECT name FROM sqlite_master WHERE type = 'trigger'", changed);
    await changed.stop();
    expect(log).toHaveLength(2);
    expect(triggers.flat().filter((name) => /^sync_log_(cvs|reminders)_/.test(name))).toHaveLength(
      6,
    );
  });
});

describe('a free plan', () => {
  test('holds five active applications, whoever writes them', async () => {
    const { id: user } = await signUp(server);
    const add = async (given: object = {}) =>
      (await asOperator(server, 'POST', records('applications'), { user, title: 'T', ...given }))
        .status;
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push(await add());
    expect(statuses).toEqual([200, 200, 200, 200, 200, 400]);
    expect([await add({ lockedAt: 5 }), await add({ trashedAt: 5 })]).toEqual([200, 200]);
    await asOperator(server, 'PATCH', `${records('users')}/${user}`, { role: 'premium' });
    expect(await add()).toBe(200);
    // Those it has stay editable when the plan ends.
    await asOperator(server, 'PATCH', `${records('users')}/${user}`, { role: 'user' });
    const [[id] = []] = await sql(
      `SELECT id FROM applications WHERE user='${user}' AND lockedAt=0`,
    );
    const edit = { notes: 'appelée' };
    expect(
      (await asOperator(server, 'PATCH', `${records('applications')}/${id}`, edit)).status,
    ).toBe(200);
    expect(await add()).toBe(400);
  });
});
