import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { daysBetween } from '#/domain/calendar/day.ts';
import type { DatedEvent } from '#/domain/dashboard/tracker-facts.ts';
import { interviewTitle, reminderTitle } from '#/domain/tracker/reminder-title.ts';
import { ARRIVE_EARLY } from '#/domain/training/interview-day.ts';
import { useDayWords } from '#/parts/days/use-day-words.ts';
import { useToday } from '#/parts/days/use-today.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';

/** What a dated thing asks for, and when. */
export const useEventWords = (): ((event: DatedEvent) => { title: string; detail: string }) => {
  const { t } = useLingui();
  const { language } = useLanguage();
  const days = useDayWords();
  const today = useToday();
  const whenOf = (on: string): string => {
    const late = daysBetween(on, today);
    if (late > 0)
      return plural(late, { one: 'En retard de # jour', other: 'En retard de # jours' });
    if (late === 0) return t`Aujourd’hui`;
    return late === -1 ? t`Demain` : days.weekday(on);
  };
  return (event) => {
    const when = whenOf(event.on);
    const name = event.application.company || event.application.title;
    switch (event.kind) {
      case 'interview': {
        const at = [when, days.time(event.time)].filter(Boolean).join(', ');
        return {
          title: interviewTitle(event.application, language),
          detail: t`${at} (arrivez de ${ARRIVE_EARLY.from} à ${ARRIVE_EARLY.to} minutes d’avance)`,
        };
      }
      case 'deadline':
        return { title: t`Postuler : ${name}`, detail: t`${when}, dernier jour pour postuler` };
      case 'reminder':
        return { title: reminderTitle(event.type, event.application, language), detail: when };
    }
  };
};
