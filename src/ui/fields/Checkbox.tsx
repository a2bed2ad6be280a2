import { useId, type ReactNode } from 'react';
import { checkbox } from './Checkbox.css.ts';

/** A box to tick, or a switch for a setting that acts at once. */
export function Checkbox({
  label,
  hint,
  checked,
  onChange,
  disabled,
  look = 'box',
}: {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  look?: 'box' | 'switch';
}) {
  const id = useId();
  return (
    <div className={look === 'box' ? checkbox.row : checkbox.switchRow}>
      <input
        id={id}
        type="checkbox"
        role={look === 'switch' ? 'switch' : undefined}
        checked={checked}
        disabled={disabled}
        aria-describedby={hint == null ? undefined : `${id}-hint`}
        className={look === 'box' ? checkbox.box : checkbox.track}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={look === 'box' ? checkbox.boxWords : checkbox.words}>
        <label htmlFor={id} className={checkbox.label}>
          {label}
        </label>
        {hint != null && (
          <span id={`${id}-hint`} className={checkbox.hint}>
            {hint}
          </span>
        )}
      </span>
    </div>
  );
}
