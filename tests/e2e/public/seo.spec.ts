import { LISTED_PAGES } from '../../../src/domain/content/page-address.ts';
import { expect, test, WITHOUT_WORKER } from '../journey.ts';

test.use(WITHOUT_WORKER);

const inEnglish = (path: string): string => (path === '/' ? '/en' : `/en${path}`);

test(
  'each public page says what it is, where it is, and where its other language is',
  { tag: '@phone' },
  async ({ request, baseURL }) => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const path of LISTED_PAGES)
      for (const [address, tag] of [
        [path, 'fr-CA'],
        [inEnglish(path), 'en-CA'],
      ] as const) {
        const answer = await request.get(address, { headers: { 'Accept-Language': 'fr' } });
        const html = await answer.text();
        const read = (pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
        expect(html, address).toContain(`<html lang="${tag}"`);
        expect(read(/<link rel="canonical" href="([^"]*)"/), address).toBe(baseURL + address);
        expect(read(/hreflang="fr-CA" href="([^"]*)"/), address).toBe(baseURL + path);
        expect(read(/hreflang="en-CA" href="([^"]*)"/), address).toBe(baseURL + inEnglish(path));
        expect(read(/hreflang="x-default" href="([^"]*)"/), address).toBe(baseURL + path);
        expect(html, address).not.toContain('origin.invalid');
        const description = read(/<meta name="description" content="([^"]*)"/);
        expect(description.length, address).toBeGreaterThan(50);
        titles.add(read(/<title>([^<]*)</));
        descriptions.add(description);
        const image = await request.get(read(/og:image" content="([^"]*)"/));
        expect([image.status(), image.headers()['content-type']], address).toEqual([
          200,
          'image/png',
        ]);
        const data = [...html.matchAll(/ld\+json">(.*?)<\/script>/g)].map(
          ([, text = '']) => JSON.parse(text) as { '@type': string },
        );
        const types = data.map((one) => one['@type']);
        if (path === '/') expect(types).toEqual(['Organization', 'WebSite']);
        else expect(types, address).toContain('BreadcrumbList');
        if (path === '/faq') expect(types).toContain('FAQPage');
      }
    expect(descriptions.size).toBe(LISTED_PAGES.length * 2);
    // A few words are the same in both languages.
    expect(titles.size).toBeGreaterThan(LISTED_PAGES.length * 1.7);
  },
);

test('an unknown address is a 404 that no engine keeps', { tag: '@phone' }, async ({ request }) => {
  const answer = await request.get('/nulle-part');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
});

test('robots are told where the list of pages is', { tag: '@phone' }, async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /admin');
  const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  const listed = await (await request.get(sitemap)).text();
  for (const path of LISTED_PAGES) expect(listed).toMatch(new RegExp(`<loc>[^<]*${path}</loc>`));
});
