import { useEffect, useRef, useState } from 'react';
import { cardId } from './card/card-id.ts';
import type { OpenSearch } from './tracker-search.ts';

/** Frames in which a long list brings its row into view. */
const FRAMES = 60;

/**
 * Whoever comes back to the list finds the focus on what they had opened, or on the title when it is not there.
 * Gives its id.
 */
export const useReturn = ({ application, edit, add, email }: OpenSearch): string | undefined => {
  const open = application ?? edit ?? email ?? add;
  const [last, setLast] = useState(open);
  if (open !== undefined && open !== last) setLast(open);
  const was = useRef(open);
  useEffect(() => {
    const isBack = was.current !== undefined && open === undefined;
    was.current = open;
    if (!isBack) return;
    let frame = 0;
    const look = (left: number): void => {
      const card = last && document.getElementById(cardId(last));
      if (card) card.focus();
      else if (left === 0)
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      else frame = requestAnimationFrame(() => look(left - 1));
    };
    look(FRAMES);
    return () => cancelAnimationFrame(frame);
  }, [open, last]);
  return last;
};
