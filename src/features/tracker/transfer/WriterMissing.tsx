import { Trans } from '@lingui/react/macro';
import { Note } from '#/ui/messages/Note.tsx';

/** The writer of a format was never fetched here, and can't be now. */
export function WriterMissing() {
  return (
    <Note
      tone="warning"
      live="assertive"
      title={<Trans>Ce format n’est pas encore sur cet appareil</Trans>}
    >
      <Trans>Connectez-vous à Internet une fois, puis recommencez. Rien n’est perdu.</Trans>
    </Note>
  );
}
