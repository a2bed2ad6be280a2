/** What every part of the form is given: the CV, the way to change it, and what is wrong with it. */
import type { CvPatch } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import type { FieldProblem } from './form-problems.ts';

export interface CvForm {
  cv: CvRecord;
  /** Gives the function that takes the change back. */
  edit: (patch: CvPatch) => () => void;
  /** What is wrong with a field; only told once the person has left it, or asked to go on. */
  problemAt: (path: string) => FieldProblem | undefined;
  /** The person left the field. */
  leave: (path: string) => void;
  /** Said by assistive technology, for what only eyes would notice. */
  announce: (words: string) => void;
}

/** The id of a field's control, so that checks can lead to it. */
export const fieldId = (path: string): string => `field-${path}`;
