import { useEffect, useRef } from 'react';
import { scrollProgress } from './ScrollProgress.css.ts';
import { onScroll, scrollPlace } from '../scroll.ts';

/** How far down the page is read, as a pole that grows along the top edge. */
export function ScrollProgress() {
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const draw = () =>
      bar.current?.style.setProperty('--scroll-left', `${100 - scrollPlace().share * 100}%`);
    draw();
    return onScroll(draw);
  }, []);
  return <span ref={bar} aria-hidden="true" data-scroll-progress className={scrollProgress} />;
}
