import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { DatedEvent } from '#/domain/dashboard/tracker-facts.ts';
import { useDayWords } from '#/parts/days/use-day-words.ts';
import { Icon } from '#/ui/layout/Icon.tsx';
import { dashboard as css } from './dashboard.css.ts';
import { useEventWords } from './use-event-words.ts';

/** A dated thing that leads to its application. */
export function EventRow({ event }: { event: DatedEvent }) {
  const days = useDayWords();
  const words = useEventWords();
  const { title, detail } = words(event);
  return (
    <Link
      to="/modules/job-tracker"
      search={{ application: event.application.id }}
      className={css.row}
    >
      <span aria-hidden="true" className={css.leaf}>
        <b>{Number(event.on.slice(8))}</b>
        {days.monthShort(event.on)}
      </span>
      <span className={css.words}>
        <span className={css.name}>{title}</span>
        <span className={css.quiet}>{detail}</span>
      </span>
      <Icon of={ChevronRight} className={css.chevron} />
    </Link>
  );
}
