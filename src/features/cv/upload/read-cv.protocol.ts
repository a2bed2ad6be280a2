/** What the page and the reading worker say to each other. */
import type { CvReading } from '#/domain/cv/reading.ts';
import type { Refusal, Result } from '#/domain/cv/source.ts';

export interface ReadCvRequest {
  bytes: Uint8Array;
  fileName: string;
}

/** Why the worker itself stopped, whatever the file. */
export type ReadCvCrash =
  /** A parser is not on this device and could not be fetched. */
  'kit-missing' | 'out-of-memory' | 'crashed';

export type ReadCvMessage =
  /** Loaded and listening. */
  | { type: 'ready' }
  /** Pages or parts, 1 to `total`. */
  | { type: 'progress'; done: number; total: number }
  | { type: 'done'; result: Result<CvReading, Refusal> }
  | { type: 'crash'; crash: ReadCvCrash };
