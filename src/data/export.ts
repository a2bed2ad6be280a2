import { now } from '#/platform/clock.ts';
import type { JalonDatabase } from './db.ts';
import { startData } from './start.ts';
import { TABLES } from './tables.ts';

/** Version of the file's own shape; readers accept all earlier ones. */
const EXPORT_VERSION = 1;

/** All that is on this device, as one file. Rejects when the database can't be opened. */
export const exportEverything = async (): Promise<Blob> => {
  const started = await startData();
  if (!started.ok) throw new Error(`storage: ${started.error.kind}`);
  return databaseToFile(started.value.database, now());
};

/**
 * `{format, version, schema, exportedAt, tables}` in JSON: every row of every table, bytes in base 64.
 * `at` is in milliseconds since 1970.
 */
export const databaseToFile = async (database: JalonDatabase, at: number): Promise<Blob> => {
  const names = Object.keys(TABLES);
  const tables = await database.transaction('r', names, async () =>
    Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await database.table(name).toArray()])),
    ),
  );
  const file = {
    format: 'jalon-export',
    version: EXPORT_VERSION,
    schema: database.verno,
    exportedAt: new Date(at).toISOString(),
    tables,
  };
  return new Blob([JSON.stringify(file, bytesAsText, 1)], { type: 'application/json' });
};

const bytesAsText = (_key: string, value: unknown): unknown =>
  value instanceof ArrayBuffer ? { base64: toBase64(new Uint8Array(value)) } : value;

const toBase64 = (bytes: Uint8Array): string => {
  const pieces: string[] = [];
  // In slices: a call takes only so many arguments.
  for (let start = 0; start < bytes.length; start += 8192)
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + 8192)));
  return btoa(pieces.join(''));
};
