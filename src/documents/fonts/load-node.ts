/** For the command line and tests; a page hands in a loader that fetches the same files. */
import { readFile } from 'node:fs/promises';
import type { FontKey } from '#/domain/cv/layout/laid-out.ts';

export const loadFontFromDisk = async (font: FontKey): Promise<Uint8Array> =>
  new Uint8Array(await readFile(new URL(`./${font}.ttf`, import.meta.url)));
