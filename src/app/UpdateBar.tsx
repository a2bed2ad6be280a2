import { Trans } from '@lingui/react/macro';
import { Button } from '#/ui/actions/Button.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { updateBar } from './UpdateBar.css.ts';
import { useUpdate } from './update.ts';

/** A newer version waits: said quietly, applied only on request. */
export function UpdateBar() {
  const apply = useUpdate((state) => state.apply);
  if (!apply) return null;
  return (
    <div className={updateBar}>
      <Note
        live="polite"
        title={<Trans>Nouvelle version de Jalon</Trans>}
        action={
          <Button size="small" onClick={apply}>
            <Trans>Recharger maintenant</Trans>
          </Button>
        }
      >
        <Trans>Elle sera prête à la prochaine ouverture.</Trans>
      </Note>
    </div>
  );
}
