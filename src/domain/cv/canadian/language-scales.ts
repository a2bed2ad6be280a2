/**
 * What the five levels of a CV are on the scales that employers and immigration use; a guide only, each of the four
 * skills has its own. Test results belong in an immigration file, not in a CV for an employer.
 *
 * Sources: Centre for Canadian Language Benchmarks (language.ca), CLB and NCLC levels 1–12 in three stages; Council of
 * Europe, Common European Framework of Reference, global scale.
 */
import type { LanguageLevel } from '../content.ts';

interface ScaleHint {
  cefr: string;
  /** CLB for English, NCLC for French: from and to. */
  benchmark: readonly [number, number];
}

const HINTS: Readonly<Record<LanguageLevel, ScaleHint>> = {
  basic: { cefr: 'A2', benchmark: [3, 4] },
  intermediate: { cefr: 'B1', benchmark: [5, 6] },
  advanced: { cefr: 'B2', benchmark: [7, 8] },
  fluent: { cefr: 'C1', benchmark: [9, 9] },
  native: { cefr: 'C2', benchmark: [10, 12] },
};

export const SCALE_SOURCES = {
  benchmark: 'https://www.language.ca',
  cefr: 'https://www.coe.int/en/web/common-european-framework-reference-languages',
} as const;

/** `B2 · NCLC 7–8`; the benchmark is only defined for the two official languages. */
export const scaleHint = (level: LanguageLevel, spoken: 'fr' | 'en' | 'other'): string => {
  const {
    cefr,
    benchmark: [from, to],
  } = HINTS[level];
  if (spoken === 'other') return cefr;
  const range = from === to ? String(from) : `${from}–${to}`;
  return `${cefr} · ${spoken === 'en' ? 'CLB' : 'NCLC'} ${range}`;
};
