import { Trans, useLingui } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import type { DataContext } from '#/data/context.ts';
import { readNotices, switchNotices } from '#/data/records/tracker/reminder-notices.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { NoticePermission, TestNoticeButton } from '#/parts/reminder-notices/NoticePermission.tsx';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { reminders as css } from './reminders.css.ts';

/** Notifications of this device; the list beside it is there without them. */
export function NoticesCard({ context }: { context: DataContext }) {
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
  return (
    <Card title={<Trans>Notifications sur cet appareil</Trans>}>
      <Stack>
        <p className={css.quiet}>
          <Trans>
            Une notification par rappel, le jour venu, quand Jalon est ouvert. Fermé, il n’est pas
            réveillé par tous les appareils : la liste ici et le calendrier restent sûrs.
          </Trans>
        </p>
        {isShared ? (
          <p>
            <Trans>Sur un ordinateur partagé, elles restent éteintes.</Trans>
          </p>
        ) : (
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
        )}
      </Stack>
    </Card>
  );
}
