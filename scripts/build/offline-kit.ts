import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const KIT = /node_modules\/(pdfjs-dist|fflate|jspdf|docx)\/|\/src\/documents\//;

/** Reads or writes files, so it belongs to the offline kit and not to the first view. */
export const isKitModule = (id: string): boolean => KIT.test(id);

/**
 * Writes `kit.json` beside the build: the kit's files and the bytes that travel (brotli),
 * so that a person on Save-Data is told a true size before fetching.
 */
export const kitList = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'jalon:kit-list',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    // Before the service worker is built, which precaches the list.
    writeBundle: {
      order: 'pre',
      handler() {
        const folder = path.resolve(config.root, config.build.outDir, 'assets', 'kit');
        const files = readdirSync(folder).toSorted();
        const bytes = files.reduce(
          (sum, file) => sum + brotliCompressSync(readFileSync(path.join(folder, file))).length,
          0,
        );
        writeFileSync(
          path.resolve(config.root, config.build.outDir, 'kit.json'),
          JSON.stringify({ files: files.map((file) => `/assets/kit/${file}`), bytes }),
        );
      },
    },
  };
};
