/** Entries written as the items of a list, their tasks as items below: each title line loses its marker. */
import { findDegree } from '../education/degree.ts';
import { institutionScore } from '../education/institution.ts';
import { SCHOOL } from '../education/scores.ts';
import { TITLE } from '../experience/scores.ts';
import { titleScore } from '../experience/title-or-company.ts';
import { dateEvidence } from '../dates/dated-line.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { MARKED_HEADS } from './thresholds.ts';

/**
 * Unchanged unless the section is such a list. Its outer items are entries when nearly each has dates and lines of
 * its own below, or, under employers and schools that have no marker, when they name jobs or degrees.
 */
export function withoutHeadMarkers(lines: readonly SourceLine[]): SourceLine[] {
  const flat = headsOfFlatList(lines);
  if (flat) return withoutMarksOf(lines, flat);
  const outer = Math.min(...lines.map(({ bullet }) => bullet || Infinity));
  const entries = entriesOf(lines, outer);
  if (lines[0]?.bullet !== outer)
    return areRoles(entries, outer) ? lines.map((line) => raised(line, outer)) : [...lines];
  if (areBoldStudies(lines, entries)) return lines.map((line) => raised(line, outer));
  if (!areEntries(entries)) return withoutMarksOf(lines, headsOverDates(lines));
  // An entry without lines of its own begins where the others do.
  const indent = Math.max(...entries.map(indentBelow));
  return entries.flatMap((entry) => withoutMarkers(entry, outer, indent));
}

const withoutMarksOf = (
  lines: readonly SourceLine[],
  heads: ReadonlySet<number> = new Set(),
): SourceLine[] => lines.map((line, at) => (heads.has(at) ? { ...line, bullet: 0 } : line));

/** Where the titles stand in a list of titles that open with their dates, and of the tasks below them, all of one depth. */
const headsOfFlatList = (lines: readonly SourceLine[]): Set<number> | undefined => {
  const starts = new Set(lines.flatMap((line, at) => (opensWithRange(line) ? [at] : [])));
  const isFlat =
    starts.has(0) &&
    starts.size >= MARKED_HEADS.leastFlat &&
    lines.every(({ bullet, continues }) => continues || bullet === lines[0]?.bullet) &&
    [...starts].every((at) => at + 1 < lines.length && !starts.has(at + 1));
  return isFlat ? starts : undefined;
};

/** The same where employer and dates stand right below each title, without a marker, and nowhere else. */
const headsOverDates = (lines: readonly SourceLine[]): Set<number> | undefined => {
  const isDatedLine = (line: SourceLine): boolean =>
    line.bullet === 0 && !line.continues && dateEvidence(line) !== undefined;
  const isTitle = (at: number): boolean =>
    (lines[at]?.bullet ?? 0) > 0 &&
    (lines[at]?.text.length ?? 0) <= MARKED_HEADS.titleLetters &&
    isDatedBelow(lines.slice(at, at + 2));
  const starts = lines.flatMap((line, at) => (isDatedLine(line) ? [at - 1] : []));
  const isList = starts[0] === 0 && starts.length >= MARKED_HEADS.leastFlat;
  return isList && starts.every(isTitle) ? new Set(starts) : undefined;
};

const opensWithRange = (line: SourceLine): boolean => {
  const dates = line.bullet > 0 ? dateEvidence({ ...line, bullet: 0 }) : undefined;
  return dates?.span.range === true && line.text.startsWith(dates.raw) && dates.rests.length > 0;
};

/** The dates may stand in the first of the inner items: "College of the Cape" over "Diploma (2016 – 2018)". */
const withoutMarkers = (
  entry: readonly SourceLine[],
  outer: number,
  indent: number,
): SourceLine[] =>
  entry.map((line, at) => {
    if (at === 1 && !isDated(entry.slice(0, 1)) && (isDated([line]) || isDatedBelow(entry)))
      return { ...line, bullet: 0, continues: line.continues && !isDatedBelow(entry) };
    const shift = hasOwnLine(entry) ? indentBelow(entry) : indent;
    return { ...raised(line, outer), x: at === 0 ? line.x + shift : line.x };
  });

/** The title's text begins right of its marker, where the lines below it do: how far. */
const indentBelow = (entry: readonly SourceLine[]): number => {
  const [title, next] = entry;
  return title && next && hasOwnLine(entry) ? Math.max(0, next.x - title.x) : 0;
};

const hasOwnLine = (entry: readonly SourceLine[]): boolean => {
  const [, next] = entry;
  return next !== undefined && (isOwnLine(next) || isDatedBelow(entry));
};

