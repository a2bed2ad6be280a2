import { Worker } from 'node:worker_threads';
import { READ_LIMITS } from '#/domain/cv/source.ts';

/** Over the reader's own limit, for a busy machine. */
const PATIENCE_MS = READ_LIMITS.milliseconds + 10_000;
const HEAP_MB = 256;

/** Reads the changed files of the seeds from `from` on, some at a time, and tells what broke, with its seed. */
export const manyMutations = async (
  count: number,
  from: number,
  atATime: number,
  tell: (line: string) => void,
): Promise<number> => {
  const end = from + count;
  let next = from;
  let broken = 0;
  const work = async (): Promise<void> => {
    let worker = startWorker();
    while (next < end) {
      const seed = next;
      next += 1;
      const answer = await answerOf(worker, seed);
      if (answer.complaint === undefined) continue;
      broken += 1;
      tell(answer.complaint);
      if (answer.isOver) {
        await worker.terminate();
        worker = startWorker();
      }
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return broken;
};

const startWorker = (): Worker =>
  new Worker(new URL('./fuzz.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });

interface Answer {
  complaint: string | undefined;
  /** The worker can't be asked again. */
  isOver: boolean;
}

const answerOf = (worker: Worker, seed: number): Promise<Answer> =>
  new Promise((resolve) => {
    const end = (answer: Answer): void => {
      clearTimeout(deadline);
      worker.removeAllListeners();
      resolve(answer);
    };
    const deadline = setTimeout(
      () => end({ complaint: `seed ${seed}: no answer in time`, isOver: true }),
      PATIENCE_MS,
    );
    worker.once('message', (complaint: string | undefined) => end({ complaint, isOver: false }));
    worker.once('error', (error) => end({ complaint: `seed ${seed}: ${error}`, isOver: true }));
    worker.postMessage(seed);
  });
