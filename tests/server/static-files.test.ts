import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '../../src/domain/server-rules.ts';
import { ask } from './raw-request.ts';
import { builtApp, startTestServer, temporaryFolder, type TestServer } from './real-server.ts';

const SCRIPT = `export const answer = ${JSON.stringify('jalon '.repeat(500))};`;
const TYPES = {
  'assets/app-4f2a.js': 'text/javascript; charset=utf-8',
  'assets/worker-4f2a.mjs': 'text/javascript; charset=utf-8',
  'assets/app-4f2a.css': 'text/css; charset=utf-8',
  'assets/text-4f2a.woff2': 'font/woff2',
  'assets/kit/text-4f2a.ttf': 'font/ttf',
  'assets/kit/read-scan.worker-4f2a.js': 'text/javascript; charset=utf-8',
  'assets/kit/parser-4f2a.wasm': 'application/wasm',
  'manifest.webmanifest': 'application/manifest+json; charset=utf-8',
  'service-worker.js': 'text/javascript; charset=utf-8',
  'icons/icon.svg': 'image/svg+xml; charset=utf-8',
  'kit.json': 'application/json; charset=utf-8',
  'unknown.thing': 'application/octet-stream',
};

/** A page that states its own policy and doesn't know where it will be. */
const ABOUT_IN_ENGLISH = `<!doctype html><meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-abc='"><title>About</title><link rel="canonical" href="https://origin.invalid/en/about"><p>${'words '.repeat(300)}`;

let server: TestServer;
beforeAll(async () => {
  // The build lies in a folder of its own, with a file beside it that no request may reach.
  const folder = temporaryFolder('static');
  writeFileSync(path.join(folder, 'outside.txt'), 'outside');
  const built = await builtApp({
    ...Object.fromEntries(Object.keys(TYPES).map((name) => [name, SCRIPT])),
    'about/index.html': '<!doctype html><title>À propos</title>',
    'en/index.html': '<!doctype html><title>Home</title>',
    'en/about/index.html': ABOUT_IN_ENGLISH,
    '404.html': `<!doctype html><title>Introuvable</title>${'page '.repeat(300)}`,
    'en/404.html': '<!doctype html><title>Not found</title>',
    'auth/index.html': '<!doctype html><title>Connexion</title>',
    'en/auth/sign-up.html': '<!doctype html><title>Sign up</title>',
    'robots.txt': 'Sitemap: https://origin.invalid/sitemap.xml',
    '.build-stamp': 'hidden',
    '.vite/manifest.json': '{"hidden":true}',
  });
  const distDir = path.join(folder, 'dist');
  cpSync(built, distDir, { recursive: true });
  server = await startTestServer({ distDir });
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  ask(server.url, path, { headers });

describe('files', () => {
  test.each(Object.entries(TYPES))('/%s is answered as %s', async (name, type) => {
    const { status, headers, body } = await get(`/${name}`);
    expect([status, headers['content-type'], body.toString()]).toEqual([200, type, SCRIPT]);
  });

  test('a name with a hash is kept for a year, all the others are asked about each time', async () => {
    const kept = await get('/assets/app-4f2a.js');
    expect(kept.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const name of ['/', '/index.html', '/service-worker.js', '/manifest.webmanifest']) {
      expect((await get(name)).headers).toMatchObject({ 'cache-control': 'no-cache' });
    }
  });

  test.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, *;q=0.5', 'gzip'],
    ['identity', undefined],
    ['zstd', undefined],
  ])('Accept-Encoding %s is answered with %s', async (accepted, encoding) => {
    const { headers, body } = await get('/assets/app-4f2a.js', { 'Accept-Encoding': accepted });
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];

    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('Accept-Encoding');
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect((unpack ? unpack(body) : body).toString()).toBe(SCRIPT);
  });

  test('a file already held is answered by 304, per encoding', async () => {
    for (const encoding of ['br', 'identity']) {
      const first = await get('/app.html', { 'Accept-Encoding': encoding });
      const tag = first.headers.etag ?? '';
      const again = await get('/app.html', { 'Accept-Encoding': encoding, 'If-None-Match': tag });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag]);
      expect(again.headers['cache-control']).toBe('no-cache');
    }
    const packed = await get('/app.html', { 'Accept-Encoding': 'br' });
    const plain = await get('/app.html', { 'If-None-Match': packed.headers.etag ?? '' });
    expect(plain.status).toBe(200);
  });

  test('HEAD says what GET would', async () => {
    const path = '/assets/app-4f2a.js';
    const headers = { 'Accept-Encoding': 'br' };
    const [head, whole] = [
      await ask(server.url, path, { method: 'HEAD', headers }),
      await ask(server.url, path, { headers }),
    ];
    expect(head.body.length).toBe(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' });
  });

  test('a range is answered with that part', async () => {
    const part = await get('/assets/app-4f2a.js', { Range: 'bytes=7-11' });
    expect([part.status, part.body.toString()]).toEqual([206, SCRIPT.slice(7, 12)]);
    expect(part.headers['content-range']).toBe(`bytes 7-11/${SCRIPT.length}`);
  });
});

