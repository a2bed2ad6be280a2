/** Whether a line dates an entry, as opposed to a sentence that mentions a year. */
import { trimEdges, wordsOf } from '../text-pieces.ts';
import { isProse } from '../lines/line-style.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { type DateSpan, durationLength, isDuration, findDates } from './find-dates.ts';

export interface DatedLine {
  span: DateSpan;
  /** The date as written. */
  raw: string;
  /** The cells without the date, empty ones left out. */
  rests: string[];
  /** "(2 ans)" beside the date, '' when there is none. */
  duration: string;
}

export function dateEvidence(line: SourceLine): DatedLine | undefined {
  const cells = line.cells.length > 0 ? withRange(line.cells) : [line.text];
  const found = cells.flatMap((cell, at) => {
    const dated = cellDate(cell, cells.length > 1, line);
    return dated ? [{ at, ...dated }] : [];
  });
  const best = found.find(({ span }) => span.range) ?? found.at(-1);
  if (!best) return undefined;
  const rests = cells
    .flatMap((cell, at) => (at === best.at ? best.rests : [trimEdges(cell)]))
    .filter((rest) => rest !== '');
  const duration = best.duration || (rests.find(isDuration) ?? '');
  return {
    span: best.span,
    raw: best.raw,
    rests: rests.filter((rest) => !isDuration(rest)),
    duration,
  };
}

/** Two cells, of which the second holds dates alone. */
export const isTitleBesideDates = (line: SourceLine): boolean =>
  line.cells.length === 2 && dateEvidence(line)?.rests[0] === line.cells[0];

/** "2019 ¦ Present", an arrow drawn between them: the two ends of one range. */
function withRange(cells: readonly string[]): readonly string[] {
  if (cells.length !== 2) return cells;
  const text = cells.join(' – ');
  const [span] = findDates(text);
  return span?.range && span.start !== '' && span.length === text.length ? [text] : cells;
}

function cellDate(
  cell: string,
  besideOthers: boolean,
  line: SourceLine,
): Omit<DatedLine, 'never'> | undefined {
  const bullet = line.bullet > 0;
  const spans = findDates(cell);
  const span = spans.find(({ range }) => range) ?? spans.at(-1);
  if (!span) return undefined;
  const before = cell.slice(0, span.index);
  const tail = cell.slice(span.index + span.length);
  const size = durationLength(tail);
  const after = tail.slice(size);
  const isListed = LISTED.test(before);
  const isStopped = !bullet && span.range && STOPPED.test(before) && CLOSING.test(after);
  const isClosed = isStopped || (isListed && (CLOSING.test(after) || REMARK.test(after)));
  const bracket = /^\s*\)/u.test(after) ? OPEN_BRACKET.exec(before) : null;
  const remark = LED_REMARK.exec(after)?.[0] ?? '';
  const rests = [
    ...(bracket
      ? [before.slice(0, bracket.index), bracket[0].slice(1).replace(/\.\s*$/u, '')].map(trimEdges)
      : [trimEdges(isClosed ? before.replace(isStopped ? STOP : QUOTE, '') : before)]),
    trimEdges(isClosed ? after.replace(CLOSING, '') : after.slice(remark.length)),
    trimEdges(remark).replace(/^\(|\)$/gu, ''),
  ].filter((rest) => rest !== '');
  const result = {
    span,
    raw: cell.slice(span.index, span.index + span.length),
    rests,
    duration: trimEdges(tail.slice(0, size)),
  };
  if (rests.length === 0) return result;
  const atEnd = isClosed || trimEdges(after) === '';
  const atStart = trimEdges(before) === '';
  const rest = rests.join(' ');
  const words = wordsOf(rest).length;
  // "Master in law, Faculty of Law, University of Lomé, 2016." may be an item of a list of studies.
  const isToldWhole =
    (atEnd && isListed && !/(?:\p{Ll}{3}\)?\.|[!?;])\s/u.test(before)) ||
    (atStart && span.range && NAMES.test(after));
  const saysMore = isSentence(rest, bullet) && !isToldWhole;
  if (span.range && (bracket || before.trimEnd().endsWith('(')) && words <= 30) return result;
  // "2016 : Université de Lomé. Licence en droit.", "2008 to 2010 (part time): Weaver, Mill of the Cape."
  const isLed = atStart && !bullet && (remark !== '' || /^\s*(?::|[–—-]\s)/u.test(after));
  if (isLed && words <= 30) return result;
  // "PhD | University of the North | 1997–2001 | Ireland"
  const isBarred = /[|•·]\s*$/u.test(before) && /^\s*[|•·]/u.test(after);
  if (span.range && isBarred && words <= 30) return result;
  if (span.range) return words <= (atEnd || atStart ? 28 : 16) && !saysMore ? result : undefined;
  if (before.trimEnd().endsWith('(') && after.trimStart().startsWith(')') && words <= 18)
    return result;
  const isSigned = atStart && /^\s*[•|:·]\s/u.test(after);
  if (besideOthers && words > 3 && !atEnd && !isSigned) return undefined;
  const isAmongNames = isListed && !bullet && PLACE_BEHIND.test(after) && words <= LONGEST_NAMES;
  if (!atEnd && !atStart) return isAmongNames && !saysMore ? result : undefined;
  const separated = atEnd
    ? /[,([|–—:·•/-]\s*$|\s{2,}$/.test(before)
    : /^\s*[,)|–—:·•/-]|^\s+\p{Lu}/u.test(after);
  const strict = /^\d{4}$/.test(result.raw.trim()) ? separated : separated || words <= 8;
  return strict && words <= 18 && !saysMore ? result : undefined;
}

/** "(Lomé, TG. ", before a date and the end of the bracket. */
const OPEN_BRACKET = /\((?:[^()]|\([^()]{1,30}\)){0,60}$/u;
/** "2008 – 2010 (part time): Weaver". */
const LED_REMARK = /^\s*\([^()]{2,30}\)\s*:/u;
/** The date is the last of several details. */
const LISTED = /,\s*["“«(]?\s*$/u;
/** "Weaver, House of Cloth. 09/2022 – 12/2023.": one sentence names the job, another dates it. */
const STOPPED = /^(?:[^.!?;:]|\p{Lu}\p{L}?\.){3,80}\.\s+$/u;
const STOP = /\.\s+$/u;
/** ", Laboratory of the North, Bergen, Norway." behind a range. */
const NAMES = /^(?:,\s\p{Lu}[^,.;]{1,60}){2,5}\.?$/u;
/** "Weaver, House of Cloth, 2021, Dakar, Senegal": a city, and its country perhaps, behind the date. */
const PLACE_BEHIND = /^(?:,\s\p{Lu}[\p{L}'’ -]{1,30}){1,2}$/u;
const LONGEST_NAMES = 14;
/** What closes a line after its date. */
const CLOSING = /^["”»]?\.?$/u;
/** "University of Lomé, 2018 (GPA 3.9)", "…, 2016 – 2018. GPA: 3.9." */
const REMARK = /^(?: \([^()]{2,40}\)|[.;] C?GPA\b.{2,20})$/u;
const QUOTE = /["“«]\s*$/u;

const isSentence = (text: string, bullet: boolean): boolean =>
  isProse(text) && (bullet || /[.!?;]$/.test(text));
