/** Checks that no word of a source is lost: counts its words against those of the reading. */
import type { CvReading } from '#/domain/cv/reading.ts';
import { LEVEL_NOISE } from '#/domain/cv/words/spoken-languages.ts';
import { fieldRole } from '#/domain/cv/words/field-labels.ts';
import { CONTACT_LABEL } from './contact/reach.ts';
import { findDates } from './dates/find-dates.ts';
import { isHeaderRow, labelledText } from './entries/field-labels.ts';
import { fold } from '#/domain/text/fold.ts';
import { trimEdges, wordsOf } from './text-pieces.ts';
import { headingHit, spacedHeading } from './sections/headings.ts';
import { unnumbered } from './lines/line-text.ts';
import type { SourceLine } from './lines/source-line.ts';
import { levelWords, spokenNames } from './languages/names-and-levels.ts';

/** What is left of the lines once the words of `texts` are taken away: at most one text for each line, in order. */
export function leftovers(lines: readonly SourceLine[], texts: readonly string[]): FoundRest[] {
  const available = new Map<string, number>();
  for (const word of texts.flatMap(wordsOf)) available.set(word, (available.get(word) ?? 0) + 1);
  return lines.flatMap((line) => {
    const named = labelledText(line.text);
    const offset = named ? line.text.length - named.text.length : 0;
    const missing = [...fold(line.text).matchAll(/[\p{L}\p{N}]+/gu)].filter(
      ({ 0: word, index }) => {
        if (index < offset) return false;
        const count = available.get(word) ?? 0;
        available.set(word, count - 1);
        return count <= 0;
      },
    );
    const text = spannedText(line.text, missing);
    return text === '' || fieldRole(fold(text)) ? [] : [{ text, line }];
  });
}

export interface FoundRest {
  text: string;
  line: SourceLine;
}

/** Joins missing words that stand next to each other, with the signs between them. */
function spannedText(text: string, missing: readonly RegExpMatchArray[]): string {
  const parts: string[] = [];
  let start = -1;
  let end = -1;
  for (const match of missing) {
    const at = match.index ?? 0;
    if (start >= 0 && !/[\p{L}\p{N}]/u.test(text.slice(end, at))) end = at + match[0].length;
    else {
      if (start >= 0) parts.push(text.slice(start, end));
      start = at;
      end = at + match[0].length;
    }
  }
  if (start >= 0) parts.push(text.slice(start, end));
  return trimEdges(parts.join(' … '));
}

export interface WordAccount {
  /** Words that must be in the reading as they are. Headings, dates and levels of languages are kept in another form and don't count. */
  counted: number;
  /** Those of them that are nowhere in the reading. */
  lost: string[];
}

/** Compares the words of each line with the whole reading. `lost` must be empty. */
export function accountForWords(
  lines: readonly SourceLine[],
  reading: CvReading,
  kept: ReadonlySet<string> = keptWords(reading),
): WordAccount {
  const account: WordAccount = { counted: 0, lost: [] };
  for (const line of lines) {
    for (const word of wordsToPlace(line)) {
      account.counted += 1;
      if (!kept.has(word)) account.lost.push(word);
    }
  }
  return account;
}

/** Every word of a reading. A caller that asks line by line gathers them once. */
export const keptWords = (reading: CvReading): Set<string> =>
  new Set(
    stringsOf([reading.content, reading.removed, reading.unplaced, reading.labels]).flatMap(
      wordsOf,
    ),
  );

/** Words that only tie a degree to its field or a job to its employer. The form's fields say the same, so these words may go. */
const JOINING = new Set([
  'en',
  'in',
  'of',
  'de',
  'du',
  'des',
  'at',
  'chez',
  'à',
  'a',
  'et',
  'and',
  'l',
  'd',
  'http',
  'https',
  'www',
]);

/** The words of a line that must be found again as they are. */
function wordsToPlace(line: SourceLine): string[] {
  if (
    headingHit(spacedHeading(line.text) ?? line.text)?.full ||
    isHeaderRow(line) ||
    isDocumentTitle(line.text)
  )
    return [];
  const cell = line.cells.length > 1 ? (line.cells[0] ?? '') : '';
  const isLabel = cell !== '' && fieldRole(fold(trimEdges(cell))) !== undefined;
  let text = unnumbered(withoutInlineHeading(isLabel ? line.text.slice(cell.length) : line.text));
  for (const { index, length } of findDates(text))
    text = text.slice(0, index) + ' '.repeat(length) + text.slice(index + length);
  const said = levelWords(text);
  const spoken = spokenNames(text).length > 0 && wordsOf(text).length <= 14;
  // A row of levels stands under the languages they are of.
  const isLevels =
    said.length > 0 && wordsOf(text).every((word) => said.includes(word) || LEVEL_NOISE.has(word));
  const levels = spoken || isLevels ? [...said, ...LEVEL_NOISE] : [];
  return wordsOf(withoutLabels(text)).filter(
    (word) => !levels.includes(word) && !JOINING.has(word),
  );
}

/** "Curriculum vitae" over the name. */
export const isDocumentTitle = (text: string): boolean =>
  /^(?:curriculum vitae|cv|c\.v\.|resume|bio-?data|europass)(?: (?:europass|vitae|de|of))*$/.test(
    fold(trimEdges(text)),
  );

const LABEL_WITH_COLON = new RegExp(`(?:${CONTACT_LABEL.source})\\s*:`, 'gu');

function withoutLabels(text: string): string {
  const labelled = labelledText(text);
  const own = labelled ? labelled.text : text;
  return fold(own).replace(/\s+:/g, ':').replace(LABEL_WITH_COLON, ' ');
}

function withoutInlineHeading(text: string): string {
  const label = /^([^:]{3,45}?)\s*:\s/u.exec(text)?.[1];
  return label && headingHit(label)?.full ? text.slice(label.length) : text;
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsOf);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];
}
