/** Sentences among the contact lines: a town they mention is not where the person lives, nor their first line a headline. */
import { wordsOf } from '../text-pieces.ts';
import type { SourceLine } from '../lines/source-line.ts';

/** Words of the longest line under a name; more make a paragraph. */
export const LONGEST_HEADLINE = 16;

/** The line with those that go on with it. Bounded, for a file may go on without end. */
export function paragraphAt(lines: readonly SourceLine[], index: number): SourceLine[] {
  let end = index + 1;
  while (end < index + MOST_LINES && lines[end]?.continues) end += 1;
  return lines.slice(index, end);
}

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
