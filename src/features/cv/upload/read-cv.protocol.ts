/** What the page and the reading worker say to each other. */
import type { CvReading } from '#/domain/cv/reading.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import type { Refusal, Result } from '#/domain/cv/source.ts';

export interface ReadCvRequest {
  bytes: Uint8Array;
  fileName: string;
}

/** What a file held: one CV, or the CVs of a back-up and how many of its rows could not be understood. */
export type FileContent =
  | { kind: 'reading'; reading: CvReading }
  | { kind: 'backup'; cvs: CvRecord[]; unreadable: number };

/** The reader's refusals, and JSON that is neither a CV nor a back-up of ours. */
export type FileRefusal = Refusal | { code: 'foreign_json' };

/** Why the worker itself stopped, whatever the file. */
export type ReadCvCrash =
  /** A parser is not on this device and could not be fetched. */
  'kit-missing' | 'out-of-memory' | 'crashed';

export type ReadCvMessage =
  /** Loaded and listening. */
  | { type: 'ready' }
  /** Pages or parts, 1 to `total`. */
  | { type: 'progress'; done: number; total: number }
  | { type: 'done'; result: Result<FileContent, FileRefusal> }
  | { type: 'crash'; crash: ReadCvCrash };
