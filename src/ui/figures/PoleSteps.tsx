import { Trans } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../layout/Icon.tsx';
import { pole } from './Pole.css.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export type PoleStep<Id extends string> = {
  id: Id;
  label: string;
  /** Not reachable yet: drawn as plain text. */
  closed?: boolean;
};

/** Steps of a flow along the pole: what is done, where one is, what is next. */
export function PoleSteps<Id extends string>({
  label,
  steps,
  current,
  onGo,
}: {
  label: string;
  steps: readonly PoleStep<Id>[];
  current: Id;
  /** Makes the reachable steps buttons. */
  onGo?: (id: Id) => void;
}) {
  const at = steps.findIndex((step) => step.id === current);
  const words = (step: PoleStep<Id>, index: number): ReactNode =>
    index < at ? (
      <>
        <Icon of={Check} size="small" className={pole.tick} />
        <span>
          {step.label}
          <VisuallyHidden>
            {' '}
            <Trans>(étape terminée)</Trans>
          </VisuallyHidden>
        </span>
      </>
    ) : (
      <span>
        {index + 1}. {step.label}
      </span>
    );
  return (
    <ol aria-label={label} className={pole.steps}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={index === at ? 'step' : undefined}
          className={classNames(pole.step, index < at && pole.done, index === at && pole.here)}
        >
          {onGo && index !== at && !step.closed ? (
            <button type="button" className={pole.goTo} onClick={() => onGo(step.id)}>
              {words(step, index)}
            </button>
          ) : (
            <span className={pole.stepWords}>{words(step, index)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
