/** Studies written as sentences: "2009 – 2012 Licence en droit, Université de Lomé." */
import { dateEvidence } from '../dates/dated-line.ts';
import { findDates } from '../dates/find-dates.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { trimEdges } from '../text-pieces.ts';
import { findDegree } from './degree.ts';
import { institutionScore } from './institution.ts';
import { SCHOOL } from './scores.ts';

/** The lines with such sentences parted into the date and what follows it, each a study of its own. */
export const withStudySentences = (lines: readonly SourceLine[]): SourceLine[] =>
  lines.map((line) => datedSentence(line) ?? line);

function datedSentence(line: SourceLine): SourceLine | undefined {
  if (line.bullet > 0 || line.cells.length > 1 || dateEvidence(line)) return undefined;
  const [span] = findDates(line.text);
  if (span?.index !== 0) return undefined;
  const date = line.text.slice(0, span.length);
  const rest = trimEdges(line.text.slice(span.length)).replace(/(?<=\p{L}{3})\.$/u, '');
  if (!/^\p{L}/u.test(rest) || !opensStudy(rest)) return undefined;
  return {
    ...line,
    text: `${date} ${rest}`,
    cells: [date, rest],
    continues: false,
  };
}

const opensStudy = (text: string): boolean =>
  findDegree(text)?.before.length === 0 ||
  institutionScore(text.split(',')[0] ?? '') >= SCHOOL.sure;
