import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import HardDrive from 'lucide-react/icons/hard-drive';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useState } from 'react';
import { Icon, type IconType } from '#/ui/Icon.tsx';
import { Spinner } from '#/ui/Spinner.tsx';
import { VisuallyHidden } from '#/ui/VisuallyHidden.tsx';
import { syncChip, syncParts } from './SyncStatus.css.ts';
import { useSyncState, type SyncState } from './sync-status-store.ts';
import { useOnline } from './use-online.ts';

type Shown = SyncState | 'offline';

const WORDS: Record<
  Shown,
  { long: MessageDescriptor; short: MessageDescriptor; icon: IconType | undefined }
> = {
  local: { long: msg`Enregistré sur cet appareil`, short: msg`Enregistré`, icon: HardDrive },
  offline: { long: msg`Hors ligne`, short: msg`Hors ligne`, icon: CloudOff },
  syncing: { long: msg`Synchronisation…`, short: msg`Synchro…`, icon: undefined },
  synced: { long: msg`Synchronisé`, short: msg`Synchronisé`, icon: CloudCheck },
  conflict: { long: msg`À vérifier`, short: msg`À vérifier`, icon: TriangleAlert },
};

const FADES_AFTER_MS = 4000;

/** The quiet chip of the header: where the work is. Offline is a normal state, named in grey. */
export function SyncStatus() {
  const { t } = useLingui();
  const online = useOnline();
  const state = useSyncState((store) => store.state);
  const shown: Shown = !online && state !== 'conflict' ? 'offline' : state;
  const faded = useFaded(shown === 'synced');
  const { long, short, icon } = WORDS[shown];
  return (
    <span role="status" className={syncParts.place}>
      {!faded && (
        <span className={syncChip({ state: shown })}>
          {icon ? <Icon of={icon} /> : <Spinner />}
          <span aria-hidden="true" className={syncParts.short}>
            {t(short)}
          </span>
          <span aria-hidden="true" className={syncParts.long}>
            {t(long)}
          </span>
          <VisuallyHidden>{t(long)}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

const useFaded = (done: boolean): boolean => {
  const [faded, setFaded] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setFaded(true), FADES_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setFaded(false);
    };
  }, [done]);
  return faded;
};
