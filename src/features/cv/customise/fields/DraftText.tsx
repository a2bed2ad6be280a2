import type { ComponentProps } from 'react';
import type { PathTo } from '#/domain/cv/record/cv-patch.ts';
import { TextArea } from '#/ui/fields/TextArea.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { draftField, type DraftProps } from './draft-field.tsx';

type Draft = DraftProps<PathTo<string>>;
type Look<Key extends keyof ComponentProps<typeof TextField>> = Pick<
  ComponentProps<typeof TextField>,
  Key
>;

/** A line of text of the CV: its value, its error, its "to check" mark. */
export function DraftText({
  form,
  path,
  hint,
  tidy,
  ...look
}: Draft &
  Look<'span' | 'autoComplete' | 'inputMode' | 'type'> & {
    /** The one form of a value, taken when the field is left. */
    tidy?: (value: string) => string;
  }) {
  const { value, edit, control } = draftField<string>({ form, path, hint });
  const leave = () => {
    const tidied = tidy?.(value) ?? value;
    if (tidied !== value) edit(tidied);
    control.onBlur();
  };
  return <TextField {...look} {...control} onBlur={leave} value={value} onChange={edit} />;
}

/** A line that may be too long for its field, such as a job title: it can always be read in full. */
export function DraftTitle({ form, path, hint, ...look }: Draft & Look<'span' | 'autoComplete'>) {
  const { value, edit, control } = draftField<string>({ form, path, hint });
  return <TextArea {...look} {...control} line value={value} onChange={edit} />;
}
