import { useLiveQuery } from 'dexie-react-hooks';
import type { DataContext } from '#/data/context.ts';
import { placesLeft } from '#/data/records/tracker/applications.ts';
import { limitsOf } from '#/domain/access/plans/plan-limits.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';

export interface Places {
  /** null: as many as one likes. */
  limit: number | null;
  left: number | null;
}

/** How many applications the person's plan still has room for; undefined until it is counted. */
export const usePlaces = (context: DataContext | undefined): Places | undefined => {
  const limit = limitsOf(useAuth().role).activeApplications;
  const left = useLiveQuery(
    async () => context && { count: await placesLeft(context, limit) },
    [context, limit],
  );
  return left && { limit, left: left.count };
};
