/** Names that end like a sentence, below the dates of each entry: "2019 – 2022" over "Lake Bakery | Velka - Baker." */
import { findDates, isDateAlone, withoutDuration } from '../dates/find-dates.ts';
import { findDegree } from '../education/degree.ts';
import { institutionScore } from '../education/institution.ts';
import { SCHOOL } from '../education/scores.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { CLOSED_NAMES } from './thresholds.ts';

/** Takes off their full stops, unless one of the lines below the dates is no row of names. */
export function withoutFullStops(lines: readonly SourceLine[]): SourceLine[] {
  const below = lines.filter((_, at) => isDateAlone(withoutDuration(lines[at - 1]?.text ?? '')));
  const closed = new Set(below.filter(({ text }) => text.endsWith('.')));
  const areNames = closed.size >= CLOSED_NAMES.least && below.every(isRowOfNames);
  return areNames ? lines.map((line) => (closed.has(line) ? opened(line) : line)) : [...lines];
}

/** "2011 : Licence en botanique." names a study, whatever ends it. */
export const withoutStopsOfStudies = (lines: readonly SourceLine[]): SourceLine[] =>
  lines.map((line, at) => {
    const above = lines[at - 1];
    const isEnd = above !== undefined && opensStudy(above) && /^\p{Ll}/u.test(line.text);
    // Under the school and its years it tells of the study above.
    const isTold = above !== undefined && isDated(above) && !isDated(line) && !isEnd;
    return (isOneSentence(line) && !isTold && (opensStudy(line) || isEnd)) || isSchool(line, above)
      ? opened(line)
      : line;
  });

/** "Orleku College, Velka." on a line of its own: nothing before the word for a school stands in small letters. */
function isSchool({ text, continues }: SourceLine, above: SourceLine | undefined): boolean {
  const [whole = ''] = SCHOOL_AND_PLACE.exec(text) ?? [];
  const words = whole.split(' ');
  const cue = words.findIndex((word) => institutionScore(word) >= SCHOOL.named);
  return (
    cue >= 0 &&
    !(continues && /\p{Ll}$/u.test(above?.text ?? '')) &&
    words.length <= (/ \p{Lu}/u.test(whole) ? CLOSED_NAMES.mostWords / 2 : CLOSED_NAMES.small) &&
    words.slice(0, cue).every((word) => /^\p{Lu}/u.test(word))
  );
}

const SCHOOL_AND_PLACE = /^\p{Lu}[^.:;!?|–—]{5,}[\p{L})] ?\.$/u;

const isDated = ({ text }: SourceLine): boolean => findDates(text).length > 0;

const isOneSentence = ({ text }: SourceLine): boolean =>
  /^[^.;!?]{3,}\p{L}{3}\.$/u.test(text) && text.split(' ').length <= CLOSED_NAMES.mostWords;

/** A degree, alone or behind its dates. */
const opensStudy = (line: SourceLine): boolean => {
  const [date] = findDates(line.text);
  const from = date?.index === 0 ? date.length : 0;
  const name = line.text.slice(from).replace(/^[\s:–—|-]+/u, '');
  const degree = findDegree(name)?.degree;
  // "Master thesis: …" tells of a study.
  return degree !== undefined && name.startsWith(degree) && !name.includes(':');
};

const opened = (line: SourceLine): SourceLine => ({
  ...line,
  text: open(line.text),
  cells: line.cells.map((cell, at) => (at === line.cells.length - 1 ? open(cell) : cell)),
});

const open = (text: string): string => text.replace(/ ?\.$/, '');

const isRowOfNames = ({ text, bullet }: SourceLine): boolean =>
  bullet === 0 &&
  /^[\p{Lu}\d]/u.test(text) &&
  /(?: [|•·–—-] \p{Lu}|\(\p{Lu}[^()]+\)\.?$)/u.test(text) &&
  text.split(' ').length <= CLOSED_NAMES.mostWords;
