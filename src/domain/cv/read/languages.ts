/** Spoken languages with their levels. */
import type { LanguageLevel } from '#/domain/cv/content.ts';
import { isFormFurniture } from '#/domain/cv/words/form-furniture.ts';
import { LEVEL_NOISE } from '#/domain/cv/words/spoken-languages.ts';
import { isHeaderRow } from './entries/field-labels.ts';
import { fold, wordsOf } from './folded.ts';
import type { FoundField } from './found-field.ts';
import { listBlocksOf } from './paragraphs.ts';
import type { SourceLine } from './source-line.ts';
import { levelPhrases, spokenLevel, spokenNames } from './spoken.ts';

interface ReadLanguage {
  name: FoundField;
  level: LanguageLevel | '';
  /** Words of the source that state the level. */
  words: string[];
}

interface ReadLanguages {
  languages: ReadLanguage[];
  /** What says more than a level ("TOEIC 900"). */
  aside: FoundField[];
  used: string[];
}

/** `title`: the section's heading; "Langue maternelle" gives its level to the languages below. */
export function readLanguages(lines: readonly SourceLine[], title = ''): ReadLanguages {
  const languages: ReadLanguage[] = [];
  const aside: FoundField[] = [];
  const used: string[] = [];
  let heading: LanguageLevel | '' = /maternelle|mother tongue|native/.test(
    fold(title).replace(/\(s\)/g, ''),
  )
    ? 'native'
    : '';
  const rows = levelsUnderNames(lines.filter((line) => !isHeaderRow(line)).map(apart));
  for (const block of listBlocksOf(rows)) {
    for (const chunk of chunksOf(block.cells)) {
      const names = spokenNames(chunk);
      const { level, words } = spokenLevel(withoutNames(chunk));
      used.push(...words);
      const unknown = names.length === 0 && level !== '' ? unknownName(chunk) : undefined;
      if (unknown) {
        addLanguage(languages, unknown, level, words, block.line);
        continue;
      }
      if (names.length === 0) {
        heading = levelOfHeading(chunk, level, languages, heading);
        if (level === '' || extraWords(chunk, words).length > 0)
          noteAside(chunk, words, block.line, aside, used);
        continue;
      }
      const own = level || heading;
      for (const { name } of names) addLanguage(languages, name, own, words, block.line);
      const extra = extraWords(withoutNames(chunk), words);
      if (extra.length > 0) aside.push({ value: chunk, line: block.line, confidence: 0.5 });
      else used.push(chunk);
    }
  }
  return { languages, aside, used };
}

/** A line that opens with a language is a statement of its own, however full the line above is. */
const apart = (line: SourceLine, at: number, lines: readonly SourceLine[]): SourceLine => {
  const opens = spokenNames(line.text)[0]?.index === 0;
  const above = lines[at - 1]?.text ?? '';
  const goesOn = /(?:[,/&(]|(?:^|\s)(?:et|and|ou|or|en|in|:))$/iu.test(above.trim());
  return line.continues && opens && !goesOn ? { ...line, continues: false } : line;
};

/** A row of languages over a row of their levels: each level beside its language. */
function levelsUnderNames(lines: readonly SourceLine[]): SourceLine[] {
  const joined: SourceLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const names = last ? bareNames(last.text) : [];
    const levels = names.length > 1 ? levelCells(line, names.length) : [];
    if (!last || levels.length === 0) {
      joined.push(line);
      continue;
    }
    joined.pop();
    names.forEach((name, at) => {
      const text = `${name} : ${levels[at] ?? ''}`;
      joined.push({ ...last, text, cells: [text], continues: false });
    });
  }
  return joined;
}

/** The languages of a line that holds nothing else, not even commas. */
function bareNames(text: string): string[] {
  const names = spokenNames(text);
  const letters = names.reduce((sum, { length }) => sum + length, 0);
  return letters === text.replace(/ /g, '').length ? names.map(({ name }) => name) : [];
}

