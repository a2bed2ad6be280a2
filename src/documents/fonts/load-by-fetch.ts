/** For pages and workers: the same files as the command line reads, as assets of the offline kit. */
import type { FontKey } from '#/domain/cv/layout/laid-out.ts';

/** Also the source for `FontFace`, so that the preview draws with what the PDF embeds. */
export const fontUrl = (font: FontKey): string => new URL(`./${font}.ttf`, import.meta.url).href;

/** Rejects when the file can't be fetched: offline before the kit was stored. */
export async function loadFontByFetch(font: FontKey): Promise<Uint8Array> {
  const response = await fetch(fontUrl(font));
  if (!response.ok) throw new Error(`The font ${font} could not be fetched (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}
