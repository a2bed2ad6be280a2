import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { checkList } from './CheckList.css.ts';
import { Icon } from './Icon.tsx';

export function CheckList({ children }: { children: ReactNode }) {
  return <ul className={checkList.list}>{children}</ul>;
}

export function CheckItem({ children }: { children: ReactNode }) {
  return (
    <li className={checkList.item}>
      <Icon of={Check} className={checkList.mark} />
      <span>{children}</span>
    </li>
  );
}
