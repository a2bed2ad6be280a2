import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { Icon, type IconType } from '../layout/Icon.tsx';
import { note, noteParts } from './Note.css.ts';

const ICONS = { info: Info, positive: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** A message in place: icon, bold first line, a sentence, at most one action. */
export function Note({
  tone = 'info',
  title,
  icon,
  action,
  live,
  children,
}: {
  tone?: keyof typeof ICONS;
  title: ReactNode;
  icon?: IconType | undefined;
  action?: ReactNode;
  /** Set when the note appears in answer to what the person just did. */
  live?: 'polite' | 'assertive';
  children?: ReactNode;
}) {
  return (
    <div className={note({ tone })} role={live && (live === 'assertive' ? 'alert' : 'status')}>
      <Icon of={icon ?? ICONS[tone]} className={noteParts.icon} />
      <strong className={noteParts.title}>{title}</strong>
      {children != null && <div className={noteParts.body}>{children}</div>}
      {action != null && <div className={noteParts.action}>{action}</div>}
    </div>
  );
}
