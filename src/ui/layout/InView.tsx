import { useEffect, useRef, type ReactNode } from 'react';

/** Brings what just appeared to the middle of the screen: on a phone it stands below the fold. */
export function InView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    place.current?.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' });
  }, []);
  return <div ref={place}>{children}</div>;
}
