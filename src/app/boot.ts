/**
 * Runs in the page's head, before anything is painted: the chosen theme and the language, on <html>
 * and in the address. The build puts it there as one inline script, allowed by its hash.
 *
 * A prerendered page says in `data-written` which language it is in; the shell, which has no words,
 * says nothing.
 */
import { localeOfPath, pathInLocale } from '#/i18n/address.ts';
import { chooseLocale, LANGUAGE_TAGS, readStoredLocale } from '#/i18n/locale.ts';

/** What the server is asked for to answer in French whatever the browser speaks. */
const FRENCH_ANYWAY = 'langue=fr';

const page = document.documentElement;
const { written } = page.dataset;
const { pathname, search, hash } = location;

try {
  const theme = localStorage.getItem('vite-ui-theme');
  if (theme === 'light' || theme === 'dark') page.dataset['theme'] = theme;
} catch {
  // Storage is refused: the system's preference stands.
}

const asked = localeOfPath(pathname) === 'en' ? 'en' : undefined;
const wanted = chooseLocale(readStoredLocale() ?? written ?? asked, navigator.languages);

/** The same page in the language that is wanted; a post has another name there, or there is none. */
const counterpart = (): string | undefined => {
  const link = document.querySelector<HTMLLinkElement>(
    `link[rel="alternate"][hreflang="${LANGUAGE_TAGS[wanted]}"]`,
  );
  if (!link || search.includes(FRENCH_ANYWAY)) return undefined;
  const { pathname: path } = new URL(link.href);
  // An address without a language is answered in the browser's: here French is wanted all the same.
  return wanted === 'fr' ? `${path}?${FRENCH_ANYWAY}` : path + search;
};

const other = written && written !== wanted ? counterpart() : undefined;
if (other) location.replace(other + hash);
else {
  const language = written ? chooseLocale(written, []) : wanted;
  page.lang = LANGUAGE_TAGS[language];
  const address = pathInLocale(pathname, language) + search.replace(`?${FRENCH_ANYWAY}`, '');
  if (address !== pathname + search) history.replaceState(history.state, '', address + hash);
}

// A press on what is drawn but not yet alive is kept, and made again once it is (`main.tsx`).
let pressed: HTMLButtonElement | null = null;
const keepPress = ({ target }: Event): void => {
  pressed = target instanceof Element ? target.closest('button') : null;
};
document.addEventListener('click', keepPress, true);
addEventListener(
  'jalon:alive',
  () => {
    document.removeEventListener('click', keepPress, true);
    if (pressed?.isConnected) pressed.click();
  },
  { once: true },
);
