import { Trans } from '@lingui/react/macro';
import type { DataContext } from '#/data/context.ts';
import { DeviceNotices } from '#/parts/reminder-notices/DeviceNotices.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { reminders as css } from './reminders.css.ts';

/** Notifications of this device; the list beside it is there without them. */
export function NoticesCard({ context }: { context: DataContext }) {
  return (
    <Card title={<Trans>Notifications sur cet appareil</Trans>}>
      <Stack>
        <p className={css.quiet}>
          <Trans>
            Une notification par rappel, le jour venu, quand Jalon est ouvert. Fermé, il n’est pas
            réveillé par tous les appareils : la liste ici et le calendrier restent sûrs.
          </Trans>
        </p>
        <DeviceNotices context={context} />
      </Stack>
    </Card>
  );
}
