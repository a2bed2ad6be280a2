import { Trans, useLingui } from '@lingui/react/macro';
import Undo2 from 'lucide-react/icons/undo-2';
import type { AskedReminder } from '#/data/records/tracker/reminders.ts';
import { reminderTitle } from '#/domain/tracker/reminder-title.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { reminders as css } from './reminders.css.ts';
import { useDayWords } from '#/parts/days/use-day-words.ts';
import type { ReminderActions } from './use-reminder-actions.ts';

/** Those that were done or ignored, each with its way back. */
export function SettledList({
  list,
  actions,
  isOfOne = false,
}: {
  list: readonly AskedReminder[];
  actions: ReminderActions;
  isOfOne?: boolean;
}) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const days = useDayWords();
  return (
    <Disclosure
      summary={
        <Trans>
          Faits et ignorés <span className={css.quiet}>({list.length})</span>
        </Trans>
      }
    >
      <ul>
        {list.map((asked) => {
          const { reminder, application } = asked;
          const title = reminderTitle(reminder.type, application, language);
          const day = days.weekday(reminder.dueOn);
          return (
            <li key={reminder.id} className={css.settled}>
              <span className={css.words}>
                <b className={css.name}>{title}</b>
                {!isOfOne && application.company !== '' && `${application.title} · `}
                {reminder.state === 'completed' ? (
                  <Trans>Fait, prévu le {day}</Trans>
                ) : (
                  <Trans>Ignoré, prévu le {day}</Trans>
                )}
              </span>
              <IconButton
                icon={Undo2}
                label={t`Remettre à faire : ${title}`}
                onClick={() => void actions.reopen(asked)}
              />
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
