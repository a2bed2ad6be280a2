import { Worker } from 'node:worker_threads';
import { READ_LIMITS } from '#/domain/cv/source.ts';
import { mutationOf } from './fuzz.ts';
import { runHostile } from './run-hostile.ts';

/** Over the reader's own limit, for a busy machine. */
const PATIENCE_MS = READ_LIMITS.milliseconds + 10_000;
const HEAP_MB = 512;
/**
 * Parsers keep what they made of earlier files, and an engine at its limit may end the whole process; in the product
 * each file has a thread of its own.
 */
const FILES_A_THREAD = 25;

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
    let reader = startReader();
    let files = 0;
    while (next < end) {
      const seed = next;
      next += 1;
      const { complaint: told, isOver } = await reader.read(seed);
      // What the thread could not end by itself, the command must.
      const complaint = isOver ? await complaintOfCommand(seed) : told;
      if (complaint !== undefined) {
        broken += 1;
        tell(complaint);
      }
      files += 1;
      if (!isOver && files % FILES_A_THREAD > 0) continue;
      await reader.stop();
      reader = startReader();
    }
    await reader.stop();
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return broken;
};

const complaintOfCommand = async (seed: number): Promise<string | undefined> => {
  const { name, bytes } = mutationOf(seed);
  const { broken } = await runHostile({ name, make: () => bytes });
  return broken && `seed ${seed} (${name}): ${broken}`;
};

interface Answer {
  complaint: string | undefined;
  /** The reader can't be asked again. */
  isOver: boolean;
}

interface Reader {
  read: (seed: number) => Promise<Answer>;
  stop: () => Promise<unknown>;
}

/** One thread that reads one changed file at a time. */
const startReader = (): Reader => {
  const worker = new Worker(new URL('./fuzz.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  let answer: (answer: Answer) => void = () => undefined;
  worker.on('message', (complaint?: string) => answer({ complaint, isOver: false }));
  worker.on('error', () => answer({ complaint: undefined, isOver: true }));
  return {
    read: (seed) =>
      new Promise((resolve) => {
        const deadline = setTimeout(
          () => answer({ complaint: undefined, isOver: true }),
          PATIENCE_MS,
        );
        answer = ({ complaint, isOver }) => {
          clearTimeout(deadline);
          resolve({ complaint, isOver });
        };
        worker.postMessage(seed);
      }),
    stop: () => worker.terminate(),
  };
};
