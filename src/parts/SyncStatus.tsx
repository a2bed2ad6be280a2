import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import HardDrive from 'lucide-react/icons/hard-drive';
import LogIn from 'lucide-react/icons/log-in';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useState } from 'react';
import { Icon, type IconType } from '#/ui/layout/Icon.tsx';
import { Spinner } from '#/ui/messages/Spinner.tsx';
import { VisuallyHidden } from '#/ui/layout/VisuallyHidden.tsx';
import { syncChip, syncParts } from './SyncStatus.css.ts';
import { useSyncState, type SyncState } from './sync-status-store.ts';
import { useOnline } from './use-online.ts';

const WORDS: Record<
  SyncState,
  { long: MessageDescriptor; short: MessageDescriptor; icon: IconType | undefined }
> = {
  local: { long: msg`Enregistré sur cet appareil`, short: msg`Enregistré`, icon: HardDrive },
  offline: { long: msg`Hors ligne`, short: msg`Hors ligne`, icon: CloudOff },
  syncing: { long: msg`Synchronisation…`, short: msg`Synchro…`, icon: undefined },
  synced: { long: msg`Synchronisé`, short: msg`Synchronisé`, icon: CloudCheck },
  'sign-in': {
    long: msg`Se connecter pour synchroniser`,
    short: msg`Se connecter`,
    icon: LogIn,
  },
  attention: { long: msg`À vérifier`, short: msg`À vérifier`, icon: TriangleAlert },
  update: { long: msg`Mise à jour nécessaire`, short: msg`Mise à jour`, icon: RefreshCw },
};

/** What a lack of network explains. */
const WITH_NETWORK: ReadonlySet<SyncState> = new Set(['local', 'syncing', 'synced']);

const SIGN_IN = { to: '/auth' } as const;
const MY_DATA = { to: '/my-data' } as const;
/** Of two versions of one thing. */
const COMPARISON = { to: '/my-data', search: { part: 'versions' } } as const;

const FADES_AFTER_MS = 4000;

/** The quiet chip of the header: where the work is. Offline is a normal state, named in grey. */
export function SyncStatus() {
  const online = useOnline();
  const state = useSyncState((store) => store.state);
  const hasVersions = useSyncState((store) => store.versions > 0);
  const shown = !online && WITH_NETWORK.has(state) ? 'offline' : state;
  const faded = useFaded(shown === 'synced');
  return (
    <span role="status" className={syncParts.place}>
      {shown === 'sign-in' || shown === 'attention' ? (
        <Link
          {...(shown === 'sign-in' ? SIGN_IN : hasVersions ? COMPARISON : MY_DATA)}
          className={syncChip({ state: shown })}
        >
          <Words of={shown} />
        </Link>
      ) : (
        !faded && (
          <span className={syncChip({ state: shown })}>
            <Words of={shown} />
          </span>
        )
      )}
    </span>
  );
}

function Words({ of }: { of: SyncState }) {
  const { t } = useLingui();
  const { long, short, icon } = WORDS[of];
  return (
    <>
      {icon ? <Icon of={icon} /> : <Spinner />}
      <span aria-hidden="true" className={syncParts.short}>
        {t(short)}
      </span>
      <span aria-hidden="true" className={syncParts.long}>
        {t(long)}
      </span>
      <VisuallyHidden>{t(long)}</VisuallyHidden>
    </>
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
