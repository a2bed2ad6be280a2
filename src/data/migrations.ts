import type { Transaction } from 'dexie';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { goesToBin } from '#/domain/collections/collection.ts';
import { rulesOf } from './collection-rules.ts';
import { SYNCED_TABLES, type SyncedTable } from './tables.ts';

/** Tables of this device alone. */
type OwnTable =
  | 'outbox'
  | 'base'
  | 'meta'
  | 'blobs'
  | 'originals'
  | 'postings'
  | 'recordings'
  | 'recordingParts';

/** One shipped shape of the database. */
export interface Migration {
  version: number;
  /** Indexes that changed in this version; the first is the primary key, `null` drops the table. */
  indexes: Partial<Record<OwnTable | SyncedTable, string | null>>;
  /** Runs inside the upgrade's own transaction: all of it or nothing. */
  upgrade?: (transaction: Transaction) => PromiseLike<unknown>;
}

/**
 * From the first release on this list only grows: a version that people have opened never changes. The descriptor of
 * a new collection names the version that adds it (`since`); a new index of an older one needs a step here.
 */
const STEPS: readonly Migration[] = [
  {
    version: 1,
    indexes: {
      outbox: '++seq, &id, [collection+record+state], state',
      base: '[collection+record]',
      meta: 'key',
      blobs: 'id',
      postings: 'id, receivedAt',
    },
  },
  {
    version: 2,
    indexes: { recordings: 'id, [session+question], state', recordingParts: '[recording+part]' },
  },
  {
    version: 3,
    // What the dashboard counts and looks up by day, without reading every application.
    indexes: {
      applications: 'id, status, interviewAt, deadline, dateApplied, updatedAt, trashedAt',
    },
    // CVs were written before they could have a twin in the other language.
    upgrade: (transaction) =>
      transaction
        .table<Partial<CvRecord>>('cvs')
        .toCollection()
        .modify((cv) => {
          cv.twin ??= '';
          cv.agreed ??= {};
        }),
  },
  { version: 4, indexes: { originals: 'cv' } },
];

const indexesOf = (table: SyncedTable): string => {
  const rules = rulesOf(table);
  return [
    'id',
    ...(rules.belongsTo ? [rules.belongsTo.field] : []),
    ...(rules.belongsToAny ? ['[collection+record]'] : []),
    ...rules.indexes.device,
    ...(goesToBin(rules) ? ['trashedAt'] : []),
  ].join(', ');
};

const VERSIONS = new Set([
  ...STEPS.map(({ version }) => version),
  ...SYNCED_TABLES.map((table) => rulesOf(table).since),
]);

export const MIGRATIONS: readonly Migration[] = [...VERSIONS]
  .toSorted((a, b) => a - b)
  .map((version) => {
    const step = STEPS.find((one) => one.version === version);
    const brought = SYNCED_TABLES.filter((table) => rulesOf(table).since === version);
    const indexes = Object.fromEntries(brought.map((table) => [table, indexesOf(table)]));
    return { ...step, version, indexes: { ...indexes, ...step?.indexes } };
  });
