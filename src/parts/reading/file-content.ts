/** What the reading worker finds in a file. */
import type { Backup } from '#/data/backup/read-backup.ts';
import type { CvReading } from '#/domain/cv/reading.ts';
import type { Refusal } from '#/domain/cv/source.ts';

/** What a file held: one CV, or a back-up of everything. */
export type FileContent =
  | { kind: 'reading'; reading: CvReading }
  | { kind: 'backup'; backup: Backup };

/** The reader's refusals; JSON that is neither a CV nor a back-up of ours; a back-up made by a later version. */
export type FileRefusal = Refusal | { code: 'foreign_json' } | { code: 'newer_backup' };
