import { Trans, useLingui } from '@lingui/react/macro';
import CloudDownload from 'lucide-react/icons/cloud-download';
import CloudOff from 'lucide-react/icons/cloud-off';
import CircleCheck from 'lucide-react/icons/circle-check';
import HardDrive from 'lucide-react/icons/hard-drive';
import Server from 'lucide-react/icons/server';
import Smartphone from 'lucide-react/icons/smartphone';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { useOnline } from '#/parts/use-online.ts';
import { useSizeWords } from '#/parts/use-size-words.ts';
import {
  fetchOfflineKit,
  fetchOfflineKitWhenIdle,
  offlineKit,
  onOfflineKit,
  savesData,
  unknownKit,
} from '#/platform/install/offline-kit.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Icon, type IconType } from '#/ui/layout/Icon.tsx';
import { Spinner } from '#/ui/messages/Spinner.tsx';
import { useAlive } from '#/ui/use-alive.ts';
import { upload } from './upload.css.ts';

/** Where the file goes (nowhere) and what is made of it, for whoever is here; and what works without a network. */
export function TrustCard() {
  const online = useOnline();
  const { user, isShared } = useAuth();
  const alive = useAlive();
  return (
    <Card title={<Trans>Où sont vos données</Trans>}>
      <ul className={upload.checks}>
        <Line icon={Smartphone}>
          <Trans>Votre fichier est lu sur cet appareil. Il n’est envoyé nulle part.</Trans>
        </Line>
        <Line icon={user ? Server : HardDrive}>
          {!user ? (
            <span data-guest={alive ? undefined : ''}>
              <Trans>Sans compte, votre CV est gardé ici, et seulement ici.</Trans>
            </span>
          ) : isShared ? (
            <Trans>
              Votre CV est gardé dans votre compte. Sur cet ordinateur partagé, tout est effacé à
              votre départ.
            </Trans>
          ) : (
            <Trans>
              Votre CV est gardé ici et dans votre compte, pour vos autres appareils. Ce qui en a
              été retiré reste ici.
            </Trans>
          )}
        </Line>
        {!online && (
          <Line icon={CloudOff}>
            <Trans>Vous êtes hors ligne. Votre travail continue de s’enregistrer ici.</Trans>
          </Line>
        )}
        <Line icon={Trash2}>
          <Trans>Vous pouvez tout effacer quand vous voulez.</Trans>
        </Line>
        {/* Last, for its words come later and change: they have their place from the start. */}
        <KitLine online={online} />
      </ul>
    </Card>
  );
}

/** Says "ready offline" only when the service worker has counted every file of the kit. */
function KitLine({ online }: { online: boolean }) {
  const { t } = useLingui();
  const sizeWords = useSizeWords();
  const kit = useSyncExternalStore(onOfflineKit, offlineKit, unknownKit);
  const absent = kit.state === 'absent';
  useEffect(() => {
    if (absent) fetchOfflineKitWhenIdle();
  }, [absent]);

  const ready = (
    <Trans>Prêt hors ligne : la lecture et le téléchargement fonctionnent sans Internet.</Trans>
  );
  // The longest of the usual words hold the place until they are true.
  const place = <span className={upload.placeholder}>{ready}</span>;
  if (kit.state === 'unknown') return <Line>{place}</Line>;
  if (kit.state === 'ready')
    return (
      <Line icon={CircleCheck} live>
        {ready}
      </Line>
    );
  if (kit.state === 'fetching' || (absent && online && !savesData()))
    return (
      <Line spinning>
        <span className={upload.inPlace}>
          <span role="status">
            <Trans>Préparation du mode hors ligne…</Trans>
          </span>
          {place}
        </span>
      </Line>
    );
  const size = sizeWords(kit.bytes);
  return (
    <Line icon={CloudDownload} live>
      {online ? (
        <>
          <Trans>Pas encore prêt hors ligne : il manque les outils de lecture.</Trans>{' '}
          <Button size="small" onClick={fetchOfflineKit}>
            {kit.bytes > 0 ? t`Les télécharger (${size})` : t`Les télécharger`}
          </Button>
        </>
      ) : (
        <Trans>
          Les outils de lecture ne sont pas encore sur cet appareil. Un CV vide fonctionne déjà.
        </Trans>
      )}
    </Line>
  );
}

function Line({
  icon,
  spinning,
  live,
  children,
}: {
  icon?: IconType;
  spinning?: boolean;
  live?: boolean;
  children: ReactNode;
}) {
  return (
    <li className={upload.check}>
      <span className={upload.checkIcon}>
        {spinning ? <Spinner /> : icon && <Icon of={icon} />}
      </span>
      <span role={live ? 'status' : undefined}>{children}</span>
    </li>
  );
}
