import { Trans } from '@lingui/react/macro';
import { Button } from '#/ui/actions/Button.tsx';
import { Note } from '#/ui/messages/Note.tsx';

/** What was typed before and not saved is here again. */
export function DraftNote({ onClear }: { onClear: () => void }) {
  return (
    <Note
      live="polite"
      title={<Trans>Votre brouillon est revenu</Trans>}
      action={
        <Button size="small" onClick={onClear}>
          <Trans>Effacer le brouillon</Trans>
        </Button>
      }
    >
      <Trans>Vous aviez commencé sans enregistrer. Il est seulement sur cet appareil.</Trans>
    </Note>
  );
}
