/**
 * The ZIP that Jalon makes of all of a person's data → the back-up in it. Only that file is inflated, under a count; the
 * others are the same work in other forms.
 */
import type { Result } from '#/domain/result.ts';
import { Refused, startGuard, type GuardOptions } from './reading-guard.ts';
import { countedInflater, listEntries } from './unzip.ts';

/** `not-ours`: a ZIP file without a back-up of Jalon's. */
export type BackupArchiveRefusal = 'not-ours' | 'damaged' | 'too-large';

/** A back-up holds files as they are, so it hardly shrinks; a string of more is more than browsers read. */
export const BACKUP_BYTES = 256 * 1024 * 1024;
/** Words shrink some tenfold, a thousand of the same perhaps fiftyfold; a bomb, a thousandfold. */
const MOST_GROWTH = 200;
const MILLISECONDS = 60_000;
const NAME = /^jalon-\d{4}-\d{2}-\d{2}\.json$/;

export const readBackupArchive = async (
  bytes: Uint8Array,
  options: GuardOptions,
): Promise<Result<string, BackupArchiveRefusal>> => {
  if (bytes.length > BACKUP_BYTES) return { ok: false, error: 'too-large' };
  const guard = startGuard({ milliseconds: MILLISECONDS, ...options });
  try {
    const entry = listEntries(bytes).find(({ name }) => NAME.test(name));
    if (!entry) return { ok: false, error: 'not-ours' };
    const most = Math.min(BACKUP_BYTES, entry.compressed.length * MOST_GROWTH);
    const inflate = await countedInflater(guard, most);
    return { ok: true, value: new TextDecoder().decode(inflate(entry)) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { ok: false, error: error.refusal.code === 'too_large' ? 'too-large' : 'damaged' };
  }
};
