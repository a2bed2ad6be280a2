import { useEffect, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { page } from './layout.css.ts';

/** A screen in place of a list: a way back, a title that takes the focus, content. */
export function SubPage({
  back,
  title,
  lead,
  actions,
  children,
}: {
  /** A quiet link. */
  back: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={classNames(page.wrap, page.padding)}>
      {back}
      <div className={classNames(page.head, actions != null && page.headSplit)}>
        <div className={page.titles}>
          <h1 tabIndex={-1}>{title}</h1>
          {lead != null && <p className={page.lead}>{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </div>
  );
}
