import type { CvFieldPath, PathTo } from '#/domain/cv/record/cv-patch.ts';
import { Select } from '#/ui/fields/Select.tsx';
import { draftField, type DraftProps } from './draft-field.tsx';

/** One of the values that a field of the CV can have. */
export function DraftSelect<Value extends string>({
  form,
  path,
  hint,
  label,
  options,
}: DraftProps<PathTo<Value> & CvFieldPath> & {
  options: readonly { value: Value; label: string }[];
}) {
  const { value, edit, control } = draftField<Value>({ form, path, hint });
  return <Select {...control} label={label} options={options} value={value} onChange={edit} />;
}
