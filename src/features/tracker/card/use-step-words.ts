import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Clock from 'lucide-react/icons/clock';
import type { ApplicationStatus } from '#/domain/tracker/application.ts';
import type { NextStep } from '#/domain/tracker/next-step.ts';
import type { ReminderType } from '#/domain/tracker/reminder.ts';
import type { IconType } from '#/ui/layout/Icon.tsx';
import { useDayWords } from '#/parts/days/use-day-words.ts';

export interface StepWords {
  words: string;
  icon?: IconType;
  /** `hot`: something is late. */
  urgency?: 'now' | 'hot';
}

/** The next date of an application, said as on its card. */
export const useStepWords = () => {
  const { t } = useLingui();
  const days = useDayWords();

  const late: Record<ReminderType, (count: number) => string> = {
    'follow-up': (count) =>
      t`Relance en retard de ${plural(count, { one: '# jour', other: '# jours' })}`,
    'thank-you': (count) =>
      t`Remerciement en retard de ${plural(count, { one: '# jour', other: '# jours' })}`,
    'offer-response': (count) =>
      t`Réponse en retard de ${plural(count, { one: '# jour', other: '# jours' })}`,
  };
  const today: Record<ReminderType, string> = {
    'follow-up': t`Relance à faire aujourd’hui`,
    'thank-you': t`Remerciement à envoyer aujourd’hui`,
    'offer-response': t`Réponse à donner aujourd’hui`,
  };
  const later: Record<ReminderType, (day: string) => string> = {
    'follow-up': (day) => t`Relance le ${day}`,
    'thank-you': (day) => t`Remerciement le ${day}`,
    'offer-response': (day) => t`Répondre d’ici le ${day}`,
  };
  const reached: Record<ApplicationStatus, (day: string) => string> = {
    applied: (day) => t`Envoyée le ${day}`,
    interview: (day) => t`En entrevue depuis le ${day}`,
    offer: (day) => t`Offre reçue le ${day}`,
    rejected: (day) => t`Refusée le ${day}`,
    closed: (day) => t`Close le ${day}`,
  };

  return (step: NextStep, now: string): StepWords => {
    const day = days.short(step.on);
    switch (step.kind) {
      case 'interview': {
        const when = [days.weekday(step.on), days.time(step.time)].filter(Boolean).join(', ');
        return { words: t`Entrevue ${when}`, icon: CalendarClock };
      }
      case 'deadline':
        return { words: t`Date limite : ${day}`, icon: Clock };
      case 'reminder':
        if (step.daysLate > 0)
          return { words: late[step.type](step.daysLate), icon: BellRing, urgency: 'hot' };
        return step.on === now
          ? { words: today[step.type], icon: BellRing, urgency: 'now' }
          : {
              words: later[step.type](day),
              icon: step.type === 'offer-response' ? Clock : Bell,
            };
      case 'reached':
        return { words: step.on === '' ? '' : reached[step.status](day) };
    }
  };
};
