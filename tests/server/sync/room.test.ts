/** What an account's records take on the server is counted and bounded, whatever they come as. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limitsOf, MAX_ROW_BYTES } from '../../../src/domain/access/plans/plan-limits.ts';
import { asOperator, signUp, signUpAs, type Json, type Person } from '../people.ts';
import { startTestServer, type TestServer } from '../real-server.ts';
import { deviceOf, newId } from './sync-device.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const sql = async (query: string): Promise<string[][]> =>
  (await asOperator(server, 'POST', '/api/sql', { query })).body.rows ?? [];
const bytesOf = async ({ id }: Person): Promise<number> =>
  Number((await sql(`SELECT bytes FROM account_bytes WHERE user = '${id}'`))[0]?.[0] ?? 0);
const leave = ({ id }: Person, limit: number, free: number) =>
  sql(`INSERT INTO account_bytes (user, bytes) VALUES ('${id}', ${limit - free})
    ON CONFLICT (user) DO UPDATE SET bytes = excluded.bytes`);
const codesOf = ({ body }: { body: Json }): string[] =>
  body.receipts.map(({ code, outcome }: Json) => code ?? outcome);

const FREE = limitsOf('user').rowBytes;
const KIB = 1024;
const long = (length: number) => ({ 'personal.summary': 'x'.repeat(length) });

describe('what an account holds is counted', () => {
  test('with each record that comes, grows, shrinks and goes', async () => {
    const person = await signUp(server);
    const phone = deviceOf(server, person);
    const record = newId();
    const change = async (op: string, patch: object, baseRev = 0) => {
      const before = await bytesOf(person);
      expect(
        codesOf(await phone.send([phone.change('cvs', record, op, patch, { baseRev })])),
      ).toEqual(['applied']);
      return (await bytesOf(person)) - before;
    };
    const about = (bytes: number) => [bytes, bytes + KIB] as const;
    const isWithin = (bytes: number, [least, most]: readonly [number, number]) =>
      expect([bytes, bytes >= least && bytes <= most]).toEqual([bytes, true]);
    isWithin(await change('create', long(50_000)), about(50_000));
    isWithin(await change('patch', long(80_000), 1), about(30_000));
    isWithin(await change('patch', long(10), 2), about(-80_000));
    isWithin(await change('patch', long(40_000), 3), about(39_990));
    isWithin(await change('purge', {}), about(-41_000));
    // By another door.
    await phone.send([phone.change('cvs', newId(), 'create', long(50_000))]);
    await sql(`UPDATE cvs SET personal = '{}' WHERE user = '${person.id}'`);
    isWithin(await bytesOf(person), [0, 4 * KIB]);
  });

  test('with what stays of records that never were, and of answers as long as they are kept', async () => {
    const person = await signUp(server);
    for (let round = 0; round < 3; round += 1) {
      const phone = deviceOf(server, person);
      const purges = Array.from({ length: 200 }, () => phone.change('cvs', newId(), 'purge'));
      await phone.send(purges);
    }
    const before = await bytesOf(person);
    expect(before).toBeGreaterThan(3 * 200 * 200);
    await sql(`UPDATE sync_receipts SET at = 1 WHERE user = '${person.id}'`);
    await asOperator(server, 'POST', '/api/crons/jalon-night');
    await expect.poll(() => bytesOf(person)).toBe(before / 2);
  });

  test('until the account goes', async () => {
    const person = await signUp(server);
    const phone = deviceOf(server, person);
    await phone.send([phone.change('cvs', newId(), 'create', long(1000))]);
    await asOperator(server, 'DELETE', `/api/collections/users/records/${person.id}`);
    expect(await sql(`SELECT * FROM account_bytes WHERE user = '${person.id}'`)).toEqual([]);
  });
});

describe('an account that is full', () => {
  test('takes no more, however many ask at one moment', async () => {
    const person = await signUp(server);
    await leave(person, FREE, 250 * KIB);
    const devices = Array.from({ length: 20 }, () => deviceOf(server, person));
    const replies = await Promise.all(
      devices.map((device) =>
        device.send([device.change('cvs', newId(), 'create', long(100 * KIB))]),
      ),
    );
    const codes = replies.flatMap(codesOf);
    expect(codes.filter((code) => code === 'applied')).toHaveLength(3);
    expect(codes.filter((code) => code === 'room')).toHaveLength(17);
  });

  test('still takes short edits, throws away and, with the room that makes, takes more', async () => {
    const person = await signUp(server);
    const phone = deviceOf(server, person);
    const record = newId();
    await phone.send([phone.change('cvs', record, 'create', long(100 * KIB))]);
    await leave(person, FREE, -10);
    const edits = [
      phone.change('cvs', record, 'patch', { title: 'Analyste' }, { baseRev: 1 }),
      phone.change('cvs', record, 'patch', long(100 * KIB), { baseRev: 1 }),
      phone.change('cvs', newId(), 'create', { title: 'Un autre' }),
      phone.change('cvs', record, 'patch', { trashedAt: Date.now() }, { baseRev: 1 }),
      phone.change('cvs', record, 'purge'),
    ];
    expect(codesOf(await phone.send(edits))).toEqual([
      'applied',
      'room',
      'room',
      'applied',
      'applied',
    ]);
    const next = phone.change('cvs', newId(), 'create', { title: 'Un autre' });
    expect(codesOf(await phone.send([next]))).toEqual(['applied']);
  });

  test('has what its plan gives', async () => {
    const person = await signUpAs(server, 'premium');
    await leave(person, FREE, 0);
    const phone = deviceOf(server, person);
    const create = () => phone.send([phone.change('cvs', newId(), 'create', { title: 'A' })]);
    expect(codesOf(await create())).toEqual(['applied']);
    await leave(person, limitsOf('premium').rowBytes, 0);
    expect(codesOf(await create())).toEqual(['room']);
  });

  test('beyond what any plan gives is not even answered in writing', async () => {
    const person = await signUp(server);
    await leave(person, MAX_ROW_BYTES, 0);
    const phone = deviceOf(server, person);
    const record = newId();
    const edit = phone.change('cvs', record, 'patch', { title: 'A' }, { counter: 1 });
    const before = await bytesOf(person);
    const reply = await phone.send([edit]);
    expect([reply.status, reply.body]).toEqual([429, { code: 'room' }]);
    expect(await bytesOf(person)).toBe(before);
    expect((await phone.send()).status).toBe(200);
  });
});
