import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { media } from '#/ui/theme/tokens.ts';
import { useMedia } from '#/ui/use-media.ts';
import { recorder as styles } from './AnswerRecorder.css.ts';

const EVERY_MS = { lively: 80, calm: 500 };
/** Under this nobody speaks near the microphone. */
const QUIET = 0.16;
const QUIET_MS = 5000;

/** How loud it is at the moment, for the eyes; in words when nothing is heard for a while. */
export function LevelMeter({ level, isPaused }: { level: () => number; isPaused: boolean }) {
  const isCalm = useMedia(media.calm);
  const bar = useRef<HTMLSpanElement>(null);
  const [isUnheard, setUnheard] = useState(false);
  const quietFor = useRef(0);
  useEffect(() => {
    const every = isCalm ? EVERY_MS.calm : EVERY_MS.lively;
    const timer = setInterval(() => {
      const now = level();
      if (bar.current) bar.current.style.inlineSize = `${Math.round(now * 100)}%`;
      quietFor.current = now < QUIET && !isPaused ? quietFor.current + every : 0;
      setUnheard(quietFor.current >= QUIET_MS);
    }, every);
    return () => clearInterval(timer);
  }, [level, isPaused, isCalm]);
  return (
    <>
      <span aria-hidden="true" className={styles.track}>
        <span ref={bar} className={styles.level} />
      </span>
      <p role="status" className={styles.quiet}>
        {isUnheard && (
          <Trans>
            Rien ne s’entend. Parlez plus près du microphone, ou vérifiez qu’il est allumé.
          </Trans>
        )}
      </p>
    </>
  );
}
