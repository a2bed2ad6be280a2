import { Trans } from '@lingui/react/macro';
import { Button } from '#/ui/actions/Button.tsx';
import { Note } from '#/ui/messages/Note.tsx';

/** What was typed before and not given is here again. */
export function DraftRestored({ onClear }: { onClear: () => void }) {
  return (
    <Note
      live="polite"
      title={<Trans>Brouillon restauré</Trans>}
      action={
        <Button size="small" onClick={onClear}>
          <Trans>Effacer le brouillon</Trans>
        </Button>
      }
    >
      <Trans>Vous aviez commencé cette réponse. Continuez où vous étiez.</Trans>
    </Note>
  );
}
