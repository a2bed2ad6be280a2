import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { control } from './Field.css.ts';

export type TextAreaProps = FieldWords &
  Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'defaultValue'> & {
    value: string;
    onChange?: (value: string) => void;
    /** Grows with its text where the browser can. */
    grows?: boolean;
    /** One line of text that may be long: it wraps, and takes no line ends. */
    line?: boolean;
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
  line = false,
  rows = line ? 1 : 4,
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
          className={control({ kind: line ? 'line' : 'area', grows: grows || line })}
          onChange={(event) => onChange?.(line ? oneLine(event.target.value) : event.target.value)}
          readOnly={rest.readOnly ?? !onChange}
        />
      )}
    </Field>
  );
}

/** Typed or pasted line ends become blanks. */
const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ');
