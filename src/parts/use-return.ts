import { useEffect, useRef, useState } from 'react';

/** Frames in which a list that is read again, however long, shows its row. */
const FRAMES = 60;

/**
 * Whoever comes back to a list finds the focus on what they had opened, or on the page's title when it is not there.
 * `open` is what is open in place of the list; `rowId` gives the id of its row. Gives what was open last.
 */
export const useReturn = (
  open: string | undefined,
  rowId: (open: string) => string,
): string | undefined => {
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
  }, [open, last, rowId]);
  return last;
};
