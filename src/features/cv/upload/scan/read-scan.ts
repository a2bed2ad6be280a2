/** Reads one file as pictures of pages, in a worker of its own: slow, heavy, and ended whenever the person says so. */
import type { CvReading } from '#/domain/cv/reading.ts';
import type { Result } from '#/domain/result.ts';
import { SCAN_LIMITS } from '#/domain/cv/scan-limits.ts';
import type { ReadCvFailure } from '../read-cv.ts';
import type { ScanMessage } from './read-scan.protocol.ts';

export interface ScanReadOptions {
  signal: AbortSignal;
  onProgress: (step: 'fetching' | 'page', done: number, total: number) => void;
}

export const readScannedCv = async (
  file: File,
  { signal, onProgress }: ScanReadOptions,
): Promise<Result<CvReading, ReadCvFailure>> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const worker = new Worker(new URL('./read-scan.worker.ts', import.meta.url), { type: 'module' });
  let resolve: (read: Result<CvReading, ReadCvFailure>) => void = () => undefined;
  const promise = new Promise<Result<CvReading, ReadCvFailure>>((settle) => {
    resolve = settle;
  });
  const fail = (error: ReadCvFailure): void => resolve({ ok: false, error });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(
      () => fail({ kind: 'refused', refusal: { code: 'corrupt', detail: 'timeout' } }),
      SCAN_LIMITS.pageMilliseconds,
    );
  };
  signal.addEventListener('abort', () => fail({ kind: 'cancelled' }), { once: true });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    fail({ kind: 'kit-missing' });
  });
  worker.addEventListener('message', ({ data }: MessageEvent<ScanMessage>) => {
    if (data.type === 'ready') worker.postMessage(bytes, [bytes.buffer]);
    else if (data.type === 'progress') onProgress(data.step, data.done, data.total);
    else if (data.type === 'missing') fail({ kind: 'kit-missing' });
    else if (data.type === 'done')
      resolve(
        data.result.ok
          ? data.result
          : { ok: false, error: { kind: 'refused', refusal: data.result.error } },
      );
    wait();
  });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
};
