/** How much a text looks like a job title, and how much like an employer. */
import { TITLE_ENDINGS, TITLE_WEAK_WORDS, TITLE_WORDS } from '#/domain/cv/words/job-titles.ts';
import {
  COMPANY_CUES,
  COMPANY_SURE_CUES,
  INSTITUTION_SURE_CUES,
  isCompanyCue,
} from '#/domain/cv/words/organisations.ts';
import { type FieldRole, fieldRole } from '#/domain/cv/words/field-labels.ts';
import { fold } from '#/domain/text/fold.ts';
import { tokensOf } from '../text-pieces.ts';
import { EMPLOYER_POINTS, LONGEST_TITLE, TITLE_POINTS } from './scores.ts';

/** "Job Title", "Company A": a name left as a template has it says whose place it is. */
const blankRole = (text: string): FieldRole | undefined =>
  text.length > LONGEST_BLANK ? undefined : fieldRole(fold(text.replace(/ [\dA-D]$/u, '')));

const LONGEST_BLANK = 30;

export const titleScore = (text: string): number => {
  if (blankRole(text) === 'title' || SUBJECT.test(text)) return TITLE_POINTS.word;
  const words = titleTokens(text);
  const at = words.findIndex((word) => TITLE_WORDS.has(word));
  let score =
    at >= 0 ? TITLE_POINTS.word - Math.min(TITLE_POINTS.latest, at * TITLE_POINTS.later) : 0;
  score += Math.min(
    TITLE_POINTS.mostWeak,
    words.filter((word) => TITLE_WEAK_WORDS.has(word)).length * TITLE_POINTS.weakWord,
  );
  if (at < 0 && words.slice(0, 2).some((word) => word.length > 5 && TITLE_ENDINGS.test(word)))
    score += TITLE_POINTS.ending;
  if (words.length > LONGEST_TITLE) score -= TITLE_POINTS.tooLong;
  return score;
};

/** "Stage d'application : un métier pour l'école": what a learner worked at. */
const SUBJECT =
  /^(?:stage|internship|alternance|apprentissage|pfe|projet|th[eè]se)(?!\p{L})[^:]{0,30}:\s/iu;

export const companyScore = (text: string): number => {
  if (blankRole(text) === 'company') return EMPLOYER_POINTS.sureWord;
  const words = tokensOf(text.replace(CONTROLLER, ' ')).map(plainCue);
  let score = words.some((word) => COMPANY_SURE_CUES.has(word)) ? EMPLOYER_POINTS.sureWord : 0;
  if (words.some((word) => INSTITUTION_SURE_CUES.has(word))) score += EMPLOYER_POINTS.school;
  score += Math.min(
    EMPLOYER_POINTS.mostCues,
    words.filter((word) => isCompanyCue(word) && !TITLE_WORDS.has(word)).length *
      EMPLOYER_POINTS.cue,
  );
  if (
    isCompanyCue(words[0] ?? '') &&
    !TITLE_WORDS.has(words[0] ?? '') &&
    !TITLE_WEAK_WORDS.has(words[0] ?? '')
  )
    score += EMPLOYER_POINTS.firstCue;
  if (/(?:^|\s)\p{Lu}{2,6}(?:\s|$|\))/u.test(text) && text !== text.toUpperCase())
    score += EMPLOYER_POINTS.acronym;
  if (/ & |&\p{Lu}|\p{Ll}\p{Lu}|\.(?:com|ca|io|ai)\b/u.test(text)) score += EMPLOYER_POINTS.brand;
  if (allCapitalised(text)) score += EMPLOYER_POINTS.capitals;
  return score;
};

/** "PLC programming": the controller, not the legal form that ends a name. */
const CONTROLLER = /(?<!\p{L})PLC(?= \p{L})/gu;

/** "s.r.l", "company's" */
const plainCue = (word: string): string =>
  COMPANY_CUES.has(word) ? word : word.replace(/['’]s$|\./g, '');

/** `Développeur(euse)`, `infirmier·ère`, `ingénieur.e` → the masculine stem. */
const titleTokens = (text: string): string[] =>
  tokensOf(
    text.replace(
      /(?:\(|·|•|\.|-|\/)(?:e|es|ère|ere|trice|euse|ne|rice|fe|ice|se|le)\)?(?=$|[\s,)])/giu,
      '',
    ),
  ).flatMap((word) => (TITLE_WORDS.has(word) ? [word] : [word, ...splitHyphen(word)]));

const splitHyphen = (word: string): string[] => (/-/.test(word) ? word.split('-') : plural(word));

const plural = (word: string): string[] => (/[^s]s$/.test(word) ? [word.slice(0, -1)] : []);

function allCapitalised(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => word.length > 3);
  return words.length > 0 && words.every((word) => /^[^\p{L}]*\p{Lu}/u.test(word));
}
