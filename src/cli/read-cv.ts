import type { Refusal } from '#/domain/cv/source.ts';
import { loadFile } from './load-file.ts';
import { readInWorker } from './read-in-worker.ts';
import { readingToJson } from './reading-json.ts';
import { refusalMessage } from './refusal-message.ts';

const REFUSED = 2;

/**
 * `read-cv FILE`: prints one JSON object with what the CV says, or `{error}`.
 * Exit code 0 for a reading, 2 for a refusal, 1 for a wrong call.
 */
export const run = async (args: string[]): Promise<number> => {
  const [path, ...rest] = args;
  if (path === undefined || path.startsWith('--') || rest.length > 0) {
    process.stderr.write('Usage: jalon read-cv FILE\n');
    return 1;
  }
  const bytes = await loadFile(path);
  if (!bytes) return 1;
  const reading = await readInWorker(bytes);
  if (!reading.ok) return refuse(reading.error);
  print(readingToJson(reading.value));
  return 0;
};

const refuse = (refusal: Refusal): number => {
  print({ error: { ...refusal, message: refusalMessage(refusal) } });
  return REFUSED;
};

const print = (value: object): void => {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
};
