/** Writes the .br and .gz files the server answers with: `node scripts/compress.mjs [folder]`. */
import { compressFolder } from './lib/compress.mjs';
import { DIST } from './lib/project.mjs';

const { files, bytes, brotli } = await compressFolder(process.argv[2] ?? DIST);
console.log(
  `${files} files: ${Math.round(bytes / 1024)} KB, ${Math.round(brotli / 1024)} KB in brotli`,
);
