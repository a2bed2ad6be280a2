import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './project.mjs';

/**
 * One hash over the names and contents of files and folders, so that nothing is built twice.
 * @param {string[]} inputs paths inside the project; missing ones count as missing
 * @param {(file: string) => boolean} isInput
 */
export const stampOf = (inputs, isInput = () => true) => {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesUnder).filter(isInput)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
};

const filesUnder = (input) => {
  const absolute = path.join(ROOT, input);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [input];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath ?? entry.path, entry.name)))
    .toSorted();
};
