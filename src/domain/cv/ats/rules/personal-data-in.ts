/** Private data that stands in the texts of a CV, by the rules that take it out of files. */
import { foldAligned } from '../../canadian/personal/fold.ts';
import {
  itemsFilling,
  isBelieved,
  isWorkAuthorisation,
  labelOf,
} from '../../canadian/personal/recognise.ts';
import type { Finding } from '../rule.ts';
import type { RatedCv } from '../rated-cv.ts';

/** Headline, summary and the sections of one's own: where people write such things. */
export const personalDataIn = ({ personal, other }: RatedCv): Finding[] =>
  [
    ...piecesOf('personal.headline', personal.headline),
    ...piecesOf('personal.summary', personal.summary),
    ...other
      .filter(({ kind }) => kind !== 'references' && kind !== 'certifications')
      .flatMap(({ path, entries }) => entries.flatMap((text) => piecesOf(`${path}.entries`, text))),
  ].filter(({ text }) => isPersonal(text));

const piecesOf = (path: string, text: string): Finding[] =>
  text
    .split(/[.;|•\n]\s+|,\s+(?=\p{Lu})/u)
    .filter((piece) => piece.trim() !== '' && piece.length <= MOST_CHARACTERS)
    .map((piece) => ({ path, text: piece.trim() }));

/** Personal data is told in a few words. */
const MOST_CHARACTERS = 120;

const isPersonal = (text: string): boolean => {
  const folded = foldAligned(text);
  if (isWorkAuthorisation(folded)) return false;
  const items = itemsFilling(folded);
  if (items?.some(({ strength, kind }) => strength === 'sure' && kind !== 'drivingLicence'))
    return true;
  const labelled = labelOf(folded);
  return (
    labelled !== undefined &&
    labelled.label.kind !== 'drivingLicence' &&
    labelled.colon &&
    isBelieved(labelled, 'personal')
  );
};
