/** For the command line and tests; a page hands in a loader that fetches the same files. */
import type { FontKey } from '#/domain/cv/layout/laid-out.ts';

export const loadFontFromDisk = async (font: FontKey): Promise<Uint8Array> => {
  // Asked of the process, not imported: bundlers for the browser never meet it.
  const { readFile } = process.getBuiltinModule('node:fs/promises');
  return new Uint8Array(await readFile(new URL(`./${font}.ttf`, import.meta.url)));
};
