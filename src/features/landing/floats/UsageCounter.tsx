import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { groupThousands } from '#/domain/content/figures.ts';
import { useSite } from '#/parts/use-site.ts';
import { random } from '#/platform/ids.ts';
import { CountUp } from '#/ui/figures/CountUp.tsx';
import { usageCounter } from './UsageCounter.css.ts';

const APPEARS_AFTER_MS = 1000;

/** How many people are at work, as an estimate that says it is one. */
export function UsageCounter() {
  const [people, setPeople] = useState<number>();
  const estimate = useSite().settings.usageEstimate;

  useEffect(() => {
    if (!estimate) return;
    const timer = setTimeout(() => setPeople(drawAround(estimate)), APPEARS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [estimate]);

  if (people === undefined) return null;
  return (
    <p className={usageCounter.root}>
      <b className={usageCounter.figure}>
        <CountUp value={people} format={groupThousands} />
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
