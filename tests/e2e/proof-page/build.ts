import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';

/** Where the page answers on the product's origin. */
export const PROOF_PATH = '/proof/index.html';

/** A copy of the built product with the proof page beside it, in a folder of its own. */
export const productWithProofPage = async (distDir: string): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'jalon-proof-'));
  cpSync(distDir, folder, { recursive: true });
  await build({
    root: import.meta.dirname,
    base: '/proof/',
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // As Vite's client does for the product.
    define: { __APP_VERSION__: '"proof"' },
    build: {
      outDir: path.join(folder, 'proof'),
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
    },
  });
  return folder;
};
