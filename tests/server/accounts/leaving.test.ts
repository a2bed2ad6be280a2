import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SYNCED_COLLECTIONS } from '../../../src/domain/synced-collections.ts';
import { asOperator, call, PASSWORD, signIn, signUp, signUpAs, type Person } from '../people.ts';
import { residentMegabytes, startTestServer, type TestServer } from '../real-server.ts';
import { startSink, type Sink } from '../smtp-sink.ts';
import { ACCOUNT_UNDO_DAYS } from '../../../src/domain/access/retention.ts';
import { DAY_MS } from '../../../src/domain/duration.ts';
import { deviceOf, newId } from '../sync/sync-device.ts';

let server: TestServer;
let sink: Sink;
beforeAll(async () => {
  sink = await startSink();
  server = await startTestServer({ env: sink.env });
});
afterAll(() => server.stop());

const leave = ({ token }: Person, password: unknown = PASSWORD) =>
  call(server, 'DELETE', '/api/jalon/account', { password }, token);
const addEverywhere = async ({ id: user }: Person) => {
  for (const name of Object.keys(SYNCED_COLLECTIONS))
    await asOperator(server, 'POST', `/api/collections/${name}/records`, { user });
};
const linesOf = async (user: string) => {
  const schema = await asOperator(server, 'GET', '/api/collections?perPage=200');
  const counts = schema.body.items
    .filter(({ fields }: { fields: { name: string }[] }) =>
      fields.some(({ name }) => name === 'user'),
    )
    .map(({ name }: { name: string }) => `SELECT COUNT(*) AS n FROM ${name} WHERE user='${user}'`);
  const query = `SELECT SUM(n) FROM (${counts.join(' UNION ALL ')})`;
  return Number((await asOperator(server, 'POST', '/api/sql', { query })).body.rows[0][0]);
};

test('an export holds all of one’s own and nothing of others', async () => {
  const [person, other] = [await signUp(server), await signUp(server)];
  await addEverywhere(person);
  await addEverywhere(other);
  const take = (password: string) =>
    call(server, 'POST', '/api/jalon/export', { password }, person.token);
  expect((await take('pas-le-bon')).body.code).toBe('wrong_password');
  const { body } = await take(PASSWORD);
  expect(body.account).toMatchObject({ id: person.id, email: person.email });
  for (const name of Object.keys(SYNCED_COLLECTIONS)) expect(body[name]).toHaveLength(1);
  expect(body.cvs[0]).toMatchObject({ title: '', askedYearOnly: false, personal: {} });
  expect(body.cvs[0].removedEntries).toEqual({});
  expect(body.consents).toMatchObject([{ kind: 'terms' }]);
  expect(JSON.stringify(body)).not.toContain(other.id);
});

test('consent to news is kept beside the terms, for whoever has asked for it', async () => {
  const person = await signUp(server, { news: true });
  const { body } = await call(
    server,
    'POST',
    '/api/jalon/export',
    { password: PASSWORD },
    person.token,
  );
  expect(body.consents.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'news',
    'terms',
  ]);
});

test('an export holds what is still kept of entries that were removed', async () => {
  const person = await signUp(server);
  const phone = deviceOf(server, person);
  const record = newId();
  const entry = { jobTitle: 'Soudeuse', order: 'a' };
  await phone.send([
    phone.change('cvs', record, 'create', { 'experience.e1': entry }),
    phone.change('cvs', record, 'patch', { 'experience.e1': null }, { baseRev: 1 }),
  ]);
  const asked = { password: PASSWORD };
  const { body } = await call(server, 'POST', '/api/jalon/export', asked, person.token);
  expect(body.cvs).toMatchObject([{ experience: {}, removedEntries: { 'experience.e1': entry } }]);
});

test('an export of many and large records has each once, and costs the server little', async () => {
  const person = await signUp(server);
  const phone = deviceOf(server, person);
  const ids = Array.from({ length: 45 }, newId);
  for (const id of ids)
    await phone.send([
      phone.change('cvs', id, 'create', { 'personal.summary': 'x'.repeat(390_000) }),
    ]);
  const before = residentMegabytes(server);
  const { body } = await call(
    server,
    'POST',
    '/api/jalon/export',
    { password: PASSWORD },
    person.token,
  );
  expect(body.cvs.map(({ id }: { id: string }) => id)).toEqual(ids.toSorted());
  // 17 MB of rows: whole, they took fifteen times as much.
  expect(residentMegabytes(server) - before).toBeLessThan(100);
});

