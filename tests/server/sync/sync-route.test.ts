import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nextClock } from '../../../src/domain/sync/values/hybrid-clock.ts';
import { SYNCED_COLLECTIONS } from '../../../src/domain/synced-collections.ts';
import { listen } from '../event-stream.ts';
import { asOperator, signUp, type Json, type Person } from '../people.ts';
import { startTestServer, type TestServer } from '../real-server.ts';
import { deviceOf as deviceAt, newId } from './sync-device.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const deviceOf = (person: Person, on = server) => deviceAt(on, person);

const CV = { title: 'Développeuse', personal: { fullName: 'Nadia' }, askedYearOnly: true };

test('what one device makes comes down on another of the same person, and on nobody else’s', async () => {
  const [person, stranger] = [await signUp(server), await signUp(server)];
  const [phone, laptop, other] = [deviceOf(person), deviceOf(person), deviceOf(stranger)];
  const record = newId();
  const { body } = await phone.send([
    phone.change('cvs', record, 'create', {
      title: 'Développeuse',
      'personal.fullName': 'Nadia',
      'experience.e1': { jobTitle: 'Analyste', order: 'a' },
      askedYearOnly: true,
    }),
  ]);
  expect(body.receipts).toMatchObject([{ outcome: 'applied', rev: 1 }]);
  const pulled = (await laptop.send()).body;
  expect(pulled).toMatchObject({
    more: false,
    changes: [
      {
        collection: 'cvs',
        record,
        rev: 1,
        body: {
          ...CV,
          experience: { e1: { jobTitle: 'Analyste', order: 'a' } },
          trashedAt: null,
          evidence: {},
        },
      },
    ],
  });
  expect((await laptop.send()).body.changes).toEqual([]);
  expect((await other.send()).body.changes).toEqual([]);
});

test('a change nobody else came between is not sent back, unless its answer was missed', async () => {
  const person = await signUp(server);
  const [phone, laptop] = [deviceOf(person), deviceOf(person)];
  const [record, other] = [newId(), newId()];
  await phone.send([
    phone.change('cvs', record, 'create', { title: 'A' }),
    phone.change('cvs', other, 'create', { title: 'B' }),
  ]);
  await laptop.send([laptop.change('cvs', other, 'patch', { step: 'upload' }, { baseRev: 1 })]);
  const { cursor } = (await phone.send()).body;
  const edits = [
    phone.change('cvs', record, 'patch', { title: 'C', 'experience.e1': null }, { baseRev: 1 }),
    phone.change('cvs', other, 'patch', { title: 'D' }, { baseRev: 1 }),
  ];
  const { body } = await phone.send(edits);
  expect(body.receipts).toMatchObject([{ rev: 2, alone: true }, { rev: 3 }]);
  expect(body.changes).toMatchObject([{ record: other, rev: 3, body: { title: 'D' } }]);
  expect(body.cursor.seq).toBe(body.head);
  const again = (await phone.send(edits, { cursor })).body;
  expect(again.receipts).toMatchObject([{ rev: 2 }, { rev: 3 }]);
  expect(again.receipts[0].alone).toBeUndefined();
  expect(again.changes.map((change: Json) => change.record)).toEqual([record, other]);
  const told = (await laptop.send()).body.changes.find((change: Json) => change.record === record);
  expect(told).toMatchObject({ rev: 2, body: { title: 'C', experience: {} } });
});

test('a request sent twice is applied once and answered the same', async () => {
  const person = await signUp(server);
  const phone = deviceOf(person);
  const record = newId();
  const batch = [
    phone.change('cvs', record, 'create', { title: 'A' }),
    phone.change('cvs', record, 'patch', { title: 'B' }, { baseRev: 1 }),
  ];
  const first = (await phone.send(batch)).body;
  const second = (await phone.send(batch)).body;
  expect(second.receipts).toEqual(first.receipts);
  const line = await asOperator(server, 'GET', `/api/collections/cvs/records/${record}`);
  expect(line.body).toMatchObject({ title: 'B', rev: 2 });
});

