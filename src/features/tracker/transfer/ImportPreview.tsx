import { Plural, Trans } from '@lingui/react/macro';
import type { TableReading } from '#/domain/tracker/csv/read-table.ts';
import { Chip } from '#/ui/messages/Chip.tsx';
import { useDayWords } from '#/parts/days/use-day-words.ts';
import { useTrackerWords } from '../use-tracker-words.ts';
import { transfer } from './transfer.css.ts';

/** The first of what will be there, as it will be there. */
export function ImportPreview({ applications }: { applications: TableReading['applications'] }) {
  const { short } = useDayWords();
  const { status } = useTrackerWords();
  const more = applications.length - SHOWN;
  if (applications.length === 0)
    return (
      <p role="status">
        <Trans>Aucune ligne à importer.</Trans>
      </p>
    );
  return (
    <>
      <ul className={transfer.preview}>
        {applications.slice(0, SHOWN).map(({ row, fields, status: reached }) => (
          <li key={row} className={transfer.application}>
            <span className={transfer.words}>
              <b>{fields.title || fields.company}</b>
              <span className={transfer.quiet}>
                {[
                  fields.title ? fields.company : '',
                  fields.location,
                  fields.dateApplied && short(fields.dateApplied),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Chip>{status[reached]}</Chip>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={transfer.quiet}>
          <Plural value={more} one="Et # autre." other="Et # autres." />
        </p>
      )}
    </>
  );
}

const SHOWN = 8;
