import { expect, test } from 'vitest';
import { headTags, type PageHead } from './page-head.ts';

const ORIGIN = 'https://jalon.example';
const ABOUT: PageHead = {
  title: 'À propos — Jalon',
  description: 'Qui répond de Jalon, et ce qui n’est jamais fait de vos données.',
  canonical: '/about',
  language: 'fr',
  alternates: { fr: '/about', en: '/en/about' },
};

test('a page names its address, its language and its counterpart in the other one', () => {
  const tags = headTags(ABOUT, ORIGIN);
  expect(tags).toContain('<title>À propos — Jalon</title>');
  expect(tags).toContain('<link rel="canonical" href="https://jalon.example/about">');
  expect(tags).toContain('hreflang="fr-CA" href="https://jalon.example/about"');
  expect(tags).toContain('hreflang="en-CA" href="https://jalon.example/en/about"');
  expect(tags).toContain('hreflang="x-default" href="https://jalon.example/about"');
  expect(tags).toContain('<meta property="og:locale" content="fr_CA">');
  expect(tags).toContain('content="https://jalon.example/icons/partage-fr.png"');
});

test('a page without a counterpart claims none', () => {
  expect(headTags({ ...ABOUT, alternates: { fr: '/about' } }, ORIGIN)).not.toContain('hreflang');
});

test('a page of posts tells where they can be followed, in its own language', () => {
  const head: PageHead = { ...ABOUT, canonical: '/en/articles', language: 'en', hasFeed: true };
  expect(headTags(head, ORIGIN)).toContain(
    '<link rel="alternate" type="application/rss+xml" title="Jalon: guides and news" href="https://jalon.example/en/rss.xml">',
  );
  expect(headTags(ABOUT, ORIGIN)).not.toContain('rss');
});

test('a page kept out of search engines has no address to keep, and a counterpart all the same', () => {
  const tags = headTags({ ...ABOUT, indexed: false }, ORIGIN);
  expect(tags).toContain('<meta name="robots" content="noindex">');
  expect(tags).not.toContain('canonical');
  // The page's own start goes there when another language was chosen.
  expect(tags).toContain('hreflang="en-CA"');
});

test('no text of a page can end its tag', () => {
  const tags = headTags(
    {
      ...ABOUT,
      title: '</title><script>1</script>',
      description: '"><script>2</script>',
      jsonLd: [{ '@type': 'Article', headline: '</script><script>3</script>' }],
    },
    ORIGIN,
  );
  expect(tags.match(/<script/g)).toEqual(['<script']);
  expect(tags.match(/<\/script/g)).toEqual(['</script']);
  expect(tags.match(/<\/title/g)).toEqual(['</title']);
});

test('paths in structured data become whole addresses, other texts stay', () => {
  const tags = headTags(
    {
      ...ABOUT,
      jsonLd: [
        { '@type': 'WebSite', url: '/', name: 'CV / LinkedIn', image: ['/icons/icon-512.png'] },
      ],
    },
    ORIGIN,
  );
  const data: unknown = JSON.parse(/json">(.*)<\/script>/.exec(tags)?.[1] ?? '');
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    url: 'https://jalon.example/',
    name: 'CV / LinkedIn',
    image: ['https://jalon.example/icons/icon-512.png'],
  });
});
