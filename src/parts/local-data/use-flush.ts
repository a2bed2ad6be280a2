import { useEffect } from 'react';
import { onPageLeaving } from '#/platform/page-leaving.ts';

/** What was typed last is on the disk when the page is left, and when what it was typed in goes. */
export const useFlush = (keeper: { flush: () => Promise<unknown> }): void =>
  useEffect(() => {
    const stop = onPageLeaving(() => void keeper.flush());
    return () => {
      stop();
      void keeper.flush();
    };
  }, [keeper]);
