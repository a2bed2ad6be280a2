import type { CvReading } from '#/domain/cv/reading.ts';
import type { Refusal } from '#/domain/cv/source.ts';
import type { Result } from '#/domain/result.ts';
import { bytesOf, loadFile } from '../load-file.ts';
import { printLine } from '../print-line.ts';
import { readInWorker, startReader, type Reader } from './read-in-worker.ts';
import { readingToJson } from './reading-json.ts';
import { missing, refused } from './refusal-message.ts';

const REFUSED = 2;

/**
 * `read-cv FILE`: prints one JSON object with what the CV says, or `{error}`.
 * `read-cv FILES…`: one line of JSON a file, behind its name; a bad file stops nothing.
 * Exit code 0 for a reading, 2 for a refusal, 1 for a wrong call.
 */
export const run = async (args: string[]): Promise<number> => {
  const [path, ...rest] = args;
  if (path === undefined || args.some((argument) => argument.startsWith('--'))) {
    process.stderr.write('Usage: jalon read-cv FILE…\n');
    return 1;
  }
  if (rest.length > 0) return readMany(args);
  const bytes = await loadFile(path);
  if (!bytes) return 1;
  const read = await readInWorker(bytes, path);
  process.stdout.write(`${JSON.stringify(answer(read), null, 2)}\n`);
  return read.ok ? 0 : REFUSED;
};

const readMany = async (files: readonly string[]): Promise<number> => {
  const reader = startReader();
  let code = 0;
  try {
    for (const file of files) {
      const bytes = await bytesOf(file);
      const said = bytes.ok
        ? answer(await readingOf(reader, bytes.value, file))
        : { error: missing(bytes.error) };
      if ('error' in said) code = REFUSED;
      await printLine({ file, ...said });
    }
  } finally {
    reader.close();
  }
  return code;
};

const readingOf = async (
  reader: Reader,
  bytes: Uint8Array,
  fileName: string,
): Promise<Result<CvReading, Refusal>> => {
  const read = await reader.read({ bytes, fileName });
  return read.ok ? { ok: true, value: read.value.reading } : read;
};

const answer = (read: Result<CvReading, Refusal>): object =>
  read.ok ? readingToJson(read.value) : { error: refused(read.error) };
