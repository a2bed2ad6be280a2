import type { Refusal } from '#/domain/cv/source.ts';
import type { Result } from '#/domain/result.ts';
import { readInWorker, type ReadFailure, type ReadOptions } from '#/platform/read-in-worker.ts';
import type { ReadPosting } from './read-ad.protocol.ts';

export const readPosting = (
  file: File,
  options: ReadOptions,
): Promise<Result<ReadPosting, ReadFailure>> =>
  readInWorker<ReadPosting, Refusal>(
    () => new Worker(new URL('./read-ad.worker.ts', import.meta.url), { type: 'module' }),
    file,
    options,
  );
