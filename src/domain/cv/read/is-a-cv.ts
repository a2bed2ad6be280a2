/** Whether a document is a CV at all. Generous: a sparse CV passes, an invoice, a letter or an article does not. */
import { TITLE_WORDS } from '#/domain/cv/words/job-titles.ts';
import { findDegree } from './education/degree.ts';
import { institutionScore } from './education/institution.ts';
import { findDates } from './dates/find-dates.ts';
import { fold } from '#/domain/text/fold.ts';
import { tokensOf, wordsOf } from './text-pieces.ts';
import type { Section } from './sections/split-sections.ts';
import type { SourceLine } from './lines/source-line.ts';

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

export function isACv({ lines, sections, hasName, hasReach }: CvSigns): boolean {
  const text = lines.map((line) => fold(line.text)).join('\n');
  const kinds = new Set(
    sections
      .filter((section) => section.title !== '' && section.known && CORE.has(section.kind))
      .map(({ kind }) => kind),
  );
  const ranges = lines.filter((line) => findDates(line.text).some(({ range }) => range)).length;
  const titles = lines.filter(
    (line) =>
      wordsOf(line.text).length <= 12 && tokensOf(line.text).some((word) => TITLE_WORDS.has(word)),
  ).length;
  const studies = lines.filter(
    (line) =>
      wordsOf(line.text).length <= 18 &&
      (findDegree(line.text) !== undefined || institutionScore(line.text) >= 4),
  ).length;
  let score = Math.min(4, kinds.size * 1.3);
  if (kinds.has('experience') || kinds.has('education')) score += 1;
  score += Math.min(2, ranges * 0.6) + Math.min(1.4, titles * 0.4) + Math.min(1, studies * 0.5);
  score += (hasName ? 0.4 : 0) + (hasReach ? 0.8 : 0);
  score -= Math.min(4.5, distinct(text, INVOICE) * 1.2);
  score -= Math.min(3, distinct(text, LETTER) * 1.3) + Math.min(2.4, distinct(text, ARTICLE) * 0.8);
  const long = lines.filter((line) => line.continues).length;
  if (kinds.size === 0 && long > lines.length * 0.55) score -= 1.5;
  return score >= 2;
}

const distinct = (text: string, pattern: RegExp): number => new Set(text.match(pattern) ?? []).size;
