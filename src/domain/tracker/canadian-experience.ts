/**
 * Ontario: since 2026 a public advertisement of an employer of 25 people or more may not demand Canadian experience.
 * Elsewhere nothing is said.
 */
import { POSTING_MAX } from '../access/size-limits.ts';
import type { ProvinceCode } from '../cv/canadian/provinces.ts';
import { fold } from '../text/fold.ts';

export interface ExperienceNote {
  /** The sentence of the advertisement. */
  sentence: string;
  /** `YYYY-MM-DD`: in force since then. */
  since: string;
  law: string;
  source: string;
  /** Employers with fewer people are not held to it. */
  employees: number;
}

const RULE: Omit<ExperienceNote, 'sentence'> = {
  since: '2026-01-01',
  law: 'Employment Standards Act, 2000, Part III.1',
  source: 'https://www.ontario.ca/laws/statute/00e41',
  employees: 25,
};

/** `text` is read as far as a posting is kept. */
export const canadianExperienceNote = (
  text: string,
  province: ProvinceCode | undefined,
): ExperienceNote | undefined => {
  if (province !== 'ON') return undefined;
  for (const part of text.slice(0, POSTING_MAX.text).split(SENTENCE_END)) {
    const sentence = part.replace(/\s+/g, ' ').replace(BULLET, '').trim();
    const folded = fold(sentence);
    if (NAMED.test(folded) && !EXEMPTED.test(folded)) return { sentence, ...RULE };
  }
  return undefined;
};

/** A line that begins with a capital or a bullet goes on with nothing. */
const SENTENCE_END = /(?<=[.!?;])\s+|\n[ \t]*(?=[\n•*–·▪✔✓-]|\p{Lu})/u;
const BULLET = /^\s*[•*–·▪✔✓-]\s*/u;
const NAMED =
  /canadian (?:work |working |job |professional |industry |market )?experience|experience (?:\S+ ){0,4}(?:in|within) canada\b|experience (?:de travail |professionnelle )?(?:canadienne|au canada)\b/;
/** "No Canadian experience required", "an asset" and the law itself are no demand. */
const EXEMPTED =
  /\b(?:no|not|without|aucune|sans|non|pas) (?:\S+ ){0,3}(?:canadian|experience)|not (?:required|necessary|needed)|n'est pas (?:requise|exigee|necessaire)|non requise|\basset\b|\batout\b|nice to have|preferred|souhaitable|do(?:es)? not (?:require|ask)/;
