import { Trans, useLingui } from '@lingui/react/macro';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import BellOff from 'lucide-react/icons/bell-off';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import type { AskedReminder } from '#/data/records/tracker/reminders.ts';
import { SNOOZE_DAYS, snoozedTo } from '#/domain/tracker/snooze.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { Menu, MenuItem } from '#/ui/actions/Menu.tsx';
import { reminderEvent } from './calendar-events.ts';
import { useDayWords } from '#/parts/days/use-day-words.ts';
import { useToCalendar } from './use-to-calendar.ts';
import type { ReminderActions } from './use-reminder-actions.ts';

/** What is done with a reminder less often than doing it. */
export function ReminderMenu({
  asked,
  title,
  today,
  actions,
  onEdit,
  onChooseDay,
}: {
  asked: AskedReminder;
  title: string;
  today: string;
  actions: ReminderActions;
  onEdit: () => void;
  onChooseDay: () => void;
}) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const days = useDayWords();
  const { reminder, application } = asked;
  const toCalendar = useToCalendar();
  const putOffs = SNOOZE_DAYS.map((count) => ({
    count,
    dueOn: snoozedTo(reminder.dueOn, count, today, application.province || undefined),
    // Over a weekend, a day and three are the same.
  })).filter(({ dueOn }, at, all) => dueOn !== all[at - 1]?.dueOn);
  return (
    <Menu
      label={t`Autres actions pour « ${title} »`}
      renderTrigger={(trigger) => (
        <IconButton {...trigger} icon={Ellipsis} label={t`Autres actions pour « ${title} »`} />
      )}
    >
      {putOffs.map(({ count, dueOn }) => {
        const day = days.weekday(dueOn);
        return (
          <MenuItem
            key={count}
            icon={AlarmClock}
            onSelect={() => void actions.putOff(asked, dueOn)}
          >
            {count === 1 ? (
              <Trans>Reporter d’un jour ({day})</Trans>
            ) : (
              <Trans>
                Reporter de {count} jours ({day})
              </Trans>
            )}
          </MenuItem>
        );
      })}
      <MenuItem icon={CalendarDays} onSelect={onChooseDay}>
        <Trans>Reporter à une autre date…</Trans>
      </MenuItem>
      <MenuItem icon={Pencil} onSelect={onEdit}>
        <Trans>Modifier le rappel…</Trans>
      </MenuItem>
      <MenuItem
        icon={CalendarPlus}
        onSelect={() => void toCalendar([reminderEvent(asked, language)])}
      >
        <Trans>Ajouter à mon calendrier</Trans>
      </MenuItem>
      <MenuItem icon={BellOff} onSelect={() => void actions.dismiss(asked)}>
        <Trans>Ignorer</Trans>
      </MenuItem>
    </Menu>
  );
}
