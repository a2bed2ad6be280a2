/** Requests made up by chance, most of them nearly right: what is plainly wrong never gets far. */
import { SYNCED_COLLECTIONS } from '../../../src/domain/synced-collections.ts';
import type { Random } from './random.ts';

export interface GeneratedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

interface Known {
  /** `GET /api/…/{id}` */
  routes: readonly string[];
  /** Ids that exist, or might. */
  ids: readonly string[];
}

export const generatedRequest = (random: Random, known: Known): GeneratedRequest => {
  const [method = 'GET', pattern = '/'] = random.pick(known.routes).split(' ');
  const path = pattern.replaceAll(/\{[^}]*\}/g, () => segment(random, known));
  const isSync = path === '/api/jalon/sync' || random.chance(0.02);
  const body = isSync ? syncBody(random, known) : anyBody(random, known);
  return {
    method: random.chance(0.9) ? method : random.pick(METHODS),
    path: path + query(random),
    headers: {
      'Content-Type': random.chance(0.9) ? 'application/json' : random.pick(CONTENT_TYPES),
      ...(random.chance(0.1)
        ? { 'X-Jalon-Device': text(random).replaceAll(/[^\x20-\x7e]/g, '') }
        : {}),
    },
    body: random.chance(0.03) ? broken(random, body) : body,
  };
};

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const CONTENT_TYPES = [
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  '',
];

const NAMES = Object.keys(SYNCED_COLLECTIONS);
const WORDS = [
  ...NAMES,
  'users',
  '_superusers',
  '_pb_users_auth_',
  'fr',
  'en',
  'article',
  'title',
  'experience.a.company',
  'skills.x',
  'personal.city',
  '__proto__',
  'constructor',
  'null',
  '0',
  '-1',
  '1e400',
  "' OR 1=1 --",
  '\u0000',
  '../../etc/passwd',
  '🧭',
  '\ud800',
  'a.b.c.d.e.f.g.h.i.j.k',
];

const segment = (random: Random, { ids }: Known): string =>
  encodeURIComponent(
    random.pick([
      random.pick(ids),
      random.pick(WORDS.filter((word) => word !== '\ud800')),
      String(random.upTo(9)),
    ]),
  );

const query = (random: Random): string => {
  if (random.chance(0.7)) return '';
  const names = [
    'filter',
    'sort',
    'page',
    'perPage',
    'expand',
    'fields',
    'thumb',
    'token',
    'language',
    'search',
    'kind',
  ];
  const value = random.pick([
    '1',
    '-1',
    '99999999999',
    'id = "x" || 1=1',
    '@request.auth.id',
    'a'.repeat(2000),
    '*',
    '((((',
    '100x100',
  ]);
  return `?${random.pick(names)}=${encodeURIComponent(value)}`;
};

const text = (random: Random): string =>
  random.chance(0.8)
    ? random.pick(WORDS)
    : random.pick(['x', 'é', '漢', '"', '\\']).repeat(random.upTo(3000));

/** Any JSON value; the deeper, the smaller. */
const anyValue = (random: Random, depth = 0): unknown => {
  const kinds = depth > 4 ? 4 : 7;
  switch (random.upTo(kinds)) {
    case 0:
      return null;
    case 1:
      return random.chance(0.5);
    case 2:
      return random.pick([0, -1, 1, 1.5, 1e308, -1e308, 2 ** 53, 1795219200000, random.upTo(100)]);
    case 3:
    case 4:
      return text(random);
    case 5:
      return Array.from({ length: random.upTo(4) }, () => anyValue(random, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: random.upTo(4) }, () => [
          random.pick(WORDS),
          anyValue(random, depth + 1),
        ]),
      );
  }
};

const FIELDS = [
  'email',
  'newEmail',
  'identity',
  'password',
  'passwordConfirm',
  'current',
  'next',
  'fullName',
  'language',
  'termsVersion',
  'role',
  'label',
  'token',
  'message',
  'topic',
  'clientId',
  'subscriptions',
  '_user_id',
  'stay',
  'requests',
  'data',
];

const anyBody = (random: Random, known: Known): string | undefined => {
  if (random.chance(0.1)) return undefined;
  if (random.chance(0.1)) return JSON.stringify(anyValue(random));
  const fields = Array.from({ length: random.upTo(6) }, () => [
    random.pick(FIELDS),
    random.chance(0.2) ? random.pick(known.ids) : anyValue(random),
  ]);
  return JSON.stringify(Object.fromEntries(fields));
};

const syncBody = (random: Random, known: Known): string =>
  JSON.stringify(
    mangled(random, {
      schema: random.pick([1, 2, 2, 2, 3]),
      device: random.pick(['fuzzfuzzfuzz000', 'fuzzfuzzfuzz001', ...known.ids]),
      cursor: random.pick([null, null, { timeline: 't', seq: random.upTo(1000) }]),
      heard: null,
      mutations: Array.from({ length: random.upTo(5) }, () => mutation(random, known)),
    }),
  );

const letters = (random: Random): string =>
  Array.from({ length: 15 }, () => random.pick([...'abcdefghijklmnopqrstuvwxyz0123456789'])).join(
    '',
  );

const mutation = (random: Random, known: Known): unknown => {
  const name = random.pick(NAMES);
  const fields = Object.keys(SYNCED_COLLECTIONS[name]?.kinds ?? {});
  const patch = Object.fromEntries(
    Array.from({ length: random.upTo(5) }, () => [
      random.pick([
        random.pick(fields),
        `${random.pick(fields)}.${random.pick(['a', 'b'])}`,
        random.pick(WORDS),
      ]),
      anyValue(random),
    ]),
  );
  return mangled(random, {
    id: letters(random),
    group: letters(random),
    collection: name,
    record: random.pick([letters(random), ...known.ids]),
    op: random.pick(['create', 'create', 'patch', 'patch', 'purge', 'drop']),
    baseRev: random.upTo(3),
    patch,
    clock: random.pick([`${Date.now()}.0.${letters(random)}`, '9999999999999.0.x', '', 'x']),
    ...(random.chance(0.2) ? { after: [letters(random)] } : {}),
  });
};

/** One field of something right is now something else, or is gone. */
const mangled = (random: Random, whole: Record<string, unknown>): unknown => {
  if (random.chance(0.6)) return whole;
  const field = random.pick(Object.keys(whole));
  const { [field]: _gone, ...rest } = whole;
  return random.chance(0.2) ? rest : { ...rest, [field]: anyValue(random) };
};

/** No JSON, or more of it than anyone reads. */
const broken = (random: Random, body = ''): string =>
  random.pick([
    () => body.slice(0, random.upTo(body.length)),
    () => '['.repeat(random.upTo(12_000)),
    () => '{"a":'.repeat(random.upTo(3000)),
    () => `[${'{},'.repeat(random.upTo(4000))}0]`,
    () => '\u0000'.repeat(random.upTo(100)),
    () => 'x'.repeat(random.upTo(15_000)),
    () => '"'.repeat(random.upTo(5000)),
  ])();
