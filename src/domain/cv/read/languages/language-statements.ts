/** Cuts the texts of a list of languages into statements: one or more names and what is said about them. */
import type { LanguageLevel } from '#/domain/cv/content.ts';
import { isFormFurniture } from '#/domain/cv/words/form-furniture.ts';
import { LEVEL_NOISE } from '#/domain/cv/words/spoken-languages.ts';
import { fold } from '#/domain/text/fold.ts';
import { wordsOf } from '../text-pieces.ts';
import type { Block } from '../lines/paragraphs.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { levelPhrases, spokenLevel, type SpokenName, spokenNames } from './names-and-levels.ts';

export interface LanguageStatement {
  text: string;
  line: SourceLine;
  /** The level in front of a list of languages: "Courant : français, anglais". */
  shared: { level: LanguageLevel | ''; words: string[] };
  /** A lone word among names of languages: one more of them. */
  isListed: boolean;
}

export const languageStatements = (block: Block): LanguageStatement[] =>
  groupsOf(block.cells).flatMap(({ cells, shared }) =>
    chunksOf(cells).map((text, _, texts) => ({
      text,
      line: block.line,
      shared,
      isListed: isAmongNames(text, texts),
    })),
  );

interface Group {
  cells: string[];
  shared: LanguageStatement['shared'];
}

const NONE: LanguageStatement['shared'] = { level: '', words: [] };

/** "Native: Yoruba. Fluent: English, French.": a level applies to the languages after it. */
function groupsOf(cells: readonly string[]): Group[] {
  const [first = '', ...others] = cells;
  const lead = others.length > 0 ? bareLevel(first) : undefined;
  if (lead && spokenNames(others.join(' ')).length > 0) return [{ cells: others, shared: lead }];
  if (cells.length > 1) return [{ cells: [...cells], shared: NONE }];
  const parts = first.split(/[.;|•·]\s+(?=[^:.;|,]{3,40}\s?:\s)/u);
  const groups = parts.map(governed);
  return groups.some(({ shared }) => shared.level !== '')
    ? groups
    : [{ cells: [first], shared: NONE }];
}

function governed(text: string): Group {
  const match =
    /^([^:–—|,]{2,40}?)(?:\s?:|\s[–—-])\s+(.+)$/u.exec(text) ??
    /^(bilingue|trilingue|bilingual|trilingual|quadrilingue)\s+(.+)$/iu.exec(text) ??
    /^(\p{L}+(?: knowledge)?) (?:in|of|en) (?:both )?(.+)$/iu.exec(text);
  const [lead = '', rest = ''] = [match?.[1], match?.[2]];
  const shared = match ? bareLevel(lead.replace(/^\[|\]$/g, '')) : undefined;
  return shared && spokenNames(rest).length > 0
    ? { cells: [rest], shared }
    : { cells: [text], shared: NONE };
}

/** A text that states a level and nothing else. */
function bareLevel(text: string): LanguageStatement['shared'] | undefined {
  if (spokenNames(text).length > 0) return undefined;
  const stated = spokenLevel(text);
  return stated.level !== '' && extraWords(text, stated.words).length === 0 ? stated : undefined;
}

const isAmongNames = (text: string, texts: readonly string[]): boolean =>
  isLoneWord(text) && texts.filter((other) => isBare(other)).length > 1;

export const isLoneWord = (text: string): boolean =>
  /^\p{Lu}\p{Ll}[\p{L}'’-]+$/u.test(text) &&
  spokenNames(text).length === 0 &&
  spokenLevel(text).level === '' &&
  !LEVEL_NOISE.has(fold(text)) &&
  !isFormFurniture(fold(text));

const isBare = (text: string): boolean =>
  spokenNames(text).length === 1 && extraWords(withoutNames(text), []).length === 0;

/** "isiZulu – Native": a name no list knows before a level. */
export function unknownName(chunk: string): string | undefined {
  const match = /^(\p{L}[\p{L}'’-]{2,20}(?: \p{Lu}[\p{L}'’-]{1,20})?)\s*(?:[:–—=(]|\s-\s)/u.exec(
    chunk,
  );
  const name = match?.[1];
  if (!name || !/\p{Lu}/u.test(name) || name === name.toUpperCase()) return undefined;
  if (spokenLevel(name).level !== '' || isFormFurniture(fold(name))) return undefined;
  return wordsOf(name).some((word) => LEVEL_NOISE.has(word)) ? undefined : name;
}

/** Names of a statement; `Chinese (Mandarin)` is one. */
export function wholeNames(text: string): SpokenName[] {
  const names = spokenNames(text);
  return names.flatMap((one, at) => {
    const [before, next] = [names[at - 1], names[at + 1]];
    if (before && (isInBrackets(text, before, one) || isAsideOf(text, before, one))) return [];
    if (!next || !isInBrackets(text, one, next)) return [one];
    const length = next.index + next.length + 1 - one.index;
    return [{ name: text.slice(one.index, one.index + length), index: one.index, length }];
  });
}

const isInBrackets = (text: string, one: SpokenName, two: SpokenName): boolean =>
  text.slice(one.index + one.length, two.index) === ' (' && text[two.index + two.length] === ')';

/** "Italian (sign language only)": told of the language before the bracket. */
const isAsideOf = (text: string, one: SpokenName, two: SpokenName): boolean =>
  /^ \([^()]*$/u.test(text.slice(one.index + one.length, two.index));

/** "Peul (courant) ⋆5": the level is said in words already. */
const RATING = /(?<=\))\s?[⋆★☆*]\s?\d\b/gu;

/** One text for each language, unless several share a statement: "bilingue français/anglais". */
function chunksOf(cells: readonly string[]): string[] {
  return joinCells(cells)
    .flatMap(betweenDashes)
    .flatMap((cell) => {
      const parts = shareLevels(cell.replace(RATING, ''))
        .split(/\s*[;|•·]\s*|,(?![^(]*\))\s*|\s+\/\s+|(?<=\))\s+(?=\p{L})|\.\s+(?=\p{Lu})/u)
        .filter((part) => wordsOf(part).length > 0);
      return joinLevels(parts, cell).flatMap(oneNameEach);
    });
}

