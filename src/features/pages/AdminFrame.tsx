import { Trans } from '@lingui/react/macro';
import { Page } from '#/ui/layout/layout.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';

/** Until it is known who asks. */
export function AdminFrame() {
  return (
    <Page title={<Trans>Administration</Trans>}>
      <PartSkeleton />
    </Page>
  );
}
