import { Trans } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { field, span as spanClass } from './Field.css.ts';
import { Icon } from '../layout/Icon.tsx';

export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  /** One sentence that says how to fix it. */
  error?: ReactNode;
  /** Optional is marked, required is not. */
  optional?: boolean;
  /** Takes the whole row of a two-column grid. */
  span?: boolean;
};

export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** Label above, control, hint, error below; the three are tied for assistive technology. */
export function Field({
  label,
  hint,
  error,
  optional,
  span,
  id: givenId,
  children,
}: FieldWords & { id?: string | undefined; children: (control: ControlProps) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = classNames(hint != null && `${id}-hint`, error != null && `${id}-error`);
  return (
    <div className={classNames(field.root, span && spanClass)}>
      <label htmlFor={id} className={field.label}>
        {label}
        {optional && (
          <span className={field.optional}>
            {' '}
            <Trans>(facultatif)</Trans>
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error == null ? undefined : true,
      })}
      {error != null && (
        <p id={`${id}-error`} className={field.error}>
          <Icon of={CircleAlert} size="small" className={field.errorIcon} />
          <span>{error}</span>
        </p>
      )}
      {hint != null && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