describe('pages', () => {
  const titleOf = (body: Buffer) => /<title>(.*)<\/title>/.exec(body.toString())?.[1];

  test.each([
    ['/', 200, 'Accueil'],
    ['/en', 200, 'Home'],
    ['/about', 200, 'À propos'],
    ['/en/about', 200, 'About'],
    ['/auth?tab=connexion', 200, 'Connexion'],
    ['/en/auth?next=%2F&tab=inscription', 200, 'Sign up'],
    // Drawn in the shell: its view was not built.
    ['/modules/cv-converter?step=upload', 200, 'Jalon'],
    ['/start', 200, 'Jalon'],
    ['/blog/pourquoi-hors-ligne', 200, 'Jalon'],
    ['/blog/une%20entrevue', 404, 'Jalon'],
    ['/nope', 404, 'Introuvable'],
    ['/en/nope', 404, 'Not found'],
    ['/assets', 404, 'Introuvable'],
  ])('%s is answered with %i and the page %s', async (path, status, title) => {
    const answer = await get(path);
    expect([answer.status, titleOf(answer.body)]).toEqual([status, title]);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe(status === 200 ? 'no-cache' : 'no-store');
  });

  test.each([
    ['en-CA,en;q=0.9,fr;q=0.8', 'About'],
    ['ar-DZ, en-GB;q=0.8', 'About'],
    ['fr-CA, en;q=0.9', 'À propos'],
    ['fr;q=0.2, en;q=0.9', 'About'],
    ['en;q=0, fr', 'À propos'],
    ['ar-DZ', 'À propos'],
    ['', 'À propos'],
  ])('an address without a language, asked for in %s, is answered by %s', async (asked, title) => {
    const { headers, body } = await get('/about', { 'Accept-Language': asked });
    expect(titleOf(body)).toBe(title);
    expect(headers.vary).toContain('Accept-Language');
  });

  test('an address that names its language keeps to it, and so does one that asks for French', async () => {
    const french = { 'Accept-Language': 'fr' };
    const english = { 'Accept-Language': 'en' };
    expect(titleOf((await get('/en/about', french)).body)).toBe('About');
    expect(titleOf((await get('/about?langue=fr', english)).body)).toBe('À propos');
    expect(titleOf((await get('/nope', english)).body)).toBe('Not found');
  });

  test('a public page has whole addresses, travels compressed, and is not sent twice', async () => {
    const { headers, body } = await get('/en/about', { 'Accept-Encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    const html = gunzipSync(body).toString();
    expect(html).toContain(`<link rel="canonical" href="${server.url}/en/about">`);
    expect(html).not.toContain('origin.invalid');
    const again = await get('/en/about', { 'If-None-Match': headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await get('/robots.txt')).body.toString()).toBe(`Sitemap: ${server.url}/sitemap.xml`);
  });

  test('what an unknown page is answered travels compressed too', async () => {
    const { status, headers, body } = await get('/nope', { 'Accept-Encoding': 'br' });
    expect([status, headers['content-encoding']]).toEqual([404, 'br']);
    expect(titleOf(brotliDecompressSync(body))).toBe('Introuvable');
  });

  test('the policy of a page that writes styles into itself names them', async () => {
    const { headers } = await get('/en/about');
    expect(headers['content-security-policy']).toBe(
      "style-src 'self' 'sha256-abc='; frame-ancestors 'none'",
    );
  });

  test('a trailing slash leads to the one address of the page', async () => {
    const { status, headers } = await get('/blog/entr%C3%A9e/?a=1&b=%20');
    expect([status, headers.location]).toEqual([308, '/blog/entr%C3%A9e?a=1&b=%20']);
  });

  test.each([
    ['/signup', '/auth?tab=inscription'],
    ['/en/signup?next=/settings', '/en/auth?tab=inscription&next=/settings'],
  ])('%s leads to %s', async (path, to) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([308, to]);
  });

  test('a redirect never leads to another site', async () => {
    for (const path of [
      '//elsewhere.example.com/',
      '/%5Celsewhere.example.com/',
      '/%2F%2Felsewhere.example.com/',
    ]) {
      const { location = '/' } = (await get(path)).headers;
      expect(new URL(location, server.url).origin).toBe(server.url);
    }
  });

  test('without an app.html, index.html is the shell', async () => {
    const distDir = await builtApp();
    for (const name of ['app.html', 'app.html.br', 'app.html.gz']) rmSync(path.join(distDir, name));
    const other = await startTestServer({ distDir });
    const answer = await ask(other.url, '/about');
    await other.stop();
    expect([answer.status, titleOf(answer.body)]).toEqual([200, 'Accueil']);
  });
});

describe('what is not there', () => {
  test.each(['/assets/gone-1234.js', '/favicon.ico', '/about/app.js', '/assets/app-4f2a.js.br'])(
    '%s is a 404 that nobody keeps',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect([status, headers['cache-control'], body.toString()]).toEqual([
        404,
        'no-store',
        'Not found',
      ]);
    },
  );

  test.each([
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e%2foutside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/..%5coutside.txt',
    '/assets/%00/../../outside.txt',
    '/app.html%00.js',
    '/.build-stamp',
    '/.vite/manifest.json',
    '/assets/%2e%2e/.build-stamp',
  ])('%s reaches nothing outside the build and nothing hidden', async (path) => {
    const answer = await follow(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toMatch(/outside|hidden/);
  });

  /** Go's router answers a path with `..` by a redirect to the clean one. */
  const follow = async (path: string) => {
    const answer = await get(path);
    return answer.status < 400 && answer.headers.location ? get(answer.headers.location) : answer;
  };

  test.each(['/api', '/api/', '/api/nope', '/api/jalon/nope', '/api/nope.js'])(
    '%s stays the API’s own 404',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect([status, headers['content-type']]).toEqual([404, 'application/json']);
      expect(JSON.parse(body.toString())).toMatchObject({ status: 404 });
    },
  );

  test('the dashboard is PocketBase’s own', async () => {
    const page = await get('/_/');
    expect([page.status, page.body.includes('PocketBase')]).toEqual([200, true]);
    expect((await get('/_/nope.js')).body.toString()).not.toContain('Jalon');
  });
});

describe('headers', () => {
  test.each([
    '/',
    '/about',
    '/nope',
    '/assets/app-4f2a.js',
    '/assets/gone.js',
    '/service-worker.js',
  ])('%s carries all of them', async (path) => {
    const { headers } = await get(path);
    const expected = Object.entries(securityHeaders({ tls: false }));
    expect(headers).toMatchObject(
      Object.fromEntries(expected.map(([name, value]) => [name.toLowerCase(), value])),
    );
    expect(headers['x-xss-protection']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('one worker alone may run a WebAssembly program', async () => {
    const policyOf = async (name: string): Promise<unknown> =>
      (await get(name)).headers['content-security-policy'];
    expect(await policyOf('/assets/kit/read-scan.worker-4f2a.js')).toContain(
      "script-src 'self' 'wasm-unsafe-eval';",
    );
    expect(await policyOf('/assets/worker-4f2a.mjs')).not.toContain('wasm');
  });

  test('HSTS is said behind a proxy that speaks TLS', async () => {
    const { headers } = await get('/', { 'X-Forwarded-Proto': 'https' });
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  });
});
