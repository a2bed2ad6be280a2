import {
  ARCHIVE_BYTES,
  readLinkedinArchive,
  type ArchiveRefusal,
} from '#/documents/read/read-linkedin-archive.ts';
import { READ_LIMITS } from '#/domain/cv/source.ts';
import type { ReadArchive } from '#/domain/linkedin/archive/read-archive-tables.ts';
import { loadFile } from './load-file.ts';

const REFUSED = 2;

/**
 * `read-linkedin FILE.zip`: prints what LinkedIn's data archive says as one JSON object, with what was skipped, or
 * `{error}`. Exit code 0 for a reading, 2 for a refusal, 1 for a wrong call.
 */
export const run = async (args: string[]): Promise<number> => {
  const [path, ...rest] = args;
  if (path === undefined || path.startsWith('--') || rest.length > 0) {
    process.stderr.write('Usage: jalon read-linkedin FILE.zip\n');
    return 1;
  }
  const bytes = await loadFile(path);
  if (!bytes) return 1;
  const archive = await readLinkedinArchive(bytes, { now: () => performance.now() });
  const said = archive.ok
    ? archiveToJson(archive.value)
    : { error: { code: archive.error, message: MESSAGES[archive.error] } };
  process.stdout.write(`${JSON.stringify(said, null, 2)}\n`);
  return archive.ok ? 0 : REFUSED;
};

/** Names are its public interface, so they change only by addition. */
const archiveToJson = ({ facts, emails, read, skipped }: ReadArchive): object => {
  const { positions, education, skills, languages, certifications, ...profile } = facts;
  return {
    profile,
    positions,
    education,
    skills,
    languages,
    certifications,
    emails,
    read,
    skipped,
  };
};

const MEGABYTES = 1024 * 1024;

const MESSAGES: Readonly<Record<ArchiveRefusal, string>> = {
  not_zip: 'The file is not a ZIP archive: use the file that LinkedIn sent, without opening it.',
  no_tables: 'The archive holds no file of LinkedIn’s, such as Profile.csv or Positions.csv.',
  empty: 'The file is empty.',
  encrypted: 'The archive is protected by a password.',
  corrupt: 'The archive is damaged: download it from LinkedIn again.',
  too_large: `The archive is larger than ${ARCHIVE_BYTES / MEGABYTES} MB, holds more than ${READ_LIMITS.zipEntries} files, or more than ${READ_LIMITS.inflatedBytes / MEGABYTES} MB once opened.`,
  unsupported_type: 'This kind of file is not supported.',
  scanned: 'This kind of file is not supported.',
  not_a_cv: 'This kind of file is not supported.',
};
