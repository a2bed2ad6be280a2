/** A file or pasted cells → a table or a back-up, whoever made it. The readers belong to the offline kit. */
import type { BackupRefusal } from '#/data/backup/read-backup.ts';
import type { Backup } from '#/data/backup/read-backup.ts';
import type { CsvRefusal, CsvRow } from '#/documents/tables/csv.ts';
import { MIB } from '#/domain/access/size-limits.ts';
import type { Result } from '#/domain/result.ts';

export type ImportFile =
  | { kind: 'table'; rows: readonly CsvRow[] }
  | { kind: 'backup'; backup: Backup };

export type ImportRefusal =
  | CsvRefusal
  | BackupRefusal
  /** A workbook of a spreadsheet program, or an archive. */
  | { kind: 'workbook' }
  /** Some other file, or one that can't be opened. */
  | { kind: 'not-a-table' }
  /** The reader is not on this device, and there is no network. */
  | { kind: 'kit-missing' };

type ReadImport = Promise<Result<ImportFile, ImportRefusal>>;

export const readImportFile = async (file: File): ReadImport => {
  if (file.size > MOST_BYTES) return refused({ kind: 'too-large' });
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (beginsWith(bytes, ZIP) || beginsWith(bytes, OLD_WORKBOOK))
      return refused({ kind: 'workbook' });
    const decode = await kit(() => import('#/documents/read/decode-text.ts'));
    if (!decode) return refused({ kind: 'kit-missing' });
    return await readImportText(decode.decodeText(bytes));
  } catch (error) {
    // The file was moved or changed since it was chosen.
    if (error instanceof DOMException) return refused({ kind: 'not-a-table' });
    throw error;
  }
};

export const readImportText = async (text: string): ReadImport => {
  if (/\0/.test(text) || /^%PDF|^\s*<(?:!doctype|html|\?xml)/i.test(text))
    return refused({ kind: 'not-a-table' });
  if (/^\uFEFF?\s*\{/.test(text)) {
    const { readBackup } = await import('#/data/backup/read-backup.ts');
    const backup = await readBackup(text);
    return backup.ok ? { ok: true, value: { kind: 'backup', backup: backup.value } } : backup;
  }
  const csv = await kit(() => import('#/documents/tables/csv.ts'));
  if (!csv) return refused({ kind: 'kit-missing' });
  const rows = await csv.readCsv(text);
  return rows.ok ? { ok: true, value: { kind: 'table', rows: rows.value } } : rows;
};

const kit = async <Module>(load: () => Promise<Module>): Promise<Module | undefined> => {
  try {
    return await load();
  } catch {
    return undefined;
  }
};

/** A back-up holds more; a table of 20,000 rows stays far below. */
const MOST_BYTES = 50 * MIB;
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];

const beginsWith = (bytes: Uint8Array, sign: readonly number[]): boolean =>
  sign.every((byte, at) => bytes[at] === byte);

const refused = (error: ImportRefusal): Result<never, ImportRefusal> => ({ ok: false, error });
