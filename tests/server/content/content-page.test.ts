/** Pages of posts as they leave the server: whole without a script, named for search engines, and never a false 200. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOperator, call, type Json } from '../people.ts';
import { builtApp, startTestServer, type TestServer } from '../real-server.ts';

const SHELL =
  '<!doctype html><html lang="fr-CA"><head><!--head--><title>Jalon</title><!--/head--></head><body>' +
  '<div id="root"></div><noscript><p>JavaScript</p></noscript></body></html>';
const list = (language: string) =>
  `<!doctype html><html lang="${language}-CA" data-written="${language}"><head></head><body><div id="root">` +
  '<noscript class="x">%posts%</noscript></div></body></html>';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    env: { JALON_PUBLIC_URL: 'https://jalon.example' },
    distDir: await builtApp({
      'app.html': SHELL,
      'articles/index.html': list('fr'),
      'en/articles/index.html': list('en'),
      'blog/index.html': list('fr'),
      'en/blog/index.html': list('en'),
    }),
  });
});
afterAll(() => server.stop());

const open = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(server.url + path, { headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const dataIn = (html: string): Json =>
  JSON.parse(
    /<script type="application\/json" id="published">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null',
  );

describe('a post’s page', () => {
  test('says what it is, in its language, and names its translation', async () => {
    const { status, html } = await open('/articles/methode-star-entrevue');
    expect(status).toBe(200);
    expect(html).toContain('<html lang="fr-CA" data-written="fr">');
    expect(html).toContain(
      '<title>La méthode STAR\u00A0: raconter pour convaincre — Jalon</title>',
    );
    expect(html).toContain(
      '<link rel="canonical" href="https://jalon.example/articles/methode-star-entrevue">',
    );
    expect(html).toContain(
      '<link rel="alternate" hreflang="en-CA" href="https://jalon.example/en/articles/star-method-interview">',
    );
    expect(html).toContain(
      '<link rel="alternate" type="application/rss+xml" title="Jalon\u00A0: guides et nouvelles" href="https://jalon.example/rss.xml">',
    );
    const structured = JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
    expect(structured).toMatchObject({
      '@type': 'Article',
      datePublished: '2026-11-13',
      inLanguage: 'fr-CA',
      mainEntityOfPage: 'https://jalon.example/articles/methode-star-entrevue',
    });
  });

  test('is whole without a script, with links in its language', async () => {
    const { html } = await open('/en/articles/star-method-interview');
    const text = /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? '';
    expect(text).toContain('<h1>The STAR method: tell it so they can picture it</h1>');
    expect(text).toContain('<h2 id="why-they-ask">Why they ask</h2>');
    expect(text).toContain('<a href="/en/articles/free-help-by-province">');
    expect(text).toContain('href="https://strathcona.ca/council-county/careers/process/interview"');
  });

  test('brings what the page would ask for, as the server would answer', async () => {
    const { html } = await open('/blog/pourquoi-hors-ligne');
    const { path, body } = dataIn(html);
    expect(path).toBe('/api/jalon/posts/blog/pourquoi-hors-ligne');
    expect(body).toEqual((await call(server, 'GET', path)).body);
  });

  test('holds nothing that closes its data or runs', async () => {
    const evil = '</script><script>alert(1)</script>$& <img src=x onerror=alert(1)>';
    await asOperator(server, 'POST', '/api/collections/posts/records', {
      kind: 'blog',
      language: 'fr',
      key: 'piege',
      slug: 'piege',
      title: `Piège ${evil}`.slice(0, 120),
      summary: evil,
      body: evil,
      published: true,
      publishedOn: '2026-01-01',
    });
    const { html } = await open('/blog/piege');
    expect(html).not.toMatch(/<script>|<img/);
    expect(dataIn(html).body.body).toBe(evil);
    expect(dataIn((await open('/blog')).html).body.posts).toContainEqual(
      expect.objectContaining({ slug: 'piege', summary: evil }),
    );
  });

  test('shows an edit at once, and is not sent again to who has it', async () => {
    const path = '/api/collections/posts/records';
    const filter = encodeURIComponent("slug='cinq-choses-que-jalon-ne-fera-pas'");
    const [post] = (await asOperator(server, 'GET', `${path}?filter=${filter}`)).body.items;
    const address = `/blog/${post.slug}`;
    const tag = (await open(address)).headers.get('etag') ?? '';
    expect((await open(address, { 'If-None-Match': tag })).status).toBe(304);
    await asOperator(server, 'PATCH', `${path}/${post.id}`, { title: 'Six choses' });
    const changed = await open(address, { 'If-None-Match': tag });
    expect(changed.status).toBe(200);
    expect(changed.html).toContain('<title>Six choses — Jalon</title>');
    expect((await open('/blog')).html).toContain('Six choses');
  });

  test.each(['/articles/nulle-part', '/en/blog/nowhere'])('%s is not found', async (path) => {
    const { status, html } = await open(path);
    expect(status).toBe(404);
    expect(html).toContain('<title>Jalon</title>');
  });
});

test.each([
  ['/articles', '/articles/methode-star-entrevue', 'article', 'fr'],
  ['/en/articles', '/en/articles/star-method-interview', 'article', 'en'],
  ['/blog', '/blog/pourquoi-hors-ligne', 'blog', 'fr'],
  ['/en/blog', '/en/blog/why-it-works-offline', 'blog', 'en'],
])(
  '%s lists its posts without a script, and brings them with it',
  async (path, link, kind, language) => {
    const { html } = await open(path, { 'Accept-Language': language });
    const text = /<noscript class="x">(.*?)<\/noscript>/s.exec(html)?.[1] ?? '';
    expect(text).toContain(`<a href="${link}">`);
    const { path: asked, body } = dataIn(html);
    expect(asked).toBe(`/api/jalon/posts?kind=${kind}&language=${language}`);
    expect(body).toEqual((await call(server, 'GET', asked)).body);
  },
);
