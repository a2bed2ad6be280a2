import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const DIST = path.resolve(import.meta.dirname, '../../dist');
/** Compressed already. */
const PACKED = /\.(woff2|png|webp|jpg)$/;

/** Bytes that travel for files of the build, given by their paths. */
export const bytesOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => {
    const content = readFileSync(path.join(DIST, file));
    return sum + (PACKED.test(file) ? content.length : brotliCompressSync(content).length);
  }, 0);
