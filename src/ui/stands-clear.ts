import { useSyncExternalStore, type RefObject } from 'react';
import { onScroll } from './scroll.ts';

/**
 * Whether an element that floats above the page covers no heading and nothing that can be pressed, as the page is
 * scrolled now. What floats steps aside by `visibility`, so that it keeps the place it is asked about; it is not taken
 * away under someone who is in it.
 */
export const useStandsClear = (float: RefObject<HTMLElement | null>): boolean =>
  useSyncExternalStore(
    onScroll,
    () =>
      float.current !== null &&
      (float.current.matches(':focus-within') || standsClear(float.current)),
    () => false,
  );

const standsClear = (float: HTMLElement): boolean => {
  const place = float.getBoundingClientRect();
  // What is far away may not be laid out yet, and asking about it would have it be.
  return [...document.querySelectorAll<HTMLElement>(PARTS)]
    .filter((part) => overlap(part.getBoundingClientRect(), place))
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(KEPT_FREE)])
    .every(
      (element) =>
        element.closest('[data-float]') !== null ||
        wordsOf(element).every((words) => !overlap(words, place)),
    );
};

const PARTS = 'main > *, footer';
const KEPT_FREE = 'h1, h2, h3, h4, a, button, label, summary, input, select, textarea';

/** A heading is as wide as its column; what it says may not be. */
const wordsOf = (element: HTMLElement): readonly DOMRect[] => {
  if (!/^H\d$/.test(element.tagName)) return [element.getBoundingClientRect()];
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
};

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
