import type { Result } from '#/domain/result.ts';
import { startReader } from '#/parts/reading/start-reader.ts';
import { readInWorker, type ReadFailure, type ReadOptions } from '#/platform/read-in-worker.ts';
import type { FileContent, FileRefusal } from '#/parts/reading/file-content.ts';

export type ReadCvFailure = ReadFailure<FileRefusal>;

export const readCv = (
  file: File,
  options: ReadOptions,
): Promise<Result<FileContent, ReadCvFailure>> =>
  readInWorker<FileContent, FileRefusal>(() => startReader('cv'), file, options);