describe('two edits of one field', () => {
  const conflict = async () => {
    const person = await signUp(server);
    const [phone, laptop] = [deviceOf(person), deviceOf(person)];
    const record = newId();
    await phone.send([phone.change('cvs', record, 'create', { title: 'A' })]);
    const edit = (title: string, on: typeof phone) =>
      on.send([on.change('cvs', record, 'patch', { title }, { baseRev: 1 })]);
    await edit('du téléphone', phone);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const { receipts } = (await edit('du portable', laptop)).body;
    const { changes } = (await phone.send()).body;
    const lost = changes.find(({ collection }: Json) => collection === 'history');
    return { person, phone, laptop, record, receipts, lost };
  };

  test('leave the loser in the history, which comes down on every device of its owner alone', async () => {
    const { laptop, phone, record, receipts, lost } = await conflict();
    expect(receipts[0].outcome).toBe('merged');
    expect(lost).toMatchObject({
      rev: 1,
      body: {
        collection: 'cvs',
        record,
        path: 'title',
        value: 'du téléphone',
        device: phone.id,
        reason: 'lost',
        resolvedAt: null,
      },
    });
    const seen = (await laptop.send([], { cursor: null })).body.changes;
    expect(seen).toContainEqual(lost);
    const other = deviceOf(await signUp(server));
    expect((await other.send()).body.changes).toEqual([]);
  });

  test('are settled by the person, who changes nothing else of what was kept', async () => {
    const { laptop, lost } = await conflict();
    const patch = (given: object) =>
      laptop.change('history', lost.record, 'patch', given, { baseRev: 1 });
    const { body } = await laptop.send([
      patch({ resolvedAt: 5 }),
      patch({ value: 'autre' }),
      // As a device does after a restored back-up, with the earliest clock there is.
      laptop.change(
        'history',
        lost.record,
        'create',
        { ...lost.body, value: 'autre' },
        { clock: nextClock('', 0, newId()) },
      ),
    ]);
    expect(body.receipts.map(({ code = 'applied' }: Json) => code)).toEqual([
      'applied',
      'unknown_field',
      'applied',
    ]);
    const { changes } = (await laptop.send([], { cursor: null })).body;
    expect(changes.find(({ record }: Json) => record === lost.record).body).toMatchObject({
      resolvedAt: 5,
      value: 'du téléphone',
    });
  });

  test('are forgotten on every device once the record is purged', async () => {
    const { laptop, phone, record, lost } = await conflict();
    await laptop.send([laptop.change('cvs', record, 'purge')]);
    const { changes } = (await phone.send()).body;
    expect(changes).toContainEqual(
      expect.objectContaining({ collection: 'history', record: lost.record, body: null }),
    );
    const late = phone.change('history', lost.record, 'patch', { resolvedAt: 5 });
    expect((await phone.send([late])).body.receipts).toMatchObject([{ outcome: 'applied' }]);
  });
});

test('a refusal is an answer too: the rest of the queue goes on', async () => {
  const [person, stranger] = [await signUp(server), await signUp(server)];
  const [phone, thief] = [deviceOf(person), deviceOf(stranger)];
  const record = newId();
  await phone.send([phone.change('cvs', record, 'create', { title: 'A' })]);
  const { body } = await thief.send([
    thief.change('cvs', record, 'patch', { title: 'volé' }, { baseRev: 1 }),
    thief.change('cvs', record, 'purge'),
    thief.change('cvs', newId(), 'create', { user: person.id, rev: 9 }),
    thief.change('users', person.id, 'patch', { role: 'admin' }),
    thief.change('cvs', "x' OR 1=1 --", 'create', { title: 'A' }),
    thief.change('cvs', newId(), 'create', { title: 'à moi' }),
  ]);
  expect(body.receipts.map(({ code = 'applied' }) => code)).toEqual([
    'not_yours',
    'not_yours',
    'unknown_field',
    'unknown_collection',
    'malformed',
    'applied',
  ]);
  const line = await asOperator(server, 'GET', `/api/collections/cvs/records/${record}`);
  expect(line.body).toMatchObject({ user: person.id, title: 'A', rev: 1 });
});

