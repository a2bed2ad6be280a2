/** What the page and the reading worker say to each other. */
import type { Backup } from '#/data/backup/read-backup.ts';
import type { CvReading } from '#/domain/cv/reading.ts';
import type { Refusal } from '#/domain/cv/source.ts';
import type { Result } from '#/domain/result.ts';

export interface ReadCvRequest {
  bytes: Uint8Array;
  fileName: string;
}

/** What a file held: one CV, or a back-up of everything. */
export type FileContent =
  | { kind: 'reading'; reading: CvReading }
  | { kind: 'backup'; backup: Backup };

/** The reader's refusals; JSON that is neither a CV nor a back-up of ours; a back-up made by a later version. */
export type FileRefusal = Refusal | { code: 'foreign_json' } | { code: 'newer_backup' };

export type ReadCvMessage =
  /** Loaded and listening. */
  | { type: 'ready' }
  /** Pages or parts, 1 to `total`. */
  | { type: 'progress'; done: number; total: number }
  | { type: 'done'; result: Result<FileContent, FileRefusal> }
  /** A parser is not on this device and could not be fetched. */
  | { type: 'kit-missing' };
