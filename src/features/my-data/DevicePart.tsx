import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { DataContext } from '#/data/context.ts';
import { fetchOfflineKit, offlineKit, onOfflineKit } from '#/platform/install/offline-kit.ts';
import {
  askToKeepStorage,
  storageState,
  type StorageState,
} from '#/platform/install/storage-persist.ts';
import { InstallCard } from '#/parts/install/InstallCard.tsx';
import { useSizeWords } from '#/parts/use-size-words.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { BackupCard } from './BackupCard.tsx';
import { EraseCard } from './EraseCard.tsx';
import { myData } from './my-data.css.ts';

/** How safe the work is here, what works without network, and the ways to take it along or erase it. */
export function DevicePart({ context }: { context: DataContext }) {
  return (
    <Stack gap="px20">
      <StorageCard />
      <InstallCard />
      <BackupCard context={context} />
      {context.uid === '' && <EraseCard context={context} />}
    </Stack>
  );
}

function StorageCard() {
  const { t } = useLingui();
  const size = useSizeWords();
  const kit = useSyncExternalStore(onOfflineKit, offlineKit);
  const [storage, setStorage] = useState<StorageState>();
  useEffect(() => void storageState().then(setStorage), []);
  const keep = async () => {
    await askToKeepStorage();
    setStorage(await storageState());
  };
  const kept = storage?.promise;
  return (
    <Card title={<Trans>Sur cet appareil</Trans>}>
      <dl className={myData.facts}>
        <Fact term={<Trans>Vos données</Trans>}>
          {kept === 'kept' ? (
            <Trans>Protégées : le navigateur ne les efface pas de lui-même</Trans>
          ) : (
            <Trans>Non protégées : le navigateur peut les effacer s’il manque d’espace</Trans>
          )}
        </Fact>
        <Fact term={<Trans>Espace utilisé par Jalon</Trans>}>
          {storage?.usage === undefined ? t`Inconnu` : size(storage.usage)}
        </Fact>
        <Fact term={<Trans>Espace disponible</Trans>}>
          {storage?.usage === undefined || storage.quota === undefined
            ? t`Inconnu`
            : size(Math.max(0, storage.quota - storage.usage))}
        </Fact>
        <Fact term={<Trans>Outils hors ligne</Trans>}>
          {kit.state === 'ready' ? (
            <Trans>Prêts ({size(kit.bytes)} téléchargés)</Trans>
          ) : kit.state === 'fetching' ? (
            <Trans>En préparation…</Trans>
          ) : (
            <Trans>Pas encore sur cet appareil</Trans>
          )}
        </Fact>
      </dl>
      {kept === 'best-effort' && (
        <Button size="small" onClick={() => void keep()}>
          <Trans>Demander au navigateur de les protéger</Trans>
        </Button>
      )}
      {(kit.state === 'absent' || kit.state === 'failed') && (
        <Button size="small" onClick={fetchOfflineKit}>
          {kit.bytes > 0
            ? t`Télécharger les outils (${size(kit.bytes)})`
            : t`Télécharger les outils`}
        </Button>
      )}
    </Card>
  );
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className={myData.fact}>
      <dt className={myData.label}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
