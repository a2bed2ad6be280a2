/**
 * Private data that stands in the texts of a CV. A short list of sure signs: the reader's own dictionaries
 * (`canadian/personal`) take too long to be ready for what runs beside the typing.
 */
import { fold } from '../../../text/fold.ts';
import type { Finding } from '../rule.ts';
import type { RatedCv } from '../rated-cv.ts';

/** Headline, place, summary and the sections of one's own: where people write such things. */
export const personalDataIn = ({ personal, other }: RatedCv): Finding[] =>
  [
    ...piecesOf('personal.headline', personal.headline),
    ...piecesOf('personal.location', personal.location),
    ...piecesOf('personal.summary', personal.summary),
    ...other
      .filter(({ kind }) => kind !== 'references' && kind !== 'certifications')
      .flatMap(({ path, entries }) => entries.flatMap((text) => piecesOf(`${path}.entries`, text))),
  ].filter(({ text }) => isPersonal(text));

const piecesOf = (path: string, text: string): Finding[] =>
  text
    .split(/[.;|•\n]\s+/u)
    .filter((piece) => piece.trim() !== '' && piece.length <= MOST_CHARACTERS)
    .map((piece) => ({ path, text: piece.trim() }));

/** Personal data is told in a few words. */
const MOST_CHARACTERS = 120;

const isPersonal = (text: string): boolean => {
  const folded = fold(text).replace(/[‐‑‒–—]/g, '-');
  return !/permis de travail|work permit|authori[sz]ed|autorise/.test(folded) && SIGNS.test(folded);
};

/** Folded. */
const SIGNS = new RegExp(
  [
    // Birth and age.
    '\\b(?:ne|nee|ne\\(e\\)) (?:le|en|a) .{0,30}\\b\\d{4}\\b',
    'date (?:et lieu )?de naissance|date of birth|\\bd\\.?o\\.?b\\b|birth ?date|\\bborn (?:on|in) .{0,30}\\d{4}\\b',
    '^\\d{2} (?:ans|years old)$|\\bage\\s*[:=]\\s*\\d{2}\\b',
    // Marriage and children.
    'etat civil\\s*[:=]|situation (?:familiale|de famille|matrimoniale)|statut (?:marital|matrimonial)|(?:marital|civil) status',
    '^(?:celibataire|mariee?|marie\\(e\\)|divorcee?|veuf|veuve|married|single|divorced|widowed)(?:$|,|\\s*\\()',
    '^(?:\\d|un|deux|trois|quatre|one|two|three|four|pere de|mere de|father of|mother of).{0,8}\\b(?:enfants?|children|kids)$',
    // Origin, gender, religion, numbers of the state, street.
    '\\bnationalit[ey]\\s*[:=]|\\b(?:sexe|gender|sex|religion)\\s*[:=]',
    "\\b(?:nas|sin|numero d'assurance sociale|social insurance number|passport|passeport)\\b.{0,12}\\d{3}",
    '(?:^|, |: )\\d{1,5},? (?:(?:rue|avenue|av\\.?|boul\\.?|boulevard|chemin) \\w|\\w+ (?:street|st\\.?|road|rd\\.?|avenue|ave\\.?|drive|crescent)(?:$|,))',
  ].join('|'),
);
