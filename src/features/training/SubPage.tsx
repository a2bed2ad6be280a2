import { Trans } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { SubPage as Screen } from '#/ui/layout/SubPage.tsx';
import { TrainingButtonLink } from './TrainingLink.tsx';

/** What stands in place of the tabs, with a way back to them. */
export function SubPage({
  back,
  ...screen
}: {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  back?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Screen
      {...screen}
      back={
        <TrainingButtonLink open={{}} variant="quiet" size="small" icon={ArrowLeft}>
          {back ?? <Trans>Préparation aux entrevues</Trans>}
        </TrainingButtonLink>
      }
    />
  );
}
