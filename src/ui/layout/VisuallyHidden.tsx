import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span id={id} className={visuallyHidden}>
      {children}
    </span>
  );
}
