/** Whether a document is a CV at all. Generous: a sparse CV passes, an invoice, a letter or an article does not. */
import { TITLE_WORDS } from '#/domain/cv/words/job-titles.ts';
import { findDegree } from './education/degree.ts';
import { institutionScore } from './education/institution.ts';
import { findDates } from './dates/find-dates.ts';
import { fold } from '#/domain/text/fold.ts';
import { tokensOf, wordsOf } from './text-pieces.ts';
import type { Section } from './sections/split-sections.ts';
import type { SourceLine } from './lines/source-line.ts';
import { SCHOOL } from './education/scores.ts';

export interface CvSigns {
  lines: readonly SourceLine[];
  sections: readonly Section[];
  hasName: boolean;
  hasReach: boolean;
}

const INVOICE =
  /(?<![\p{L}])(?:invoice|facture|bon de commande|purchase order|devis|quote|receipt|recu|sous-total|subtotal|total (?:due|a payer|ttc|ht)|montant (?:du|total)|amount due|tva|tps|tvq|gst|hst|pst|qte|qty|unit price|prix unitaire|payment terms|due date|date d'echeance|bill to|facturer a|releve de compte|account statement)(?![\p{L}])/gu;
const LETTER =
  /(?<![\p{L}])(?:dear (?:sir|madam|hiring|mr|ms|mrs|dr|team)|to whom it may concern|madame, monsieur|madame,|monsieur,|je vous prie d'agreer|veuillez agreer|sincerely|yours (?:truly|faithfully)|cordialement|salutations distinguees|meilleures salutations|kind regards|best regards|objet :|subject:|re:)/gu;
const ARTICLE =
  /(?<![\p{L}])(?:abstract|chapter|chapitre|figure \d|table of contents|table des matieres|et al\.|doi|isbn|ingredients|preparation|terms and conditions|conditions generales|whereas|attendu que|article \d)(?![\p{L}])/gu;

const CORE = new Set([
  'experience',
  'education',
  'skills',
  'languages',
  'summary',
  'certifications',
  'volunteering',
  'projects',
  'interests',
  'references',
]);

/** Points for each sign, and for all signs of its kind at most. */
const SIGNS = {
  /** Kinds of sections with a heading. */
  section: { each: 1.3, most: 4 },
  /** Ranges of dates. */
  range: { each: 0.6, most: 2 },
  /** Short lines with a trade. */
  title: { each: 0.4, most: 1.4 },
  /** Short lines with a degree or a school. */
  study: { each: 0.5, most: 1 },
  /** Words of other papers, which count against it. */
  invoice: { each: 1.2, most: 4.5 },
  letter: { each: 1.3, most: 3 },
  article: { each: 0.8, most: 2.4 },
};
/** Points for a section of experience or education among the others. */
const MAIN_SECTION = 1;
/** Points for a name, and for an address or a phone number. */
const NAMED = 0.4;
const REACHABLE = 0.8;
/** Share of wrapped lines above which a text without sections is prose, and the points that takes off. */
const PROSE_SHARE = 0.55;
const PROSE = 1.5;
/** Points that make a CV. */
const ENOUGH = 2;

interface Points {
  each: number;
  most: number;
}

const pointsFor = ({ each, most }: Points, count: number): number => Math.min(most, count * each);

/** What comes after as many signs as count is not looked at. */
const pointsWhere = (
  points: Points,
  lines: readonly SourceLine[],
  isSign: (text: string) => boolean,
): number => {
  let count = 0;
  for (const { text } of lines) {
    if (count * points.each >= points.most) break;
    if (isSign(text)) count += 1;
  }
  return pointsFor(points, count);
};

const hasRange = (text: string): boolean => findDates(text).some(({ range }) => range);

const hasTrade = (text: string): boolean =>
  wordsOf(text).length <= 12 && tokensOf(text).some((word) => TITLE_WORDS.has(word));

const hasStudy = (text: string): boolean =>
  wordsOf(text).length <= 18 &&
  (findDegree(text) !== undefined || institutionScore(text) >= SCHOOL.certain);

export function isACv({ lines, sections, hasName, hasReach }: CvSigns): boolean {
  const text = lines.map((line) => fold(line.text)).join('\n');
  const kinds = new Set(
    sections
      .filter((section) => section.title !== '' && section.known && CORE.has(section.kind))
      .map(({ kind }) => kind),
  );
  let score = pointsFor(SIGNS.section, kinds.size);
  if (kinds.has('experience') || kinds.has('education')) score += MAIN_SECTION;
  score +=
    pointsWhere(SIGNS.range, lines, hasRange) +
    pointsWhere(SIGNS.title, lines, hasTrade) +
    pointsWhere(SIGNS.study, lines, hasStudy);
  score += (hasName ? NAMED : 0) + (hasReach ? REACHABLE : 0);
  score -= pointsFor(SIGNS.invoice, distinct(text, INVOICE));
  score -=
    pointsFor(SIGNS.letter, distinct(text, LETTER)) +
    pointsFor(SIGNS.article, distinct(text, ARTICLE));
  const long = lines.filter((line) => line.continues).length;
  if (kinds.size === 0 && long > lines.length * PROSE_SHARE) score -= PROSE;
  return score >= ENOUGH;
}

const distinct = (text: string, pattern: RegExp): number => new Set(text.match(pattern) ?? []).size;
