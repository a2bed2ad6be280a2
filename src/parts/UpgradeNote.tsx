import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Note } from '#/ui/messages/Note.tsx';

/** What the free plan does not give, or not now, and what Premium adds. */
export function UpgradeNote({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Note
      title={title}
      action={
        <LinkButton to="/pricing" size="small">
          <Trans>Voir les forfaits</Trans>
        </LinkButton>
      }
    >
      {children}
    </Note>
  );
}
