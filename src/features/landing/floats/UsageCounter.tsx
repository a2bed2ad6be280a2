import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { wholeNumber } from '#/domain/content/figures.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { useSite } from '#/parts/use-site.ts';
import { random } from '#/platform/ids.ts';
import { CountUp } from '#/ui/figures/CountUp.tsx';
import { useStandsClear } from '#/ui/stands-clear.ts';
import { usageCounter } from './UsageCounter.css.ts';

const APPEARS_AFTER_MS = 1000;

/** How many people are at work, as an estimate that says it is one. */
export function UsageCounter() {
  const [people, setPeople] = useState<number>();
  const { language } = useLanguage();
  const estimate = useSite().settings.usageEstimate;

  useEffect(() => {
    if (!estimate) return;
    const timer = setTimeout(() => setPeople(drawAround(estimate)), APPEARS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [estimate]);

  const counter = useRef<HTMLParagraphElement>(null);
  const isClear = useStandsClear(counter);

  if (people === undefined) return null;
  return (
    <p ref={counter} data-float={isClear ? 'clear' : 'aside'} className={usageCounter.root}>
      <b className={usageCounter.figure}>
        <CountUp value={people} format={(value) => wholeNumber(value, language)} />
      </b>
      <span>
        {/* No plural of the catalog: it would have the browser make its first number format, a long wait on a slow phone. */}
        {people === 1 ? (
          <Trans>personne en ligne, estimation</Trans>
        ) : (
          <Trans>personnes en ligne, estimation</Trans>
        )}
      </span>
    </p>
  );
}

const drawAround = ({ around, spread }: { around: number; spread: number }): number =>
  Math.round(around - spread + random() * 2 * spread);