const entriesOf = (lines: readonly SourceLine[], outer: number): SourceLine[][] => {
  const entries: SourceLine[][] = [];
  for (const line of lines)
    if (line.bullet === outer) entries.push([line]);
    else entries.at(-1)?.push(line);
  return arePairs(entries)
    ? entries.flatMap((entry, at) => (at % 2 === 0 ? [[...entry, ...(entries[at + 1] ?? [])]] : []))
    : entries;
};

/** "Nurse ¦ Halifax" over "Clinic of the Lake ¦ 2019 – 2022", both with a marker, in each entry. */
const arePairs = (entries: readonly SourceLine[][]): boolean =>
  entries.length >= MARKED_HEADS.leastPaired &&
  entries.length % 2 === 0 &&
  entries.every((entry, at) => isDated(entry.slice(0, 1)) === (at % 2 === 1)) &&
  entries.every((entry, at) => at % 2 === 1 || entry.length === 1);

/** All items of the list in bold and nothing else, each a school or a degree. */
const areBoldStudies = (lines: readonly SourceLine[], entries: readonly SourceLine[][]): boolean =>
  entries.length > 1 &&
  lines.filter(({ bold }) => bold).length === entries.length &&
  entries.every(
    ([title]) =>
      title?.bold &&
      (findDegree(title.text) !== undefined || institutionScore(title.text) >= SCHOOL.likely),
  );

/** Where ranges stand below the titles, so may a single date: "Mill of the Cape, Orleku. Winter 2014". */
const areEntries = (entries: readonly SourceLine[][]): boolean => {
  const areBelow = entries.filter(isRangeBelow).length >= MARKED_HEADS.leastBelow;
  const hasDate = (entry: readonly SourceLine[]): boolean =>
    isDated(entry) || (areBelow && isDatedBelow(entry));
  return (
    share(entries, hasDate) >= MARKED_HEADS.datedShare &&
    share(entries, hasLines) >= MARKED_HEADS.tallShare
  );
};

const areRoles = (entries: readonly SourceLine[][], outer: number): boolean =>
  share(entries, (entry) => entry.some(({ bullet }) => bullet > outer)) >= MARKED_HEADS.tallShare &&
  share(entries, (entry) => isDated(entry) || namesEntry(entry[0])) >= MARKED_HEADS.namedShare;

/** A span of time in the title line, in the line right below it, or alone on one of the title's further lines. */
const isDated = ([title, next, ...more]: readonly SourceLine[]): boolean =>
  [title, next].some((line) => {
    const span = line && dateEvidence({ ...line, bullet: 0 })?.span;
    return span && (span.range || findDegree(line.text) !== undefined);
  }) ||
  (next !== undefined &&
    [next, ...titleLines(more)].every(isOwnLine) &&
    titleLines(more).some(isSpan));

const titleLines = (lines: readonly SourceLine[]): SourceLine[] => {
  const near = lines.slice(0, MARKED_HEADS.linesBelow);
  const end = near.findIndex((line) => !isOwnLine(line));
  return near.slice(0, end < 0 ? near.length : end);
};

const isOwnLine = ({ bullet, continues }: SourceLine): boolean => bullet === 0 && !continues;

/** A range, or a month of a year. */
const isSpan = (line: SourceLine): boolean => {
  const dates = dateEvidence(line);
  return dates?.rests.length === 0 && (dates.span.range || dates.span.end.includes('-'));
};

const hasLines = (entry: readonly SourceLine[]): boolean =>
  isDatedBelow(entry) || entry.slice(1).some(({ bullet, continues }) => bullet > 0 || !continues);

/** Employer or school and dates below a title are a line of their own, even where the title left no room for its first word. */
const isDatedBelow = ([title, line]: readonly SourceLine[]): boolean =>
  title !== undefined &&
  line?.bullet === 0 &&
  /^[\p{Lu}\d]/u.test(line.text) &&
  !/[,;(–—-]$/u.test(title.text) &&
  dateEvidence(line) !== undefined &&
  dateEvidence({ ...title, bullet: 0 }) === undefined;

const isRangeBelow = (entry: readonly SourceLine[]): boolean =>
  isDatedBelow(entry) && isDated(entry.slice(1, 2));

const namesEntry = (line: SourceLine | undefined): boolean =>
  line !== undefined &&
  line.text.length <= MARKED_HEADS.titleLetters &&
  (findDegree(line.text) !== undefined || titleScore(line.text) >= TITLE.likely);

const share = <T>(items: readonly T[], holds: (item: T) => boolean): number =>
  items.filter(holds).length / Math.max(1, items.length);

const raised = (line: SourceLine, by: number): SourceLine => ({
  ...line,
  bullet: Math.max(0, line.bullet - by),
});