test('a purged record leaves nothing but its line, and stays gone', async () => {
  const person = await signUp(server);
  const [phone, laptop] = [deviceOf(person), deviceOf(person)];
  const record = newId();
  await phone.send([phone.change('cvs', record, 'create', { title: 'A' })]);
  await laptop.send();
  await phone.send([
    phone.change('cvs', record, 'patch', { title: 'B' }, { baseRev: 1 }),
    phone.change('cvs', record, 'purge', {}, { baseRev: 2 }),
  ]);
  const late = laptop.change('cvs', record, 'patch', { title: 'tard' }, { baseRev: 1 });
  const { body } = await laptop.send([late]);
  expect(body.receipts[0]).toMatchObject({ outcome: 'parked', code: 'purged' });
  expect(body.changes).toEqual([
    { seq: expect.any(Number), collection: 'cvs', record, rev: 3, body: null },
  ]);
});

test('a record whose purge is refused comes down again, as it is', async () => {
  const person = await signUp(server);
  const [phone, laptop] = [deviceOf(person), deviceOf(person)];
  const [record, other] = [newId(), newId()];
  await phone.send([
    phone.change('cvs', record, 'create', { title: 'A' }),
    phone.change('cvs', other, 'create', { title: 'B' }),
  ]);
  const { cursor } = (await phone.send()).body;
  await laptop.send();
  const purge = phone.change('cvs', record, 'purge');
  const refused = phone.change('cvs', other, 'patch', { colour: 'red' }, { group: purge.group });
  const { body } = await phone.send([purge, refused], { cursor });
  expect(body.receipts).toMatchObject([{ code: 'group' }, { code: 'unknown_field' }]);
  expect(body.changes).toMatchObject([{ record, rev: 1, body: { title: 'A' } }]);
});

test('a skill stays that one device adds while another takes back its own', async () => {
  const person = await signUp(server);
  const [phone, laptop] = [deviceOf(person), deviceOf(person)];
  const record = newId();
  await phone.send([phone.change('cvs', record, 'create', { title: 'A' })]);
  const put = (on: typeof phone) =>
    on.change(
      'cvs',
      record,
      'patch',
      { 'skills.tig': { name: 'TIG', order: 'a' } },
      { baseRev: 1 },
    );
  const [ours, theirs] = [put(phone), put(laptop)];
  const back = { baseRev: 1, after: [ours.id] };
  await laptop.send([theirs]);
  await phone.send([ours, phone.change('cvs', record, 'patch', { 'skills.tig': null }, back)]);
  const told = async () => {
    const { changes } = (await laptop.send([], { cursor: null })).body;
    const { skills, additions } = changes.find((one: Json) => one.record === record).body;
    return [Object.keys(skills), additions];
  };
  expect(await told()).toEqual([['tig'], { 'skills.tig': [theirs.id] }]);
  const away = { baseRev: 4, after: [theirs.id] };
  await phone.send([phone.change('cvs', record, 'patch', { 'skills.tig': null }, away)]);
  // Told again after its answer was forgotten.
  await asOperator(server, 'POST', '/api/sql', { query: 'DELETE FROM sync_receipts' });
  await laptop.send([theirs]);
  expect(await told()).toEqual([[], {}]);
});

test('a sixth application is kept, locked, and takes the place of one that goes', async () => {
  const person = await signUp(server);
  const phone = deviceOf(person);
  const ids = Array.from({ length: 6 }, newId);
  const { body } = await phone.send(
    ids.map((id, index) => phone.change('applications', id, 'create', { title: `T${index}` })),
  );
  const locked = (changes: Json[]) =>
    changes.filter((change) => change.locked).map((change) => change.record);
  expect(locked(body.changes)).toEqual([ids[5]]);
  const next = await phone.send([
    phone.change('applications', ids[5] ?? '', 'patch', { notes: 'x' }, { baseRev: 1 }),
    phone.change('applications', ids[0] ?? '', 'patch', { trashedAt: 5 }, { baseRev: 1 }),
  ]);
  expect(next.body.receipts.map(({ outcome }: Json) => outcome)).toEqual(['applied', 'applied']);
  expect(next.body.receipts[1].alone).toBe(true);
  expect(next.body.changes).toMatchObject([{ record: ids[5], body: { notes: 'x' } }]);
  expect(locked(next.body.changes)).toEqual([]);
});

