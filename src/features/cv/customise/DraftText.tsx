import type { ComponentProps, ReactNode } from 'react';
import type { CvPatch } from '#/domain/cv/record/cv-patch.ts';
import { TextArea } from '#/ui/fields/TextArea.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { fieldId, type CvForm } from './cv-form.ts';
import { FieldHint } from './FieldHint.tsx';
import { ProblemWords } from './ProblemWords.tsx';

interface DraftTextProps extends Pick<
  ComponentProps<typeof TextField>,
  'label' | 'optional' | 'span' | 'autoComplete' | 'inputMode' | 'type' | 'placeholder'
> {
  form: CvForm;
  path: string;
  value: string;
  onEdit: (value: string) => CvPatch;
  hint?: ReactNode;
}

/** A line of text of the CV: its value, its error, its "to check" mark. */
export function DraftText({ form, path, value, onEdit, hint, ...rest }: DraftTextProps) {
  const problem = form.problemAt(path);
  return (
    <TextField
      {...rest}
      id={fieldId(path)}
      value={value}
      onChange={(text) => form.edit(onEdit(text))}
      onBlur={() => form.leave(path)}
      hint={<FieldHint form={form} path={path} hint={hint} />}
      error={problem && <ProblemWords problem={problem} />}
    />
  );
}

/** A line that may be too long for its field, such as a job title: it can always be read in full. */
export function DraftTitle({
  form,
  path,
  value,
  onEdit,
  hint,
  ...rest
}: Pick<
  DraftTextProps,
  'form' | 'path' | 'value' | 'onEdit' | 'hint' | 'label' | 'optional' | 'span' | 'autoComplete'
>) {
  const problem = form.problemAt(path);
  return (
    <TextArea
      {...rest}
      id={fieldId(path)}
      line
      value={value}
      onChange={(text) => form.edit(onEdit(text))}
      onBlur={() => form.leave(path)}
      hint={<FieldHint form={form} path={path} hint={hint} />}
      error={problem && <ProblemWords problem={problem} />}
    />
  );
}

/** Several lines: a paragraph, or one text a line. */
export function DraftLines({
  form,
  path,
  label,
  optional,
  hint,
  rows,
  lines,
  onEdit,
}: {
  form: CvForm;
  path: string;
  label: ReactNode;
  optional?: boolean;
  hint?: ReactNode;
  rows?: number;
  lines: readonly string[];
  onEdit: (lines: string[]) => CvPatch;
}) {
  const problem = form.problemAt(path);
  const tidy = () => {
    const kept = lines.map((line) => line.trim()).filter((line) => line !== '');
    if (kept.length !== lines.length || kept.some((line, index) => line !== lines[index]))
      form.edit(onEdit(kept));
    form.leave(path);
  };
  return (
    <TextArea
      id={fieldId(path)}
      label={label}
      optional={optional ?? false}
      span
      grows
      rows={rows ?? 4}
      value={lines.join('\n')}
      onChange={(text) => form.edit(onEdit(text.split('\n')))}
      onBlur={tidy}
      hint={<FieldHint form={form} path={path} hint={hint} />}
      error={problem && <ProblemWords problem={problem} />}
    />
  );
}
