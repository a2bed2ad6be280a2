import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { DataNote } from '#/parts/local-data/DataNote.tsx';
import { useDataState } from '#/parts/local-data/use-data-state.ts';
import { NoticePermission, TestNoticeButton } from '#/parts/reminder-notices/NoticePermission.tsx';
import { noticePermission, onNoticePermission } from '#/platform/notices/notifications.ts';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { text } from '#/ui/layout/layout.css.ts';
import { Page, Row, Stack } from '#/ui/layout/layout.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { RoundTrip } from './RoundTrip.tsx';

/** Whether notifications reach this device, step by step; which of them come is chosen in the settings. */
export function NotificationTestPage() {
  const data = useDataState();
  return (
    <Page
      title={<Trans>Essai des notifications</Trans>}
      narrow
      lead={<Trans>Vérifiez que les notifications arrivent sur cet appareil.</Trans>}
    >
      <Stack gap="px20">
        <Card title={<Trans>1. La permission</Trans>}>
          <Stack gap="px12">
            <Row>
              <PermissionChip />
            </Row>
            <p className={`${text.small} ${text.muted}`}>
              <Trans>
                Votre navigateur demande votre accord avant d’afficher quoi que ce soit. Vous pouvez
                le retirer à tout moment.
              </Trans>
            </p>
            <NoticePermission>
              <TestNoticeButton />
            </NoticePermission>
          </Stack>
        </Card>
        {data.kind === 'ready' ? <RoundTrip context={data.context} /> : <DataNote state={data} />}
        <Row>
          <LinkButton to="/settings" search={{ tab: 'notifications' }} variant="quiet">
            <Trans>Choisir les notifications</Trans>
          </LinkButton>
        </Row>
      </Stack>
    </Page>
  );
}

function PermissionChip() {
  const permission = useSyncExternalStore(onNoticePermission, noticePermission, () => 'default');
  switch (permission) {
    case 'granted':
      return (
        <Chip tone="positive">
          <Trans>Accordée</Trans>
        </Chip>
      );
    case 'denied':
      return (
        <Chip tone="danger">
          <Trans context="permission">Refusée</Trans>
        </Chip>
      );
    case 'default':
      return (
        <Chip tone="outline">
          <Trans>Pas encore demandée</Trans>
        </Chip>
      );
    default:
      return (
        <Chip tone="outline">
          <Trans>Pas possible ici</Trans>
        </Chip>
      );
  }
}
