/** Spoken languages with their levels. */
import type { LanguageLevel } from '#/domain/cv/content.ts';
import { isHeaderRow } from '../entries/field-labels.ts';
import { fold } from '#/domain/text/fold.ts';
import type { FoundField } from '../found-field.ts';
import {
  extraWords,
  isLoneWord,
  languageStatements,
  unknownName,
  wholeNames,
  withoutNames,
} from './language-statements.ts';
import { levelsBesideNames } from './level-rows.ts';
import { styleSignature } from '../lines/line-style.ts';
import { type Block, listBlocksOf } from '../lines/paragraphs.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { isLanguageName, spokenLevel, spokenNames } from './names-and-levels.ts';
import { CONFIDENCE } from '../confidence.ts';

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
  const rows = levelsBesideNames(lines.filter((line) => !isHeaderRow(line)).map(apart));
  const blocks = listBlocksOf(rows);
  const likeNames = looksOfNames(blocks);
  for (const { line, text, shared, isListed } of blocks.flatMap(languageStatements)) {
    const names = wholeNames(text);
    const { level, words } = spokenLevel(withoutNames(text));
    used.push(...words, ...shared.words);
    if (names.length > 0) {
      const own = level || shared.level || heading;
      for (const { name } of names) addLanguage(languages, name, own, words, line);
      if (extraWords(withoutNames(text), words).length > 0)
        aside.push({ value: text, line, confidence: CONFIDENCE.aside });
      else used.push(text);
      continue;
    }
    const isLike = likeNames.has(styleSignature(line)) && text === line.text && isLoneWord(text);
    const unknown = isListed || isLike ? text : level === '' ? undefined : unknownName(text);
    if (unknown) {
      addLanguage(languages, unknown, level || shared.level, words, line);
      continue;
    }
    heading = levelOfHeading(text, level, languages, heading);
    if (level === '' || extraWords(text, words).length > 0)
      noteAside(text, words, line, aside, used);
  }
  return { languages, aside, used };
}

/** How the languages look that stand on lines of their own, one below the other: a word in the same look is one more. */
function looksOfNames(blocks: readonly Block[]): Set<string> {
  const looks = blocks
    .filter(({ text }) => isLanguageName(text))
    .map(({ line }) => styleSignature(line));
  return new Set(looks.filter((look, at) => looks.indexOf(look) < at));
}

/** A line that opens with a language is a statement of its own, however full the line above is. */
const apart = (line: SourceLine, at: number, lines: readonly SourceLine[]): SourceLine => {
  const opens = spokenNames(line.text)[0]?.index === 0;
  const above = lines[at - 1]?.text ?? '';
  const goesOn = /(?:[,/&(]|(?:^|\s)(?:et|and|ou|or|en|in|:))$/iu.test(above.trim());
  return line.continues && opens && !goesOn ? { ...line, continues: false } : line;
};

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
    // "Spanish & Italian" over "fluent": the level is that of both.
    for (const item of languages)
      if (item.level === '' && item.name.line === last.name.line) item.level = level;
    return heading;
  }
  const isDiploma = /diplom|certificat|exam/.test(fold(chunk));
  if (/:\s*$/.test(chunk) || (/(?:langue|tongue)/.test(fold(chunk)) && !isDiploma)) return level;
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
  languages.push({
    name: {
      value,
      line,
      confidence: level ? CONFIDENCE.language : CONFIDENCE.languageWithoutLevel,
    },
    level,
    words,
  });
}

function noteAside(
  chunk: string,
  words: readonly string[],
  line: SourceLine,
  aside: FoundField[],
  used: string[],
): void {
  if (extraWords(chunk, words).length > 0)
    aside.push({ value: chunk, line, confidence: CONFIDENCE.aside });
  else used.push(chunk);
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
