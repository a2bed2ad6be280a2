import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_FILE_BYTES, PART_BYTES } from '../../src/domain/access/size-limits.ts';
import { asOperator, call, signUp, type Json, type Person } from './people.ts';
import { statusOfSaying } from './raw-request.ts';
import { startTestServer, type TestServer } from './real-server.ts';
import { deviceOf, newId } from './sync/sync-device.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await signUp(server);
});
afterAll(() => server.stop());

const PDF = 'application/pdf';
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A record of these bytes, made as a device makes it. */
const newFile = async (bytes: Buffer, given: object = {}, owner = person): Promise<string> => {
  const record = newId();
  const phone = deviceOf(server, owner);
  const facts = { name: 'cv.pdf', type: PDF, size: bytes.length, hash: hashOf(bytes) };
  const patch = { ...facts, purpose: 'attachment', ...given };
  const { body } = await phone.send([phone.change('files', record, 'create', patch)]);
  expect(body.receipts).toMatchObject([{ outcome: 'applied' }]);
  return record;
};

const at = (id: string, rest = ''): string => `/api/jalon/files/${id}${rest}`;
const ask = (method: string, url: string, token = person.token) =>
  call(server, method, url, method === 'GET' ? undefined : {}, token);

const sendPart = async (
  id: string,
  index: number | string,
  bytes: Buffer,
  token = person.token,
) => {
  const response = await fetch(`${server.url}${at(id, `/parts/${index}`)}`, {
    method: 'POST',
    headers: { Authorization: token, 'Content-Type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  const text = await response.text();
  return { status: response.status, body: text ? (JSON.parse(text) as Json) : undefined };
};
const partOf = (bytes: Buffer, index: number): Buffer =>
  bytes.subarray(index * PART_BYTES, (index + 1) * PART_BYTES);

const fetchBytes = (id: string, headers: Record<string, string> = {}, token = person.token) =>
  fetch(`${server.url}${at(id, '/bytes')}`, { headers: { Authorization: token, ...headers } });

const store = async (bytes: Buffer, given: object = {}): Promise<string> => {
  const id = await newFile(bytes, given);
  for (let index = 0; index * PART_BYTES < bytes.length; index += 1)
    await sendPart(id, index, partOf(bytes, index));
  expect((await ask('POST', at(id, '/finish'))).body).toEqual({ complete: true });
  return id;
};

describe('a file', () => {
  test('arrives in parts, in any order and more than once, and comes back as it was', async () => {
    const bytes = randomBytes(2 * PART_BYTES + 123);
    const id = await newFile(bytes);
    for (const index of [2, 0, 2])
      expect((await sendPart(id, index, partOf(bytes, index))).status).toBe(204);
    expect((await ask('GET', at(id))).body).toEqual({
      complete: false,
      size: bytes.length,
      parts: [0, 2],
    });
    const early = await ask('POST', at(id, '/finish'));
    expect(early).toMatchObject({ status: 409, body: { code: 'incomplete', parts: [0, 2] } });
    expect((await fetchBytes(id)).status).toBe(404);
    await sendPart(id, 1, partOf(bytes, 1));
    expect((await ask('POST', at(id, '/finish'))).body).toEqual({ complete: true });

    const response = await fetchBytes(id);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    });
    expect((await ask('GET', at(id))).body).toMatchObject({ complete: true, parts: [] });
  });

  test('goes on coming where it broke off', async () => {
    const bytes = randomBytes(3000);
    const id = await store(bytes);
    const rest = await fetchBytes(id, { Range: 'bytes=1000-' });
    expect(rest.status).toBe(206);
    expect(Buffer.from(await rest.arrayBuffer()).equals(bytes.subarray(1000))).toBe(true);
  });

  test('once kept, tells the person’s devices, and takes nothing more', async () => {
    const bytes = randomBytes(10);
    const laptop = deviceOf(server, person);
    for (let more = true; more;) ({ more } = (await laptop.send()).body);
    const id = await store(bytes);
    const { changes } = (await laptop.send()).body;
    expect(changes).toMatchObject([{ collection: 'files', record: id, rev: 1 }]);
    expect((await sendPart(id, 0, randomBytes(10))).status).toBe(204);
    expect((await ask('POST', at(id, '/finish'))).body).toEqual({ complete: true });
    expect(Buffer.from(await (await fetchBytes(id)).arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('of other bytes than its record says is not kept, and starts again', async () => {
    const bytes = randomBytes(50);
    const id = await newFile(bytes);
    await sendPart(id, 0, randomBytes(50));
    expect(await ask('POST', at(id, '/finish'))).toMatchObject({
      status: 409,
      body: { code: 'hash_mismatch' },
    });
    expect((await ask('GET', at(id))).body).toMatchObject({ complete: false, parts: [] });
    await sendPart(id, 0, bytes);
    expect((await ask('POST', at(id, '/finish'))).status).toBe(200);
  });

  test('changed by a device that syncs meanwhile loses nothing of the change', async () => {
    const bytes = randomBytes(20);
    const id = await newFile(bytes);
    await sendPart(id, 0, bytes);
    const phone = deviceOf(server, person);
    const rename = phone.change('files', id, 'patch', { name: 'nouveau.pdf' }, { baseRev: 1 });
    const [{ body }] = await Promise.all([phone.send([rename]), ask('POST', at(id, '/finish'))]);
    expect(body.receipts).toMatchObject([{ outcome: 'applied' }]);
    const row = await asOperator(server, 'GET', `/api/collections/files/records/${id}`);
    expect(row.body).toMatchObject({ name: 'nouveau.pdf', storedSize: 20 });
  });

  test('purged leaves no bytes behind', async () => {
    const id = await store(randomBytes(20));
    const folder = path.join(server.dataDir, 'storage', 'jln_files');
    expect(readdirSync(folder)).toContain(id);
    const phone = deviceOf(server, person);
    await phone.send([phone.change('files', id, 'purge')]);
    expect((await fetchBytes(id)).status).toBe(404);
    await expect.poll(() => readdirSync(folder)).not.toContain(id);
  });
});

test('an account that goes takes its bytes along, stored and on their way', async () => {
  const owner = await signUp(server);
  const [stored, coming] = [randomBytes(20), randomBytes(20)];
  const ids = [await newFile(stored, {}, owner), await newFile(coming, {}, owner)];
  await sendPart(ids[0] ?? '', 0, stored, owner.token);
  await ask('POST', at(ids[0] ?? '', '/finish'), owner.token);
  await sendPart(ids[1] ?? '', 0, coming, owner.token);
  const left = () =>
    ['jalon_parts', path.join('storage', 'jln_files')]
      .flatMap((folder) => readdirSync(path.join(server.dataDir, folder)))
      .filter((name) => ids.some((id) => name.startsWith(id)));
  expect(left()).toHaveLength(2);
  await asOperator(server, 'DELETE', `/api/collections/users/records/${owner.id}`);
  await expect.poll(left).toEqual([]);
});

const roomUsed = async (): Promise<number> => {
  const query = `SELECT COALESCE((SELECT SUM(storedSize) FROM files WHERE user = '${person.id}'), 0)
    + COALESCE((SELECT SUM(size) FROM file_parts WHERE user = '${person.id}'), 0)`;
  const { body } = await asOperator(server, 'POST', '/api/sql', { query });
  return Number(body.rows[0][0]);
};

describe('a file is refused', () => {
  test.each([
    ['that a browser could run', { type: 'image/svg+xml' }, 'type'],
    ['that is too large', { size: MAX_FILE_BYTES + 1 }, 'size'],
    ['whose hash is none', { hash: 'x' }, 'hash'],
    ['whose hash is not yet known', { hash: '' }, 'hash'],
  ])('%s', async (_, given, field) => {
    const id = await newFile(randomBytes(10), given);
    const refusal = { status: 422, body: { code: 'not_storable', field } };
    expect(await sendPart(id, 0, randomBytes(10))).toEqual(refusal);
    expect(await ask('POST', at(id, '/finish'))).toMatchObject(refusal);
    expect((await ask('GET', at(id))).body).toMatchObject({ complete: false });
  });

  test('whose part is of the wrong length, too long, or none of it', async () => {
    const id = await newFile(randomBytes(10));
    expect((await sendPart(id, 0, randomBytes(9))).body).toEqual({ code: 'wrong_length' });
    const sender = { Authorization: person.token };
    const tooLong = statusOfSaying(server.url, at(id, '/parts/0'), PART_BYTES + 1, sender);
    expect(await tooLong).toBe(413);
    for (const index of ['1', '-1', '0.5', 'x'])
      expect((await sendPart(id, index, randomBytes(10))).body).toEqual({
        code: 'invalid',
        field: 'n',
      });
  });

  test('that goes beyond the room a plan gives', async () => {
    const id = await newFile(randomBytes(10));
    const other = await newFile(randomBytes(11));
    const used = await roomUsed();
    const fill = (bytes: number) =>
      asOperator(server, 'POST', '/api/sql', {
        query: `UPDATE files SET storedSize = ${bytes} WHERE id = '${other}'`,
      });
    await fill(100 * 1024 * 1024 - used - 9);
    expect(await sendPart(id, 0, randomBytes(10))).toMatchObject({
      status: 409,
      body: { code: 'quota' },
    });
    await fill(100 * 1024 * 1024 - used - 10);
    // A part that comes again takes no more room than it has.
    for (const again of [false, true])
      expect([again, (await sendPart(id, 0, randomBytes(10))).status]).toEqual([again, 204]);
    await fill(0);
  });

  test('of anyone but its owner, who alone learns that it exists', async () => {
    const id = await store(randomBytes(10));
    const stranger = await signUp(server);
    const missing = newId();
    for (const [token, status] of [
      [stranger.token, 404],
      ['', 401],
    ] as const) {
      for (const of of [id, missing]) {
        expect((await ask('GET', at(of), token)).status).toBe(status);
        expect((await sendPart(of, 0, randomBytes(10), token)).status).toBe(status);
        expect((await ask('POST', at(of, '/finish'), token)).status).toBe(status);
        expect((await fetchBytes(of, {}, token)).status).toBe(status);
      }
    }
  });
});

describe('the room of a plan holds', () => {
  const MIB = 1024 * 1024;
  /** What lies on the disk for a person: parts on their way and what was stored. */
  const onDisk = (): number =>
    ['jalon_parts', path.join('storage', 'jln_files')]
      .map((folder) => path.join(server.dataDir, folder))
      .filter((folder) => existsSync(folder))
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) =>
          entry.isFile() ? statSync(path.join(entry.parentPath, entry.name)).blocks * 512 : 0,
        ),
      )
      .reduce((sum, bytes) => sum + bytes, 0);
  const usedBy = async (owner: Person): Promise<number> => {
    const query = `SELECT COALESCE((SELECT SUM(storedSize) FROM files WHERE user = '${owner.id}'), 0)
      + COALESCE((SELECT SUM(size) FROM file_parts WHERE user = '${owner.id}'), 0)`;
    return Number((await asOperator(server, 'POST', '/api/sql', { query })).body.rows[0][0]);
  };

  test('for twenty parts that come at once when there is room for one', async () => {
    const owner = await signUp(server);
    const bytes = randomBytes(PART_BYTES);
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) ids.push(await newFile(bytes, {}, owner));
    const other = await newFile(randomBytes(1), {}, owner);
    await asOperator(server, 'POST', '/api/sql', {
      query: `UPDATE files SET storedSize = ${99 * MIB} WHERE id = '${other}'`,
    });
    const before = onDisk();
    const sent = await Promise.all(ids.map((id) => sendPart(id, 0, bytes, owner.token)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([
      204,
      ...ids.slice(1).map(() => 409),
    ]);
    expect(await usedBy(owner)).toBe(100 * MIB);
    expect(onDisk() - before).toBeLessThanOrEqual(2 * MIB);
  });

  test('for a record that says it is smaller once its parts are there', async () => {
    const owner = await signUp(server);
    const phone = deviceOf(server, owner);
    const before = onDisk();
    for (let count = 0; count < 3; count += 1) {
      const bytes = randomBytes(PART_BYTES);
      const id = await newFile(bytes, {}, owner);
      expect((await sendPart(id, 0, bytes, owner.token)).status).toBe(204);
      const patch = { size: 1, hash: hashOf(Buffer.from('x')) };
      await phone.send([phone.change('files', id, 'patch', patch, { baseRev: 1 })]);
      expect(await ask('GET', at(id), owner.token)).toMatchObject({ body: { parts: [] } });
      expect((await sendPart(id, 0, Buffer.from('x'), owner.token)).status).toBe(204);
    }
    expect(onDisk() - before).toBeLessThan(3 * 8192);
    expect(await usedBy(owner)).toBe(3);
  });

  test('for files that are purged while their parts are there', async () => {
    const owner = await signUp(server);
    const phone = deviceOf(server, owner);
    const bytes = randomBytes(PART_BYTES);
    const before = onDisk();
    const id = await newFile(bytes, {}, owner);
    await sendPart(id, 0, bytes, owner.token);
    await phone.send([phone.change('files', id, 'purge')]);
    await expect.poll(onDisk).toBe(before);
    expect(await usedBy(owner)).toBe(0);
  });

  test('for twenty that finish one file at once', async () => {
    const owner = await signUp(server);
    const bytes = randomBytes(PART_BYTES);
    const id = await newFile(bytes, {}, owner);
    const before = onDisk();
    await sendPart(id, 0, bytes, owner.token);
    const finish = () => ask('POST', at(id, '/finish'), owner.token);
    const replies = await Promise.all(Array.from({ length: 20 }, finish));
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect((await ask('GET', at(id), owner.token)).body).toMatchObject({ complete: true });
    expect(
      readdirSync(path.join(server.dataDir, 'storage', 'jln_files', id)).filter(
        (name) => !name.endsWith('.attrs'),
      ),
    ).toHaveLength(1);
    expect(onDisk() - before).toBeLessThan(PART_BYTES + 64 * 1024);
    expect(
      Buffer.from(await (await fetchBytes(id, {}, owner.token)).arrayBuffer()).equals(bytes),
    ).toBe(true);
  });
});

test('PocketBase’s own route gives no stored file out, so nothing is ever made smaller there', async () => {
  const id = await store(randomBytes(500), { type: 'image/png' });
  const query = `SELECT bytes FROM files WHERE id = '${id}'`;
  const [[name]] = (await asOperator(server, 'POST', '/api/sql', { query })).body.rows;
  const { token: operator } = (await asOperator(server, 'POST', '/api/files/token', {})).body;
  const { token } = (await call(server, 'POST', '/api/files/token', {}, person.token)).body;
  for (const collection of ['files', 'jln_files'])
    for (const query of [
      '',
      '?thumb=100x100',
      `?token=${token}`,
      `?thumb=100x100&token=${token}`,
      `?thumb=100x100&token=${operator}`,
    ]) {
      const { status } = await fetch(`${server.url}/api/files/${collection}/${id}/${name}${query}`);
      expect([query, status]).toEqual([query, 404]);
    }
});

test('by night, uploads nobody goes on with and bytes of no file are swept', async () => {
  const [old, young] = [await newFile(randomBytes(10)), await newFile(randomBytes(10))];
  for (const id of [old, young]) await sendPart(id, 0, randomBytes(10));
  const folder = path.join(server.dataDir, 'jalon_parts');
  mkdirSync(folder, { recursive: true });
  const stray = path.join(folder, newId());
  writeFileSync(stray, 'x');
  utimesSync(stray, 1, 1);
  await asOperator(server, 'POST', '/api/sql', {
    query: `UPDATE file_parts SET at = 1 WHERE file = '${old}'`,
  });
  await asOperator(server, 'POST', '/api/crons/jalon-night');
  await expect.poll(() => readdirSync(folder)).not.toContain(path.basename(stray));
  const kept = readdirSync(folder).map((upload) => upload.split('_')[0]);
  expect(kept).toContain(young);
  expect(kept).not.toContain(old);
  expect((await ask('GET', at(old))).body.parts).toEqual([]);
});
