import type { Result } from '#/domain/result.ts';
import { readInWorker, type ReadFailure, type ReadOptions } from '#/platform/read-in-worker.ts';
import type { FileContent, FileRefusal } from './read-cv.protocol.ts';

export type ReadCvFailure = ReadFailure<FileRefusal>;

export const readCv = (
  file: File,
  options: ReadOptions,
): Promise<Result<FileContent, ReadCvFailure>> =>
  readInWorker<FileContent, FileRefusal>(
    () => new Worker(new URL('./read-cv.worker.ts', import.meta.url), { type: 'module' }),
    file,
    options,
  );
