import type { ReactNode } from 'react';
import { chip, type ChipTone } from './Chip.css.ts';
import { Icon, type IconType } from '../layout/Icon.tsx';

/** A short state or count beside what it describes. */
export function Chip({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: ChipTone;
  icon?: IconType;
  children: ReactNode;
}) {
  return (
    <span className={chip({ tone })}>
      {icon && <Icon of={icon} size="small" />}
      {children}
    </span>
  );
}
