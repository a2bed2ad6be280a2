import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconType } from '../layout/Icon.tsx';
import { segments } from './Segments.css.ts';
import { visuallyHidden } from '../layout/VisuallyHidden.css.ts';

export type Segment<Value extends string> = {
  value: Value;
  label: string;
  icon?: IconType;
  /** Shows the icon alone; the label stays for assistive technology. */
  iconOnly?: boolean;
  lang?: string;
};

/** Two to four exclusive choices. Native radios: arrow keys move and choose. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChange,
  full,
  labelHidden = false,
}: {
  label: ReactNode;
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Fills the width. */
  full?: boolean;
  labelHidden?: boolean;
}) {
  const name = useId();
  return (
    <fieldset className={segments.root}>
      <legend className={labelHidden ? visuallyHidden : segments.legend}>{label}</legend>
      <div className={classNames(segments.track, full && segments.full)}>
        {options.map((option) => (
          <label
            key={option.value}
            className={segments.choice}
            lang={option.lang}
            title={option.iconOnly ? option.label : undefined}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              className={segments.radio}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon of={option.icon} />}
            <span className={option.iconOnly ? visuallyHidden : undefined}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
