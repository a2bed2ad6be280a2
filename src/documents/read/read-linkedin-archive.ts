/**
 * LinkedIn's data archive (a ZIP of CSV files) → what it says. The files that are read are known by their names, only
 * those are inflated, under one count; archives inside it are never opened.
 */
import { readCsv } from '#/documents/tables/csv.ts';
import {
  readArchiveTables,
  tableOfFile,
  type ArchiveFile,
  type ReadArchive,
  type Skipped,
} from '#/domain/linkedin/archive/read-archive-tables.ts';
import type { Refusal } from '#/domain/cv/source.ts';
import type { Result } from '#/domain/result.ts';
import { decodeText } from './decode-text.ts';
import { Refused, startGuard, type GuardOptions } from './reading-guard.ts';
import { countedInflater, listEntries, type ZipEntry } from './unzip.ts';

/** `no-tables`: a ZIP file, with nothing of LinkedIn's in it. */
export type ArchiveRefusal = Refusal['code'] | 'not_zip' | 'no_tables';

/** With its pictures and videos, which are not read; what is inflated has the limits of any archive. */
export const ARCHIVE_BYTES = 100 * 1024 * 1024;
/** One CSV file stays far below; a bomb does not. */
const MOST_ONE_FILE = 4 * 1024 * 1024;
const MAGIC = [0x50, 0x4b];

export const readLinkedinArchive = async (
  bytes: Uint8Array,
  options: GuardOptions,
): Promise<Result<ReadArchive, ArchiveRefusal>> => {
  if (bytes.length === 0) return { ok: false, error: 'empty' };
  if (bytes.length > ARCHIVE_BYTES) return { ok: false, error: 'too_large' };
  if (MAGIC.some((byte, at) => bytes[at] !== byte)) return { ok: false, error: 'not_zip' };
  const guard = startGuard(options);
  try {
    const tables = listEntries(bytes).filter(({ name }) => tableOfFile(name) !== undefined);
    if (tables.length === 0) return { ok: false, error: 'no_tables' };
    const inflate = await countedInflater(guard);
    const files: ArchiveFile[] = [];
    const unreadable: Skipped[] = [];
    for (const entry of tables) {
      const rows = await rowsOf(entry, inflate);
      if (rows) files.push({ name: entry.name, rows });
      else unreadable.push({ file: entry.name, reason: 'unreadable' });
      guard.check();
    }
    const read = readArchiveTables(files);
    const told = new Set(unreadable.map(({ file }) => tableOfFile(file)));
    // A file that cannot be read is there all the same.
    const skipped = read.skipped.filter(
      ({ file, reason }) => reason !== 'absent' || !told.has(tableOfFile(file)),
    );
    return { ok: true, value: { ...read, skipped: [...unreadable, ...skipped] } };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, error: error.refusal.code };
    throw error;
  }
};

/** undefined where its bytes or its quotation marks do not hold together; what is too large refuses the archive. */
const rowsOf = async (
  entry: ZipEntry,
  inflate: (entry: ZipEntry) => Uint8Array,
): Promise<ArchiveFile['rows'] | undefined> => {
  let bytes: Uint8Array;
  try {
    bytes = inflate(entry);
  } catch (error) {
    if (error instanceof Refused && error.refusal.code === 'corrupt' && !error.refusal.detail)
      return undefined;
    throw error;
  }
  if (bytes.length > MOST_ONE_FILE) return undefined;
  const rows = await readCsv(decodeText(bytes));
  if (rows.ok) return rows.value;
  return rows.error.kind === 'empty' ? [] : undefined;
};
