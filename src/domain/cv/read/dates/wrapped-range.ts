/** Date ranges broken over the lines of a narrow cell: `septembre` / `2013 – juillet` / `2023`. */
import { PRESENT_WORDS, SEASON_WORDS } from '#/domain/cv/words/date-words.ts';
import { MONTH_WORDS } from '#/domain/text/months.ts';
import { fold } from '#/domain/text/fold.ts';
import type { SourceLine } from '../lines/source-line.ts';

const TOKEN = new RegExp(
  `(?<present>(?:${PRESENT_WORDS})(?!\\p{L}))|(?<month>(?:${MONTH_WORDS}|${SEASON_WORDS})\\.?(?!\\p{L}))` +
    `|(?<year>(?:\\d{1,2}[/.-])?(?:\\d{1,2}[/.-])?(?:19|20)\\d\\d(?:[-.]\\d\\d(?!\\d))?)|(?<dash>[-–—−]|(?:au?|to|until|jusqu'au?)(?!\\p{L}))` +
    `|(?<lead>d'|(?:de|du|from|depuis|since)(?!\\p{L}))|(?<day>\\d{1,2}(?:er|st|nd|rd|th)?(?![\\p{L}\\d]))`,
  'uy',
);

/** The kinds of the words of a text, a letter each; undefined when one is no part of a date. */
export const shapeOf = (text: string): string | undefined => {
  const folded = fold(text).replaceAll('’', "'").trim();
  let shape = '';
  let at = 0;
  while (at < folded.length) {
    if (/[\s,()]/.test(folded[at] ?? '')) {
      at += 1;
      continue;
    }
    TOKEN.lastIndex = at;
    const groups = TOKEN.exec(folded)?.groups;
    if (!groups) return undefined;
    const [kind] = Object.entries(groups).find(([, value]) => value !== undefined) ?? ['day'];
    shape += LETTERS[kind] ?? '';
    at = TOKEN.lastIndex;
  }
  return shape;
};

const LETTERS: Record<string, string> = {
  present: 'P',
  month: 'M',
  year: 'Y',
  dash: 'D',
  lead: '',
  day: '',
};

/** Shapes of a range that is not finished: at least one more word may follow. */
const PREFIX = /^(?:PD|PDM?Y|M|M?Y|M?YDM?|M?YDM?Y|M?YD?P|MDM?|MDM?Y)$/;
const UNFINISHED = /^(?:PD|M|M?Y|M?YDM?|MDM?)$/;

/** "depuis" over "09/2023". */
const LEAD_ALONE = /^(?:depuis|since|from)$/iu;

/** True when the text holds only words that can stand on the later lines of a range. */
export const isPartOfRange = (text: string): boolean =>
  /^D?(?:M?Y?|P)D?M?$/.test(shapeOf(text) ?? '-');

/** True when the first text is an unfinished range and the second, below it, goes on with it. */
export const isUnfinishedRange = (above: string, below: string): boolean => {
  const [first, second] = [shapeOf(above), shapeOf(below)];
  if (first === '' && LEAD_ALONE.test(above.trim())) return /^M?Y$/.test(second ?? '');
  if (!first || !second) return false;
  return UNFINISHED.test(first) && PREFIX.test(first + second);
};

/** "Weaver, June 2019 – July" over "2020": the year that closes a range stands on the line below. */
export const withClosedRanges = (lines: readonly SourceLine[]): SourceLine[] =>
  lines.flatMap((line, at) => {
    const above = lines[at - 1];
    if (above && isClosedBy(above, line)) return [];
    const below = lines[at + 1];
    if (!below || !isClosedBy(line, below)) return [line];
    const cells = [...line.cells.slice(0, -1), `${line.cells.at(-1)} ${below.text}`];
    return [{ ...line, text: `${line.text} ${below.text}`, cells }];
  });

const isClosedBy = (line: SourceLine, below: SourceLine): boolean =>
  line.page === below.page &&
  line.column === below.column &&
  below.bullet === 0 &&
  CLOSING_YEAR.test(below.text) &&
  OPEN_MONTH.test(fold(line.text));

const CLOSING_YEAR = /^(?:19|20)\d\d(?: \([^()]{1,20}\))?$/;
const OPEN_MONTH = new RegExp(`\\d{4}\\s?[-–—]\\s?(?:${MONTH_WORDS})\\.?$`, 'u');
