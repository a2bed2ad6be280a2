/** What a guest has made on this device, before an account is opened on it. */
import { rulesOf } from '#/data/collection-rules.ts';
import { openDatabase, type JalonDatabase } from '#/data/db.ts';
import { GUEST_DATABASE } from '#/platform/guest-database.ts';
import { copyGuestInto } from '#/data/backup/adopt-guest.ts';
import type { BesideNames } from '#/data/backup/restore-beside.ts';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { isMadeByServer } from '#/domain/collections/collection.ts';
import type { Result } from '#/domain/result.ts';
import { SYNCED_TABLES, type SyncedRow, type SyncedTable } from '#/data/tables.ts';

/** How many of each there are, the bin left out. `total`: of these and of all else a person makes. */
export interface GuestWork {
  cvs: number;
  applications: number;
  interviews: number;
  total: number;
  /** As they stand in the CV that was worked on last; '' where there is none. */
  fullName: string;
  email: string;
}

export const countGuestWork = (): Promise<GuestWork> =>
  withGuestDatabase(async (database) => {
    const count = (table: SyncedTable): Promise<number> =>
      database
        .table<SyncedRow>(table)
        .filter(({ trashedAt }) => trashedAt === null)
        .count();
    const counts = await Promise.all(MADE_BY_A_PERSON.map(count));
    const cvs = await database.cvs.orderBy('updatedAt').toArray();
    const { fullName = '', email = '' } =
      cvs.findLast(({ trashedAt }) => trashedAt === null)?.personal ?? {};
    return {
      fullName: fullName.trim(),
      email: email.trim(),
      cvs: await count('cvs'),
      applications: await count('applications'),
      interviews: await count('interviewSessions'),
      total: counts.reduce((sum, each) => sum + each, 0),
    };
  });

/** Preferences and what the server made alone are no work. */
const MADE_BY_A_PERSON = SYNCED_TABLES.filter((table) => {
  const rules = rulesOf(table);
  return !rules.isPreference && !isMadeByServer(rules);
});

/** With the guest's database open beside whichever the page is on. */
const withGuestDatabase = async <Value>(
  use: (database: JalonDatabase) => Promise<Value>,
): Promise<Value> => {
  const ignore = () => undefined;
  const database = await openDatabase(GUEST_DATABASE, { onSuperseded: ignore, onBlocked: ignore });
  try {
    return await use(database);
  } finally {
    database.close();
  }
};

/** Into an account's database, under the same ids; the guest's is empty afterwards. */
export const adoptGuestWork = async (
  account: DataContext,
  names: BesideNames,
): Promise<Result<unknown, StorageFailure>> =>
  withGuestDatabase((guest) => copyGuestInto(account, guest, names));
