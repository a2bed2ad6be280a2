/** Reads one file as pictures of pages, in a worker of its own: slow, heavy, and ended whenever the person says so. */
import type { CvReading } from '#/domain/cv/reading.ts';
import type { Result } from '#/domain/result.ts';
import { SCAN_LIMITS, UNRECOGNISED } from '#/domain/cv/scan-limits.ts';
import { readInWorker, type ReadFailure, type ReadOptions } from '#/platform/read-in-worker.ts';

export const readScannedCv = (
  file: File,
  options: ReadOptions,
): Promise<Result<CvReading, ReadFailure>> =>
  readInWorker(
    () => new Worker(new URL('./read-scan.worker.ts', import.meta.url), { type: 'module' }),
    file,
    {
      ...options,
      slow: { silenceMilliseconds: SCAN_LIMITS.pageMilliseconds, refusal: UNRECOGNISED },
    },
  );
