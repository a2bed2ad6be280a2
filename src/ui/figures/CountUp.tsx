import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { wantsCalm } from '../calm.ts';
import { countUp } from './CountUp.css.ts';
import { visuallyHidden } from '../layout/VisuallyHidden.css.ts';

/**
 * A figure that counts from 0 once, when a tenth of it is in view, and stays. Its final width is kept from
 * the start. Assistive technology, and anyone who asked for less motion, gets the final figure.
 */
export function CountUp({
  value,
  format,
  duration = 2000,
}: {
  value: number;
  format: (value: number) => string;
  /** Milliseconds. */
  duration?: number;
}) {
  const place = useRef<HTMLSpanElement>(null);
  const [counted, setCounted] = useState(0);
  // A page drawn before any script ran has the final figure.
  const calm = useSyncExternalStore(neverChanges, wantsCalm, () => true);

  useEffect(() => {
    if (!place.current || calm) return;
    let frame = 0;
    const count = () => {
      const start = performance.now();
      const step = () => {
        const share = Math.min(1, (performance.now() - start) / duration);
        setCounted(value * easeOut(share));
        if (share < 1) frame = requestAnimationFrame(step);
      };
      step();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        count();
      },
      { threshold: 0.1 },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value, duration, calm]);

  return (
    <span ref={place} className={countUp.root}>
      <span className={visuallyHidden}>{format(value)}</span>
      <span aria-hidden="true" className={countUp.final}>
        {format(value)}
      </span>
      <span aria-hidden="true" data-counter className={countUp.shown}>
        {format(calm ? value : counted)}
      </span>
    </span>
  );
}

const neverChanges = () => () => undefined;

const easeOut = (share: number): number => 1 - (1 - share) ** 3;
