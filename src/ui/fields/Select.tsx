import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { chevron, control, selectFrame } from './Field.css.ts';

export type SelectProps<Value extends string> = FieldWords &
  Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'defaultValue' | 'children'> & {
    value: Value;
    options: readonly { value: Value; label: string; lang?: string }[];
    onChange: (value: Value) => void;
  };

export function Select<Value extends string>({
  label,
  hint,
  error,
  optional,
  span,
  id,
  options,
  value,
  onChange,
  ...rest
}: SelectProps<Value>) {
  const choose = (text: string) => {
    const option = options.find((candidate) => candidate.value === text);
    if (option) onChange(option.value);
  };
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
        <span className={selectFrame}>
          <select
            {...rest}
            {...tied}
            value={value}
            className={control({ kind: 'select' })}
            onChange={(event) => choose(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" className={chevron} />
        </span>
      )}
    </Field>
  );
}
