import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { AskedReminder } from '#/data/records/tracker/reminders.ts';
import { daysBetween } from '#/domain/calendar/day.ts';
import { reminderTitle } from '#/domain/tracker/reminder-title.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { useDayWords } from '#/parts/days/use-day-words.ts';

export type Due = 'overdue' | 'today' | 'upcoming';

/** How a reminder is told of: what it asks for, and when. */
export const useReminderWords = (today: string) => {
  const { t } = useLingui();
  const { language } = useLanguage();
  const days = useDayWords();
  return ({ reminder: { type, dueOn }, application }: AskedReminder) => {
    const due: Due = dueOn < today ? 'overdue' : dueOn === today ? 'today' : 'upcoming';
    const daysLate = daysBetween(dueOn, today);
    const day = days.short(dueOn);
    const late = plural(daysLate, { one: 'En retard de # jour', other: 'En retard de # jours' });
    return {
      due,
      title: reminderTitle(type, application, language),
      when: { overdue: late, today: t`Aujourd’hui`, upcoming: days.weekday(dueOn) }[due],
      planned: t`prévu le ${day}`,
      /** Two lines for the leaf beside it. */
      leaf:
        due === 'overdue'
          ? ([String(daysLate), plural(daysLate, { one: 'jour', other: 'jours' })] as const)
          : ([String(Number(dueOn.slice(8))), days.monthShort(dueOn)] as const),
    };
  };
};
