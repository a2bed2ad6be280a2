import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { disclosure } from './Disclosure.css.ts';
import { Icon, type IconType } from './Icon.tsx';

/** A line that opens on its reason. Native `details`, so the browser's page search finds the words inside. */
export function Disclosure({
  summary,
  icon,
  open = false,
  children,
}: {
  summary: ReactNode;
  icon?: IconType;
  /** Open at first; the person decides afterwards. */
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={open} className={disclosure.root}>
      <summary className={disclosure.summary}>
        {icon && <Icon of={icon} className={disclosure.icon} />}
        <span className={disclosure.words}>{summary}</span>
        <Icon of={ChevronDown} className={disclosure.chevron} />
      </summary>
      <div className={icon ? disclosure.indented : disclosure.body}>{children}</div>
    </details>
  );
}
