/** How much of a file's own text is nowhere in its reading: independent of the reader's own account. */
import { findDates } from '#/domain/cv/read/dates/find-dates.ts';
import { fold, wordsOf } from '#/domain/cv/read/folded.ts';
import { headingHit } from '#/domain/cv/read/headings.ts';
import { sourceToLines } from '#/domain/cv/read/lines/source-to-lines.ts';
import { spokenLevel } from '#/domain/cv/read/spoken.ts';
import type { CvReading } from '#/domain/cv/reading.ts';
import type { CvSource } from '#/domain/cv/source.ts';
import { stringsOf } from './scores.ts';

export interface LostText {
  words: number;
  lost: string[];
}

/** Headings, dates and levels change their form, page furniture goes: they are not lost. */
export function lostText(source: CvSource, reading: CvReading): LostText {
  const strings = stringsOf([reading.content, reading.removed, reading.unplaced]);
  const kept = new Set(strings.flatMap(wordsOf));
  const squashed = fold(strings.join('')).replace(/[^\p{L}\p{N}]/gu, '');
  const changed = changedWords(source);
  const words = sourceTexts(source)
    .flatMap(wordsOf)
    .filter((word) => /\p{L}{2}|\d/u.test(word));
  const lost = words.filter(
    (word) =>
      !kept.has(word) && !changed.has(word) && !(word.length > 2 && squashed.includes(word)),
  );
  return { words: words.length, lost };
}

const sourceTexts = (source: CvSource): string[] =>
  source.kind === 'flow'
    ? source.blocks.map(({ text }) => text)
    : source.pages.flatMap((page) => page.runs.map(({ text }) => text));

function changedWords(source: CvSource): Set<string> {
  const { lines, furniture } = sourceToLines(source);
  const changed = new Set(furniture.flatMap(wordsOf));
  const add = (text: string): void => wordsOf(text).forEach((word) => changed.add(word));
  for (const line of lines) {
    for (const part of [line.text, ...line.cells, line.text.split(':')[0] ?? ''])
      if (headingHit(part)?.full) add(part);
    for (const { index, length } of findDates(line.text))
      add(line.text.slice(index, index + length));
    spokenLevel(line.text).words.forEach((word) => changed.add(word));
  }
  return changed;
}
