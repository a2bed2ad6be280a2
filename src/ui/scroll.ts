import { useSyncExternalStore } from 'react';

/** Where the page is scrolled to: pixels from the top, and the share of the way down, 0 to 1. */
export interface ScrollPlace {
  top: number;
  share: number;
}

/**
 * What the page's place says to a component, such as « past 300 px ». The component is drawn again only
 * when the answer changes, so `select` returns a plain value.
 */
export const useScroll = <Answer extends string | number | boolean>(
  select: (place: ScrollPlace) => Answer,
): Answer =>
  useSyncExternalStore(
    onScroll,
    () => select(scrollPlace()),
    () => select({ top: 0, share: 0 }),
  );

export const scrollPlace = (): ScrollPlace => {
  const { scrollHeight, clientHeight } = document.documentElement;
  const way = scrollHeight - clientHeight;
  const top = window.scrollY;
  return { top, share: way > 0 ? Math.min(1, Math.max(0, top / way)) : 0 };
};

/** Calls back once a frame at most while the page scrolls or changes size. */
export const onScroll = (callback: () => void): (() => void) => {
  let frame = 0;
  const soon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      callback();
    });
  };
  window.addEventListener('scroll', soon, { passive: true });
  window.addEventListener('resize', soon);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', soon);
    window.removeEventListener('resize', soon);
  };
};
