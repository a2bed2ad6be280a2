/** A context with a clock that tests move and ids that count. Import `fake-indexeddb/auto` before it. */

import type { DataContext } from '#/data/context.ts';
import { openDatabase } from '#/data/db.ts';
import type { Migration } from '#/data/migrations.ts';

let databases = 0;

export interface TestContext extends DataContext {
  advance: (milliseconds: number) => void;
  committed: () => number;
  superseded: () => boolean;
}

export const newDatabaseName = (): string => `test-${(databases += 1)}`;

export const openContext = async (
  name = newDatabaseName(),
  migrations?: readonly Migration[],
): Promise<TestContext> => {
  let time = Date.UTC(2026, 10, 20, 9);
  let ids = 0;
  let commits = 0;
  let superseded = false;
  const tab = (databases += 1);
  const database = await openDatabase(
    name,
    { onSuperseded: () => (superseded = true), onBlocked: () => undefined },
    migrations,
  );
  return {
    database,
    uid: '',
    now: () => time,
    newId: () => `${tab.toString(36)}x${(ids += 1).toString(36)}`.padStart(15, '0'),
    random: () => 0.5,
    onCommitted: () => (commits += 1),
    advance: (milliseconds) => (time += milliseconds),
    committed: () => commits,
    superseded: () => superseded,
  };
};
