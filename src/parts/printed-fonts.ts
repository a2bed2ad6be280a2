/** The fonts inside our PDFs, for the screen: the preview can only promise what the file keeps if both draw the same. */
import { FACES, type FontKey } from '#/domain/cv/layout/laid-out.ts';

// Written out, so that the bundler sees files and no module.
const URLS: Record<FontKey, URL> = {
  'sans-400': new URL('../documents/fonts/sans-400.ttf', import.meta.url),
  'sans-600': new URL('../documents/fonts/sans-600.ttf', import.meta.url),
  'sans-700': new URL('../documents/fonts/sans-700.ttf', import.meta.url),
  'serif-400': new URL('../documents/fonts/serif-400.ttf', import.meta.url),
  'serif-600': new URL('../documents/fonts/serif-600.ttf', import.meta.url),
  'display-700': new URL('../documents/fonts/display-700.ttf', import.meta.url),
  'round-400': new URL('../documents/fonts/round-400.ttf', import.meta.url),
  'round-600': new URL('../documents/fonts/round-600.ttf', import.meta.url),
  'wide-sans-400': new URL('../documents/fonts/wide-sans-400.ttf', import.meta.url),
  'wide-sans-600': new URL('../documents/fonts/wide-sans-600.ttf', import.meta.url),
  'wide-sans-700': new URL('../documents/fonts/wide-sans-700.ttf', import.meta.url),
  'wide-serif-400': new URL('../documents/fonts/wide-serif-400.ttf', import.meta.url),
  'wide-serif-600': new URL('../documents/fonts/wide-serif-600.ttf', import.meta.url),
};

const bytesByFont = new Map<FontKey, Promise<Uint8Array>>();

/** The bytes of a font file, fetched once. Rejects when it is neither on the device nor in reach. */
export const loadPrintedFont = (font: FontKey): Promise<Uint8Array> => {
  const known = bytesByFont.get(font);
  if (known) return known;
  const loading = fetchFont(font);
  bytesByFont.set(font, loading);
  // Asked again next time: the network may be back.
  loading.catch(() => bytesByFont.delete(font));
  return loading;
};

/** Makes fonts known to the page under the names the layout uses. True once all of them are. */
export const showPrintedFonts = async (fonts: Iterable<FontKey>): Promise<boolean> => {
  const shown = await Promise.allSettled([...fonts].map(showFont));
  return shown.every(({ status }) => status === 'fulfilled');
};

const shownFonts = new Map<FontKey, Promise<void>>();

const showFont = (font: FontKey): Promise<void> => {
  const known = shownFonts.get(font);
  if (known) return known;
  const showing = addFace(font);
  shownFonts.set(font, showing);
  showing.catch(() => shownFonts.delete(font));
  return showing;
};

const addFace = async (font: FontKey): Promise<void> => {
  const { family, weight } = FACES[font];
  const bytes = await loadPrintedFont(font);
  const face = new FontFace(family, bytes as Uint8Array<ArrayBuffer>, { weight: String(weight) });
  document.fonts.add(await face.load());
};

const fetchFont = async (font: FontKey): Promise<Uint8Array> => {
  const response = await fetch(URLS[font]);
  if (!response.ok) throw new Error(`Font ${font}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};