test('locked applications are free once the plan has no limit, or an operator makes room', async () => {
  const person = await signUp(server);
  const phone = deviceOf(person);
  const ids = Array.from({ length: 8 }, newId);
  await phone.send(ids.map((id) => phone.change('applications', id, 'create', { title: 'T' })));
  const at = (collection: string, id = '') => `/api/collections/${collection}/records/${id}`;
  const freed = async () =>
    (await phone.send()).body.changes
      .filter(({ locked, body }: Json) => !locked && body.trashedAt === null)
      .map(({ record }: Json) => record);
  await asOperator(server, 'PATCH', at('applications', ids[0]), { trashedAt: 5 });
  expect(await freed()).toEqual([ids[5]]);
  await asOperator(server, 'PATCH', at('users', person.id), { role: 'premium' });
  expect(await freed()).toEqual([ids[6], ids[7]]);
});

test('each collection takes its fields and gives them back as they were', async () => {
  const person = await signUp(server);
  const [phone, laptop] = [deviceOf(person), deviceOf(person)];
  const VALUES = {
    text: 'été ”\\',
    number: 12.5,
    flag: true,
    time: 1_795_000_000_000,
    json: {},
    any: ['x', null],
  };
  const sent = Object.entries(SYNCED_COLLECTIONS).map(([name, { kinds, shape, idOf }]) => {
    const maps = [...shape.lists, ...shape.flatMaps];
    const plain = Object.entries(kinds).filter(([field]) => !maps.includes(field));
    const patch = {
      ...Object.fromEntries(plain.map(([field, kind]) => [field, VALUES[kind]])),
      ...Object.fromEntries(shape.lists.map((list) => [`${list}.e1`, { name: 'é', order: 'a' }])),
    };
    return phone.change(name, idOf?.(person.id) ?? newId(), 'create', patch);
  });
  const { body } = await phone.send(sent);
  expect(body.receipts.filter(({ outcome }: Json) => outcome !== 'applied')).toEqual([]);
  const pulled = (await laptop.send()).body.changes;
  for (const { collection, record, patch } of sent) {
    const change = pulled.find((one: Json) => one.record === record);
    expect(change.collection).toBe(collection);
    const { shape } = SYNCED_COLLECTIONS[collection] ?? { shape: { lists: [] } };
    const lists = shape.lists.map((list) => [list, { e1: { name: 'é', order: 'a' } }]);
    const plain = Object.entries(patch).filter(([path]) => !path.includes('.'));
    expect(change.body).toMatchObject(Object.fromEntries([...plain, ...lists]));
  }
});

test('an operator’s edit in the dashboard comes down like any other, and competes like any other', async () => {
  const person = await signUp(server);
  const [phone, stream] = [deviceOf(person), await listen(server, person.token, ['jalon/sync'])];
  const record = newId();
  const entry = { jobTitle: 'Analyste', order: 'a' };
  await phone.send([phone.change('cvs', record, 'create', { title: 'A', 'experience.e1': entry })]);
  // Made before the operator's, sent after it.
  const older = phone.change('cvs', record, 'patch', { title: 'hors ligne' }, { baseRev: 1 });
  await new Promise((resolve) => setTimeout(resolve, 5));
  await asOperator(server, 'PATCH', `/api/collections/cvs/records/${record}`, {
    title: 'corrigé',
    experience: { e1: { ...entry, jobTitle: 'Analyste principale' } },
  });
  expect((await phone.send()).body.changes).toMatchObject([
    { record, rev: 2, body: { title: 'corrigé', experience: { e1: { order: 'a' } } } },
  ]);
  expect((await phone.send([older])).body).toMatchObject({
    receipts: [{ outcome: 'merged', rev: 3 }],
    changes: [{ body: { value: 'hors ligne', device: phone.id } }, { body: { title: 'corrigé' } }],
  });
  for (let tries = 0; tries < 100 && stream.events.length < 3; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  stream.close();
  expect(stream.events).toHaveLength(3);
});

test('a first sync comes in pages, each record once, in the order of their last change', async () => {
  const person = await signUp(server);
  const [phone, laptop] = [deviceOf(person), deviceOf(person)];
  for (let page = 0; page < 6; page += 1)
    await phone.send(
      Array.from({ length: 200 }, () => phone.change('cvs', newId(), 'create', { title: 'A' })),
    );
  const seen: number[] = [];
  const sizes: number[] = [];
  for (let more = true; more;) {
    const { body } = await laptop.send();
    sizes.push(body.changes.length);
    seen.push(...body.changes.map(({ seq }: Json) => seq));
    more = body.more;
  }
  expect(sizes).toEqual([500, 500, 200]);
  expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => a - b));
});

