/** A list of skills as its items. */
import { isLevelAlone } from './skill-levels.ts';
import { singleSpaced, wordsOf } from '../text-pieces.ts';

/** More words than these between commas make a sentence, not a list of names. */
const SENTENCE = {
  /** In two items together, or in one item of any list. */
  ofTwo: 9,
  /** In all items together. */
  ofMany: 14,
  /** In the longest item. */
  longItem: 6,
  /** In the usual item. */
  usualItem: 4.5,
};

/** Commas, semicolons, bars, bullets and dots between items; brackets stay whole. */
export function splitItems(rated: string): string[] {
  // "Welding⋆4 Brazing⋆3"; a font may have no letter for the star.
  const text = rated.replace(/(?<=\p{L} ?)[⋆★☆?]\s?\d(?!\d)/gu, ',');
  const lists = signLists(text);
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index] ?? '';
    if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0 && isBreak(text, index, char, lists)) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  parts.push(text.slice(start));
  const own = parts.map(cleanItem).filter(Boolean);
  if (isSentence(text, own)) return [cleanItem(text)];
  const items = withRests(own);
  // "Excel et Word,": the list goes on below.
  return (parts.length > 1 ? splitLast(items) : items).flatMap(splitPair);
}

/** "SQL & R", "Git and GitLab": two names of programs, by their signs. */
const splitPair = (item: string): string[] => {
  const [, one = '', two = ''] = /^(\p{Lu}\S*) (?:et|and|&) (\p{Lu}\S*)$/u.exec(item) ?? [];
  const areCodes = [one, two].every((name) => /^[\p{Lu}\d]+$/u.test(name));
  return areCodes || (one !== '' && SIGN_OF_PROGRAM.test(item))
    ? [one, two]
    : [item.replace(/^(?:et|and|&) (?=\p{Lu})/u, '')];
};

const SIGN_OF_PROGRAM = /\p{Ll}\p{Lu}|\p{L}[\d+#]|[.]\p{L}/u;

/** "Sens de l’écoute, de l’accueil": nothing is called "de …". */
function withRests(items: readonly string[]): string[] {
  const whole: string[] = [];
  for (const item of items) {
    const last = whole.at(-1);
    const isRest = last !== undefined && /^(?:d['’]|(?:de|du|des|of) )/u.test(item);
    if (isRest) whole[whole.length - 1] = `${last}, ${item}`;
    else whole.push(item);
  }
  return whole;
}

/** Where most items end in a full stop or a semicolon and are each one by themselves, so are those whose commas part small letters. */
export function statements(texts: readonly string[]): ReadonlySet<string> {
  const ended = texts.filter((text) => /[.;]$/u.test(text));
  const whole = ended.filter((text) => !TELLS.test(text) || splitItems(text).length === 1);
  const isHabit =
    whole.length >= STATED.least &&
    whole.length > ended.length * STATED.share &&
    ended.length > texts.length * STATED.share;
  return new Set(isHabit ? ended.filter((text) => TELLS.test(text)) : []);
}

/** "Good knowledge of carding, spinning, and felting": three words at least, then pieces that each begin in a small letter. */
const TELLS = /^(?:[^\s,;:|•·]+\s+){2,24}[^\s,;:|•·]+(?:,\s+\p{Ll}[^,;:|•·]*){1,12}[.;]$/u;

const STATED = { least: 3, share: 0.5 };

function isBreak(text: string, index: number, char: string, lists: SignLists): boolean {
  if (/[;|•·●▪◦⋅‣]/u.test(char)) return true;
  const before = text[index - 1] ?? '';
  const after = text[index + 1] ?? '';
  if (char === ',') return !(/\d/.test(before) && /\d/.test(after));
  if (!/\s/.test(before) || !/(?:\s|^$)/.test(after)) return false;
  if (char === '/' || char === '~') return lists.slashes;
  return /[–—]/.test(char) ? lists.dashes || lists.hyphens : char === '-' && lists.hyphens;
}

interface SignLists {
  /** "VHDL / SoPC" is one among others; with more of them the slash parts a list. */
  slashes: boolean;
  dashes: boolean;
  /** "Loom - Spindle - Dye vats –": no other sign parts these, and none of them is how well one does another. */
  hyphens: boolean;
}

function signLists(text: string): SignLists {
  const bare = text.replaceAll(/\([^()]{0,200}\)/g, ' ');
  const items = bare.split(/\s[–—-](?:\s|$)/);
  return {
    // Beside semicolons it joins two names of one thing.
    slashes: text.split(/\s[/~]\s/).length > 2 && !text.includes(';'),
    dashes: text.split(/\s[–—]\s/).length > 2,
    hyphens:
      items.length > 2 && !/[,;:|•·]/.test(bare) && !items.some((item) => isLevelAlone(item)),
  };
}

/** A written sentence stays whole; a list that ends with a dot does not. */
function isSentence(text: string, items: readonly string[]): boolean {
  if (items.length < 2) return false;
  const words = countWords(text);
  const longest = items.reduce((most, item) => Math.max(most, countWords(item)), 0);
  if (items.length === 2 && words > SENTENCE.ofTwo && longest > SENTENCE.longItem) return true;
  return (
    longest > SENTENCE.ofTwo ||
    (words > SENTENCE.ofMany &&
      longest > SENTENCE.longItem &&
      words / items.length > SENTENCE.usualItem)
  );
}

/** "Ovens (gas, wood and coal), Mills": what an item holds in brackets makes no sentence. */
const countWords = (text: string): number => wordsOf(text.replace(/\([^()]*\)/g, ' ')).length;

/** "Excel, Word et PowerPoint": the last item may hold two names. "&" joins the words of one: "Design & Optimization". */
function splitLast(items: readonly string[]): string[] {
  const last = items.at(-1);
  if (!last) return [...items];
  const both =
    /^(\S+(?: \S+){0,2}) (?:et|and) (\p{Lu}\S*(?: \S+){0,2})$|^(\S+) & (\p{Lu}\S*)$/u.exec(last);
  const lead = /^(?:et|and|&) (.+)$/u.exec(last);
  if (lead?.[1]) return [...items.slice(0, -1), lead[1]];
  const [one, two] = [both?.[1] ?? both?.[3], both?.[2] ?? both?.[4]];
  if (!one || !two || !/^\p{Lu}/u.test(one)) return [...items];
  return [...items.slice(0, -1), one, two];
}

const cleanItem = (item: string): string =>
  singleSpaced(item)
    .replace(/^[\s:–—>*•·●○✓✔■▪-]+(?!\.?(?:NET|net)\b)/u, '')
    .replace(/[\s:;,–—*●○◐★☆■□▪▮▯⬤⚫⚪✓✔|]+$/u, '')
    .replace(/(?<![.\d])\.$|(?:…|\.{3})$/u, '')
    .replace(/(?:\s[–—-])?\s+\d{1,3}\s?%$/u, '')
    .trim();
