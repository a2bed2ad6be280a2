/**
 * Runs in the page's head, before anything is painted: the chosen theme and the language, on <html>
 * and in the address. The build puts it there as one inline script, allowed by its hash.
 *
 * A prerendered page says in `data-written` which language it is in; the shell, which has no words,
 * says nothing.
 */
import { localeOfPath, pathInLocale, pathWithoutLocale } from '#/i18n/address.ts';
import { chooseLocale, LANGUAGE_TAGS, readStoredLocale } from '#/i18n/locale.ts';
import { LOCK_KEY, MOTION_KEY, TEXT_SIZE_KEY } from '#/platform/choice-keys.ts';
import { APPLICATIONS_KEY } from '#/platform/traces.ts';

/** What the server is asked for to answer in French whatever the browser speaks. */
const FRENCH_ANYWAY = 'langue=fr';

const page = document.documentElement;
const { written } = page.dataset;
const { pathname, search, hash } = location;

try {
  // Whether it may be seen is known later (`follow-lock.ts`): until then nothing of the page is.
  if (localStorage.getItem(LOCK_KEY)) page.dataset['lock'] = 'covered';
  const theme = localStorage.getItem('vite-ui-theme');
  if (theme === 'light' || theme === 'dark') page.dataset['theme'] = theme;
  const size = localStorage.getItem(TEXT_SIZE_KEY);
  if (size) page.dataset['text'] = size;
  const motion = localStorage.getItem(MOTION_KEY);
  if (motion) page.dataset['motion'] = motion;
  // Somebody is signed in: what a page drawn for guests says to them alone stays hidden until it is known (`theme/global.css.ts`).
  const hasAccount = localStorage.getItem('jalon-account') !== null;
  if (hasAccount) page.dataset['account'] = '';
  // The same of what only somebody with nothing here yet is shown.
  if (hasAccount || localStorage.getItem(APPLICATIONS_KEY)) page.dataset['returning'] = '';
} catch {
  // Storage is refused: the system's preference stands.
}

// An address in English is answered in English, whoever opens it; to those who read French, French is offered (`LanguageButton`).
const asked = localeOfPath(pathname) === 'en' ? 'en' : undefined;
const stored = readStoredLocale();
const chosen = chooseLocale(stored, navigator.languages);
const wanted = asked ?? chooseLocale(stored ?? written, navigator.languages);
if (asked && chosen !== asked) page.dataset['offer'] = chosen;

/** The same page in the language that is wanted; a post has another name there, or there is none. */
const counterpart = (): string | undefined => {
  const link = document.querySelector<HTMLLinkElement>(
    `link[rel="alternate"][hreflang="${LANGUAGE_TAGS[wanted]}"]`,
  );
  if (!link || search.includes(FRENCH_ANYWAY)) return undefined;
  const { pathname: path } = new URL(link.href);
  // An address without a language is answered in the browser's: here French is wanted all the same.
  const query = wanted === 'fr' ? `${search ? `${search}&` : '?'}${FRENCH_ANYWAY}` : search;
  return path + query;
};

const other = written && written !== wanted ? counterpart() : undefined;
if (other) location.replace(other + hash);
else {
  const language = written ? chooseLocale(written, []) : wanted;
  page.lang = LANGUAGE_TAGS[language];
  const query = search.replace(/([?&])langue=fr(&|$)/, (_, before: string, after: string) =>
    after ? before : '',
  );
  const address = pathInLocale(pathname, language) + query;
  if (address !== pathname + search) history.replaceState(history.state, '', address + hash);
}

// The shell lists the scripts of each page (`scripts/build/prerender.ts`): they come while the entry is read.
const scriptsOfPages = JSON.parse(
  document.querySelector('#page-scripts')?.textContent ?? '{}',
) as Record<string, string[]>;
for (const href of scriptsOfPages[pathWithoutLocale(pathname)] ?? []) {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
}

// What is typed and pressed while the page is drawn but not yet alive is kept, and done again once it is (`main.tsx`).
type Field = HTMLInputElement | HTMLTextAreaElement;
const typed = new Map<Field, string>();
let press: (() => void) | undefined;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
const keepTyped = ({ target }: Event): void => {
  if (isField(target)) typed.set(target, target.value);
};
// React, half way, may have emptied the field: the next letter comes after those it held.
const bringBack = ({ target }: Event): void => {
  const words = isField(target) ? typed.get(target) : undefined;
  if (isField(target) && words && target.value === '') setUnheard(target, words);
};
// It goes no further: React may be there already, and would do it a first time.
const keepPress = (event: Event): void => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button) event.stopPropagation();
  press = () => button?.isConnected && button.click();
};
// The browser would leave for an address with the words in it.
const keepSubmit = (event: SubmitEvent): void => {
  event.preventDefault();
  const { target: form, submitter } = event;
  press = () => {
    if (!(form instanceof HTMLFormElement) || !form.isConnected) return;
    wake(form);
    form.requestSubmit(submitter);
  };
};
/** React brings what a person touches to life before the rest. */
const wake = (element: Element): void =>
  void element.dispatchEvent(new Event('keyup', { bubbles: true }));
/** As typed by a person: React hears of a value only when it was not set through the field itself. */
const setUnheard = (field: Field, value: string): void =>
  void Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
const typeAgain = (field: Field, value: string): void => {
  wake(field);
  field.value = '';
  setUnheard(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

document.addEventListener('beforeinput', bringBack, true);
document.addEventListener('input', keepTyped, true);
document.addEventListener('click', keepPress, true);
document.addEventListener('submit', keepSubmit, true);
addEventListener(
  'jalon:alive',
  () => {
    document.removeEventListener('click', keepPress, true);
    document.removeEventListener('submit', keepSubmit, true);
    // React says so while it is still at it; a letter may come meanwhile, and the press comes once the words have arrived.
    setTimeout(() => {
      document.removeEventListener('beforeinput', bringBack, true);
      document.removeEventListener('input', keepTyped, true);
      for (const [field, value] of typed) if (field.isConnected) typeAgain(field, value);
      setTimeout(() => press?.());
    });
  },
  { once: true },
);
