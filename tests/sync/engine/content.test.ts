// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetPlanContent } from '#/data/content-cache.ts';
import { DAY_MS, MINUTE_MS } from '#/domain/duration.ts';
import { questionsAddress } from '#/domain/training/bank/question-sets.ts';
import { fetchContent } from '#/remote/content.ts';
import { openContent, type Content, type ContentState, type ContentStore } from '#/sync/content.ts';
import { asOperator, signUpAs } from '../../server/people.ts';
import { noNetwork, type Wire } from './engine-device.ts';
import { startStore, type RunningStore } from './start-store.ts';

const SITE = '/api/jalon/site';

let server: RunningStore;
let time: number;
/** Of whoever is signed in on the device. */
let token: string;
let wire: Wire;
/** The statuses of the server's answers, oldest first. */
let answers: number[];
let store: ContentStore;
let databases = 0;
let stops: (() => void)[];

beforeAll(async () => {
  server = await startStore();
});
afterAll(() => server.stop());
beforeEach(async () => {
  time = 1_900_000_000_000;
  answers = [];
  token = '';
  stops = [];
  wire = fetch;
  await sayPrice(9.99);
  store = openAgain(`content-${(databases += 1)}`);
});
afterEach(() => stops.forEach((stop) => stop()));

const openAgain = (name: string): ContentStore => {
  const opened = openContent({
    fetch: (path, tag, asPerson) =>
      fetchContent(path, tag, asPerson ? token : '', {
        origin: server.url,
        fetch: async (input, init) => {
          const response = await wire(input, init);
          answers.push(response.status);
          return response;
        },
      }),
    now: () => time,
    name,
  });
  stops.push(() => opened.close());
  return opened;
};

const sayPrice = (premiumPrice: number) =>
  asOperator(server, 'PATCH', '/api/collections/site_settings/records/site00000000000', {
    premiumPrice,
  });

interface Site {
  settings: { premiumPrice: number };
}
const site = (keep: Content<unknown>['keep']): Content<number> => ({
  path: SITE,
  keep,
  parse: (body) => (body as Site).settings?.premiumPrice,
});

/** What a screen that has just been opened is told, last first. */
const look = <T>(content: Content<T>, on = store): (() => ContentState<T> | undefined) => {
  const told: ContentState<T>[] = [];
  stops.push(on.watch(content, (state) => told.push(state)));
  return () => told.at(-1);
};

test('it is asked for once, and not again within five minutes', async () => {
  const [one, two] = [look(site('while-used')), look(site('while-used'))];
  await expect.poll(one).toEqual({ kind: 'ready', value: 9.99 });
  await expect.poll(two).toEqual({ kind: 'ready', value: 9.99 });
  time += 5 * MINUTE_MS - 1;
  await expect.poll(look(site('while-used'))).toEqual({ kind: 'ready', value: 9.99 });
  expect(answers).toEqual([200]);
});

test('after five minutes what is kept is shown at once, and replaced by what has changed', async () => {
  await expect.poll(look(site('while-used'))).toMatchObject({ value: 9.99 });
  await sayPrice(12);
  time += 6 * MINUTE_MS;
  const told: unknown[] = [];
  stops.push(store.watch(site('while-used'), (state) => told.push(state)));
  await expect.poll(() => told.length).toBe(2);
  expect(told).toEqual([
    { kind: 'ready', value: 9.99 },
    { kind: 'ready', value: 12 },
  ]);
});

test('what has not changed does not travel again', async () => {
  await expect.poll(look(site('while-used'))).toMatchObject({ value: 9.99 });
  time += 6 * MINUTE_MS;
  await expect.poll(look(site('while-used'))).toMatchObject({ value: 9.99 });
  await expect.poll(() => answers).toEqual([200, 304]);
});

test('what must work offline does, days later and after a restart', async () => {
  const name = `content-${(databases += 1)}`;
  const before = openAgain(name);
  await expect.poll(look(site('for-good'), before)).toMatchObject({ value: 9.99 });
  before.close();
  wire = noNetwork;
  time += 9 * DAY_MS;
  await expect
    .poll(look(site('for-good'), openAgain(name)))
    .toEqual({ kind: 'ready', value: 9.99 });
});

test('what is only looked at is gone ten minutes later, and without a network said to be', async () => {
  await expect.poll(look(site('while-used'))).toMatchObject({ value: 9.99 });
  wire = noNetwork;
  time += 10 * MINUTE_MS;
  await expect.poll(look(site('while-used'))).toEqual({ kind: 'failed', because: 'offline' });
});

test('what was looked at a moment ago is still there without a network', async () => {
  await expect.poll(look(site('while-used'))).toMatchObject({ value: 9.99 });
  wire = noNetwork;
  time += 9 * MINUTE_MS;
  await expect.poll(look(site('while-used'))).toEqual({ kind: 'ready', value: 9.99 });
});

test('what the server does not have is said not to be there', async () => {
  const nothing = {
    path: '/api/jalon/posts/article/nothing',
    keep: 'for-good',
    parse: String,
  } as const;
  await expect.poll(look(nothing)).toEqual({ kind: 'missing' });
});

test('an answer that can’t be read is no content', async () => {
  const strange = { ...site('for-good'), parse: () => undefined };
  await expect.poll(look(strange)).toEqual({ kind: 'failed', because: 'unavailable' });
});

describe('what only some plans give', () => {
  const all: Content<number> = {
    path: questionsAddress('all', 'fr'),
    keep: 'for-good',
    asPerson: true,
    parse: (body) => (body as { questions: unknown[] }).questions.length,
  };
  const many = { kind: 'ready', value: expect.toSatisfy((count: number) => count > 200) };

  test('is had by whoever has one, kept offline, and gone from the device when they leave', async () => {
    const name = `content-${(databases += 1)}`;
    const before = openAgain(name);
    ({ token } = await signUpAs(server, 'premium'));
    await expect.poll(look(all, before)).toEqual(many);
    await expect.poll(look(site('for-good'), before)).toMatchObject({ value: 9.99 });
    before.close();
    wire = noNetwork;
    const offline = openAgain(name);
    await expect.poll(look(all, offline)).toEqual(many);
    offline.close();
    await forgetPlanContent(name);
    const after = openAgain(name);
    await expect.poll(look(all, after)).toEqual({ kind: 'failed', because: 'offline' });
    await expect.poll(look(site('for-good'), after)).toMatchObject({ value: 9.99 });
  });

  test('goes once the server says that the plan has ended, and stays while only the session has', async () => {
    const person = await signUpAs(server, 'premium');
    ({ token } = person);
    await expect.poll(look(all)).toEqual(many);
    token = '';
    time += 6 * MINUTE_MS;
    await expect.poll(look(all)).toEqual(many);
    await expect.poll(() => answers).toEqual([200, 401]);
    ({ token } = person);
    await asOperator(server, 'PATCH', `/api/collections/users/records/${person.id}`, { role: '' });
    time += 6 * MINUTE_MS;
    await expect.poll(look(all)).toEqual({ kind: 'missing' });
  });
});
