/** What no device of ours would send: too much, out of order, broken, or in somebody else's name. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { MAX_SYNC_BYTES } from '../../../src/domain/access/size-limits.ts';
import { REQUEST_LIMITS } from '../../../src/domain/sync/limits.ts';
import { asOperator, call, signUp, type Json, type Person } from '../people.ts';
import { startTestServer, type TestServer } from '../real-server.ts';
import { deviceOf, newId } from './sync-device.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await signUp(server);
});
afterAll(() => server.stop());

const rowOf = async (collection: string, id: string): Promise<Json> =>
  (await asOperator(server, 'GET', `/api/collections/${collection}/records/${id}`)).body;
const codesOf = ({ body }: { body: Json }): string[] =>
  body.receipts.map(({ code, outcome }: Json) => code ?? outcome);

describe('too much', () => {
  test('a body beyond the limit is refused, and the device may send less', async () => {
    const phone = deviceOf(server, person);
    const huge = phone.change('cvs', newId(), 'create', {
      'personal.summary': 'x'.repeat(2 * MAX_SYNC_BYTES),
    });
    expect((await phone.send([huge])).status).toBe(413);
    const next = phone.change('cvs', newId(), 'create', { title: 'A' });
    expect(codesOf(await phone.send([next]))).toEqual(['applied']);
  });

  test('a record beyond its limit is set aside, and so is one that grows beyond it bit by bit', async () => {
    const phone = deviceOf(server, person);
    const [big, growing] = [newId(), newId()];
    const part = (index: number) => ({
      [`experience.e${index}`]: { description: 'x'.repeat(90_000) },
    });
    const reply = await phone.send([
      phone.change('cvs', big, 'create', { 'personal.summary': 'x'.repeat(400_000) }),
      phone.change('cvs', growing, 'create', part(0)),
      ...[1, 2, 3, 4].map((index) => phone.change('cvs', growing, 'patch', part(index))),
    ]);
    const expected = ['too_large', 'applied', 'applied', 'applied', 'applied', 'too_large'];
    expect(codesOf(reply)).toEqual(expected);
    expect(Object.keys((await rowOf('cvs', growing)).experience)).toHaveLength(4);
  });

  test('a record full of letters that take several bytes keeps its limit after a restart of the count', async () => {
    const phone = deviceOf(server, person);
    const record = newId();
    const summary = 'é'.repeat(399_000);
    const made = phone.change('cvs', record, 'create', { 'personal.summary': summary });
    expect(codesOf(await phone.send([made]))).toEqual(['applied']);
    const more = (text: string) =>
      phone.change('cvs', record, 'patch', { title: text }, { baseRev: 1 });
    expect(codesOf(await phone.send([more('court'), more('x'.repeat(2000))]))).toEqual([
      'applied',
      'too_large',
    ]);
  });

  test('twenty thousand fields and nesting are an answer, not a failure', async () => {
    const phone = deviceOf(server, person);
    const wide = Object.fromEntries(Array.from({ length: 2e4 }, (_, index) => [`f${index}`, 1]));
    const nested = (levels: number) =>
      JSON.parse('{"a":'.repeat(levels) + '1' + '}'.repeat(levels));
    const reply = await phone.send([
      phone.change('cvs', newId(), 'create', wide),
      phone.change('cvs', newId(), 'create', { other: wide }),
      phone.change('cvs', newId(), 'create', { 'experience.x': wide }),
      phone.change('cvs', newId(), 'create', { 'personal.summary': nested(20) }),
      phone.change('cvs', newId(), 'create', { 'personal.summary': nested(40) }),
      phone.change('cvs', newId(), 'create', { 'personal.a.b.c.d.e.f.g.h': 1 }),
      phone.change('cvs', newId(), 'create', { title: 'après' }),
    ]);
    expect(codesOf(reply)).toEqual([
      'too_large',
      'too_large',
      'too_large',
      'applied',
      'malformed',
      'malformed',
      'applied',
    ]);
  });
});

describe('as much as the limits of one change allow', () => {
  /** Of the server's process alone, so that other work on the machine counts little. */
  const cpuOf = async (work: () => Promise<unknown>): Promise<number> => {
    const spent = (): number => {
      const [, rest = ''] = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ');
      const fields = rest.split(' ');
      return Number(fields[11]) + Number(fields[12]);
    };
    const before = spent();
    await work();
    return spent() - before;
  };
  const paths = (count: number, value: Json): Json =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`other.k${index}`, value]));
  const many = (phone: ReturnType<typeof deviceOf>, count: number, patch: Json) =>
    Array.from({ length: count }, () => phone.change('cvs', newId(), 'create', patch));
  /** Until each change has its answer, as a device does. */
  const sendAll = async (phone: ReturnType<typeof deviceOf>, changes: readonly object[]) => {
    const taken: number[] = [];
    for (let rest = changes; rest.length > 0; rest = rest.slice(taken.at(-1))) {
      const codes = codesOf(await phone.send(rest));
      expect(codes).toEqual(codes.map(() => 'applied'));
      expect(codes.length).toBeGreaterThan(0);
      taken.push(codes.length);
    }
    return taken;
  };

  test('many changes of many fields are taken in turns, each of which costs little more than usual', async () => {
    const owner = await signUp(server);
    const usual = deviceOf(server, owner);
    await sendAll(usual, many(usual, 200, { title: 'A' }));
    const ratios: number[] = [];
    const atOnce = REQUEST_LIMITS.paths / 250;
    for (let round = 0; round < 2; round += 1) {
      const cost = await cpuOf(() => sendAll(usual, many(usual, 200, { title: 'A' })));
      const phone = deviceOf(server, owner);
      const changes = many(phone, 2 * atOnce, paths(250, { text: 'y' }));
      let first = 0;
      const worst = await cpuOf(async () => {
        first = codesOf(await phone.send(changes)).length;
      });
      expect(first).toBe(atOnce);
      ratios.push(worst / cost);
      await sendAll(phone, changes.slice(first));
    }
    // What a busy machine adds to one of them is not the server's.
    expect(Math.min(...ratios)).toBeLessThan(12);
  }, 180_000);

  test('small changes of many long records are taken in turns, and no page is more than its rows', async () => {
    const owner = await signUp(server);
    const phone = deviceOf(server, owner);
    const long = { 'personal.summary': 'x'.repeat(390_000) };
    const made = Array.from({ length: 24 }, () => phone.change('cvs', newId(), 'create', long));
    for (let start = 0; start < made.length; start += 2)
      await sendAll(phone, made.slice(start, start + 2));
    const edits = made.map(({ record }) =>
      phone.change('cvs', record, 'patch', { title: 'B' }, { baseRev: 1 }),
    );
    const taken = await sendAll(phone, edits);
    expect(Math.max(...taken)).toBeLessThanOrEqual(REQUEST_LIMITS.loadedBytes / 390_000);
    const tablet = deviceOf(server, owner);
    const rows = new Map<string, string>();
    for (let more = true; more;) {
      const { body } = await tablet.send();
      expect(body.changes.length).toBeLessThanOrEqual(3);
      for (const { record, body: row } of body.changes) rows.set(record, row.title);
      ({ more } = body);
    }
    expect([...rows.values()]).toEqual(made.map(() => 'B'));
  });
});

