/** Reads one file in a worker of its own, so that a hostile file can freeze nothing but that worker. */
import { READ_LIMITS } from '#/domain/cv/source.ts';
import type { Result } from '#/domain/result.ts';
import type { FileContent, FileRefusal, ReadCvMessage, ReadCvRequest } from './read-cv.protocol.ts';

export type ReadCvFailure =
  | { kind: 'refused'; refusal: FileRefusal }
  | { kind: 'kit-missing' }
  | { kind: 'cancelled' };

export interface ReadCvOptions {
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/** Over the reader's own limit, for a worker too busy to notice that its time is over. */
const GRACE_MS = 1500;
const TIMED_OUT: ReadCvFailure = {
  kind: 'refused',
  refusal: { code: 'corrupt', detail: 'timeout' },
};
/** The worker broke off: its memory ran out, or what it found can't be handed over. */
const BROKE_OFF: ReadCvFailure = { kind: 'refused', refusal: { code: 'corrupt' } };

export const readCv = async (
  file: File,
  { signal, onProgress }: ReadCvOptions,
): Promise<Result<FileContent, ReadCvFailure>> => {
  // Before a single byte is read: a phone must not load what will be refused.
  if (file.size > READ_LIMITS.fileBytes)
    return fail({ kind: 'refused', refusal: { code: 'too_large', detail: 'size' } });
  const bytes = await bytesOf(file);
  if (!bytes) return fail({ kind: 'refused', refusal: { code: 'corrupt' } });
  if (signal.aborted) return fail({ kind: 'cancelled' });

  const worker = new Worker(new URL('./read-cv.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await answerOf(worker, { bytes, fileName: file.name }, signal, onProgress);
  } finally {
    worker.terminate();
  }
};

const answerOf = (
  worker: Worker,
  request: ReadCvRequest,
  signal: AbortSignal,
  onProgress: ReadCvOptions['onProgress'],
): Promise<Result<FileContent, ReadCvFailure>> =>
  new Promise((resolve) => {
    let ready = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (result: Result<FileContent, ReadCvFailure>): void => {
      clearTimeout(timer);
      resolve(result);
    };
    signal.addEventListener('abort', () => end(fail({ kind: 'cancelled' })), { once: true });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end(fail(ready ? BROKE_OFF : { kind: 'kit-missing' }));
    });
    worker.addEventListener('messageerror', () => end(fail(BROKE_OFF)));
    worker.addEventListener('message', ({ data }: MessageEvent<ReadCvMessage>) => {
      // pdf.js greets its own page from the same worker: what is none of ours is passed over.
      switch (data.type) {
        case 'ready':
          ready = true;
          timer = setTimeout(() => end(fail(TIMED_OUT)), READ_LIMITS.milliseconds + GRACE_MS);
          worker.postMessage(request, [request.bytes.buffer]);
          break;
        case 'progress':
          onProgress(data.done, data.total);
          break;
        case 'kit-missing':
          end(fail({ kind: 'kit-missing' }));
          break;
        case 'done':
          end(data.result.ok ? data.result : fail({ kind: 'refused', refusal: data.result.error }));
          break;
      }
    });
  });

/** undefined when the file vanished or can't be opened: a cloud file that is not on the device, a removed card. */
const bytesOf = async (file: File): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
};

const fail = (error: ReadCvFailure): { ok: false; error: ReadCvFailure } => ({ ok: false, error });
