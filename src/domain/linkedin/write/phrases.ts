/**
 * How what a person typed is set into a sentence. Only the first letter, the last sign and the word before it change:
 * what was typed stays as it was.
 */
export type Language = 'fr' | 'en';

const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæ]/i;
/** French words in h before which `de` and `le` elide; before the others they do not. */
const MUTE_H =
  /^h(?:abi|abl|arm|erb|eur|ist|iv|omm|omo|on[on]|ôp|op|or[iaól]|ort|osp|ôt|uil|uit|um|y)/i;

/** Without blanks around it, line ends kept single. */
export const trimmed = (text: string): string =>
  text
    .trim()
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n');

/** With a full stop, unless it ends in a sign of its own. */
export const ended = (text: string): string => {
  const whole = trimmed(text);
  return /[.!?…:»"”)]$/.test(whole) ? whole : `${whole}.`;
};

/** `livrer à temps` → `Livrer à temps.` */
export const sentence = (text: string): string => capitalised(ended(text));

/** Without the full stop at its end, as in a title. */
export const unstopped = (text: string): string => trimmed(text).replace(/(?<!\.)\.$/, '');

export const capitalised = (text: string): string => {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
};

/**
 * As it stands inside a sentence: `Ingénieure civile` → `ingénieure civile`. Words in capitals, and those with one
 * inside (`iOS`, `QA`, `DevOps`), keep theirs; so does a text that begins with a name followed by another capital.
 */
export const inside = (text: string): string => {
  const whole = trimmed(text);
  const word = /^\S+/.exec(whole)?.[0] ?? '';
  const isPlain = /^\p{Lu}[\p{Ll}’'-]+[,;:.]?$/u.test(word) && !/^\S+\s\p{Lu}/u.test(whole);
  const isI = /^I['’ ]/.test(whole);
  const [first = ''] = whole;
  return isPlain && !isI ? first.toLowerCase() + whole.slice(first.length) : whole;
};

/** `a, b et c`. */
export const listed = (items: readonly string[], language: Language): string => {
  const and = language === 'fr' ? ' et ' : ' and ';
  return items.length < 2
    ? (items[0] ?? '')
    : items.slice(0, -1).join(', ') + and + (items.at(-1) ?? '');
};

/** What was typed between commas, semicolons or on lines; each once. */
export const itemsIn = (text: string): string[] => {
  const seen = new Set<string>();
  return text
    .split(/[,;\n•|]+/)
    .map((item) => unstopped(item))
    .filter((item) => {
      const key = item.toLowerCase();
      if (item === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
};

const beginsWithVowel = (text: string): boolean => VOWEL.test(text) || MUTE_H.test(text);

/** `le recrutement` → `du recrutement`, `entretien` → `d’entretien`. */
export const ofFrench = (text: string): string => {
  const plain = inside(text);
  if (/^le\s/i.test(plain)) return `du ${plain.slice(3)}`;
  if (/^les\s/i.test(plain)) return `des ${plain.slice(4)}`;
  if (/^des\s/i.test(plain)) return `de ${plain.slice(4)}`;
  return beginsWithVowel(plain) ? `d’${plain}` : `de ${plain}`;
};

/** `santé` → `en santé`; `les mines` → `dans les mines`; in English `in health care`. */
export const inSector = (sector: string, language: Language): string => {
  const plain = unstopped(inside(sector));
  if (language === 'en') return `in ${plain}`;
  return /^(?:l['’]|(?:le|la|les|un|une|des)\s)/i.test(plain) ? `dans ${plain}` : `en ${plain}`;
};

/** `civil engineer` → `a civil engineer`; by sound, as far as spelling tells it. */
export const withArticle = (text: string): string => {
  const plain = unstopped(inside(text));
  if (/^(?:an?|the)\s/i.test(plain)) return plain;
  const word = /^[\p{L}\p{N}]+/u.exec(plain)?.[0] ?? '';
  const isInitials = word.length > 1 && word === word.toUpperCase();
  const soundsOpen = isInitials
    ? /^[AEFHILMNORSX8]/.test(word)
    : /^(?:[aeio8]|u(?!ni|s[ei]|ti|r[aio])|hour|hon|heir)/i.test(word) &&
      !/^(?:eu|one|once)/i.test(word);
  return `${soundsOpen ? 'an' : 'a'} ${plain}`;
};

/** `Gestion de projet` → `#GestionDeProjet`; '' where nothing of it can be a keyword. */
export const hashtag = (text: string): string => {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const joined = words.map(capitalised).join('');
  return /\p{L}/u.test(joined) ? `#${joined}` : '';
};

/** Our words are written with `~` for a blank that does not break; what a person types may hold one of its own. */
export const unbreaking =
  <Parts extends object>(phrase: (parts: Parts) => string) =>
  (parts: Parts): string =>
    restored(phrase(hidden(parts)).replaceAll('~', '\u00A0'));

const HIDDEN = '\uE07E';
const restored = (text: string): string => text.replaceAll(HIDDEN, '~');

const hidden = <Parts extends object>(parts: Parts): Parts =>
  Object.fromEntries(
    Object.entries(parts).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string'
        ? value.replaceAll('~', HIDDEN)
        : Array.isArray(value)
          ? value.map((one) => String(one).replaceAll('~', HIDDEN))
          : value,
    ]),
  ) as Parts;
