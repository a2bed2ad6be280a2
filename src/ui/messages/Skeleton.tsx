import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { page } from '../layout/layout.css.ts';
import { skeleton } from './Skeleton.css.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { useAlive } from '../use-alive.ts';

const SHOWN_AFTER_MS = 150;

/** A page on its way: a header bar and four cards, still, and only if it takes more than 150 ms. */
export function PageSkeleton() {
  return (
    <div className={`${page.wrap} ${page.padding}`}>
      <PartSkeleton />
    </div>
  );
}

/** The same inside a page whose frame is there. */
export function PartSkeleton() {
  const [shown, setShown] = useState(!useAlive());
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={skeleton.page} aria-busy="true">
      {shown && (
        <>
          <VisuallyHidden>
            <Trans>Chargement de la page…</Trans>
          </VisuallyHidden>
          <span className={skeleton.bar} />
          <span className={skeleton.cards}>
            {[1, 2, 3, 4].map((card) => (
              <span key={card} className={skeleton.card} />
            ))}
          </span>
        </>
      )}
    </div>
  );
}

/** One still block, for content inside a screen that is already there. */
export function Skeleton({ lines = 1 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className={skeleton.block}>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={skeleton.line} />
      ))}
    </span>
  );
}
