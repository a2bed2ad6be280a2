/**
 * The server's versions of records that the device may complete from its own change (`Receipt.alone`), in the form in
 * which they would have come down. Nothing here runs outside the transaction of an exchange.
 */
import type { PromiseExtended } from 'dexie';
import type { FinishedChange } from '#/domain/sync/client-core.ts';
import { bodyAfter } from '#/domain/sync/client/own-change.ts';
import type { ChangedRow } from '#/domain/sync/protocol.ts';
import { rulesOf } from '../collection-rules.ts';
import type { JalonDatabase } from '../db.ts';
import { serverCopyOf } from './merge-base.ts';
import { tableOf } from '../tables.ts';
import { withinTransaction } from '../within-transaction.ts';

type Version = Omit<ChangedRow, 'seq'>;

/** Leaves out records that are being purged here: their content has left the device. */
export const finishedVersions = (
  database: JalonDatabase,
  finished: readonly FinishedChange[],
): PromiseExtended<Version[]> =>
  withinTransaction(async () => {
    const versions: Version[] = [];
    for (const { mutation, rev } of finished) {
      const { collection, record } = mutation;
      const table = tableOf(collection);
      const copy = table && (await serverCopyOf(database, table, record));
      if (!copy) continue;
      const body = bodyAfter(copy.body, mutation, rulesOf(table));
      const lock = copy.locked ? { locked: copy.locked } : {};
      versions.push({ collection, record, rev, body, ...lock });
    }
    return versions;
  });
