import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { CalendarEvent } from '#/domain/tracker/calendar-events.ts';
import { interviewTitle, reminderTitle } from '#/domain/tracker/reminder-title.ts';
import { useDayWords } from '#/parts/days/use-day-words.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { dashboard as css } from './dashboard.css.ts';

/** What there is on the day that was pressed. */
export function DayEvents({ day, events }: { day: string; events: readonly CalendarEvent[] }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const days = useDayWords();
  const titleOf = (event: CalendarEvent): string => {
    const { application } = event;
    switch (event.kind) {
      case 'interview':
        return [interviewTitle(application, language), days.time(event.time)]
          .filter(Boolean)
          .join(', ');
      case 'deadline': {
        const name = application.company || application.title;
        return t`Postuler : ${name}`;
      }
      case 'reminder':
        return reminderTitle(event.type, application, language);
    }
  };
  return (
    <div className={css.dayPlan}>
      <h3 className={css.dayTitle}>{days.long(day)}</h3>
      {events.length === 0 ? (
        <p className={css.quiet}>
          <Trans>Rien ce jour-là.</Trans>
        </p>
      ) : (
        <ul>
          {events.map((event) => (
            <li key={`${event.kind}-${event.application.id}`}>
              <Link
                to="/modules/job-tracker"
                search={{ application: event.application.id }}
                className={css.dayLink}
              >
                {titleOf(event)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
