import { Worker } from 'node:worker_threads';
import type { CvReading } from '#/domain/cv/reading.ts';
import { READ_LIMITS, type Refusal } from '#/domain/cv/source.ts';
import type { Result } from '#/domain/result.ts';
import type { Conversion, Converted } from './convert-reading.ts';

const MEGABYTE = 1024 * 1024;
/** Of the 512 MB that this process may take: what one turn of the watch can add is kept free. */
const MOST_BYTES = 360 * MEGABYTE;
/**
 * The engine's own limit, for objects alone. It is the wider one, as an engine at its limit may end the whole
 * process: the watch, which sees buffers too, comes first.
 */
const MOST_HEAP_MB = 480;
const WATCH_EVERY_MS = 10;
/** Swept often, so that what one file leaves is not carried to the next. */
const YOUNG_MB = 16;
/** Between files: a thread that holds more than this is exchanged, as what it keeps is not given back on its own. */
const RESTING_BYTES = 345 * MEGABYTE;

export interface ReadingOrder {
  bytes: Uint8Array;
  fileName: string;
  /** What to make of the reading. */
  conversion?: Conversion | undefined;
}

export type ReadingMessage =
  /** Loaded: the time of reading begins. */
  | { type: 'ready' }
  | { type: 'done'; result: Read }
  /** What nobody foresaw, while a reading was converted. */
  | { type: 'failed'; message: string };

type Read = Result<{ reading: CvReading; converted?: Converted | undefined }, Refusal>;

/** One file's bytes, read in a thread of their own. */
export const readInWorker = async (
  bytes: Uint8Array,
  fileName = '',
): Promise<Result<CvReading, Refusal>> => {
  const reader = startReader();
  try {
    const read = await reader.read({ bytes, fileName });
    return read.ok ? { ok: true, value: read.value.reading } : read;
  } finally {
    await reader.close();
  }
};

export interface Reader {
  /** One file after the other. */
  read: (order: ReadingOrder) => Promise<Read>;
  close: () => Promise<void>;
}

/**
 * Reads files, and converts them, in a thread of its own, kept from one file to the next and ended when a file's time or memory is over:
 * no file can hang this process, crash it or make it grow without bound.
 */
export const startReader = (): Reader => {
  let thread: Thread | undefined;
  const inThread = async (order: ReadingOrder): Promise<{ read: Read; wasUsed: boolean }> => {
    thread ??= startThread();
    const wasUsed = thread.files > 0;
    const read = await thread.read(order);
    if (thread.isOver) thread = undefined;
    return { read, wasUsed };
  };
  return {
    read: async (order) => {
      const { read, wasUsed } = await inThread(order);
      // What the files before left behind is not this one's weight.
      const isHeavy = !read.ok && read.error.code === 'too_large' && thread === undefined;
      return isHeavy && wasUsed ? (await inThread(order)).read : read;
    },
    close: async () => {
      await thread?.end();
    },
  };
};

interface Thread {
  files: number;
  isOver: boolean;
  read: (order: ReadingOrder) => Promise<Read>;
  end: () => Promise<unknown>;
}

const startThread = (): Thread => {
  const worker = new Worker(new URL('./reading.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const ready = new Promise<void>((resolve) => {
    worker.once('message', () => resolve());
  });
  const thread: Thread = {
    files: 0,
    isOver: false,
    read: async (order) => {
      const watch = watchOver(worker);
      try {
        await Promise.race([ready, watch.ended]);
        thread.files += 1;
        worker.postMessage(order);
        watch.startTime();
        const read = await watch.ended;
        thread.isOver = watch.isOver() || process.memoryUsage.rss() > RESTING_BYTES;
        if (thread.isOver) await worker.terminate();
        return read;
      } finally {
        watch.stop();
      }
    },
    end: () => worker.terminate(),
  };
  return thread;
};

/** Waits for an answer, or for the end of what a file may take. */
const watchOver = (worker: Worker) => {
  let over = false;
  let deadline: NodeJS.Timeout | undefined;
  let watch: NodeJS.Timeout | undefined;
  let startTime = (): void => undefined;
  let release = (): void => undefined;
  const ended = new Promise<Read>((resolve) => {
    const give = (error: Refusal): void => {
      over = true;
      resolve({ ok: false, error });
    };
    const hear = (message: ReadingMessage): void => {
      if (message.type === 'done') resolve(message.result);
      else if (message.type === 'failed') resolve({ ok: false, error: { code: 'corrupt' } });
    };
    const fail = (error: NodeJS.ErrnoException): void =>
      give({ code: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_large' : 'corrupt' });
    worker.on('message', hear).on('error', fail);
    watch = setInterval(() => {
      if (process.memoryUsage.rss() > MOST_BYTES) give({ code: 'too_large' });
    }, WATCH_EVERY_MS);
    release = () => {
      worker.off('message', hear).off('error', fail);
    };
    startTime = () => {
      deadline = setTimeout(
        () => give({ code: 'corrupt', detail: 'timeout' }),
        READ_LIMITS.milliseconds,
      );
    };
  });
  return {
    ended,
    isOver: () => over,
    startTime: () => startTime(),
    stop: () => {
      clearTimeout(deadline);
      clearInterval(watch);
      release();
    },
  };
};
