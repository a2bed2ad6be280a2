import type { ReactNode } from 'react';
import { numberedSteps } from './NumberedSteps.css.ts';

/** Steps one under the other, their numbers on one line like stations on a survey. */
export function NumberedSteps({ children }: { children: ReactNode }) {
  return <ol className={numberedSteps.list}>{children}</ol>;
}

export function NumberedStep({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li className={numberedSteps.step}>
      <b className={numberedSteps.title}>{title}</b>
      <span className={numberedSteps.words}>{children}</span>
    </li>
  );
}
