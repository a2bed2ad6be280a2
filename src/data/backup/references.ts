import { tableOf, type SyncedRow, type SyncedTable } from '../tables.ts';

/** `table/old id` → the id that the record has here. */
export type NewIds = Map<string, string>;

/** Which fields of a table name a record of another. */
const REFERENCES: Partial<Record<SyncedTable, Readonly<Record<string, SyncedTable>>>> = {
  cvVersions: { cv: 'cvs' },
  applications: { cv: 'cvs' },
  reminders: { application: 'applications' },
  interviewDrafts: { session: 'interviewSessions' },
  interviewResults: { session: 'interviewSessions' },
};

/** The row, speaking of the records it belongs to by the ids they have here. */
export const withReferences = (table: SyncedTable, row: SyncedRow, newIds: NewIds): SyncedRow => {
  const fields = row as unknown as Record<string, string>;
  const named = Object.entries(REFERENCES[table] ?? {});
  const owner = table === 'files' ? tableOf(fields['collection'] ?? '') : undefined;
  if (owner) named.push(['record', owner]);
  const moved = named.flatMap(([field, other]): [string, string][] => {
    const id = newIds.get(`${other}/${fields[field]}`);
    return id ? [[field, id]] : [];
  });
  return moved.length > 0 ? { ...row, ...Object.fromEntries(moved) } : row;
};
