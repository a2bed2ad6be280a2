import { Trans } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { SubPage as Screen } from '#/ui/layout/SubPage.tsx';
import { linkTo } from './use-linkedin-go.ts';

/** What stands in place of the tabs, with a way back to them. */
export function SubPage(screen: { title: ReactNode; lead?: ReactNode; children: ReactNode }) {
  return (
    <Screen
      {...screen}
      back={
        <LinkButton {...linkTo(undefined)} variant="quiet" size="small" icon={ArrowLeft}>
          <Trans>Profil LinkedIn</Trans>
        </LinkButton>
      }
    />
  );
}
