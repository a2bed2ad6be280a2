import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { addDays, weekdayOf } from '#/domain/calendar/day.ts';
import { addMonths, monthOf, sameDateIn, weeksOf } from '#/domain/calendar/month.ts';
import type { CalendarEvent } from '#/domain/tracker/calendar-events.ts';
import { classNames } from '#/ui/class-names.ts';
import { VisuallyHidden } from '#/ui/layout/VisuallyHidden.tsx';
import { useDayWords } from '#/parts/days/use-day-words.ts';
import { calendar } from './calendar.css.ts';
import { useEventWords } from './use-event-words.ts';

export const dayId = (day: string): string => `day-${day}`;

/** One stop for the Tab key; arrows go from day to day, Home and End along the week, Page keys from month to month. */
export function MonthGrid({
  label,
  events,
  day,
  today,
  onDay,
}: {
  /** Id of the month's name. */
  label: string;
  events: ReadonlyMap<string, readonly CalendarEvent[]>;
  day: string;
  today: string;
  onDay: (day: string) => void;
}) {
  const days = useDayWords();
  const isMoving = useRef(false);
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    document.getElementById(dayId(day))?.focus();
  }, [day]);
  const move = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, day);
    if (!next) return;
    event.preventDefault();
    isMoving.current = next !== day;
    onDay(next);
  };
  const weeks = weeksOf(monthOf(day));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- The authoring practices' grid of dates is a table.
    <table role="grid" aria-labelledby={label} className={calendar.grid}>
      <thead>
        <tr>
          {weeks[0]?.map((one) => (
            <th key={one} scope="col" abbr={days.weekdayName(one)} className={calendar.weekday}>
              {days.weekdayShort(one)}
            </th>
          ))}
        </tr>
      </thead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys of the grid, pressed on its days. */}
      <tbody onKeyDown={move}>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <td key={one} aria-selected={one === day} className={calendar.cell}>
                <DayButton
                  day={one}
                  events={events.get(one) ?? []}
                  chosen={one === day}
                  isToday={one === today}
                  isOutside={monthOf(one) !== monthOf(day)}
                  onChoose={() => onDay(one)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const dayByKey = (key: string, day: string): string | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return sameDateIn(day, addMonths(monthOf(day), -1));
    case 'PageDown':
      return sameDateIn(day, addMonths(monthOf(day), 1));
    default:
      return undefined;
  }
};

function DayButton({
  day,
  events,
  chosen,
  isToday,
  isOutside,
  onChoose,
}: {
  day: string;
  events: readonly CalendarEvent[];
  chosen: boolean;
  isToday: boolean;
  isOutside: boolean;
  onChoose: () => void;
}) {
  const { t } = useLingui();
  const days = useDayWords();
  const words = useEventWords();
  const count = events.length;
  const name = days.long(day);
  const more = count - SHOWN;
  return (
    <button
      type="button"
      id={dayId(day)}
      tabIndex={chosen ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        calendar.day,
        isOutside && calendar.outside,
        isToday && calendar.today,
        chosen && calendar.chosen,
      )}
      onClick={onChoose}
    >
      <VisuallyHidden>
        {count === 0
          ? name
          : t`${name} : ${plural(count, { one: '# élément', other: '# éléments' })}`}
      </VisuallyHidden>
      <span className={calendar.number} aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      {events.slice(0, SHOWN).map((event) => (
        <span
          key={`${event.kind}-${event.application.id}`}
          className={classNames(calendar.event, calendar[event.kind])}
          aria-hidden="true"
        >
          <span className={calendar.eventWords}>
            {words.kind(event)} · {event.application.company || event.application.title}
          </span>
        </span>
      ))}
      {more > 0 && (
        <span className={calendar.more} aria-hidden="true">
          +{more}
        </span>
      )}
    </button>
  );
}

/** As many as a cell has room for; the day's own list has them all. */
const SHOWN = 2;
