import { Trans } from '@lingui/react/macro';
import Timer from 'lucide-react/icons/timer';
import { Icon } from '#/ui/layout/Icon.tsx';
import { VisuallyHidden } from '#/ui/layout/VisuallyHidden.tsx';
import { classNames } from '#/ui/class-names.ts';
import { useDurationWords } from '../use-duration-words.ts';
import { room } from './simulation.css.ts';

/** Said aloud at these alone: a clock that speaks every second is not listened to. */
const SAID = [60, 30, 10];

export function AnswerTimer({ seconds }: { seconds: number }) {
  const duration = useDurationWords();
  // Stays until the next one, so that it is said once.
  const said = SAID.findLast((mark) => seconds <= mark);
  return (
    <span className={classNames(room.timer, seconds <= 10 && room.short)}>
      <Icon of={Timer} size="small" />
      <span role="timer" aria-live="off">
        {duration(seconds)}
      </span>
      <VisuallyHidden>
        <span role="status">{said !== undefined && <Trans>Il reste {duration(said)}.</Trans>}</span>
      </VisuallyHidden>
    </span>
  );
}
