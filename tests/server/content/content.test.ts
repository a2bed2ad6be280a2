/** Guides and news: shipped, edited by the operator, and public at once wherever they are read. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asOperator, call, type Json } from '../people.ts';
import { startTestServer, temporaryFolder, writeFiles, type TestServer } from '../real-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const POSTS = '/api/collections/posts/records';
const list = async (kind: string, language: string): Promise<Json[]> =>
  (await call(server, 'GET', `/api/jalon/posts?kind=${kind}&language=${language}`)).body.posts;
const show = (kind: string, slug: string) =>
  call(server, 'GET', `/api/jalon/posts/${kind}/${slug}`);
const text = async (path: string): Promise<string> => (await fetch(server.url + path)).text();

let count = 0;
/** Writes a post as the operator does in the dashboard. */
const publish = async (given: Record<string, unknown> = {}): Promise<Json> => {
  count += 1;
  const { status, body } = await asOperator(server, 'POST', POSTS, {
    kind: 'article',
    language: 'fr',
    key: `essai-${count}`,
    slug: `essai-${count}`,
    title: `Essai numéro ${count}`,
    summary: 'Une phrase.',
    tags: 'cv',
    body: '## Un titre\n\nDu texte.',
    sources: 'Guide | Éditeur | https://example.org/guide',
    published: true,
    publishedOn: '2026-01-02',
    ...given,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};

describe('what is shipped', () => {
  test.each([
    ['article', 9],
    ['blog', 4],
  ])('holds each %s in both languages, tied together', async (kind, least) => {
    const french = await list(kind, 'fr');
    const english = await list(kind, 'en');
    expect(french.length).toBeGreaterThanOrEqual(least);
    expect(english).toHaveLength(french.length);
    for (const { slug } of french) {
      const { body } = await show(kind, slug);
      expect(english.map((post) => post.slug)).toContain(body.translation);
      expect((await show(kind, body.translation)).body.translation).toBe(slug);
      expect(body.related).toHaveLength(3);
    }
  });

  test('is listed newest first, with its reading time and without its text', async () => {
    const posts = await list('article', 'fr');
    const days = posts.map(({ publishedOn }) => publishedOn);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(Object.keys(posts[0]).toSorted()).toEqual(
      [
        'kind',
        'language',
        'minutes',
        'publishedOn',
        'revisedOn',
        'slug',
        'summary',
        'tags',
        'title',
      ].toSorted(),
    );
    expect(posts.every(({ minutes }) => minutes >= 3 && minutes <= 8)).toBe(true);
  });
});

describe('an edit in the dashboard', () => {
  test('is public at once: page, list, feed and sitemap', async () => {
    const post = await publish({ title: 'Avant' });
    expect(await text('/rss.xml')).toContain('<title>Avant</title>');
    const changes = { title: 'Après & <vite>', slug: 'nouvelle-adresse', revisedOn: '2026-11-20' };
    await asOperator(server, 'PATCH', `${POSTS}/${post.id}`, changes);
    expect((await show('article', 'nouvelle-adresse')).body.title).toBe('Après & <vite>');
    expect((await show('article', post.slug)).body.slug).toBe('nouvelle-adresse');
    expect((await list('article', 'fr')).map(({ title }) => title)).toContain('Après & <vite>');
    expect(await text('/rss.xml')).toContain('<title>Après &amp; &lt;vite&gt;</title>');
    const sitemap = await text('/sitemap.xml');
    expect(sitemap).toMatch(
      /<loc>[^<]+\/articles\/nouvelle-adresse<\/loc><lastmod>2026-11-20<\/lastmod>/,
    );
    expect(sitemap).not.toContain(`/articles/${post.slug}<`);
  });

  test('counts the words again', async () => {
    const post = await publish();
    expect(post.minutes).toBe(1);
    const { body } = await asOperator(server, 'PATCH', `${POSTS}/${post.id}`, {
      body: 'mot '.repeat(900),
      minutes: 99,
    });
    expect(body.minutes).toBe(5);
  });

  test.each([
    ['no sources that can be read', { sources: 'Sans adresse' }],
    ['a day that is none', { publishedOn: '2026-02-30' }],
    ['a day with an hour', { revisedOn: '2026-01-02 15:00' }],
    ['a kind that is none', { kind: 'page' }],
    ['an address already taken', { slug: 'methode-star-entrevue' }],
  ])('is refused with %s', async (_, given) => {
    const { status } = await asOperator(server, 'POST', POSTS, {
      ...(await publish()),
      id: undefined,
      key: 'autre',
      slug: 'autre',
      ...given,
    });
    expect(status).toBe(400);
  });
});

test('an address is made of whatever is written, and of the title when nothing is', async () => {
  const title = 'Semaine de l’emploi à Montréal';
  const written = await publish({ title, slug: 'L’Été: embauche!', key: 'Job Week' });
  expect(written).toMatchObject({ slug: 'l-ete-embauche', key: 'job-week' });
  const empty = await publish({ title, slug: '', key: '' });
  const slug = 'semaine-de-l-emploi-a-montreal';
  expect(empty).toMatchObject({ slug, key: slug });
});

test('what is wrong in a form is told beside each field, all at once', async () => {
  const { body } = await asOperator(server, 'POST', POSTS, { publishedOn: 'demain', sources: 'x' });
  expect(body.data).toMatchObject({
    publishedOn: { message: 'Write the year, the month and the day, such as 2027-06-30.' },
    sources: { message: 'One source per line: title | publisher | https://address.' },
  });
});

describe.each([
  ['not published', { published: false }],
  ['not due yet', { publishedOn: '2099-01-01' }],
])('a post that is %s', (_, given) => {
  test('is nowhere to be read', async () => {
    const { id, slug } = await publish(given);
    expect((await show('article', slug)).status).toBe(404);
    expect((await list('article', 'fr')).map((post) => post.slug)).not.toContain(slug);
    expect(await text('/rss.xml')).not.toContain(slug);
    expect(await text('/sitemap.xml')).not.toContain(slug);
    expect((await call(server, 'GET', `${POSTS}/${id}`)).status).toBe(404);
  });
});

test('what a reader has already is not sent again', async () => {
  const path = '/api/jalon/posts?kind=blog&language=en';
  const first = await fetch(server.url + path);
  const tag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const again = await fetch(server.url + path, { headers: { 'If-None-Match': `W/${tag}` } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test.each([
  '/api/jalon/posts',
  '/api/jalon/posts?kind=article',
  '/api/jalon/posts?kind=page&language=fr',
  '/api/jalon/posts?kind=article&language=de',
])('%s asks for no list there is', async (path) => {
  expect(await call(server, 'GET', path)).toMatchObject({ status: 400, body: { code: 'invalid' } });
});

describe('a new version of a shipped post', () => {
  const file = (title: string) =>
    `---\ntitle: ${title}\nslug: livraison\nsummary: Une phrase.\npublishedOn: 2026-01-03\n---\n\nTexte de ${title}.\n`;
  let folder = '';
  let dataDir = '';
  const shipping = async <T>(title: string, story: (own: TestServer) => Promise<T>): Promise<T> => {
    writeFiles(folder, { 'articles/livraison/fr.md': file(title), 'blog/.keep': '' });
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
  const find = async (own: TestServer): Promise<Json> =>
    (await asOperator(own, 'GET', `${POSTS}?filter=key='livraison'`)).body.items[0];
  beforeEach(() => {
    folder = temporaryFolder('seed');
    dataDir = '';
  });

  test('replaces the last one where nobody edited it, once', async () => {
    await shipping('Un', async () => undefined);
    const updated = await shipping('Deux', find);
    expect(updated).toMatchObject({ title: 'Deux', body: 'Texte de Deux.', minutes: 1 });
    expect((await shipping('Deux', find)).title).toBe('Deux');
  });

  test('leaves the operator’s own words alone', async () => {
    await shipping('Un', async (own) => {
      await asOperator(own, 'PATCH', `${POSTS}/${(await find(own)).id}`, { title: 'À ma façon' });
    });
    expect(await shipping('Deux', find)).toMatchObject({
      title: 'À ma façon',
      body: 'Texte de Un.',
    });
  });

  test('does not bring back what the operator withdrew or deleted', async () => {
    await shipping('Un', async (own) => {
      await asOperator(own, 'PATCH', `${POSTS}/${(await find(own)).id}`, { published: false });
    });
    const withdrawn = await shipping('Deux', find);
    expect(withdrawn).toMatchObject({ title: 'Deux', published: false });
    await shipping('Deux', async (own) => {
      await asOperator(own, 'DELETE', `${POSTS}/${(await find(own)).id}`);
    });
    expect(await shipping('Trois', find)).toBeUndefined();
  });
});

describe('a post whose address changed', () => {
  const at = async (path: string) => {
    const response = await fetch(server.url + path, { redirect: 'manual' });
    return [response.status, response.headers.get('location')];
  };

  test('is found at the old ones, page and data, until another takes them', async () => {
    const { id, slug: first } = await publish({ language: 'en' });
    const move = (change: object) => asOperator(server, 'PATCH', `${POSTS}/${id}`, change);
    await move({ slug: 'deuxieme' });
    await move({ slug: 'troisieme', kind: 'blog' });
    expect(await at(`/en/articles/${first}`)).toEqual([308, '/en/blog/troisieme']);
    expect(await at('/articles/deuxieme')).toEqual([308, '/en/blog/troisieme']);
    expect((await show('article', first)).body).toMatchObject({ kind: 'blog', slug: 'troisieme' });
    await publish({ slug: 'deuxieme' });
    expect((await show('article', 'deuxieme')).body).toMatchObject({ kind: 'article' });
    await move({ slug: first, kind: 'article' });
    expect(await at(`/en/articles/${first}`)).toEqual([200, null]);
    expect(await at('/en/blog/troisieme')).toEqual([308, `/en/articles/${first}`]);
  });

  test('is not betrayed while it is a draft, nor once it is gone', async () => {
    const { id, slug } = await publish();
    await asOperator(server, 'PATCH', `${POSTS}/${id}`, { slug: 'secret', published: false });
    expect((await show('article', slug)).status).toBe(404);
    await asOperator(server, 'PATCH', `${POSTS}/${id}`, { published: true });
    expect((await show('article', slug)).body).toMatchObject({ slug: 'secret' });
    await asOperator(server, 'DELETE', `${POSTS}/${id}`);
    expect((await show('article', slug)).status).toBe(404);
  });
});

test('a post that is published without a date is of today', async () => {
  const { id, slug } = await publish({ published: false, publishedOn: '' });
  expect((await asOperator(server, 'GET', `${POSTS}/${id}`)).body.publishedOn).toBe('');
  await asOperator(server, 'PATCH', `${POSTS}/${id}`, { published: true });
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'America/Toronto' }).format();
  expect((await show('article', slug)).body.publishedOn).toBe(today);
});
