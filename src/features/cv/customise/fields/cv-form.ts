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
  /** Shows where the file says it; absent where the CV came from no file. */
  showOriginal?: (path: string) => void;
}

const PREFIX = 'field-';

/** The id of a field's control, so that checks can lead to it. */
export const fieldId = (path: string): string => PREFIX + path;

/** The field somebody is at, with the words that stand above it. */
export interface FieldInHand {
  path: string;
  label: string;
}

/** undefined where the element is in no field. */
export const fieldInHand = (element: Element | null): FieldInHand | undefined => {
  const control = element?.closest(`[id^="${PREFIX}"]`);
  if (!control) return undefined;
  const labels = 'labels' in control ? (control as HTMLInputElement).labels : null;
  return { path: control.id.slice(PREFIX.length), label: labels?.[0]?.textContent ?? '' };
};
