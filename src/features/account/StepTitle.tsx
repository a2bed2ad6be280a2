import { useEffect, useRef, type ReactNode } from 'react';
import { account } from './account.css.ts';

/** The title of a step that takes another's place without a change of page: it takes the focus. Key it by step. */
export function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h1 ref={title} tabIndex={-1} className={account.title}>
      {children}
    </h1>
  );
}
