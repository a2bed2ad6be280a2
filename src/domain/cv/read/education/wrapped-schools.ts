/** Names of schools that a narrow column breaks: "Centre de formation" over "Marie-Rivier", "Cégep de" over "Matane". */
import { dateEvidence } from '../dates/dated-line.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { isOpenBracket, joinWrapped, OPEN_END } from '../lines/paragraphs.ts';
import { TIGHT_GAP } from '../lines/thresholds.ts';
import { findLocation, wholeLocation } from '../locations/find-location.ts';
import { wordsOf } from '../text-pieces.ts';
import { INSTITUTION_CUES } from '#/domain/cv/words/organisations.ts';
import { findDegree } from './degree.ts';
import { institutionScore } from './institution.ts';
import { SCHOOL } from './scores.ts';

/** The lines with such names in one. */
export function withWholeSchools(lines: readonly SourceLine[]): SourceLine[] {
  const result: SourceLine[] = [];
  for (const line of lines) {
    const above = result.at(-1);
    const [begun = ''] = above?.cells.slice(-1) ?? [];
    if (above && (goesOn(begun, line) || isItsCountry(above, line) || isWrap(above, begun, line)))
      result[result.length - 1] = joined(above, begun, line);
    else result.push(opensSchool(above, line) ? { ...line, continues: false } : line);
  }
  return result;
}

/** Beside its dates "Licence en tissage, Université de" over "Velka, Orleku": open at its end, and the line is full. */
const isWrap = (above: SourceLine, begun: string, line: SourceLine): boolean =>
  line.continues &&
  above.cells.length > 1 &&
  line.cells.length === 1 &&
  line.bullet === 0 &&
  dateEvidence(above) !== undefined &&
  (OPEN_END.test(begun) ||
    begun.endsWith('-') ||
    isOpenBracket(begun) ||
    /^[\p{Ll}(]/u.test(line.text));

/** "…, Orleku," over "Norway", "…, New" over "York, USA". */
const isItsCountry = (above: SourceLine, line: SourceLine): boolean =>
  line.gap <= TIGHT_GAP &&
  line.cells.length === 1 &&
  wordsOf(line.text).length <= LONGEST_REST &&
  (above.text.endsWith(',')
    ? wholeLocation(line.text) !== undefined
    : isKnownPlace(above.text, line.text));

const isKnownPlace = (above: string, rest: string): boolean => {
  const [, begun] = /, (\p{Lu}\p{L}+)$/u.exec(above) ?? [];
  const place = `${begun} ${rest}`;
  return begun !== undefined && findLocation(place)?.text === place;
};

/** The school below a sentence, however full that one's last line is. */
const opensSchool = (above: SourceLine | undefined, line: SourceLine): boolean =>
  line.continues &&
  /[.!?]$/.test(above?.text ?? '') &&
  institutionScore(line.text) >= SCHOOL.sure &&
  wordsOf(line.text).length <= LONGEST_SCHOOL;

/** Words of a school and its place. */
const LONGEST_SCHOOL = 9;

function goesOn(begun: string, line: SourceLine): boolean {
  if (institutionScore(begun) < SCHOOL.hinted || findDegree(begun)) return false;
  const isOpen = OPEN.test(begun) && institutionScore(begun) >= SCHOOL.likely;
  const isNameless = wordsOf(begun).every(
    (word) => NAMELESS.has(word) || INSTITUTION_CUES.has(word),
  );
  return (
    (isOpen || (isNameless && !wholeLocation(line.text))) &&
    line.cells.length === 1 &&
    line.bullet === 0 &&
    line.gap <= TIGHT_GAP &&
    wordsOf(line.text).length <= LONGEST_REST &&
    /^\p{Lu}[\p{L} '’-]+$/u.test(line.text) &&
    (isOpen || institutionScore(line.text) < SCHOOL.hinted) &&
    findDegree(line.text) === undefined &&
    dateEvidence(line) === undefined
  );
}

const joined = (above: SourceLine, begun: string, line: SourceLine): SourceLine => ({
  ...above,
  text: joinWrapped(above.text, line.text),
  cells: [...above.cells.slice(0, -1), joinWrapped(begun, line.text)],
});

const OPEN = /\s(?:de|du|des|de la|of|the)$/iu;

/** Words that a school's name never consists of, with those for schools. */
const NAMELESS: ReadonlySet<string> = new Set(
  'de des du la le les l d et of the for and pour professionnelle professionnel superieure superieur technique techniques nationale national regionale regional general generale secondaire secondary technical vocational higher'.split(
    ' ',
  ),
);

/** Words of the rest of a name. */
const LONGEST_REST = 4;
