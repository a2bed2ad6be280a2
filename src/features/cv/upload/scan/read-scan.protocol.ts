/** What the worker that reads pages as pictures is asked and says. */
import type { CvReading } from '#/domain/cv/reading.ts';
import type { Refusal } from '#/domain/cv/source.ts';
import type { Result } from '#/domain/result.ts';

export type ScanMessage =
  /** Loaded and listening. */
  | { type: 'ready' }
  /** `step`: bytes that were fetched, or the page that is being read. */
  | { type: 'progress'; step: 'fetching' | 'page'; done: number; total: number }
  | { type: 'done'; result: Result<CvReading, Refusal> }
  /** The recogniser is not on this device and could not be fetched. */
  | { type: 'missing' };
