/**
 * Words. French is the source: a string is written in French where it is used, through Lingui's
 * macros, and that text stays in the build. So French needs no catalog at run time, and a message
 * that is missing in English shows its French text, never a hash.
 *
 * In a component: `import { Trans, useLingui, Plural } from '@lingui/react/macro'`, then
 * `<Trans>Bonjour {name}</Trans>` or `const { t } = useLingui(); t\`Fermer\``. Never the global `t`
 * of '@lingui/core/macro' in a component: it would not follow a change of language.
 * In a table of words: `msg\`Compétences\`` of '@lingui/core/macro', read later by `i18n._()` or
 * `t(descriptor)` in a component.
 * Two meanings of one French word: `<Trans context="menu">Accueil</Trans>`.
 *
 * A feature's strings go to `src/locales/{fr,en}/<feature folder>.po`; those of app, routes, parts
 * and ui to `shell.po`. `npm run i18n:extract` collects them; write the English `msgstr` in
 * `src/locales/en/`; `npm run i18n:check` and the build refuse a missing one.
 * A route loads the catalog it needs: `loader: () => loadCatalog('cv')`.
 */
import { i18n, type Messages } from '@lingui/core';
import { compileMessage } from './compile-message.ts';
import { LANGUAGE_TAGS, type Locale } from './locale.ts';

type CatalogModule = { messages: Messages };
type CompiledMessage = Exclude<Messages[string], string>;

const ENGLISH = import.meta.glob<CatalogModule>('../locales/en/*.po');

const wanted = new Set<string>();
const loaded = new Map<string, Promise<void>>();
/** A list says the same words in every row. */
const compiled = new Map<string, CompiledMessage>();

// The library types its tokens more loosely than it reads them.
i18n.setMessagesCompiler((message) => {
  const known = compiled.get(message) ?? (compileMessage(message) as CompiledMessage);
  compiled.set(message, known);
  return known;
});
i18n.load({ fr: {}, en: {} });

export { i18n };

export const currentLocale = (): Locale => (i18n.locale === 'en' ? 'en' : 'fr');

/**
 * Makes a catalog's words ready. Never rejects: without its English, a page shows its French.
 * Features asked for once are loaded again in the other language when the language changes.
 */
export const loadCatalog = (feature: string, locale: Locale = currentLocale()): Promise<void> => {
  wanted.add(feature);
  if (locale === 'fr') return Promise.resolve();
  const pending = loaded.get(feature) ?? loadEnglish(feature);
  loaded.set(feature, pending);
  return pending;
};

/** Loads every catalog in use, then changes the language in one go: nothing is unmounted. */
export const activateLocale = async (locale: Locale): Promise<void> => {
  await Promise.all([...wanted].map((feature) => loadCatalog(feature, locale)));
  i18n.activate(locale, LANGUAGE_TAGS[locale]);
};

const loadEnglish = async (feature: string): Promise<void> => {
  try {
    const catalog = await ENGLISH[`../locales/en/${feature}.po`]?.();
    if (catalog) i18n.load('en', catalog.messages);
  } catch {
    // Offline before the catalog was ever fetched: asked again at the next visit of the route.
    loaded.delete(feature);
  }
};
