import { decodeText } from '../decode-text.ts';

/** Browsers look this far for what a page says of its own letters. */
const PRESCAN = 1024;

/** A mark of order first, then what came with the page, then what it says itself; else as any text. */
export const decodeHtml = (bytes: Uint8Array, charset?: string): string => {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return decodeText(bytes);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, PRESCAN));
  const said = charset ?? /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w-]{1,40})/i.exec(head)?.[1];
  // A page that names UTF-16 in letters of one byte is not in it.
  if (said === undefined || /^utf-?(?:16|8)/i.test(said)) return decodeText(bytes);
  try {
    return new TextDecoder(said).decode(bytes);
  } catch {
    // A name that nobody knows.
    return decodeText(bytes);
  }
};
