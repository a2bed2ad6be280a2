import { Trans } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { SubPage as Screen } from '#/ui/layout/SubPage.tsx';
import { TrackerButtonLink } from './TrackerLink.tsx';
import type { TrackerTarget } from './tracker-search.ts';

/** What stands in place of the list. `back` for what lies in between, such as the application whose form is open. */
export function SubPage({
  back,
  ...screen
}: {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  back?: { open: TrackerTarget; label: ReactNode };
  children: ReactNode;
}) {
  return (
    <Screen
      {...screen}
      back={
        <TrackerButtonLink open={back?.open ?? {}} variant="quiet" size="small" icon={ArrowLeft}>
          {back?.label ?? <Trans>Candidatures</Trans>}
        </TrackerButtonLink>
      }
    />
  );
}
