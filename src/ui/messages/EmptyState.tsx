import type { ReactNode } from 'react';
import { empty } from './EmptyState.css.ts';

/** Nothing here yet: the terrain with one planted pole and two to come, what belongs here, one button. */
export function EmptyState({
  title,
  level = 2,
  action,
  children,
}: {
  title: ReactNode;
  level?: 2 | 3;
  action?: ReactNode;
  children: ReactNode;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={empty.root}>
      <svg viewBox="0 0 240 96" className={empty.art} aria-hidden="true">
        <path className={empty.ground} d="M2 78C44 60 78 86 122 70s78-30 116-12" />
        <path className={empty.contour} d="M2 90C44 72 78 98 122 82s78-30 116-12" />
        <g className={empty.planted}>
          <path className={empty.red} d="M36 24h8v11h-8zM36 46h8v11h-8z" />
          <path className={empty.white} d="M36 35h8v11h-8zM36 57h8v11h-8z" />
        </g>
        <path className={empty.toCome} d="M120 22v46M202 8v42" />
      </svg>
      <Heading className={empty.title}>{title}</Heading>
      <p className={empty.words}>{children}</p>
      {action}
    </div>
  );
}
