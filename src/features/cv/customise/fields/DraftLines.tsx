import type { PathTo } from '#/domain/cv/record/cv-patch.ts';
import { TextArea } from '#/ui/fields/TextArea.tsx';
import { draftField, type DraftProps } from './draft-field.tsx';

/** Several lines: the paragraphs of one text, or one text a line. */
export function DraftLines({
  form,
  path,
  label,
  optional,
  hint,
  rows,
}: DraftProps<PathTo<string[]> | 'personal.summary'> & { rows?: number }) {
  const { value, edit, control } = draftField<string | string[]>({ form, path, hint });
  const lines = typeof value === 'string' ? value.split('\n') : value;
  const write = (lines: string[]) => edit(typeof value === 'string' ? lines.join('\n') : lines);
  const tidy = () => {
    const kept = lines.map((line) => line.trim()).filter((line) => line !== '');
    if (kept.length !== lines.length || kept.some((line, index) => line !== lines[index]))
      write(kept);
    control.onBlur();
  };
  return (
    <TextArea
      {...control}
      label={label}
      optional={optional ?? false}
      span
      grows
      rows={rows ?? 4}
      value={lines.join('\n')}
      onChange={(text) => write(text.split('\n'))}
      onBlur={tidy}
    />
  );
}
