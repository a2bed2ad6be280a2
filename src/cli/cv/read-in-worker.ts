import { fork } from 'node:child_process';
import { Worker } from 'node:worker_threads';
import type { CvReading } from '#/domain/cv/reading.ts';
import { READ_LIMITS, type Refusal } from '#/domain/cv/source.ts';
import type { Result } from '#/domain/result.ts';
import type { Conversion, Converted } from './convert-reading.ts';

const MEGABYTE = 1024 * 1024;
/** Of the 512 MB that this process may take: what one turn of the watch can add is kept free. */
const MOST_BYTES = 390 * MEGABYTE;
/**
 * The engine's own limit, for objects alone. It is the wider one, as an engine at its limit may end the whole
 * process: the watch, which sees buffers too, comes first.
 */
const MOST_HEAP_MB = 480;
const WATCH_EVERY_MS = 10;
/** Swept often, so that what one file leaves is not carried to the next. */
const YOUNG_MB = 16;
/** Between files: a process that holds more, swept as it is, is exchanged. */
const RESTING_BYTES = 350 * MEGABYTE;

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

export type Read = Result<{ reading: CvReading; converted?: Converted | undefined }, Refusal>;

/** One file's bytes, read in a thread of their own. */
export const readInWorker = async (
  bytes: Uint8Array,
  fileName = '',
): Promise<Result<CvReading, Refusal>> => {
  const thread = startThread();
  try {
    const read = await thread.read({ bytes, fileName });
    return read.ok ? { ok: true, value: read.value.reading } : read;
  } finally {
    await thread.end();
  }
};

export interface Reader {
  /** One file after the other. */
  read: (order: ReadingOrder) => Promise<Read>;
  close: () => void;
}

/**
 * Reads files, and converts them, in a process of its own, kept from one file to the next and ended when a file's time
 * or memory is over: no file can hang the command, crash it or make it grow without bound, and what a file took is
 * given back, as the memory of an ended thread is not.
 */
export const startReader = (): Reader => {
  let child: ReadingProcess | undefined;
  const inProcess = async (order: ReadingOrder): Promise<{ read: Read; wasUsed: boolean }> => {
    if (!child || child.isOver) child = startProcess();
    const wasUsed = child.files > 0;
    return { read: await child.read(order), wasUsed };
  };
  return {
    read: async (order) => {
      const { read, wasUsed } = await inProcess(order);
      // What the files before left behind is not this one's weight.
      const isHeavy = !read.ok && read.error.code === 'too_large' && child?.isOver === true;
      return isHeavy && wasUsed ? (await inProcess(order)).read : read;
    },
    close: () => child?.end(),
  };
};

interface ReadingProcess {
  files: number;
  isOver: boolean;
  read: (order: ReadingOrder) => Promise<Read>;
  end: () => void;
}

/** What `reading.process.ts` answers; `isOver`: it reads no other file. */
export interface ProcessAnswer {
  read: Read;
  isOver: boolean;
}

const startProcess = (): ReadingProcess => {
  const child = fork(new URL('./reading.process.ts', import.meta.url), {
    serialization: 'advanced',
    // One arena for all threads: what glibc keeps in others is lost to the next file, and the process exchanged sooner.
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
    // To sweep; and no code is optimised a second time, which takes longer than the seconds of a command give back.
    execArgv: [...process.execArgv, '--expose-gc', '--no-turbofan'],
  });
  const end = (): void => void child.kill();
  const reading: ReadingProcess = {
    files: 0,
    isOver: false,
    read: (order) =>
      new Promise((resolve) => {
        reading.files += 1;
        const give = ({ read, isOver }: ProcessAnswer): void => {
          child.off('message', give).off('exit', fail);
          reading.isOver = isOver;
          if (isOver) end();
          resolve(read);
        };
        // The engine, or the system, ends a process that grows faster than its watch looks.
        const fail = (): void =>
          give({ read: { ok: false, error: { code: 'too_large' } }, isOver: true });
        child.on('message', give).on('exit', fail);
        child.send(order);
      }),
    end,
  };
  // Also between two files.
  child.on('exit', () => (reading.isOver = true));
  return reading;
};

interface Thread {
  isOver: boolean;
  read: (order: ReadingOrder) => Promise<Read>;
  end: () => Promise<unknown>;
}

export const startThread = (): Thread => {
  const worker = new Worker(new URL('./reading.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const ready = new Promise<void>((resolve) => {
    worker.once('message', () => resolve());
  });
  const thread: Thread = {
    isOver: false,
    read: async (order) => {
      const watch = watchOver(worker);
      try {
        await Promise.race([ready, watch.ended]);
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
