import { expect, test } from 'vitest';
import { BODY_PLACE, fillSkeleton } from '../../../pocketbase/hooks/lib/content/fill-skeleton.ts';

const SKELETON = `<!doctype html><html lang="fr-CA"><head><!--head--><title>Blogue</title><!--/head--><link rel="icon" href="https://origin.invalid/i.svg"></head><body><main>${BODY_PLACE}</main></body></html>`;
const POST = {
  title: 'Négocier son salaire — Jalon',
  description: 'Trois phrases qui aident.',
  canonical: '/blog/negocier',
  language: 'fr',
  kind: 'article',
  body: '<h1>Négocier 5 000 $ de plus</h1>',
  jsonLd: { '@type': 'BlogPosting', headline: 'Négocier', url: '/blog/negocier' },
} as const;

test('a skeleton takes the head and the body of a post', () => {
  const html = fillSkeleton(SKELETON, POST, 'https://jalon.example');
  expect(html).toContain('<title>Négocier son salaire — Jalon</title>');
  expect(html).not.toContain('<title>Blogue</title>');
  expect(html).toContain('<main><h1>Négocier 5 000 $ de plus</h1></main>');
  expect(html).toContain('<link rel="canonical" href="https://jalon.example/blog/negocier">');
  expect(html).toContain('"url":"https://jalon.example/blog/negocier"');
  expect(html).toContain('<meta property="og:type" content="article">');
  expect(html).toContain('href="https://jalon.example/i.svg"');
  expect(html).not.toContain('origin.invalid');
});

test('what a post says is text, even where the language of replacements has signs of its own', () => {
  const html = fillSkeleton(
    SKELETON,
    { ...POST, title: '<b>$& $1</b>', body: "<p>$' $$</p>" },
    'https://jalon.example',
  );
  expect(html).toContain('<title>&lt;b&gt;$&amp; $1&lt;/b&gt;</title>');
  expect(html).toContain("<main><p>$' $$</p></main>");
});
