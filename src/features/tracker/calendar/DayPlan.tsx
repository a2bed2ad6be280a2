import { Trans } from '@lingui/react/macro';
import Bell from 'lucide-react/icons/bell';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Clock from 'lucide-react/icons/clock';
import type { CalendarEvent } from '#/domain/tracker/calendar-events.ts';
import { Icon } from '#/ui/layout/Icon.tsx';
import { cardId } from '../card/card-id.ts';
import { TrackerLink } from '../TrackerLink.tsx';
import { useDayWords } from '#/parts/days/use-day-words.ts';
import { calendar } from './calendar.css.ts';
import { useEventWords } from './use-event-words.ts';

/** All that there is on one day. */
export function DayPlan({ day, events }: { day: string; events: readonly CalendarEvent[] }) {
  const days = useDayWords();
  const words = useEventWords();
  return (
    <section className={calendar.plan} aria-labelledby="day-plan">
      <h2 id="day-plan" className={calendar.planTitle} aria-live="polite">
        {days.long(day)}
      </h2>
      {events.length === 0 ? (
        <p className={calendar.nothing}>
          <Trans>Rien ce jour-là.</Trans>
        </p>
      ) : (
        <ul>
          {events.map((event) => {
            const { kind, application } = event;
            return (
              <li key={`${kind}-${application.id}`} className={calendar.planRow}>
                <Icon of={ICONS[kind]} />
                <span className={calendar.planWords}>
                  <span className={calendar.planKind}>
                    {[words.kind(event), kind === 'interview' && days.time(event.time)]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                  <TrackerLink
                    id={cardId(application.id)}
                    open={{ application: application.id }}
                    className={calendar.planLink}
                  >
                    {application.title || <Trans>Sans titre</Trans>}
                  </TrackerLink>
                  <span className={calendar.planKind}>{application.company}</span>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

const ICONS = { interview: CalendarClock, deadline: Clock, reminder: Bell };
