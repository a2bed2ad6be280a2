import { now } from '#/platform/clock.ts';
import { toBase64 } from './base64.ts';
import { EXPORT_FORMAT, EXPORT_VERSION } from './export-format.ts';
import type { JalonDatabase } from '../db.ts';
import { startData } from '../session/start.ts';
import { SYNCED_TABLES, type SyncedTable } from '../tables.ts';

/** All that is on this device, as one file. Rejects when the database can't be opened. `beside` is only to be read. */
export const exportEverything = async (beside: object = {}): Promise<Blob> => {
  const started = await startData();
  if (!started.ok) throw new Error(`storage: ${started.error.kind}`);
  return databaseToFile(started.value.database, now(), { beside });
};

/**
 * `{format, version, schema, exportedAt, tables}` in JSON, one record a line: every row of every synced table and
 * every posting handed over, as they stand, with what waits to be sent and with identity numbers, since the file is the person's own. No session, no
 * device: what lets anyone in, or pass for this device, stays out.
 * `at` is in milliseconds since 1970; without bytes, files are named but not contained; with `only`, these tables
 * are all there is in it.
 */
export const databaseToFile = async (
  database: JalonDatabase,
  at: number,
  {
    withBytes = true,
    beside = {},
    only,
  }: { withBytes?: boolean; beside?: object; only?: readonly SyncedTable[] } = {},
): Promise<Blob> => {
  const head = {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    schema: database.verno,
    exportedAt: new Date(at).toISOString(),
    ...beside,
  };
  const named = only ?? ([...SYNCED_TABLES, 'postings'] as const);
  const parts = await database.transaction('r', [...named, 'blobs'], async () => {
    const tables: string[][] = [];
    for (const table of named) {
      const rows = await database.table(table).toArray();
      tables.push([table, rows.map((row) => JSON.stringify(row)).join(',\n')]);
    }
    tables.push(['blobs', (withBytes && !only ? await blobLines(database) : []).join(',\n')]);
    return tables.map(([table, lines]) => `"${table}":[\n${lines}\n]`);
  });
  // In pieces: one string only holds so much.
  const pieces = parts.flatMap((part, index) => (index > 0 ? [',\n', part] : [part]));
  const start = `${JSON.stringify(head).slice(0, -1)},\n"tables":{\n`;
  return new Blob([start, ...pieces, '\n}}\n'], { type: 'application/json' });
};

const blobLines = async (database: JalonDatabase): Promise<string[]> => {
  const lines: string[] = [];
  await database.blobs.each(({ bytes, ...entry }) => {
    lines.push(JSON.stringify({ ...entry, bytes: { base64: toBase64(bytes) } }));
  });
  return lines;
};
