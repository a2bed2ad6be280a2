/** What pages tell search engines in schema.org's words. Paths become whole addresses where a page is served. */
import type { Locale } from '#/i18n/locale.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { pathInLocale } from '#/i18n/address.ts';
import { inlinePieces } from '#/features/pages/prose/inline.ts';
import type { Block } from '#/features/pages/prose/prose-text.ts';
import { faqText } from '#/features/pages/faq/faq-text.ts';
import { pageRow, type PagePath } from '#/domain/content/pages.ts';
import { DEFAULT_SITE } from '#/domain/content/site/site.ts';
import { sitePlaces } from '#/domain/content/site/site-texts.ts';
import { SITE } from '#/parts/site.ts';
import { siteFacts } from '#/features/pages/prose/site-facts.ts';

export const structuredData = async (path: PagePath, locale: Locale): Promise<object[]> => {
  if (path === '/') return [organization, webSite(locale)];
  const faq = path === '/faq' ? [await faqPage(locale)] : [];
  return [breadcrumbs(path, locale), ...faq];
};

const organization = {
  '@type': 'Organization',
  '@id': '/#organization',
  name: SITE.name,
  url: '/',
  logo: '/icons/icon-512.png',
  email: sitePlaces().supportEmail,
  areaServed: 'CA',
};

const webSite = (locale: Locale): object => ({
  '@type': 'WebSite',
  '@id': '/#website',
  name: SITE.name,
  url: pathInLocale('/', locale),
  inLanguage: LANGUAGE_TAGS[locale],
  publisher: { '@id': '/#organization' },
});

const breadcrumbs = (path: PagePath, locale: Locale): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [breadcrumb(1, '/', locale), breadcrumb(2, path, locale)],
});

const breadcrumb = (position: number, path: PagePath, locale: Locale): object => ({
  '@type': 'ListItem',
  position,
  name: pageRow(path).title[locale],
  item: pathInLocale(path, locale),
});

const faqPage = async (locale: Locale): Promise<object> => ({
  '@type': 'FAQPage',
  inLanguage: LANGUAGE_TAGS[locale],
  mainEntity: (await faqText.load(locale))(siteFacts(DEFAULT_SITE, locale))
    .sections.flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(words).join('\n') },
    })),
});

const words = (block: Block): string => {
  if (typeof block === 'string') return plain(block);
  if ('list' in block) return block.list.map(plain).join('\n');
  if ('facts' in block)
    return block.facts.map(({ term, value }) => `${plain(term)} : ${plain(value)}`).join('\n');
  return `${plain(block.note.title)} ${plain(block.note.words)}`;
};

const plain = (text: string): string =>
  inlinePieces(text)
    .map((piece) => piece.text)
    .join('');
