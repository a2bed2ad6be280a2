import { useEffect, useRef, useState } from 'react';
import type { OpenSearch } from './training-search.ts';

/** Frames in which a list that is read again shows its row. */
const FRAMES = 60;

export const rowId = (open: string): string => `training-${open}`;

/**
 * Whoever comes back to the tabs finds the focus on what they had opened, or on the title when it is not there.
 * Gives what it was.
 */
export const useReturn = ({ question, session }: OpenSearch): string | undefined => {
  const open = question ?? session;
  const [last, setLast] = useState(open);
  if (open !== undefined && open !== last) setLast(open);
  const was = useRef(open);
  useEffect(() => {
    const isBack = was.current !== undefined && open === undefined;
    was.current = open;
    if (!isBack) return;
    let frame = 0;
    const look = (left: number): void => {
      const row = last && document.getElementById(rowId(last));
      if (row) row.focus();
      else if (left === 0)
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      else frame = requestAnimationFrame(() => look(left - 1));
    };
    look(FRAMES);
    return () => cancelAnimationFrame(frame);
  }, [open, last]);
  return last;
};
