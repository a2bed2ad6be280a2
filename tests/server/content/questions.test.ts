/** Interview questions: shipped, edited by the operator, a part for everybody and all for those whose plan gives them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { questionsAddress } from '../../../src/domain/training/bank/question-sets.ts';
import { asOperator, call, signUp, signUpAs, type Json } from '../people.ts';
import { startTestServer, temporaryFolder, writeFiles, type TestServer } from '../real-server.ts';

let server: TestServer;
let premium = '';
beforeAll(async () => {
  server = await startTestServer();
  premium = (await signUpAs(server, 'premium')).token;
});
afterAll(() => server.stop());

const RECORDS = '/api/collections/questions/records';
const basic = async (language: 'fr' | 'en', on = server, token = ''): Promise<Json[]> =>
  (await call(on, 'GET', questionsAddress('basic', language), undefined, token)).body.questions;
const all = async (language: 'fr' | 'en', token = premium): Promise<Json[]> =>
  (await call(server, 'GET', questionsAddress('all', language), undefined, token)).body.questions;
const keysOf = (questions: readonly Json[]): string[] => questions.map(({ key }) => key);

describe.each(['fr', 'en'] as const)('in %s', (language) => {
  test('everybody has a third of them, signed in or not, and premium has all', async () => {
    const free = await signUp(server);
    const everybody = await basic(language);
    expect(keysOf(await basic(language, server, free.token))).toEqual(keysOf(everybody));
    expect(everybody.every(({ isBasic }) => isBasic)).toBe(true);
    const whole = await all(language);
    expect(whole.length).toBeGreaterThanOrEqual(240);
    expect(everybody.length / whole.length).toBeCloseTo(1 / 3, 1);
    expect(keysOf(whole)).toEqual(expect.arrayContaining(keysOf(everybody)));
    expect(whole.every((question) => question.language === language)).toBe(true);
  });
});

test('a question is told whole', async () => {
  const found = (await basic('fr')).find(({ key }) => key === 'fr-general-about-you');
  expect(found).toEqual({
    key: 'fr-general-about-you',
    language: 'fr',
    text: 'Parlez-moi de vous.',
    category: 'general',
    difficulty: 'easy',
    industry: 'general',
    level: 'beginner',
    tips: [expect.any(String), expect.any(String), expect.any(String)],
    intent: expect.any(String),
    followUp: expect.any(String),
    isBasic: true,
  });
});

test('one that an operator adds gets a key of its text, and keeps it', async () => {
  const text = 'Pourquoi l’avoir choisi, notre centre de jour?';
  const shipped = (await asOperator(server, 'GET', RECORDS)).body.items[0];
  const given = { ...shipped, id: undefined, text, language: 'fr', basic: true, key: '' };
  const { body } = await asOperator(server, 'POST', RECORDS, { ...given, published: true });
  const key = 'pourquoi-l-avoir-choisi-notre-centre-de-jour';
  expect(body.key).toBe(key);
  await asOperator(server, 'PATCH', `${RECORDS}/${body.id}`, { text: 'Pourquoi nous?', key: '' });
  const told = (await basic('fr')).find((question) => question.key === key);
  expect(told?.text).toBe('Pourquoi nous?');
  await asOperator(server, 'DELETE', `${RECORDS}/${body.id}`);
});

describe('the rest', () => {
  const path = questionsAddress('all', 'fr');

  test('is refused to guests, to free accounts and through the collection itself', async () => {
    const free = await signUp(server);
    expect(await call(server, 'GET', path)).toMatchObject({ status: 401 });
    expect(await call(server, 'GET', path, undefined, free.token)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    for (const token of ['', free.token, premium])
      expect((await call(server, 'GET', RECORDS, undefined, token)).status).toBe(403);
  });

  test('is given as soon as the plan is, and no longer than it', async () => {
    const person = await signUp(server);
    const ask = async () => (await call(server, 'GET', path, undefined, person.token)).status;
    const subscription = await asOperator(
      server,
      'POST',
      '/api/collections/subscriptions/records',
      {
        user: person.id,
        status: 'active',
        periodEnd: Date.now() + 60_000,
      },
    );
    expect([subscription.status, await ask()]).toEqual([200, 200]);
    await asOperator(
      server,
      'PATCH',
      `/api/collections/subscriptions/records/${subscription.body.id}`,
      { periodEnd: Date.now() - 1 },
    );
    expect(await ask()).toBe(403);
  });

  test('is kept by no proxy, and not sent again to who has it', async () => {
    const first = await fetch(server.url + path, { headers: { Authorization: premium } });
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('vary')).toMatch(/Authorization/);
    const again = await fetch(server.url + path, {
      headers: { Authorization: premium, 'If-None-Match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });
});

test.each(['basic', 'all'] as const)('%s: there is no other language', async (set) => {
  const path = questionsAddress(set, 'fr').replace('=fr', '=de');
  expect(await call(server, 'GET', path, undefined, premium)).toMatchObject({
    status: 400,
    body: { code: 'invalid' },
  });
});

describe('the operator', () => {
  const find = async (key: string, on = server): Promise<Json> =>
    (await asOperator(on, 'GET', `${RECORDS}?filter=key='${key}'`)).body.items[0];

  test('adds, edits, withdraws and deletes a question, and each shows at once', async () => {
    const given = {
      key: 'en-retail-own',
      language: 'en',
      text: 'What is your favourite aisle?',
      industry: 'retail',
      category: 'general',
      difficulty: 'easy',
      level: 'beginner',
      tips: 'Pick one.\n\n Say why. ',
      intent: 'Whether you looked.',
      followUp: 'Why?',
      basic: true,
      published: true,
    };
    const { status, body: made } = await asOperator(server, 'POST', RECORDS, given);
    expect(status).toBe(200);
    const shown = async () => (await basic('en')).find(({ key }) => key === given.key);
    expect(await shown()).toMatchObject({ text: given.text, tips: ['Pick one.', 'Say why.'] });
    const change = (changes: object) =>
      asOperator(server, 'PATCH', `${RECORDS}/${made.id}`, changes);
    await change({ text: 'Which aisle do you like?' });
    expect(await shown()).toMatchObject({ text: 'Which aisle do you like?' });
    await change({ basic: false });
    expect(await shown()).toBeUndefined();
    expect(keysOf(await all('en'))).toContain(given.key);
    await change({ published: false });
    expect(keysOf(await all('en'))).not.toContain(given.key);
    await asOperator(server, 'DELETE', `${RECORDS}/${made.id}`);
    expect(await find(given.key)).toBeUndefined();
  });

  test.each([
    ['a category that is none', { category: 'trick' }],
    ['a key that is taken', { key: 'en-general-about-you' }],
    ['no tips', { tips: '' }],
  ])('is refused %s', async (_, wrong) => {
    const { id: _id, ...question } = await find('en-general-about-you');
    const reply = await asOperator(server, 'POST', RECORDS, {
      ...question,
      key: 'en-general-other',
      ...wrong,
    });
    expect(reply.status).toBe(400);
  });
});

describe('a new version of what is shipped', () => {
  const KEY = 'fr-retail-livraison';
  const file = (text: string) =>
    `## livraison: general, easy, beginner, basic\n${text}\n- Un.\n- Deux.\nintent: Savoir.\nfollowUp: Et après?\n`;

  test('replaces the last one where nobody edited it; what the operator did stays', async () => {
    const folder = temporaryFolder('seed');
    let dataDir = '';
    const shipping = async <T>(
      text: string,
      story: (own: TestServer) => Promise<T>,
    ): Promise<T> => {
      writeFiles(folder, { 'questions/fr/retail.md': file(text) });
      const own = await startTestServer({
        env: { JALON_SEED: folder },
        ...(dataDir ? { dataDir } : {}),
      });
      dataDir = own.dataDir;
      try {
        return await story(own);
      } finally {
        await own.stop();
      }
    };
    const shown = async (own: TestServer) =>
      (await basic('fr', own)).find(({ key }) => key === KEY)?.text;
    const edit = async (own: TestServer, changes: object) => {
      const { body } = await asOperator(own, 'GET', `${RECORDS}?filter=key='${KEY}'`);
      await asOperator(own, 'PATCH', `${RECORDS}/${body.items[0].id}`, changes);
      return shown(own);
    };

    expect(await shipping('Un?', shown)).toBe('Un?');
    expect(await shipping('Deux?', shown)).toBe('Deux?');
    const withdrawn = await shipping('Deux?', (own) => edit(own, { published: false }));
    expect(withdrawn).toBeUndefined();
    expect(await shipping('Trois?', shown)).toBeUndefined();
    await shipping('Trois?', (own) => edit(own, { published: true, text: 'À ma façon?' }));
    expect(await shipping('Quatre?', shown)).toBe('À ma façon?');
    await shipping('Quatre?', async (own) => {
      const { body } = await asOperator(own, 'GET', `${RECORDS}?filter=key='${KEY}'`);
      await asOperator(own, 'DELETE', `${RECORDS}/${body.items[0].id}`);
    });
    expect(await shipping('Cinq?', shown)).toBeUndefined();
  });
});
