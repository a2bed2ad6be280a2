/**
 * Studies written as sentences: "2009 – 2012 Licence en droit, Université de Lomé.", "Lake University: Licence in law", "Licence in
 * law in 2012 at Lake University".
 */
import { dateEvidence } from '../dates/dated-line.ts';
import { findDates } from '../dates/find-dates.ts';
import { withText } from '../lines/line-style.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { trimEdges } from '../text-pieces.ts';
import { findDegree } from './degree.ts';
import { isRemark } from './details.ts';
import { institutionScore } from './institution.ts';
import { SCHOOL } from './scores.ts';

/** The lines with such sentences parted into the date or the school and what follows it, each a study of its own. */
export const withStudySentences = (lines: readonly SourceLine[]): SourceLine[] =>
  lines.map(
    (line) =>
      datedSentence(line) ?? datedInside(line) ?? schoolSentence(line) ?? classOf(line) ?? line,
  );

/** "Maîtrise en finance, obtenue en 2015 à l'Université de Tunis": the date between the study and its school. */
function datedInside(line: SourceLine): SourceLine | undefined {
  if (line.cells.length > 1 || dateEvidence(line)) return undefined;
  const [span, ...others] = findDates(line.text);
  if (!span || others.length > 0 || span.range) return undefined;
  const study = trimEdges(line.text.slice(0, span.index));
  const [, school = ''] = IN_SCHOOL.exec(line.text.slice(span.index + span.length)) ?? [];
  if (findDegree(study)?.before.length !== 0 || institutionScore(school) < SCHOOL.named)
    return undefined;
  const date = line.text.slice(span.index, span.index + span.length);
  return { ...withText(line, `${study} ${school} ${date}`), cells: [study, school, date] };
}

const IN_SCHOOL =
  /^\)?,?\s*(?:[–—|-]\s*)?(?:(?:à la|à l['’]|à|au|aux|at|from|de l['’]|de la|du)\s?(?=\p{L}))?([^.:;]{3,90})\.?$/iu;

/** "Velka University, Class of 2018": the year of graduation. */
function classOf(line: SourceLine): SourceLine | undefined {
  const [said, school = '', year = ''] =
    /^(.{4,90}?),? (?:class of|promotion(?: de)?|promo) ((?:\p{L}{3,9} )?(?:19|20)\d\d)\.?$/iu.exec(
      line.text,
    ) ?? [];
  return said && institutionScore(school) >= SCHOOL.named
    ? { ...withText(line, `${school} | ${year}`), cells: [school, year] }
    : undefined;
}

/** Named before a colon, the school is no label of a remark. */
function schoolSentence(line: SourceLine): SourceLine | undefined {
  if (line.cells.length > 1) return undefined;
  const [whole, school = ''] = SCHOOL_BEFORE.exec(line.text) ?? [];
  const study = line.text.slice(whole?.length);
  if (
    whole === undefined ||
    institutionScore(school) < SCHOOL.named ||
    isRemark(line.text) ||
    findDegree(school) ||
    findDegree(study)?.before.length !== 0
  )
    return undefined;
  return withText(line, `${school} | ${study}`);
}

const SCHOOL_BEFORE = /^(\p{Lu}[^:;|]{3,90}?)\s?:\s+(?=\p{L})/u;

function datedSentence(line: SourceLine): SourceLine | undefined {
  if (line.bullet > 0 || line.cells.length > 1 || dateEvidence(line)) return undefined;
  const [span] = findDates(line.text);
  if (span?.index !== 0) return undefined;
  const date = line.text.slice(0, span.length);
  const rest = trimEdges(line.text.slice(span.length).replace(/^\./, '')).replace(
    /(?<=\p{L}{3})\.$/u,
    '',
  );
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
