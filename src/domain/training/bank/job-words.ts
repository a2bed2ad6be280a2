/** Of which industry and level a job is, by the words of its ad, in French or English. */
import { foldWord } from '../../text/fold.ts';
import { INDUSTRIES, type Industry, type Level } from '../question.ts';
import { INDUSTRY_STEMS } from './industry-stems.data.ts';

/** A word of the title counts as much as so many of the description. */
const TITLE_WEIGHT = 4;
/** Less is chance: one word of a benefits list, say. */
const LEAST_SCORE = 2;
/** What is looked at of a description, in characters. */
const LONGEST = 20_000;

/** `general` where the words point nowhere. */
export const industryOfJob = (title: string, description: string): Industry => {
  const titleWords = wordsOf(title);
  const descriptionWords = wordsOf(description.slice(0, LONGEST));
  const scored = INDUSTRIES.filter((industry) => industry !== 'general').map((industry) => {
    const stems = INDUSTRY_STEMS[industry];
    const score = TITLE_WEIGHT * hits(titleWords, stems) + hits(descriptionWords, stems);
    return { industry, score };
  });
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score < LEAST_SCORE ? 'general' : best.industry;
};

const wordsOf = (text: string): string => ` ${foldWord(text).replaceAll(/[^a-z0-9+#]+/g, ' ')} `;

/** How many of the stems begin a word; each counts once. A stem with a final space is a whole word. */
const hits = (words: string, stems: readonly string[]): number =>
  stems.filter((stem) => words.includes(` ${stem}`)).length;

/** Years that are asked for come before words; without either, two to five years. */
export const levelOfJob = (title: string, description: string): Level => {
  const titleWords = wordsOf(title);
  if (BEGINNER_TITLE.test(titleWords)) return 'beginner';
  if (EXPERT_TITLE.test(titleWords)) return 'expert';
  const text = foldWord(description.slice(0, LONGEST));
  const years = [...text.matchAll(YEARS)].map(([, first = '', second = '']) =>
    Number(second || first),
  );
  if (years.length > 0) {
    const most = Math.max(...years);
    if (most < 2) return 'beginner';
    return most > 5 ? 'expert' : 'intermediate';
  }
  if (NO_EXPERIENCE.test(text)) return 'beginner';
  return 'intermediate';
};

const BEGINNER_TITLE =
  / (?:junior|jr|debutante?|stagiaire|stage|intern|internship|trainee|apprentie?|apprentice|entry|commis|aide|helper) /;
const EXPERT_TITLE =
  / (?:senior|sr|principale?|lead|chef|cheffe|head|directeur|directrice|director|gestionnaire|manager|expert|experte|vp|president|superviseure?|supervisor) /;

/** "3 ans", "3 à 5 années d'expérience", "5+ years", "2-4 years". Company histories are longer than 15. */
const YEARS =
  /\b(\d|1[0-5])\s?\+?\s?(?:(?:a|to|-|–)\s?(\d|1[0-5])\s?\+?\s?)?(?:ans?|annees?|years?|yrs)\b(?! old)/g;
const NO_EXPERIENCE =
  /\b(?:aucune experience|sans experience|no experience|debutants? bienvenus?|formation (?:offerte|fournie)|training provided|entry[ -]level)\b/;
