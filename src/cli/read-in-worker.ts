import { Worker } from 'node:worker_threads';
import type { CvReading } from '#/domain/cv/reading.ts';
import { READ_LIMITS, type Refusal } from '#/domain/cv/source.ts';
import type { Result } from '#/domain/result.ts';

const MEGABYTE = 1024 * 1024;
/** Of the 512 MB that this process may take: what one turn of the watch can add is kept free. */
const MOST_BYTES = 360 * MEGABYTE;
/**
 * The engine's own limit, for objects alone. It is the wider one, as an engine at its limit may end the whole
 * process: the watch, which sees buffers too, comes first.
 */
const MOST_HEAP_MB = 480;
const WATCH_EVERY_MS = 10;

export type ReadingMessage =
  /** Loaded: the time of reading begins. */
  { type: 'ready' } | { type: 'done'; result: Result<CvReading, Refusal> };

/**
 * Reads a CV's bytes in a thread of its own, which is ended when its time or its memory is over: no file can
 * hang this process, crash it or make it grow without bound.
 */
export const readInWorker = (bytes: Uint8Array): Promise<Result<CvReading, Refusal>> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./reading.worker.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    });
    let deadline: NodeJS.Timeout | undefined;
    const end = (result: Result<CvReading, Refusal>): void => {
      clearTimeout(deadline);
      clearInterval(watch);
      void worker.terminate().then(() => resolve(result));
    };
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() > MOST_BYTES) end(refused({ code: 'too_large' }));
    }, WATCH_EVERY_MS);
    worker.on('message', (message: ReadingMessage) => {
      if (message.type === 'done') end(message.result);
      else
        deadline = setTimeout(
          () => end(refused({ code: 'corrupt', detail: 'timeout' })),
          READ_LIMITS.milliseconds,
        );
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      end(refused({ code: isMemory ? 'too_large' : 'corrupt' }));
    });
  });

const refused = (error: Refusal): Result<never, Refusal> => ({ ok: false, error });
