/** What is said about a CV before it leaves: what stops it, what could be better, what is right. */
import type { LaidOutCv } from '#/domain/cv/layout/laid-out.ts';
import { MAX_PAGES } from '#/domain/cv/layout/layout-cv.ts';
import type { FieldProblem } from '#/domain/cv/form/check-cv.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { CHECK_BELOW } from '#/domain/cv/record/record-from-reading.ts';

export const ADVICE = { skills: { least: 8, most: 12 }, sentences: { least: 3, most: 5 } } as const;

export interface LastCheck {
  pages: { count: number; ok: boolean };
  /** Fields without which the CV can't be sent. */
  blocking: FieldProblem[];
  /** Fields that may stay as they are. */
  advice: FieldProblem[];
  skills: { count: number; ok: boolean };
  sentences: { count: number; ok: boolean };
  /** Paths still marked "to check". */
  unsure: string[];
  unplaced: number;
  /** Characters the PDF prints as □. */
  missing: string[];
  /** The CV can be downloaded. */
  ready: boolean;
}

export const lastCheck = (
  cv: CvRecord,
  layout: LaidOutCv,
  problems: readonly FieldProblem[],
): LastCheck => {
  const pages = layout.pages.length;
  const blocking = problems.filter(({ blocks }) => blocks);
  const skills = Object.keys(cv.skills).length;
  const sentences = countSentences(cv.personal.summary, cv.language);
  return {
    pages: { count: pages, ok: pages <= MAX_PAGES },
    blocking,
    advice: problems.filter(({ blocks, kind }) => !blocks && kind !== 'yearAlone'),
    skills: { count: skills, ok: within(skills, ADVICE.skills) },
    sentences: { count: sentences, ok: within(sentences, ADVICE.sentences) },
    unsure: Object.keys(cv.evidence).filter(
      (path) => (cv.evidence[path]?.confidence ?? 1) < CHECK_BELOW,
    ),
    unplaced: Object.keys(cv.unplaced).length,
    missing: layout.missing.map(({ character }) => character),
    ready: pages <= MAX_PAGES && blocking.length === 0,
  };
};

const within = (count: number, { least, most }: { least: number; most: number }): boolean =>
  count >= least && count <= most;

/** A last sentence without its full stop counts; a lone number or sign does not. */
export const countSentences = (text: string, language: string): number =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].filter(
    ({ segment }) => /\p{L}{2}/u.test(segment),
  ).length;
