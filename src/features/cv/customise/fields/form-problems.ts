import { checkCv, type FieldProblem } from '#/domain/cv/form/check-cv.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { CHECK_BELOW } from '#/domain/cv/record/record-from-reading.ts';
import { holds } from '#/domain/sync/path.ts';
import { now } from '#/platform/clock.ts';
import type { CvForm } from './cv-form.ts';

export type { FieldProblem } from '#/domain/cv/form/check-cv.ts';

export const problemsOf = (cv: CvRecord): FieldProblem[] => checkCv(cv, thisMonth());

/** `YYYY-MM` by the device's calendar. */
export const thisMonth = (): string => {
  const today = new Date(now());
  return `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}`;
};

/** Advice that waits for the last check; the rest is told at the field. */
const QUIET = new Set<FieldProblem['kind']>(['missing', 'yearAlone']);

/** What a field shows once the person has left it. */
export const isToldAtField = ({ kind, blocks }: FieldProblem): boolean =>
  blocks || !QUIET.has(kind);

/** How many fields under a path want a look: unsure readings, and errors already told. */
export const marksWithin = ({ cv, problemAt }: CvForm, path: string): number => {
  const unsure = Object.entries(cv.evidence).filter(
    ([field, { confidence }]) => holds(path, field) && confidence < CHECK_BELOW,
  ).length;
  const wrong = problemsOf(cv).filter(
    (problem) => holds(path, problem.path) && problemAt(problem.path),
  ).length;
  return unsure + wrong;
};
