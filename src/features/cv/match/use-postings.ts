import { useLiveQuery } from 'dexie-react-hooks';
import type { DataContext } from '#/data/context.ts';
import { listApplications } from '#/data/records/tracker/applications.ts';

export interface KeptPosting {
  id: string;
  title: string;
  company: string;
}

/** The applications that may have kept their posting, the last ones first; undefined while they are read. */
export const usePostings = (context: DataContext): KeptPosting[] | undefined =>
  useLiveQuery(async () => {
    const applications = await listApplications(context);
    return applications.slice(0, MOST).map(({ id, title, company }) => ({ id, title, company }));
  }, [context]);

/** A list that is still read in one go. */
const MOST = 200;
