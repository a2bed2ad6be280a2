import { useLiveQuery } from 'dexie-react-hooks';
import type { DataContext } from '#/data/context.ts';
import { getSettings } from '#/data/records/settings.ts';
import { hasEarlyAccess } from '#/domain/access/plans/early-features.ts';
import { useAuth } from './AuthProvider.tsx';

/** Whether what is on trial is open to whoever is here; undefined until their wish is read. */
export const useEarlyAccess = (context: DataContext): boolean | undefined => {
  const { role } = useAuth();
  const settings = useLiveQuery(() => getSettings(context), [context]);
  return settings && hasEarlyAccess(role, settings.earlyAccess);
};
