/** Reads one file in a worker of its own, so that a hostile file can freeze nothing but that worker. */
import { READ_LIMITS, type Refusal } from '#/domain/cv/source.ts';
import type { Result } from '#/domain/result.ts';

export interface ReadRequest {
  bytes: Uint8Array;
  fileName: string;
}

/** Of pages read as pictures: what is under way. */
export type ReadStep = 'fetching' | 'page';

/** What the reading worker says. `Refused`: the reader's own refusals, and what else its caller can't take. */
type ReadMessage<Content, Refused> =
  /** Loaded and listening. */
  | { type: 'ready' }
  /** Pages or parts, 1 to `total`. */
  | { type: 'progress'; done: number; total: number; step?: ReadStep | undefined }
  | { type: 'done'; result: Result<Content, Refused> }
  /** A parser is not on this device and could not be fetched. */
  | { type: 'kit-missing' };

export type ReadFailure<Refused = Refusal> =
  | { kind: 'refused'; refusal: Refused }
  | { kind: 'kit-missing' }
  | { kind: 'cancelled' };

export interface ReadOptions {
  signal: AbortSignal;
  onProgress: (done: number, total: number, step?: ReadStep) => void;
  /** For what takes minutes: how long the worker may say nothing, and what it means when it never ends well. */
  slow?: { silenceMilliseconds: number; refusal: Refusal };
}

/** Over the reader's own limit, for a worker too busy to notice that its time is over. */
const GRACE_MS = 1500;
const refused = (refusal: Refusal): { kind: 'refused'; refusal: Refusal } => ({
  kind: 'refused',
  refusal,
});
const TIMED_OUT = refused({ code: 'corrupt', detail: 'timeout' });
/** The worker broke off: its memory ran out, or what it found can't be handed over. */
const BROKE_OFF = refused({ code: 'corrupt' });

export const readInWorker = async <Content, Refused>(
  start: () => Worker,
  file: File,
  options: ReadOptions,
): Promise<Result<Content, ReadFailure<Refused | Refusal>>> => {
  // Before a single byte is read: a phone must not load what will be refused.
  if (file.size > READ_LIMITS.fileBytes)
    return fail(refused({ code: 'too_large', detail: 'size' }));
  const bytes = await bytesOf(file);
  if (!bytes) return fail(BROKE_OFF);
  if (options.signal.aborted) return fail({ kind: 'cancelled' });
  const worker = start();
  try {
    return await answerOf<Content, Refused>(worker, { bytes, fileName: file.name }, options);
  } finally {
    worker.terminate();
  }
};

const answerOf = <Content, Refused>(
  worker: Worker,
  request: ReadRequest,
  { signal, onProgress, slow }: ReadOptions,
): Promise<Result<Content, ReadFailure<Refused | Refusal>>> =>
  new Promise((resolve) => {
    let ready = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(
        () => end(fail(slow ? refused(slow.refusal) : TIMED_OUT)),
        (slow?.silenceMilliseconds ?? READ_LIMITS.milliseconds) + GRACE_MS,
      );
    };
    const brokeOff = slow ? refused(slow.refusal) : BROKE_OFF;
    const end = (result: Result<Content, ReadFailure<Refused | Refusal>>): void => {
      clearTimeout(timer);
      resolve(result);
    };
    signal.addEventListener('abort', () => end(fail({ kind: 'cancelled' })), { once: true });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end(fail(ready ? brokeOff : { kind: 'kit-missing' }));
    });
    worker.addEventListener('messageerror', () => end(fail(brokeOff)));
    worker.addEventListener('message', ({ data }: MessageEvent<ReadMessage<Content, Refused>>) => {
      // pdf.js greets its own page from the same worker: what is none of ours is passed over.
      switch (data.type) {
        case 'ready':
          ready = true;
          wait();
          worker.postMessage(request, [request.bytes.buffer]);
          break;
        case 'progress':
          if (slow) wait();
          onProgress(data.done, data.total, data.step);
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

const fail = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });

/** The worker's side of it. `read` rejects only when a parser could not be fetched. */
export const answerReads = <Content, Refused>(
  read: (
    request: ReadRequest,
    onProgress: (done: number, total: number, step?: ReadStep) => void,
  ) => Promise<Result<Content, Refused>>,
): void => {
  const post = (message: ReadMessage<Content, Refused>): void => postMessage(message);
  addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
    read(data, (done, total, step) => post({ type: 'progress', done, total, step })).then(
      (result) => post({ type: 'done', result }),
      () => post({ type: 'kit-missing' }),
    );
  });
  post({ type: 'ready' });
};
