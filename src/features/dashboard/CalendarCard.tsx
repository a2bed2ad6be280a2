import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useLiveQuery } from 'dexie-react-hooks';
import { useId, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { readMonth } from '#/data/records/dashboard.ts';
import { addMonths, monthOf } from '#/domain/calendar/month.ts';
import { useDayWords } from '#/parts/days/use-day-words.ts';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { dashboard as css } from './dashboard.css.ts';
import { DayEvents } from './DayEvents.tsx';
import { MonthTable } from './MonthTable.tsx';

/** A month of interviews, follow-ups and last days to apply; a day that has some is pressed to read them. */
export function CalendarCard({
  context,
  today,
}: {
  context: DataContext | undefined;
  /** '' where the page is made beforehand: its place is kept. */
  today: string;
}) {
  const { t } = useLingui();
  const days = useDayWords();
  const id = useId();
  const [turned, setTurned] = useState<string>();
  const [day, setDay] = useState<string>();
  const month = turned ?? monthOf(today);
  const events =
    useLiveQuery(
      async () => (context && month ? readMonth(context, month) : undefined),
      [context, month],
    ) ?? NONE;
  if (today === '')
    return (
      <Card title={<Trans>Calendrier</Trans>}>
        <div className={css.monthPlace} />
      </Card>
    );
  const turn = (months: number) => {
    setTurned(addMonths(month, months));
    setDay(undefined);
  };
  return (
    <Card
      title={
        <span id={id} className={css.month} aria-live="polite">
          {days.month(month)}
        </span>
      }
      actions={
        <>
          <IconButton icon={ChevronLeft} label={t`Mois précédent`} onClick={() => turn(-1)} />
          <IconButton icon={ChevronRight} label={t`Mois suivant`} onClick={() => turn(1)} />
        </>
      }
    >
      <MonthTable
        label={id}
        month={month}
        today={today}
        events={events}
        chosen={day}
        onChoose={(next) => setDay(next === day ? undefined : next)}
      />
      <div role="status">{day && <DayEvents day={day} events={events.get(day) ?? []} />}</div>
    </Card>
  );
}

const NONE: ReadonlyMap<string, never> = new Map<string, never>();
