import type { ReactNode } from 'react';
import { customise } from './customise.css.ts';

/** What belongs in a section that is still empty; its button stands below. */
export function NoEntries({ children }: { children: ReactNode }) {
  return <p className={customise.noEntries}>{children}</p>;
}
