import { Trans } from '@lingui/react/macro';
import Share from 'lucide-react/icons/share';
import SquarePlus from 'lucide-react/icons/square-plus';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { now } from '#/platform/clock.ts';
import {
  askToInstall,
  installWay,
  mayOfferInstall,
  noteInstallOffer,
  onInstallWay,
} from '#/platform/install/install.ts';
import { whenSeen } from '#/platform/when-seen.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Icon, type IconType } from '#/ui/layout/Icon.tsx';
import { InView } from '#/ui/layout/InView.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { installCard } from './InstallCard.css.ts';

/**
 * Offers to install the app, to somebody who has something to come back to. Once in thirty days.
 * `arrives`: after something else was done, so it brings itself into view.
 */
export function InstallCard({ arrives = false }: { arrives?: boolean }) {
  const way = useSyncExternalStore(onInstallWay, installWay, () => 'none' as const);
  const [may] = useState(() => mayOfferInstall(now()));
  const [closed, setClosed] = useState(false);
  const offered = may && !closed && way !== 'none';
  const card = useRef<HTMLDivElement>(null);
  // Below the fold it was not offered yet: the thirty days begin once it is seen.
  useEffect(
    () =>
      offered && card.current ? whenSeen(card.current, () => noteInstallOffer(now())) : undefined,
    [offered],
  );
  if (!offered) return null;

  const install = async () => {
    await askToInstall();
    setClosed(true);
  };
  const offer = (
    <div ref={card}>
      <Card title={<Trans>Installez Jalon sur cet appareil</Trans>}>
        <Stack>
          <p className={installCard.words}>
            <Trans>
              Jalon s’ouvre alors depuis l’écran d’accueil, même hors ligne. Il prend moins d’espace
              qu’une photo.
            </Trans>
          </p>
          {way === 'share-sheet' && (
            <ol className={installCard.steps}>
              <Step icon={Share}>
                <Trans>Touchez « Partager » dans la barre du navigateur.</Trans>
              </Step>
              <Step icon={SquarePlus}>
                <Trans>Choisissez « Sur l’écran d’accueil ».</Trans>
              </Step>
            </ol>
          )}
          <Row>
            {way === 'prompt' && (
              <Button onClick={() => void install()}>
                <Trans>Installer Jalon</Trans>
              </Button>
            )}
            <Button variant="quiet" onClick={() => setClosed(true)}>
              {way === 'prompt' ? <Trans>Pas maintenant</Trans> : <Trans>Compris</Trans>}
            </Button>
          </Row>
        </Stack>
      </Card>
    </div>
  );
  return arrives ? <InView>{offer}</InView> : offer;
}

function Step({ icon, children }: { icon: IconType; children: React.ReactNode }) {
  return (
    <li className={installCard.step}>
      <span className={installCard.symbol}>
        <Icon of={icon} />
      </span>
      {children}
    </li>
  );
}
