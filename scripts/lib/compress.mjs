import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(css|html|js|json|map|md|mjs|svg|ttf|otf|txt|wasm|webmanifest|xml)$/;
/** Below this, headers weigh more than what is saved. */
const SMALLEST = 1024;

/**
 * Writes a `.br` and a `.gz` beside each file of a folder that becomes smaller by it.
 * @param {string} folder @returns {Promise<{ files: number, bytes: number, brotli: number }>} totals of what was compressed
 */
export const compressFolder = async (folder) => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
  const sizes = (await Promise.all(files.map(compressFile))).filter(Boolean);
  return {
    files: sizes.length,
    bytes: sizes.reduce((sum, size) => sum + size.bytes, 0),
    brotli: sizes.reduce((sum, size) => sum + size.brotli, 0),
  };
};

const compressFile = async (file) => {
  const content = await readFile(file);
  if (content.length < SMALLEST) return undefined;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli);
  if (gzipped.length < content.length) await writeFile(`${file}.gz`, gzipped);
  return { bytes: content.length, brotli: brotli.length };
};
