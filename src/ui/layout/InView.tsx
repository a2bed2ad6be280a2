import { useEffect, useRef, type ReactNode } from 'react';
import { wantsCalm } from '../calm.ts';

/** Brings what just appeared to the middle of the screen: on a phone it stands below the fold. */
export function InView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const behavior = wantsCalm() ? 'instant' : 'smooth';
    place.current?.scrollIntoView({ block: 'center', behavior });
  }, []);
  return <div ref={place}>{children}</div>;
}
