import { Trans } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, type ReactNode } from 'react';
import { classNames } from '#/ui/class-names.ts';
import { page } from '#/ui/layout/layout.css.ts';
import { wayBack } from './SubPage.css.ts';
import { TrackerButtonLink } from './TrackerLink.tsx';
import type { TrackerTarget } from './tracker-search.ts';

/**
 * What stands in place of the list: a way back, a title that takes the focus, content. `back` for what lies in
 * between, such as the application whose form is open.
 */
export function SubPage({
  title,
  lead,
  actions,
  back,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  back?: { open: TrackerTarget; label: ReactNode };
  children: ReactNode;
}) {
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={classNames(page.wrap, page.padding)}>
      <TrackerButtonLink
        open={back?.open ?? {}}
        variant="quiet"
        size="small"
        icon={ArrowLeft}
        className={wayBack}
      >
        {back?.label ?? <Trans>Candidatures</Trans>}
      </TrackerButtonLink>
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
