/** How the headings of a CV look, and what else looks so. */
import { findDates } from '../dates/find-dates.ts';
import { isPlain, styleSignature } from '../lines/line-style.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { BLOCK_GAP, PARAGRAPH_GAP, PLAIN_SIZE } from '../lines/thresholds.ts';
import type { SectionKind } from '#/domain/cv/words/headings.ts';
import type { HeadingHit } from './headings.ts';
import { HALF_SURE, LEAST_HEADINGS } from './thresholds.ts';

/** Ways in which a line differs from running text. */
export const signsOf = (line: SourceLine): number =>
  [
    line.bold,
    line.caps,
    line.underline,
    line.tinted,
    line.size > PLAIN_SIZE,
    line.heading > 0,
  ].filter(Boolean).length;

/**
 * How many sure headings have a look, how many of those have no space above, how many of all its lines stand apart,
 * how many are one text without a date over a line of another look, and the share of headings.
 */
export interface HeadingLook {
  hits: number;
  tight: number;
  all: number;
  apart: number;
  bare: number;
  share: number;
}

export function headingLooks(
  lines: readonly SourceLine[],
  sure: readonly boolean[],
  hits: readonly (HeadingHit | undefined)[],
): Map<string, HeadingLook> {
  const looks = new Map<string, HeadingLook>();
  lines.forEach((line, index) => {
    const key = headingLook(line);
    const look = looks.get(key) ?? { hits: 0, all: 0, apart: 0, bare: 0, tight: 0, share: 0 };
    look.all += 1;
    look.apart += line.gap >= BLOCK_GAP ? 1 : 0;
    look.bare += isPlain(line) || !isBareTitle(line, lines[index + 1]) ? 0 : 1;
    look.tight += sure[index] && line.gap < PARAGRAPH_GAP ? 1 : 0;
    look.hits += sure[index] ? 1 : hits[index] && line.gap >= PARAGRAPH_GAP ? HALF_SURE : 0;
    look.share = look.hits / look.all;
    looks.set(key, look);
  });
  return looks;
}

/** The same for the lines of each column. */
export function columnLooks(
  lines: readonly SourceLine[],
  sure: readonly boolean[],
  hits: readonly (HeadingHit | undefined)[],
): Map<string, HeadingLook>[] {
  const columns = new Set(lines.map(({ column }) => column));
  return Array.from({ length: Math.max(0, ...columns) + 1 }, (_, column) => {
    const at = [...lines.keys()].filter((index) => lines[index]?.column === column);
    const of = <T>(all: readonly T[]): T[] => at.map((index) => all[index] as T);
    return headingLooks(of(lines), of(sure), of(hits));
  });
}

const isBareTitle = (line: SourceLine, next: SourceLine | undefined): boolean =>
  line.bullet === 0 &&
  line.cells.length === 1 &&
  (next === undefined || headingLook(next) !== headingLook(line)) &&
  findDates(line.text).length === 0;

export const signatureAt = (lines: readonly SourceLine[], index: number): string => {
  const line = lines[index];
  return line ? headingLook(line) : '';
};

/** Headings share more than type: a number or letter before them, a colon after. */
export const headingLook = (line: SourceLine): string =>
  [
    styleSignature(line),
    NUMBERED.test(line.text) ? 'n' : '',
    line.text.endsWith(':') ? ':' : '',
  ].join('|');

const NUMBERED = /^(?:\d{1,2}|[IVX]{1,4}|[A-H])\s*[.)–-]\s*\p{L}/u;

/**
 * "Regattas" over "**Coxswain ¦ 2018 – 2019**" where all known titles of jobs and studies stand so: alone with space above, in
 * the type of the dated line below. No employer over its dated titles does, or the known titles would stand over employers.
 */
export function titlesOverDates(
  lines: readonly SourceLine[],
  sure: readonly boolean[],
  hits: readonly (HeadingHit | undefined)[],
): Set<number> {
  const isOver = (line: SourceLine, index: number): boolean => {
    const next = lines[index + 1];
    return (
      !isPlain(line) &&
      line.bullet === 0 &&
      line.cells.length === 1 &&
      line.gap >= BLOCK_GAP &&
      findDates(line.text).length === 0 &&
      next !== undefined &&
      headingLook(next) === headingLook(line) &&
      findDates(next.text).length > 0
    );
  };
  const known = lines.filter(
    (_, index) => sure[index] && WITH_DATES.has(hits[index]?.kinds[0] ?? 'other'),
  );
  const over = new Set(lines.filter(isOver));
  const areOver = known.length >= LEAST_HEADINGS && known.every((line) => over.has(line));
  const looks = new Set(known.map(headingLook));
  return new Set(
    lines.flatMap((line, index) =>
      areOver && over.has(line) && looks.has(headingLook(line)) ? [index] : [],
    ),
  );
}

const WITH_DATES = new Set<SectionKind>(['experience', 'education']);
