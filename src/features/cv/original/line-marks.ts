import { useEffect, useRef, type RefObject } from 'react';

/** Indexes among the lines of all pages. */
export interface LineMarks {
  /** What the field in hand was read from. */
  said: ReadonlySet<number>;
  chosen: number | undefined;
  onChoose: (line: number | undefined) => void;
}

/** Brings a line into sight when it begins to be what the field says; the page itself stays where it is. */
export const useShownLine = <Shown extends HTMLElement>(
  isSaid: boolean,
): RefObject<Shown | null> => {
  const line = useRef<Shown>(null);
  useEffect(() => {
    const pane = isSaid ? scrollerOf(line.current) : null;
    if (!pane || !line.current) return;
    const [shown, frame] = [line.current.getBoundingClientRect(), pane.getBoundingClientRect()];
    const isInSight = shown.top >= frame.top && shown.bottom <= frame.bottom - frame.height / 4;
    if (!isInSight) pane.scrollBy({ top: shown.top - frame.top - frame.height / 3 });
    const pages = line.current.closest<HTMLElement>('[data-pages]');
    if (pages) pages.scrollLeft += shown.left - pages.getBoundingClientRect().left - MARGIN;
  }, [isSaid]);
  return line;
};

const MARGIN = 16;

/** The pane on wide screens, the sheet on narrow ones. */
const scrollerOf = (element: HTMLElement | null): HTMLElement | null => {
  for (let at = element?.parentElement ?? null; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY))
      return at;
  return null;
};
