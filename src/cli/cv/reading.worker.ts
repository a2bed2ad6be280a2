import { parentPort } from 'node:worker_threads';
// What every reading needs is loaded before its time begins.
import '#/documents/read/read-source.ts';
import '#/domain/cv/read/read-cv.ts';
import { readCvFile } from '#/documents/read/read-cv-file.ts';
import { readJsonCv } from '#/documents/read/json/read-json-cv.ts';
import type { CvReading } from '#/domain/cv/reading.ts';
import type { Refusal } from '#/domain/cv/source.ts';
import type { Result } from '#/domain/result.ts';
import type { Read, ReadingMessage, ReadingOrder } from './read-in-worker.ts';
import { readingFromJson } from './reading-from-json.ts';

const post = (message: ReadingMessage): void => parentPort?.postMessage(message);

const read = async ({ bytes, fileName }: ReadingOrder): Promise<Result<CvReading, Refusal>> =>
  readJsonCv(bytes, fileName, printedByUs) ?? readCvFile(bytes, { fileName });

const convert = async (order: ReadingOrder): Promise<Read> => {
  const { conversion } = order;
  const result = await read(order);
  if (!result.ok) return result;
  const reading = result.value;
  const converted = conversion
    ? await (await import('./convert-reading.ts')).convertReading(reading, conversion)
    : undefined;
  return { ok: true, value: { reading, converted } };
};

const answer = async (order: ReadingOrder): Promise<void> => {
  const result = await convert(order);
  await sweep();
  post({ type: 'done', result });
};

/** Of the process, when it was last swept. */
let heldBytes = process.memoryUsage.rss();
/** By how much it may grow until the next time. */
const MOST_GROWTH_BYTES = 60 * 1024 * 1024;

/** The engine's thorough collection, which alone gives pages back: on its own it keeps them, and a heavy file has no room. */
const sweep = async (): Promise<void> => {
  if (process.memoryUsage.rss() < heldBytes + MOST_GROWTH_BYTES) return;
  await globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' });
  heldBytes = process.memoryUsage.rss();
};

/** What `read-cv` prints is a CV for the other commands. */
const printedByUs = (value: object): CvReading | undefined =>
  'fullName' in value && 'experience' in value ? readingFromJson(value) : undefined;

// pdf.js leaves failures of its side tasks to nobody: as in a browser, they don't end the reading.
process.on('unhandledRejection', () => undefined);
parentPort?.on('message', (order: ReadingOrder) => {
  answer(order).catch((error: unknown) => post({ type: 'failed', message: String(error) }));
});
post({ type: 'ready' });
