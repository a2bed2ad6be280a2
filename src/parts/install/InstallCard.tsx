import { Trans } from '@lingui/react/macro';
import Share from 'lucide-react/icons/share';
import SquarePlus from 'lucide-react/icons/square-plus';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { now } from '#/platform/clock.ts';
import {
  askToInstall,
  installWay,
  mayOfferInstall,
  noteInstallOffer,
  onInstallWay,
} from '#/platform/install.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Icon, type IconType } from '#/ui/layout/Icon.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { installCard } from './InstallCard.css.ts';

/** Offers to install the app, to somebody who has something to come back to. Once in thirty days. */
export function InstallCard() {
  const way = useSyncExternalStore(onInstallWay, installWay, () => 'none' as const);
  const [may] = useState(() => mayOfferInstall(now()));
  const [closed, setClosed] = useState(false);
  const offered = may && !closed && way !== 'none';
  useEffect(() => {
    if (offered) noteInstallOffer(now());
  }, [offered]);
  if (!offered) return null;

  const install = async () => {
    await askToInstall();
    setClosed(true);
  };
  return (
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
  );
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
