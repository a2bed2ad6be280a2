/**
 * The words of a public page. Long prose is written twice, once per language, each in its own file
 * (`faq.fr.ts`, `faq.en.ts`) of the same shape, so that each reads as if written first, and a visitor
 * fetches one of them. Short interface words stay in the catalogs.
 */
import { currentLocale } from '#/i18n/i18n.ts';
import type { Locale } from '#/i18n/locale.ts';
import type { ProseText } from './prose-text.ts';
import type { SiteFacts } from './site-facts.ts';

/** The words with what the operator says in them. */
type WordsWith<Text> = (facts: SiteFacts) => Text;

export interface PageText<Text> {
  /** Rejects when the file is out of reach. A route's loader calls it, so that the page starts with its words. */
  load: (locale?: Locale) => Promise<WordsWith<Text>>;
  /** What `load` brought; asking earlier is a bug and throws. */
  loaded: (locale: Locale) => WordsWith<Text>;
}

export const pageText = <Text>(
  modules: Record<Locale, () => Promise<{ text: WordsWith<Text> }>>,
): PageText<Text> => {
  const texts = new Map<Locale, WordsWith<Text>>();
  return {
    load: async (locale = currentLocale()) => {
      const text = texts.get(locale) ?? (await modules[locale]()).text;
      texts.set(locale, text);
      return text;
    },
    loaded: (locale) => {
      const text = texts.get(locale);
      if (text === undefined) throw new Error(`The page's words in ${locale} were never loaded`);
      return text;
    },
  };
};

type ProseModule = { text: WordsWith<ProseText> };
const PROSE = import.meta.glob<ProseModule>('./texts/*.ts');
const proseTexts = new Map<string, PageText<ProseText>>();

/** The words of a page that is running text alone: `texts/<name>.fr.ts` and `texts/<name>.en.ts`. */
export const proseText = (name: string): PageText<ProseText> => {
  const file = (locale: Locale) => async (): Promise<ProseModule> => {
    const load = PROSE[`./texts/${name}.${locale}.ts`];
    if (!load) throw new Error(`There is no text of ${name} in ${locale}`);
    return load();
  };
  const text = proseTexts.get(name) ?? pageText<ProseText>({ fr: file('fr'), en: file('en') });
  proseTexts.set(name, text);
  return text;
};