test('long records make short pages', async () => {
  const person = await signUp(server);
  const [phone, laptop] = [deviceOf(person), deviceOf(person)];
  const long = 'x'.repeat(300_000);
  for (let count = 0; count < 5; count += 1)
    await phone.send([phone.change('cvs', newId(), 'create', { 'personal.summary': long })]);
  const sizes: number[] = [];
  for (let more = true; more;) {
    const { body } = await laptop.send();
    sizes.push(body.changes.length);
    more = body.more;
  }
  expect(sizes).toEqual([4, 1]);
});

test('a change nudges the person’s open devices and nobody else’s', async () => {
  const [person, stranger] = [await signUp(server), await signUp(server)];
  const streams = [
    await listen(server, person.token, ['jalon/sync']),
    await listen(server, stranger.token, ['jalon/sync']),
  ];
  const phone = deviceOf(person);
  await phone.send([phone.change('cvs', newId(), 'create', { title: 'A' })]);
  for (let tries = 0; tries < 100 && streams[0]?.events.length === 0; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  streams.forEach(({ close }) => close());
  expect(streams.map(({ events }) => events)).toEqual([
    [{ name: 'jalon/sync', data: expect.stringMatching(/^\{"head":\d+\}$/) }],
    [],
  ]);
});

describe('a device', () => {
  test('of another age than the server is told which side is old', async () => {
    const phone = deviceOf(await signUp(server));
    expect(await phone.send([], { schema: 0 })).toMatchObject({
      status: 426,
      body: { update: 'app' },
    });
    expect((await phone.send([], { schema: 99 })).body).toEqual({ update: 'server' });
  });

  test('whose past a restored back-up lost starts again from the beginning', async () => {
    const before = await startTestServer();
    const person = await signUp(before);
    const phone = deviceOf(person, before);
    await phone.send([phone.change('cvs', newId(), 'create', { title: 'A' })]);
    const { cursor } = (await phone.send()).body;
    await before.stop();
    const after = await startTestServer({ dataDir: before.dataDir });
    const again = deviceOf(person, after);
    const kept = (await again.send([], { cursor })).body;
    const lost = (await again.send([], { cursor: { ...cursor, seq: cursor.seq + 7 } })).body;
    const ahead = { timeline: kept.cursor.timeline, seq: kept.head + 1 };
    const beyond = (await again.send([], { cursor: ahead })).body;
    const unknown = (await again.send([], { cursor: { timeline: 'nowhere', seq: 1 } })).body;
    await after.stop();
    expect([kept.resync, kept.changes.length]).toEqual([undefined, 0]);
    expect([lost.resync, lost.changes.length]).toEqual([true, 1]);
    expect([beyond.resync, beyond.changes.length]).toEqual([true, 1]);
    expect([unknown.resync, unknown.changes.length]).toEqual([true, 1]);
    expect(kept.cursor.timeline).not.toBe(cursor.timeline);
  });

  test.each([
    ['no device', { device: '' }],
    ['a device that is SQL', { device: "x' --" }],
    ['a cursor of words', { cursor: { timeline: 1, seq: 'x' } }],
    ['no list', { mutations: {} }],
    ['nothing in the list', { mutations: [null] }],
    ['no time', { now: 'noon' }],
    ['a change without an action', { mutations: [{ id: 'a' }] }],
  ])('that sends %s is refused whole', async (_, given) => {
    const phone = deviceOf(await signUp(server));
    expect(await phone.send([], given)).toMatchObject({ status: 400, body: { code: 'malformed' } });
  });

  test('that sends too many at once is told to send fewer', async () => {
    const phone = deviceOf(await signUp(server));
    const many = Array.from({ length: 201 }, () => phone.change('cvs', newId(), 'purge'));
    expect(await phone.send(many)).toMatchObject({ status: 413, body: { code: 'too_many' } });
  });
});
