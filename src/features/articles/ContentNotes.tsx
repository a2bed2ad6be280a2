import { Trans } from '@lingui/react/macro';
import WifiOff from 'lucide-react/icons/wifi-off';
import { Button } from '#/ui/actions/Button.tsx';
import { Icon } from '#/ui/layout/Icon.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { kept } from './ContentNotes.css.ts';

/** Nothing to show: neither the server nor this device has it for now. */
export function Unreachable({
  because,
  onRetry,
}: {
  because: 'offline' | 'unavailable';
  onRetry: () => void;
}) {
  return because === 'offline' ? (
    <Note
      icon={WifiOff}
      live="polite"
      title={
        <Trans>
          Vous êtes hors ligne, et cette page n’a pas encore été ouverte sur cet appareil
        </Trans>
      }
      action={
        <Button size="small" onClick={onRetry}>
          <Trans>Réessayer</Trans>
        </Button>
      }
    >
      <Trans>
        Les pages déjà ouvertes sur cet appareil restent lisibles. Connectez-vous à Internet, puis
        réessayez.
      </Trans>
    </Note>
  ) : (
    <Note
      tone="warning"
      live="polite"
      title={<Trans>Impossible de charger cette page pour le moment</Trans>}
      action={
        <Button size="small" onClick={onRetry}>
          <Trans>Réessayer</Trans>
        </Button>
      }
    >
      <Trans>
        Le serveur n’a pas répondu comme prévu. Rien n’est perdu; réessayez dans un instant.
      </Trans>
    </Note>
  );
}

/** A copy from this device, said quietly: being offline is no error. */
export function Kept() {
  return (
    <p className={kept}>
      <Icon of={WifiOff} size="small" />
      <Trans>Copie gardée sur cet appareil, pendant que vous êtes hors ligne.</Trans>
    </p>
  );
}