/** "Songhaï : langue maternelle – Bambara – Anglais : notions": dashes part statements that are each whole or open with a name. */
function betweenDashes(cell: string): string[] {
  const parts = cell.split(/\s+[–—-]\s+/u);
  const isStatement = (part: string): boolean => {
    const [first, ...others] = spokenNames(part);
    if (others.length > 0) return false;
    if (first?.index === 0) return true;
    return (
      spokenLevel(withoutNames(part)).level !== '' &&
      (first !== undefined || unknownName(part) !== undefined)
    );
  };
  return parts.length > 1 && parts.every(isStatement) ? parts : [cell];
}

/** "English (fluent); Urdu, Punjabi (native)": where semicolons part statements, a list shares its level. */
const shareLevels = (cell: string): string =>
  /[;|•·]/.test(cell)
    ? cell.replace(/(?:^|(?<=[;|•·]))[^;|•·]+/gu, (statement) => {
        const names = spokenNames(statement);
        const { level, words } = spokenLevel(withoutNames(statement));
        const joins = names.length > 1 && extraWords(withoutNames(statement), words).length === 0;
        const isOne = levelPhrases(withoutNames(statement)).length === 1;
        return level !== '' && joins && isOne
          ? statement.replace(/,(?![^(]*\))/g, ' &')
          : statement;
      })
    : cell;

/** "French – native – English – fluent": each name begins a statement when each is followed by a level. */
function oneNameEach(text: string): string[] {
  const starts = spokenNames(text).map(({ index }) => index);
  const cut = starts.map((start, at) => text.slice(at === 0 ? 0 : start, starts[at + 1]));
  const each =
    starts.length > 1 && cut.every((part) => spokenLevel(withoutNames(part)).level !== '');
  return each && starts[0] === 0 ? cut : [text];
}

/** Cells of a grid row ("Anglais | C1 | C1 | B2") go together. */
function joinCells(cells: readonly string[]): string[] {
  const joined: string[] = [];
  for (const cell of cells) {
    const last = joined.at(-1);
    if (last !== undefined && spokenNames(cell).length === 0)
      joined[joined.length - 1] = `${last} ${cell}`;
    else joined.push(cell);
  }
  return joined;
}

/** "Français, anglais : courant" and "anglais (lu, écrit, parlé)" are one statement each. */
function joinLevels(parts: readonly string[], cell: string): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const names = spokenNames(part).length;
    const lastIsBare =
      last !== undefined &&
      extraWords(withoutNames(last), []).length === 0 &&
      spokenLevel(withoutNames(last)).level === '';
    if (
      last !== undefined &&
      ((names === 0 && !isOneMore(part, parts)) ||
        (lastIsBare &&
          spokenLevel(withoutNames(part)).level !== '' &&
          /\s:\s|:/.test(part) &&
          joined.length === 1 &&
          parts.length === 2))
    ) {
      joined[joined.length - 1] = `${last}${cell.includes(` / ${part}`) ? ' /' : ','} ${part}`;
    } else joined.push(part);
  }
  return joined;
}

/** A language no list knows, with its level or among bare names. */
const isOneMore = (part: string, parts: readonly string[]): boolean =>
  isAmongNames(part, parts) || (spokenLevel(part).level !== '' && unknownName(part) !== undefined);

export function withoutNames(chunk: string): string {
  let text = chunk;
  for (const { index, length } of spokenNames(chunk)) {
    text = text.slice(0, index) + ' '.repeat(length) + text.slice(index + length);
  }
  return text;
}

export const extraWords = (chunk: string, levelWords: readonly string[]): string[] =>
  wordsOf(chunk).filter(
    (word) =>
      !LEVEL_NOISE.has(word) &&
      !levelWords.includes(word) &&
      !/^[abc][12]$/.test(word) &&
      spokenLevel(word).level === '' &&
      word.length > 1,
  );
