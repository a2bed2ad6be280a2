/**
 * What the five levels of a CV are on the scales that employers and immigration use; a guide only, each of the four
 * skills has its own. Test results belong in an immigration file, not in a CV for an employer.
 *
 * The two scales were aligned by B. North and E. Piccardo for the Centre for Canadian Language Benchmarks.
 */
import { fold } from '#/domain/text/fold.ts';
import type { LanguageLevel } from '../content.ts';
import type { Source } from './source.ts';

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

export const SCALE_SOURCE: Source = {
  url: 'https://www.language.ca/aligning-clb-and-cefr/',
  title: {
    fr: 'Correspondance des échelles, Centre des niveaux de compétence linguistique canadiens',
    en: 'Aligning CLB and CEFR, Centre for Canadian Language Benchmarks',
  },
};

/** `B2 · NCLC 7–8`; the benchmark is only defined for the two official languages, named in either. */
export const scaleHint = (level: LanguageLevel, name: string): string => {
  const {
    cefr,
    benchmark: [from, to],
  } = HINTS[level];
  const scale = SCALES[fold(name.trim())];
  if (!scale) return cefr;
  return `${cefr} · ${scale} ${from === to ? from : `${from}–${to}`}`;
};

const SCALES: Readonly<Partial<Record<string, 'NCLC' | 'CLB'>>> = {
  francais: 'NCLC',
  french: 'NCLC',
  anglais: 'CLB',
  english: 'CLB',
};