/** As many levels as there are languages above: by the cells, else by the words. */
function levelCells(line: SourceLine, count: number): string[] {
  if (spokenNames(line.text).length > 0) return [];
  if (line.cells.length === count && line.cells.some((cell) => spokenLevel(cell).level !== ''))
    return line.cells;
  const phrases = levelPhrases(line.text);
  return phrases.length === count ? phrases : [];
}

/** "isiZulu – Native": a name no list knows before a level. */
function unknownName(chunk: string): string | undefined {
  const match = /^(\p{L}[\p{L}'’-]{2,20}(?: \p{Lu}[\p{L}'’-]{1,20})?)\s*(?:[:–—=(]|\s-\s)/u.exec(
    chunk,
  );
  const name = match?.[1];
  if (!name || !/\p{Lu}/u.test(name) || name === name.toUpperCase()) return undefined;
  if (spokenLevel(name).level !== '' || isFormFurniture(fold(name))) return undefined;
  return wordsOf(name).some((word) => LEVEL_NOISE.has(word)) ? undefined : name;
}

/** A level on its own line belongs to the language above; "Langue maternelle :" to those that follow. */
function levelOfHeading(
  chunk: string,
  level: LanguageLevel | '',
  languages: ReadLanguage[],
  heading: LanguageLevel | '',
): LanguageLevel | '' {
  const last = languages.at(-1);
  if (
    /(?:autres? langues?|other languages?|langues? etrangeres?|foreign languages?)/.test(
      fold(chunk),
    )
  )
    return '';
  if (level === '') return heading;
  if (last && last.level === '' && !/:\s*$/.test(chunk)) {
    last.level = level;
    return heading;
  }
  if (/:\s*$/.test(chunk) || /(?:langue|tongue)/.test(fold(chunk))) return level;
  return heading;
}

function addLanguage(
  languages: ReadLanguage[],
  name: string,
  level: LanguageLevel | '',
  words: string[],
  line: SourceLine,
): void {
  const same = languages.find((item) => fold(item.name.value) === fold(name));
  if (same) {
    if (same.level === '') same.level = level;
    return;
  }
  const value =
    name === name.toUpperCase() && name.length > 3
      ? capitalised(name.toLowerCase())
      : capitalised(name);
  languages.push({ name: { value, line, confidence: level ? 0.95 : 0.85 }, level, words });
}

/** One chunk a language, unless several share what is said: "bilingue français/anglais". */
function chunksOf(cells: readonly string[]): string[] {
  return joinCells(cells).flatMap((cell) => {
    const parts = cell
      .split(/\s*[;|•·]\s*|,(?![^(]*\))\s*|\s+\/\s+|(?<=\))\s+(?=\p{L})|\.\s+(?=\p{Lu})/u)
      .filter((part) => wordsOf(part).length > 0);
    return joinLevels(parts).flatMap(oneNameEach);
  });
}

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
function joinLevels(parts: readonly string[]): string[] {
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
      (names === 0 ||
        (lastIsBare &&
          spokenLevel(withoutNames(part)).level !== '' &&
          /\s:\s|:/.test(part) &&
          joined.length === 1 &&
          parts.length === 2))
    ) {
      joined[joined.length - 1] = `${last}, ${part}`;
    } else joined.push(part);
  }
  return joined;
}

function withoutNames(chunk: string): string {
  let text = chunk;
  for (const { index, length } of spokenNames(chunk)) {
    text = text.slice(0, index) + ' '.repeat(length) + text.slice(index + length);
  }
  return text;
}

const extraWords = (chunk: string, levelWords: readonly string[]): string[] =>
  wordsOf(chunk).filter(
    (word) =>
      !LEVEL_NOISE.has(word) &&
      !levelWords.includes(word) &&
      !/^[abc][12]$/.test(word) &&
      spokenLevel(word).level === '' &&
      word.length > 1,
  );

function noteAside(
  chunk: string,
  words: readonly string[],
  line: SourceLine,
  aside: FoundField[],
  used: string[],
): void {
  if (extraWords(chunk, words).length > 0) aside.push({ value: chunk, line, confidence: 0.5 });
  else used.push(chunk);
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
