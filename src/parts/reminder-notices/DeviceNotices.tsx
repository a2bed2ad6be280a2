import { Trans, useLingui } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import type { DataContext } from '#/data/context.ts';
import { readNotices, switchNotices } from '#/data/records/tracker/reminder-notices.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import { NoticePermission, TestNoticeButton } from './NoticePermission.tsx';

/** The switch of this device's notifications, once the browser allows them. */
export function DeviceNotices({ context }: { context: DataContext }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { isShared } = useAuth();
  const notices = useLiveQuery(() => readNotices(context.database), [context]);
  const switchTo = async (on: boolean) => {
    await switchNotices(context, on, language);
    if (!on) return;
    const { startNotices } = await import('./start-notices.ts');
    await startNotices(context.uid);
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
      <TestNoticeButton />
    </NoticePermission>
  );
}
