import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { monthOf, weeksOf } from '#/domain/calendar/month.ts';
import type { CalendarEvent } from '#/domain/tracker/calendar-events.ts';
import { useDayWords } from '#/parts/days/use-day-words.ts';
import { classNames } from '#/ui/class-names.ts';
import { VisuallyHidden } from '#/ui/layout/VisuallyHidden.tsx';
import { dashboard as css } from './dashboard.css.ts';

/** The weeks of a month; only days that have something can be pressed. */
export function MonthTable({
  label,
  month,
  today,
  events,
  chosen,
  onChoose,
}: {
  /** Id of the month's name. */
  label: string;
  month: string;
  today: string;
  events: ReadonlyMap<string, readonly CalendarEvent[]>;
  chosen: string | undefined;
  onChoose: (day: string) => void;
}) {
  const { t } = useLingui();
  const days = useDayWords();
  const weeks = weeksOf(month);
  return (
    <table aria-labelledby={label} className={css.monthTable}>
      <thead>
        <tr>
          {weeks[0]?.map((one) => (
            <th key={one} scope="col" abbr={days.weekdayName(one)} className={css.weekday}>
              {days.weekdayShort(one)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => {
              const found = events.get(one) ?? [];
              const number = Number(one.slice(8));
              const name = days.long(one);
              return (
                <td
                  key={one}
                  aria-current={one === today ? 'date' : undefined}
                  className={classNames(css.day, monthOf(one) !== month && css.outside)}
                >
                  {found.length === 0 ? (
                    <span className={classNames(css.dayNumber, one === today && css.dayToday)}>
                      {number}
                    </span>
                  ) : (
                    <button
                      type="button"
                      aria-expanded={one === chosen}
                      className={classNames(
                        css.dayNumber,
                        css.dayButton,
                        one === today && css.dayToday,
                        one === chosen && css.dayChosen,
                      )}
                      onClick={() => onChoose(one)}
                    >
                      <span aria-hidden="true">{number}</span>
                      <VisuallyHidden>
                        {t`${name} : ${plural(found.length, { one: '# échéance', other: '# échéances' })}`}
                      </VisuallyHidden>
                      <span aria-hidden="true" className={css.marks}>
                        {KINDS.filter((kind) => found.some((event) => event.kind === kind)).map(
                          (kind) => (
                            <span key={kind} className={css[kind]} />
                          ),
                        )}
                      </span>
                    </button>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const KINDS = ['interview', 'deadline', 'reminder'] as const;
