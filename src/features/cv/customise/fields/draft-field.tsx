import type { ReactNode } from 'react';
import { valueAt } from '#/domain/cv/record/apply-patch.ts';
import type { CvPatchValue, FieldPath } from '#/domain/cv/record/cv-patch.ts';
import { fieldId, type CvForm } from './cv-form.ts';
import { FieldHint } from './FieldHint.tsx';
import { ProblemWords } from './ProblemWords.tsx';

export interface DraftProps<Path extends FieldPath> {
  form: CvForm;
  path: Path;
  label: ReactNode;
  optional?: boolean;
  hint?: ReactNode;
}

/**
 * All that a control needs of the field it edits, from its path: the value, the way to change it, the id, what is
 * wrong with it. `Value` is what the control's own paths hold.
 */
export const draftField = <Value extends CvPatchValue>({
  form,
  path,
  hint,
}: Pick<DraftProps<FieldPath>, 'form' | 'path' | 'hint'>) => {
  const problem = form.problemAt(path);
  return {
    value: valueAt(form.cv, path) as Value,
    edit: (value: Value): void => void form.edit({ [path]: value }),
    control: {
      id: fieldId(path),
      onBlur: (): void => form.leave(path),
      hint: <FieldHint form={form} path={path} hint={hint} />,
      error: problem && <ProblemWords problem={problem} />,
    },
  };
};
