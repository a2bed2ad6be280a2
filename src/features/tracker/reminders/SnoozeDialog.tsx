import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { AskedReminder } from '#/data/records/tracker/reminders.ts';
import { addDays, isDay } from '#/domain/calendar/day.ts';
import { nextWorkingDay } from '#/domain/calendar/working-days.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';
import { WorkingDayField } from './WorkingDayField.tsx';

/** Another day for a reminder. */
export function SnoozeDialog({
  asked: { application },
  today,
  onClose,
  onChoose,
}: {
  asked: AskedReminder;
  today: string;
  onClose: () => void;
  onChoose: (dueOn: string) => void;
}) {
  const tomorrow = addDays(today, 1);
  const [day, setDay] = useState(tomorrow);
  const [isTried, setTried] = useState(false);
  const province = application.province || undefined;
  const isWrong = !isDay(day) || day < tomorrow;
  const choose = () => {
    setTried(true);
    if (!isWrong) onChoose(nextWorkingDay(day, province));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Reporter le rappel</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Annuler</Trans>
          </Button>
          <Button variant="primary" onClick={choose}>
            <Trans>Reporter</Trans>
          </Button>
        </>
      }
    >
      <WorkingDayField
        label={<Trans>Nouvelle date</Trans>}
        value={day}
        from={tomorrow}
        province={province}
        error={isTried && isWrong ? <Trans>Choisissez un jour à venir.</Trans> : undefined}
        onChange={setDay}
      />
    </Dialog>
  );
}