describe('out of order', () => {
  test('requests that overtake each other are each answered once', async () => {
    const phone = deviceOf(server, person);
    const [first, second] = [newId(), newId()];
    const one = [phone.change('cvs', first, 'create', { title: 'A' })];
    const two = [phone.change('cvs', second, 'create', { title: 'B' })];
    expect(codesOf(await phone.send(two))).toEqual(['applied']);
    expect(codesOf(await phone.send([...one, ...two]))).toEqual(['applied', 'applied']);
    expect(codesOf(await phone.send(two))).toEqual(['applied']);
    expect((await rowOf('cvs', second)).rev).toBe(1);
  });

  test('a request repeated while the first is still on its way is applied once', async () => {
    const phone = deviceOf(server, person);
    const record = newId();
    const batch = [
      phone.change('cvs', record, 'create', { title: 'A' }),
      phone.change('cvs', record, 'patch', { title: 'B' }, { baseRev: 1 }),
    ];
    const replies = await Promise.all(Array.from({ length: 8 }, () => phone.send(batch)));
    expect(replies.map(codesOf)).toEqual(replies.map(() => ['applied', 'applied']));
    expect(await rowOf('cvs', record)).toMatchObject({ title: 'B', rev: 2 });
  });
});

describe('broken', () => {
  test.each([
    ['a letter cut in half', 'avant \ud800 après'],
    ['a zero', 'avant \u0000 après'],
    ['quotes, braces and line ends', '"}\\,\n\u2028{"x":1}'],
    ['an astral letter', 'Maïté 🧭 Ñandú'],
    ['words of SQL', "'; DROP TABLE cvs; --"],
  ])('%s in a text leaves the rest of the page readable', async (_, text) => {
    const owner = await signUp(server);
    const [phone, laptop] = [deviceOf(server, owner), deviceOf(server, owner)];
    const record = newId();
    await phone.send([
      phone.change('cvs', record, 'create', { title: text, 'personal.summary': text }),
      phone.change('cvs', newId(), 'create', { title: 'après' }),
    ]);
    const { changes } = (await laptop.send()).body;
    expect(changes).toHaveLength(2);
    const whole = text.replace(/\ud800/, '\ufffd');
    expect([changes[0].body.title, changes[0].body.personal.summary]).toEqual([whole, whole]);
    const again = phone.change('cvs', record, 'patch', { step: 'x' }, { baseRev: 1 });
    expect(codesOf(await phone.send([again]))).toEqual(['applied']);
  });

  test.each([
    ['numbers no column takes', '{"createdAt":1e999,"updatedAt":-1e999}'],
    ['a text for a number', '{"createdAt":"hier","trashedAt":"x"}'],
    ['an object for a text', '{"title":{"a":1},"language":[1]}'],
    ['a text for an object', '{"personal":"x","other.a":{"b":1}}'],
    ['nothing at all', '{"title":null,"personal":null,"askedYearOnly":null}'],
  ])('%s becomes the nearest thing of the right type', async (_, patch) => {
    const owner = await signUp(server);
    const phone = deviceOf(server, owner);
    const record = newId();
    await phone.send([phone.change('cvs', record, 'create', JSON.parse(patch))]);
    const [{ body }] = (await deviceOf(server, owner).send()).body.changes;
    expect(body).toMatchObject({
      title: expect.any(String),
      language: expect.any(String),
      personal: expect.anything(),
      createdAt: expect.any(Number),
      updatedAt: expect.any(Number),
      askedYearOnly: expect.any(Boolean),
    });
  });
});

