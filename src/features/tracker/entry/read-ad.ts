import type { Refusal } from '#/domain/cv/source.ts';
import type { Result } from '#/domain/result.ts';
import { startReader } from '#/parts/reading/start-reader.ts';
import { readInWorker, type ReadFailure, type ReadOptions } from '#/platform/read-in-worker.ts';
import type { ReadPosting } from '#/parts/reading/read-posting.ts';

export const readPosting = (
  file: File,
  options: ReadOptions,
): Promise<Result<ReadPosting, ReadFailure>> =>
  readInWorker<ReadPosting, Refusal>(() => startReader('posting'), file, options);
