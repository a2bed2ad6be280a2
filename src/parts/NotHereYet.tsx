import { Trans } from '@lingui/react/macro';
import WifiOff from 'lucide-react/icons/wifi-off';
import { lazy, type ComponentType } from 'react';
import { Button } from '#/ui/actions/Button.tsx';
import { Note } from '#/ui/messages/Note.tsx';

/** A part of a page that is fetched when it is shown; where it can't be had, `fallback` stands in its place. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props>,
): ComponentType<Props> =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: fallback };
    }
  });

/** The code of this part is out of reach: never fetched here, and now there is no network. */
export function NotHereYet() {
  return (
    <Note
      icon={WifiOff}
      live="polite"
      title={<Trans>Cette partie n’est pas encore sur cet appareil</Trans>}
      action={
        <Button size="small" onClick={() => location.reload()}>
          <Trans>Recharger la page</Trans>
        </Button>
      }
    >
      <Trans>
        Connectez-vous à Internet pour la télécharger, puis rechargez la page. Ce que vous avez
        enregistré est toujours ici.
      </Trans>
    </Note>
  );
}
