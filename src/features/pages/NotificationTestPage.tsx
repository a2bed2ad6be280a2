import { Trans } from '@lingui/react/macro';
import { NoticePermission, TestNoticeButton } from '#/parts/reminder-notices/NoticePermission.tsx';
import { Page } from '#/ui/layout/layout.tsx';

/** Whether notifications reach this device; which of them come is chosen in the tracker. */
export function NotificationTestPage() {
  return (
    <Page
      title={<Trans>Essai des notifications</Trans>}
      narrow
      lead={<Trans>Vérifiez que les notifications arrivent sur cet appareil.</Trans>}
    >
      <NoticePermission>
        <TestNoticeButton />
      </NoticePermission>
    </Page>
  );
}
