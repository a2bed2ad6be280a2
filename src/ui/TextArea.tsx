import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { control } from './Field.css.ts';

export type TextAreaProps = FieldWords &
  Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'defaultValue'> & {
    value: string;
    onChange?: (value: string) => void;
    /** Grows with its text where the browser can. */
    grows?: boolean;
  };

export function TextArea({
  label,
  hint,
  error,
  optional,
  span,
  id,
  onChange,
  grows = false,
  rows = 4,
  ...rest
}: TextAreaProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optional={optional ?? false}
      span={span ?? false}
      id={id}
    >
      {(tied) => (
        <textarea
          {...rest}
          {...tied}
          rows={rows}
          className={control({ kind: 'area', grows })}
          onChange={(event) => onChange?.(event.target.value)}
          readOnly={rest.readOnly ?? !onChange}
        />
      )}
    </Field>
  );
}
