import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Page } from '#/ui/layout/layout.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';

/** Until it is known who asks, and the administration is here. */
export function AdminFrame({ children }: { children?: ReactNode }) {
  return <Page title={<Trans>Administration</Trans>}>{children ?? <PartSkeleton />}</Page>;
}
