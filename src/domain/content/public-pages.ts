/** Pages made at build time in both languages, readable without a script; `*` stands for one segment. */
export const PUBLIC_PAGES: readonly string[] = [
  '/',
  '/about',
  '/articles',
  '/articles/*',
  '/blog',
  '/blog/*',
  '/careers',
  '/contact',
  '/faq',
  '/how-it-works',
  '/modules',
  '/press',
  '/pricing',
  '/privacy-policy',
  '/terms-of-service',
];
