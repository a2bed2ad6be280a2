import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import {
  getReminderSettings,
  resetReminderSettings,
  setStatusReminder,
} from '#/data/records/tracker/reminder-settings.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#/domain/tracker/application.ts';
import {
  isDelay,
  MAX_DELAY_DAYS,
  MAX_NUDGES,
  NO_NEWS_DAYS,
  statusReminder,
  type StatusReminder,
} from '#/domain/tracker/reminder-settings.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { useTrackerWords } from '../use-tracker-words.ts';
import { reminders as css } from './reminders.css.ts';

/** For each status, whether it brings a reminder, and after how many days. */
export function ReminderSettings({ context }: { context: DataContext }) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<StorageFailure>();
  // Fields hold what is typed: they begin anew when the settings do.
  const [turn, setTurn] = useState(0);
  const found = useLiveQuery(
    async () => ({ settings: await getReminderSettings(context) }),
    [context],
  );
  if (!found) return null;
  const change = async (status: ApplicationStatus, next: Partial<StatusReminder>) => {
    const saved = await setStatusReminder(context, status, next);
    if (saved.ok) setFailure(undefined);
    else if (saved.error.kind !== 'delay-out-of-range') setFailure(saved.error);
  };
  const reset = async () => {
    const saved = await resetReminderSettings(context);
    setFailure(saved.ok ? undefined : saved.error);
    if (!saved.ok) return;
    setTurn(turn + 1);
    showToast({ message: t`Les paramètres des rappels sont ceux du début.` });
  };
  const [first, second] = NO_NEWS_DAYS;
  return (
    <Card title={<Trans>Paramètres des rappels</Trans>}>
      <Stack gap="px12">
        <p className={css.quiet}>
          <Trans>
            Un rappel est prévu quand une candidature reçoit un statut. Il tombe un jour ouvrable :
            les fins de semaine et les jours fériés de la province de l’emploi sont sautés.
          </Trans>
        </p>
        {failure && <StorageNote failure={failure} />}
        <div>
          {APPLICATION_STATUSES.map((status) => (
            <StatusSetting
              key={`${status}/${turn}`}
              status={status}
              setting={statusReminder(found.settings, status)}
              onChange={(next) => void change(status, next)}
            />
          ))}
        </div>
        <p className={css.quiet}>
          <Trans>
            Sans nouvelles après une entrevue : relances après {first} et {second} jours. Au plus{' '}
            <Plural value={MAX_NUDGES} one="# relance" other="# relances" /> par candidature. Les
            rappels déjà prévus ne changent pas.
          </Trans>
        </p>
        <Row>
          <Button size="small" onClick={() => void reset()}>
            <Trans>Revenir aux paramètres du début</Trans>
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

function StatusSetting({
  status,
  setting: { enabled, days },
  onChange,
}: {
  status: ApplicationStatus;
  setting: StatusReminder;
  onChange: (next: Partial<StatusReminder>) => void;
}) {
  const { t } = useLingui();
  const words = useTrackerWords();
  const [typed, setTyped] = useState<string>();
  const hints: Record<ApplicationStatus, string> = {
    applied: t`Relancer l’employeur`,
    interview: t`Remercier, puis demander des nouvelles`,
    offer: t`Répondre à l’offre`,
    rejected: t`Reprendre contact`,
    closed: t`Reprendre contact`,
  };
  const name = words.status[status];
  const isWrong = typed !== undefined && !isDelay(Number(typed));
  return (
    <div className={css.setting}>
      <Checkbox
        look="switch"
        label={name}
        hint={hints[status]}
        checked={enabled}
        onChange={(next) => onChange({ enabled: next })}
      />
      {enabled && (
        <div className={css.days}>
          <TextField
            label={<Trans>{name} : jours à attendre</Trans>}
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_DELAY_DAYS}
            value={typed ?? String(days)}
            error={isWrong ? <Trans>De 1 à {MAX_DELAY_DAYS} jours.</Trans> : undefined}
            onChange={(text) => {
              setTyped(text);
              if (isDelay(Number(text))) onChange({ days: Number(text) });
            }}
          />
        </div>
      )}
    </div>
  );
}