describe('in another’s name', () => {
  test('an account’s requests are nobody else’s, whatever they name', async () => {
    const [owner, stranger] = [await signUp(server), await signUp(server)];
    const [phone, thief] = [deviceOf(server, owner), deviceOf(server, stranger)];
    const record = newId();
    const mine = [phone.change('cvs', record, 'create', { title: 'à moi' })];
    await phone.send(mine);
    // The very request, replayed under another account and under its device's name.
    const replayed = await thief.send(mine, { device: phone.id });
    expect(codesOf(replayed)).toEqual(['not_yours']);
    expect(replayed.body.changes).toEqual([]);
    const lost = { collection: 'cvs', record, path: 'title', value: 'volé' };
    await thief.send([thief.change('history', newId(), 'create', lost)]);
    expect((await phone.send()).body.changes).toEqual([]);
    expect(await rowOf('cvs', record)).toMatchObject({ user: owner.id, title: 'à moi', rev: 1 });
  });

  test('a session that has ended, was altered or belongs to the operator opens nothing', async () => {
    const gone = await signUp(server);
    await call(server, 'POST', '/api/jalon/sign-out-everywhere', {}, gone.token);
    const [head = '', claims = '', mark = ''] = person.token.split('.');
    const forged = JSON.parse(Buffer.from(claims, 'base64url').toString());
    forged.id = gone.id;
    const altered = Buffer.from(JSON.stringify(forged)).toString('base64url');
    for (const token of [gone.token, `${head}.${altered}.${mark}`, `${head}.${claims}.`, 'x', ''])
      expect((await deviceOf(server, { token }).send()).status).toBe(401);
  });
});
