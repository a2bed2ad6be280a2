import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource } from '#/documents/read/read-source.ts';
import { readCvFromSource } from '#/domain/cv/read/read-cv.ts';
import { readJsonFile } from '#/parts/reading/read-json-file.ts';
import { JSON_SAMPLES } from './json-samples.ts';
import { diceFrom, mutate } from './mutate.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures');
const filesIn = (folder: string, endings: RegExp): string[] =>
  readdirSync(join(FIXTURES, folder))
    .filter((name) => endings.test(name))
    .map((name) => join(folder, name));
const FILES = [
  ...filesIn('cv', /\.(?:pdf|docx|odt|rtf|txt)$/),
  ...filesIn('makers/opened', /\.(?:doc|m?html)$/),
  ...JSON_SAMPLES.keys(),
].toSorted();

/** The same changed file for the same seed. */
export const mutationOf = (seed: number): { name: string; bytes: Uint8Array } => {
  const dice = diceFrom(seed);
  const name = FILES[dice(FILES.length)] ?? '';
  const sample = JSON_SAMPLES.get(name);
  const bytes = sample ?? new Uint8Array(readFileSync(join(FIXTURES, name)));
  return { name, bytes: mutate(bytes, dice) };
};

/**
 * What broke while a changed file was read, with the seed that makes it again; undefined when it ended in a
 * reading or a refusal. The readers are called without the net that turns what nobody foresaw into a refusal.
 */
export const fuzz = async (seed: number): Promise<string | undefined> => {
  const { name, bytes } = mutationOf(seed);
  try {
    if (name.endsWith('.json')) {
      await readJsonFile(new TextDecoder().decode(bytes));
      return undefined;
    }
    const source = await readSource(bytes);
    if (source.ok) readCvFromSource(source.value);
    return undefined;
  } catch (error) {
    return `seed ${seed} (${name}): ${error instanceof Error ? error.stack : String(error)}`;
  }
};
