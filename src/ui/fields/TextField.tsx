import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { control, field } from './Field.css.ts';

export type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'defaultValue' | 'type'> & {
    value: string;
    onChange?: (value: string) => void;
    type?:
      | 'text'
      | 'email'
      | 'tel'
      | 'url'
      | 'password'
      | 'search'
      | 'date'
      | 'datetime-local'
      | 'number';
    /** A control at the end of the field, such as an IconButton that shows a password. */
    trailing?: ReactNode;
  };

export function TextField({
  label,
  hint,
  error,
  optional,
  span,
  id,
  onChange,
  trailing,
  type = 'text',
  ...rest
}: TextFieldProps) {
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
        <div className={field.affix}>
          <input
            {...rest}
            {...tied}
            type={type}
            className={control({ kind: 'input', affixed: trailing != null })}
            onChange={(event) => onChange?.(event.target.value)}
            readOnly={rest.readOnly ?? !onChange}
          />
          {trailing != null && <div className={field.trailing}>{trailing}</div>}
        </div>
      )}
    </Field>
  );
}
