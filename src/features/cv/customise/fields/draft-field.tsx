import type { ReactNode } from 'react';
import { CV_SHAPE, type CvPatchValue, type CvFieldPath } from '#/domain/cv/record/cv-patch.ts';
import { valueAt } from '#/domain/sync/path.ts';
import { fieldId, type CvForm } from './cv-form.ts';
import { FieldHint } from './FieldHint.tsx';
import { ProblemWords } from './ProblemWords.tsx';

export interface DraftProps<Path extends CvFieldPath> {
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
}: Pick<DraftProps<CvFieldPath>, 'form' | 'path' | 'hint'>) => {
  const problem = form.problemAt(path);
  return {
    value: valueAt(form.cv, path, CV_SHAPE) as Value,
    edit: (value: Value): void => void form.edit({ [path]: value }),
    control: {
      id: fieldId(path),
      onBlur: (): void => form.leave(path),
      hint: <FieldHint form={form} path={path} hint={hint} />,
      error: problem && <ProblemWords problem={problem} />,
    },
  };
};
