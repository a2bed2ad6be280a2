/** JSON files: all of a device's data as we export it, or one CV as JSON Resume. Neither needs the reader. */
import { readBackup } from '#/data/backup/read-backup.ts';
import type { Result } from '#/domain/result.ts';
import { isSafeToParse } from '#/domain/safe-json.ts';
import type { FileContent, FileRefusal } from './file-content.ts';

/** The largest back-up holds some 100,000 objects and lists, and each costs far more memory than its two signs. */
const MOST_CONTAINERS = 300_000;

/** undefined when the text is no JSON, or none that may be parsed. */
export const readJsonFile = async (
  text: string,
): Promise<Result<FileContent, FileRefusal> | undefined> => {
  if (!isSafeToParse(text, MOST_CONTAINERS) || !isJson(text)) return undefined;
  const backup = await readBackup(text);
  if (backup.ok) return { ok: true, value: { kind: 'backup', backup: backup.value } };
  if (backup.error.kind === 'newer') return { ok: false, error: { code: 'newer_backup' } };
  if (backup.error.kind === 'damaged') return { ok: false, error: { code: 'corrupt' } };
  const { readResume } = await import('#/documents/read/json/read-json-cv.ts');
  const read = readResume(text);
  if (!read) return { ok: false, error: { code: 'foreign_json' } };
  return read.ok ? { ok: true, value: { kind: 'reading', reading: read.value } } : read;
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''));
    return true;
  } catch {
    return false;
  }
};
