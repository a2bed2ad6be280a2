/** Sentences among the contact lines: a town they mention is not where the person lives, nor their first line a headline. */
import { TITLE_WORDS } from '#/domain/cv/words/job-titles.ts';
import { isPlain, styleSignature } from '../lines/line-style.ts';
import { TIGHT_GAP } from '../lines/thresholds.ts';
import { tokensOf, wordsOf } from '../text-pieces.ts';
import type { SourceLine } from '../lines/source-line.ts';

/** Words of the longest line under a name; more make a paragraph. */
export const LONGEST_HEADLINE = 16;

/** The line with those that go on with it. Bounded, for a file may go on without end. */
function paragraphAt(lines: readonly SourceLine[], index: number): SourceLine[] {
  let end = index + 1;
  while (end < index + MOST_LINES && lines[end]?.continues) end += 1;
  return lines.slice(index, end);
}

/** The same for a headline: "Creative and Innovative Web" ends in the next line of its look, for that one names the trade. */
export function headlineAt(lines: readonly SourceLine[], index: number): SourceLine[] {
  const rows = paragraphAt(lines, index);
  const [first] = rows;
  const next = lines[index + 1];
  return first &&
    next &&
    rows.length === 1 &&
    isBelow(first, next) &&
    (isTradeOf(first, next) || goesOn(first, next))
    ? [first, next]
    : rows;
}

const isBelow = (first: SourceLine, next: SourceLine): boolean =>
  styleSignature(first) === styleSignature(next) &&
  next.gap <= TIGHT_GAP &&
  first.cells.length === 1 &&
  next.cells.length === 1;

/** "Security Engineer /" over "Developer", "Student at" over a school, "Engineer" over "in formal methods". */
const goesOn = (first: SourceLine, next: SourceLine): boolean =>
  !/[@\d|•·:]/u.test(next.text) &&
  (/(?:[/&,]|\s(?:à|en|de|du|et|at|of|in|and|for|pour))$/u.test(first.text) ||
    /^(?:[/&]|(?:à|en|de|du|et|at|of|in|and|for|with|pour|chez|avec)\s)/u.test(next.text));

const isTradeOf = (first: SourceLine, next: SourceLine): boolean =>
  !isPlain(first) &&
  wordsOf(next.text).length <= LONGEST_TRADE &&
  !/[@\d,|•·:]/u.test(first.text + next.text) &&
  !namesTrade(first) &&
  namesTrade(next);

export const namesTrade = ({ text }: Pick<SourceLine, 'text'>): boolean =>
  tokensOf(text).some((word) => TITLE_WORDS.has(word));

/** Words of a trade without what makes it special. */
const LONGEST_TRADE = 2;

/** Enough to hold more words than a headline has. */
const MOST_LINES = 8;

/** True for the lines of a text that is too long for an address. */
export function isOfParagraph(lines: readonly SourceLine[], index: number): boolean {
  let start = index;
  while (start > index - MOST_LINES && lines[start]?.continues) start -= 1;
  const text = paragraphAt(lines, start)
    .map((line) => line.text)
    .join(' ');
  return wordsOf(text).length > LONGEST_HEADLINE && !CONTACT_SIGNS.test(text);
}

/** Contact details fill several lines too, parted by signs or labels. */
const CONTACT_SIGNS = /[@|•·:]|\d{5}/u;
