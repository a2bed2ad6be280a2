import { Trans, useLingui } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { readNotices, switchNotices } from '#/data/records/tracker/reminder-notices.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { pushEndpoint } from '#/platform/notices/push.ts';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import { text } from '#/ui/layout/layout.css.ts';
import { NoticePermission, TestNoticeButton } from './NoticePermission.tsx';

/** The switch of this device's notifications, once the browser allows them. */
export function DeviceNotices({ context }: { context: DataContext }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { isShared } = useAuth();
  const [isWoken, setWoken] = useState(false);
  const look = async () => setWoken((await pushEndpoint()) !== undefined);
  useEffect(() => {
    let wanted = true;
    void pushEndpoint().then((endpoint) => wanted && setWoken(endpoint !== undefined));
    return () => {
      wanted = false;
    };
  }, []);
  const notices = useLiveQuery(() => readNotices(context.database), [context]);
  const switchTo = async (on: boolean) => {
    await switchNotices(context, on, language);
    if (on) {
      const { startNotices } = await import('./start-notices.ts');
      await startNotices(context.uid);
    }
    if (context.uid === '') return;
    const { choosePush } = await import('./keep-push.ts');
    await choosePush(context, on);
    await look();
  };
  if (isShared)
    return (
      <p>
        <Trans>Sur un ordinateur partagé, elles restent éteintes.</Trans>
      </p>
    );
  return (
    <NoticePermission onGranted={() => void switchTo(true)}>
      <Checkbox
        look="switch"
        label={t`Afficher mes rappels`}
        hint={t`Le nom de l’entreprise peut paraître sur l’écran verrouillé.`}
        checked={notices?.on ?? false}
        onChange={(on) => void switchTo(on)}
      />
      {notices?.on && (
        <p className={`${text.small} ${text.muted}`}>
          {isWoken ? (
            <Trans>Cet appareil est réveillé pour vos rappels, même quand Jalon est fermé.</Trans>
          ) : (
            <Trans>Sur cet appareil, les rappels s’affichent quand Jalon est ouvert.</Trans>
          )}
        </p>
      )}
      <TestNoticeButton />
    </NoticePermission>
  );
}
