import type { Application } from '#/domain/tracker/application.ts';
import { useTrackerWords } from '../use-tracker-words.ts';
import { card } from './card.css.ts';

/** « Conseil Laurentia, Montréal », or where there is no place, that it is done from afar. */
export function CompanyLine({ application }: { application: Application }) {
  const words = useTrackerWords();
  const { company, location, workplace } = application;
  const place = location || (workplace === '' ? '' : words.workplace[workplace].toLowerCase());
  return <span className={card.company}>{[company, place].filter(Boolean).join(', ')}</span>;
}
