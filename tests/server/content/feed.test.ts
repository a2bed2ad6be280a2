/** What programs read of the posts: RSS and the sitemap. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageAt } from '../../../src/domain/content/page-address.ts';
import { startTestServer, type TestServer } from '../real-server.ts';

const ORIGIN = 'https://jalon.example';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { JALON_PUBLIC_URL: `${ORIGIN}/` } });
});
afterAll(() => server.stop());

const read = async (path: string): Promise<{ type: string | null; text: string }> => {
  const response = await fetch(server.url + path);
  return { type: response.headers.get('content-type'), text: await response.text() };
};
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

describe.each([
  ['/rss.xml', 'fr-CA', ORIGIN],
  ['/en/rss.xml', 'en-CA', `${ORIGIN}/en`],
])('%s', (path, language, home) => {
  test('tells the guides and news of its language, newest first', async () => {
    const { type, text } = await read(path);
    expect(type).toBe('application/rss+xml; charset=utf-8');
    expect(text).toContain(`<language>${language}</language>`);
    expect(text).toContain(`<atom:link href="${home}/rss.xml" rel="self"`);
    const items = text.match(/<item>.*?<\/item>/gs) ?? [];
    expect(items.length).toBeGreaterThanOrEqual(13);
    const links = all(text, /<item>.*?<link>([^<]+)<\/link>/gs);
    for (const link of links) {
      expect(link.startsWith(`${home}/articles/`) || link.startsWith(`${home}/blog/`)).toBe(true);
      expect(link.includes('/en/')).toBe(language === 'en-CA');
    }
    const dates = all(text, /<pubDate>([^<]+)<\/pubDate>/g);
    expect(dates[0]).toMatch(
      /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat), \d{2} [A-Z][a-z]{2} 20\d{2} 12:00:00 \+0000$/,
    );
    const times = dates.map((date) => Date.parse(date));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    for (const [place, date] of dates.entries())
      expect(new Date(times[place] ?? 0).toUTCString().slice(0, 16)).toBe(date.slice(0, 16));
  });
});

describe('the sitemap', () => {
  test('holds each page once, in both languages, each naming the other', async () => {
    const { type, text } = await read('/sitemap.xml');
    expect(type).toBe('application/xml; charset=utf-8');
    const places = all(text, /<loc>([^<]+)<\/loc>/g);
    expect(new Set(places).size).toBe(places.length);
    for (const place of places) {
      expect(place.startsWith(ORIGIN)).toBe(true);
      expect(pageAt(place.slice(ORIGIN.length) || '/')).toBeDefined();
    }
    for (const path of ['/', '/en', '/faq', '/en/faq', '/articles', '/en/blog'])
      expect(places).toContain(ORIGIN + path);
    const entries = text.match(/<url>.*?<\/url>/gs) ?? [];
    for (const entry of entries) {
      const alternates = all(entry, /rel="alternate" hreflang="[^"]+" href="([^"]+)"/g);
      expect(alternates).toHaveLength(3);
      for (const alternate of alternates) expect(places).toContain(alternate);
    }
  });

  test('names no page that is one’s own', async () => {
    const { text } = await read('/sitemap.xml');
    for (const path of ['/settings', '/profile', '/dashboard', '/admin', '/auth'])
      expect(text).not.toContain(`${path}<`);
  });
});
