import { Trans, useLingui } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { listApplications } from '#/data/records/tracker/applications.ts';
import {
  createReminder,
  editReminder,
  type AskedReminder,
} from '#/data/records/tracker/reminders.ts';
import { REMINDER_NOTE_MAX } from '#/domain/access/size-limits.ts';
import { addDays, isDay } from '#/domain/calendar/day.ts';
import { nextWorkingDay } from '#/domain/calendar/working-days.ts';
import { isOver, type Application } from '#/domain/tracker/application.ts';
import { REMINDER_TYPES, type ReminderType } from '#/domain/tracker/reminder.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { TextArea } from '#/ui/fields/TextArea.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { useTrackerWords } from '../use-tracker-words.ts';
import { useDayWords } from '#/parts/days/use-day-words.ts';
import { WorkingDayField } from './WorkingDayField.tsx';

/** One of the person's own, or any of them to be changed. */
export function ReminderDialog({
  context,
  asked,
  application: given,
  today,
  onClose,
}: {
  context: DataContext;
  /** The one that is changed. */
  asked?: AskedReminder | undefined;
  /** What a new one is about; without it, it is chosen. */
  application?: Application | undefined;
  today: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const words = useTrackerWords();
  const days = useDayWords();
  const [type, setType] = useState<ReminderType>(asked?.reminder.type ?? 'follow-up');
  const [day, setDay] = useState(asked?.reminder.dueOn ?? addDays(today, 7));
  const [note, setNote] = useState(asked?.reminder.note ?? '');
  const [chosen, setChosen] = useState('');
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<StorageFailure>();
  const fixed = asked?.application ?? given;
  const choices = useLiveQuery(
    async () => (fixed ? [] : (await listApplications(context)).filter((one) => !isOver(one))),
    [context, fixed],
  );
  const application = fixed ?? choices?.find(({ id }) => id === chosen);
  const province = application?.province || undefined;
  // A day that is over may stay as it is while the words are changed.
  const isPast = day < today && day !== asked?.reminder.dueOn;
  const isWrong = !isDay(day) || isPast;

  const save = async () => {
    setTried(true);
    if (isWrong || !application) return;
    const dueOn = day < today ? day : nextWorkingDay(day, province);
    const fields = { type, dueOn, note: note.trim() };
    const saved = asked
      ? await editReminder(context, asked.reminder.id, fields)
      : await createReminder(context, { ...fields, application: application.id });
    if (!saved.ok) return setFailure(saved.error);
    const on = days.long(dueOn);
    showToast({ message: t`Rappel enregistré : ${on}.`, tone: 'positive' });
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={asked ? <Trans>Modifier le rappel</Trans> : <Trans>Ajouter un rappel</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Annuler</Trans>
          </Button>
          <Button variant="primary" onClick={() => void save()}>
            <Trans>Enregistrer</Trans>
          </Button>
        </>
      }
    >
      <Stack>
        {failure && <StorageNote failure={failure} />}
        {!fixed && (
          <Select
            label={<Trans>Candidature</Trans>}
            value={chosen}
            options={[
              { value: '', label: t`Choisir…` },
              ...(choices ?? []).map(({ id, title, company }) => ({
                value: id,
                label: [company, title].filter(Boolean).join(', '),
              })),
            ]}
            error={isTried && !application ? <Trans>Choisissez une candidature.</Trans> : undefined}
            onChange={setChosen}
          />
        )}
        <Select
          label={<Trans>Genre</Trans>}
          value={type}
          options={REMINDER_TYPES.map((value) => ({ value, label: words.reminder[value] }))}
          onChange={setType}
        />
        <WorkingDayField
          label={<Trans>Date</Trans>}
          value={day}
          from={today}
          province={province}
          error={
            isTried && isWrong ? (
              <Trans>Choisissez aujourd’hui ou un jour à venir.</Trans>
            ) : undefined
          }
          onChange={setDay}
        />
        <TextArea
          label={<Trans>Note</Trans>}
          optional
          rows={3}
          maxLength={REMINDER_NOTE_MAX}
          value={note}
          onChange={setNote}
        />
      </Stack>
    </Dialog>
  );
}
