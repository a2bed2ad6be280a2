import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useMemo, useState } from 'react';
import { addMonths, monthOf, sameDateIn } from '#/domain/calendar/month.ts';
import { calendarEvents } from '#/domain/tracker/calendar-events.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import type { Collection } from '../use-collection.ts';
import { useDayWords } from '#/parts/days/use-day-words.ts';
import { useTrackerGo } from '../use-tracker-go.ts';
import { calendar } from './calendar.css.ts';
import { DayPlan } from './DayPlan.tsx';
import { dayId, MonthGrid } from './MonthGrid.tsx';

/** A month with its interviews, deadlines and reminders, and what there is on one day of it. */
export function CalendarView({
  collection: { found, remindersOf, today },
  month: given,
}: {
  collection: Collection;
  month: string | undefined;
}) {
  const { t } = useLingui();
  const days = useDayWords();
  const go = useTrackerGo();
  const id = useId();
  const events = useMemo(() => calendarEvents(found, remindersOf), [found, remindersOf]);
  const [day, setDay] = useState(() =>
    given === undefined || given === monthOf(today)
      ? today
      : ([...events.keys()].filter((one) => monthOf(one) === given).toSorted()[0] ?? `${given}-01`),
  );
  const month = monthOf(day);
  const choose = (next: string) => {
    setDay(next);
    if (monthOf(next) !== month) go({ month: monthOf(next) }, { replace: true });
  };
  const turn = (months: number) => choose(sameDateIn(day, addMonths(month, months)));
  return (
    <div className={calendar.root}>
      <section aria-labelledby={id}>
        <div className={calendar.head}>
          <h2 id={id} className={calendar.month} aria-live="polite">
            {days.month(month)}
          </h2>
          <IconButton icon={ChevronLeft} label={t`Mois précédent`} onClick={() => turn(-1)} />
          <IconButton icon={ChevronRight} label={t`Mois suivant`} onClick={() => turn(1)} />
          {day !== today && (
            <Button
              size="small"
              onClick={() => {
                choose(today);
                focusSoon(dayId(today));
              }}
            >
              <Trans>Aujourd’hui</Trans>
            </Button>
          )}
        </div>
        <MonthGrid label={id} events={events} day={day} today={today} onDay={choose} />
      </section>
      <DayPlan day={day} events={events.get(day) ?? []} />
    </div>
  );
}
