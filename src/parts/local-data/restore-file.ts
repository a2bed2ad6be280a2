import type { DataContext } from '#/data/context.ts';
import type { Backup } from '#/data/backup/read-backup.ts';
import type { BesideNames } from '#/data/backup/restore-beside.ts';
import { restoreBackup } from '#/data/backup/restore.ts';

/** What the account has comes first, so that the file is laid beside what is known to be there. */
export const restoreFile = async (
  context: DataContext,
  backup: Backup,
  names: BesideNames,
): ReturnType<typeof restoreBackup> => {
  const { catchUp } = await import('#/sync/schedule.ts');
  await catchUp();
  return restoreBackup(context, backup, names);
};