test('leaving asks for the password, ends the sessions and can be undone for some days', async () => {
  const person = await signUp(server);
  await sink.next(person.email);
  expect((await leave(person, 'pas-le-bon')).body.code).toBe('wrong_password');
  const { body } = await leave(person);
  expect(body.deleteAfter - Date.now()).toBeGreaterThan((ACCOUNT_UNDO_DAYS - 0.1) * DAY_MS);
  expect((await sink.next(person.email)).subject).toMatch(/^Votre compte sera supprimé le \d/);
  expect((await call(server, 'GET', '/api/jalon/me', undefined, person.token)).status).toBe(401);
  const { token } = (await signIn(server, person.email)).body;
  const me = () => call(server, 'GET', '/api/jalon/me', undefined, token);
  expect((await me()).body.deleteAfter).toBe(body.deleteAfter);
  await call(server, 'POST', '/api/jalon/account/keep', {}, token);
  expect((await me()).body.deleteAfter).toBeNull();
});

test('after that nothing of the person is left, in any collection', async () => {
  const [person, stays] = [await signUp(server), await signUp(server)];
  await addEverywhere(person);
  await addEverywhere(stays);
  await leave(person);
  await asOperator(server, 'PATCH', `/api/collections/users/records/${person.id}`, {
    deleteAfter: 1,
  });
  await asOperator(server, 'POST', '/api/crons/jalon-night');
  for (let tries = 0; tries < 100 && (await linesOf(person.id)) > 0; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await linesOf(person.id)).toBe(0);
  expect((await signIn(server, person.email)).status).toBe(400);
  expect(await linesOf(stays.id)).toBeGreaterThanOrEqual(Object.keys(SYNCED_COLLECTIONS).length);
});

test(
  'and no file of the server holds a word of theirs any more',
  { timeout: 120_000 },
  async () => {
    const mails = await startSink();
    const own = await startTestServer({ env: mails.env });
    const secrets = [
      'Zénobie Quatrepoints',
      'zenobie.quatrepoints',
      'Horlogerie Sept-Collines',
      'motsansecho',
    ];
    const person = await signUp(own, {
      fullName: 'Zénobie Quatrepoints',
      email: 'zenobie.quatrepoints@example.org',
    });
    await mails.next(person.email);
    const phone = deviceOf(own, person);
    const file = newId();
    const bytes = Buffer.from('motsansecho'.repeat(50));
    const hash = createHash('sha256').update(bytes).digest('hex');
    await phone.send([
      phone.change('cvs', newId(), 'create', {
        title: 'Horlogerie Sept-Collines',
        'personal.summary': 'Zénobie Quatrepoints '.repeat(500),
      }),
      phone.change('applications', newId(), 'create', { company: 'Horlogerie Sept-Collines' }),
      phone.change('files', file, 'create', {
        name: 'motsansecho.txt',
        type: 'text/plain',
        size: bytes.length,
        hash,
        purpose: 'attachment',
      }),
    ]);
    await fetch(`${own.url}/api/jalon/files/${file}/parts/0`, {
      method: 'POST',
      headers: { Authorization: person.token },
      body: new Uint8Array(bytes),
    });
    expect(
      (await call(own, 'POST', `/api/jalon/files/${file}/finish`, {}, person.token)).body,
    ).toEqual({ complete: true });
    await asOperator(own, 'PATCH', `/api/collections/users/records/${person.id}`, {
      verified: true,
    });
    await call(own, 'POST', '/api/jalon/contact', {
      id: 'a'.repeat(15),
      name: 'Zénobie Quatrepoints',
      email: person.email,
      topic: 'help',
      message: 'Bonjour, motsansecho.',
      language: 'fr',
    });
    await signIn(own, person.email, 'pas-le-bon-secret');
    expect(filesWith(own.dataDir, secrets)).not.toEqual([]);

    await call(own, 'DELETE', '/api/jalon/account', { password: PASSWORD }, person.token);
    await mails.next(person.email);
    await asOperator(own, 'PATCH', `/api/collections/users/records/${person.id}`, {
      deleteAfter: 1,
    });
    await asOperator(own, 'POST', '/api/crons/jalon-night');
    await expect.poll(() => filesWith(own.dataDir, secrets), { timeout: 10_000 }).toEqual([]);
    await own.stop();
    expect(filesWith(own.dataDir, secrets)).toEqual([]);
  },
);

/** What is found where, in any file below a folder. */
const filesWith = (folder: string, words: readonly string[]): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const bytes = readFileSync(path.join(entry.parentPath, entry.name));
      return words.filter((word) => bytes.includes(word)).map((word) => `${entry.name}: ${word}`);
    });

test('the last super administrator can’t leave', async () => {
  const person = await signUpAs(server, 'super_admin');
  expect((await leave(person)).body).toEqual({ code: 'last_super_admin' });
});
