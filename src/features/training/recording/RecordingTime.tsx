import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { MOST_RECORDING_SECONDS } from '#/domain/training/recording.ts';
import { VisuallyHidden } from '#/ui/layout/VisuallyHidden.tsx';
import { recorder as styles } from './AnswerRecorder.css.ts';
import { clockTime } from './clock-time.ts';

const LAST_WARNING = 30;

/** Seen each second; said each minute, and before the end. */
export function RecordingTime({
  seconds,
  isPaused,
  onTimeOver,
}: {
  seconds: () => number;
  isPaused: boolean;
  onTimeOver: () => void;
}) {
  const { t } = useLingui();
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      const now = seconds();
      setShown(Math.floor(now));
      if (now >= MOST_RECORDING_SECONDS) onTimeOver();
    }, 250);
    return () => clearInterval(timer);
  });
  const minutes = Math.floor(shown / 60);
  const isNearEnd = shown >= MOST_RECORDING_SECONDS - LAST_WARNING;
  return (
    <p className={styles.time}>
      <span aria-hidden="true" className={isPaused ? styles.dotPaused : styles.dot} />
      {isPaused ? <Trans>En pause</Trans> : <Trans>Enregistrement</Trans>}
      <span role="timer" className={styles.clock}>
        {clockTime(shown)} / {clockTime(MOST_RECORDING_SECONDS)}
      </span>
      <VisuallyHidden>
        <span role="status">
          {isNearEnd
            ? t`Il reste ${LAST_WARNING} secondes.`
            : minutes > 0
              ? t`${minutes} min enregistrées.`
              : ''}
        </span>
      </VisuallyHidden>
    </p>
  );
}
