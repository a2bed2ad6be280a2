import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const DIST = path.resolve(import.meta.dirname, '../../dist');
/** Compressed already. */
const PACKED = /\.(woff2|png|webp|jpg)$/;

/** Bytes that travel for all that the service worker keeps from the first visit, itself left out. */
export const precachedBytes = (): number =>
  precached().reduce((sum, file) => {
    const content = readFileSync(path.join(DIST, file));
    return sum + (PACKED.test(file) ? content.length : brotliCompressSync(content).length);
  }, 0);

/** The list is written into the worker by the build. */
const precached = (): string[] => {
  const worker = readFileSync(path.join(DIST, 'service-worker.js'), 'utf8');
  const list = [
    ...worker.matchAll(/revision["']?:(?:null|["'`]\w+["'`]),["']?url["']?:["'`]([^"'`]+)/g),
  ]
    .concat([...worker.matchAll(/url["']?:["'`]([^"'`]+)["'`],["']?revision["']?:/g)])
    .map(([, url = '']) => url);
  if (list.length < 10) throw new Error('The service worker lists nothing to keep');
  return list;
};
