import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Note } from '#/ui/messages/Note.tsx';
import { StepTitle } from '../form/StepTitle.tsx';

/** Used up, too old, or cut by a mail program: said without blame, with a way out. */
export function DeadLink({ action }: { action: ReactNode }) {
  return (
    <>
      <StepTitle
        key="dead"
        lead={
          <Trans>
            Il a déjà été utilisé, il a expiré, ou il est incomplet. Votre compte n’a pas changé.
          </Trans>
        }
      >
        <Trans>Ce lien n’est plus valable</Trans>
      </StepTitle>
      {action}
    </>
  );
}

export function LinkDone({
  title,
  children,
  action,
}: {
  title: ReactNode;
  children: ReactNode;
  action: ReactNode;
}) {
  return (
    <>
      <StepTitle key="done">
        <Trans>C’est fait</Trans>
      </StepTitle>
      <Note tone="positive" title={title}>
        {children}
      </Note>
      {action}
    </>
  );
}
