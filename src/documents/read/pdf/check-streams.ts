import { READ_LIMITS } from '#/domain/cv/source.ts';
import { PDF_LIMITS } from '../limits.ts';
import type { ReadingGuard } from '../reading-guard.ts';
import { Refused } from '../reading-guard.ts';
import { concat } from '../unzip.ts';
import { type SpelledMarks, spelledMarks } from './actual-texts.ts';
import { filtersOf, pdfStreams } from './pdf-streams.ts';
import { streamDecoder } from './stream-filters.ts';

export interface CheckedStreams {
  /** How many pixels a picture may have for all that are decoded to fit together. */
  maxImageSize: number;
  /** Of the streams whose marks name letters, as they stand in the file. */
  spelled: SpelledMarks[];
}

/**
 * Counts what pdf.js would unfold whole and without a bound: compressed streams, tables of characters, and
 * pictures. Throws `Refused`.
 */
export const checkStreams = async (
  bytes: Uint8Array,
  guard: ReadingGuard,
): Promise<CheckedStreams> => {
  const decode = await streamDecoder();
  const pictures: number[] = [];
  const spelled: SpelledMarks[] = [];
  let streams = 0;
  let unfolded = 0;
  let mapped = 0;
  for (const { dictionary, data } of pdfStreams(bytes)) {
    guard.check();
    streams += 1;
    if (streams > PDF_LIMITS.streams) throw new Refused('too_large');
    const pixels = pixelsOf(dictionary);
    if (pixels > 0) pictures.push(pixels);
    // A picture is read to its own size; its table of colours or mask is no larger.
    const allowed =
      pixels > 0 ? pixels * MOST_PIXEL_BYTES + MARGIN_BYTES : READ_LIMITS.inflatedBytes - unfolded;
    if (pixels > PDF_LIMITS.pixels) continue;
    const head: Uint8Array[] = [];
    let size = 0;
    decode(data, filtersOf(dictionary), (chunk) => {
      size += chunk.length;
      if (size > allowed) throw new Refused('too_large', 'inflated');
      if (size <= HEAD_BYTES) head.push(chunk);
    });
    if (pixels > 0) continue;
    unfolded += size;
    const content = concat(head);
    mapped += mappedCodes(content);
    if (mapped > PDF_LIMITS.mappedCodes) throw new Refused('too_large');
    const marks = spelledMarks(content);
    if (marks) spelled.push(marks);
  }
  return { maxImageSize: largestThatFits(pictures), spelled };
};

/** 16 bits for each of four inks. */
const MOST_PIXEL_BYTES = 8;
const MARGIN_BYTES = 64 * 1024;

/** 0 for what is no picture. A side that another object tells is taken for a long one. */
const pixelsOf = (dictionary: string): number => {
  if (!/\/Subtype\s*\/Image(?![A-Za-z])/.test(dictionary)) return 0;
  const side = (name: string): number =>
    Number(new RegExp(`/${name}\\s+(\\d+)(?!\\s+\\d+\\s+R)`).exec(dictionary)?.[1] ?? LONG_SIDE);
  return Math.max(1, side('Width') * side('Height'));
};

const LONG_SIDE = 4000;

/** Of a stream, enough for any table of characters. */
const HEAD_BYTES = 2 * 1024 * 1024;

/**
 * How many codes the ranges of a character map name (`<0000> <ffff> <0000>`): pdf.js lists each. Pairs outside the
 * ranges give one code its letters (`<1b> <00660069>`): what would be a huge range is a ligature.
 */
export const mappedCodes = (decoded: Uint8Array): number => {
  const text = new TextDecoder('latin1').decode(decoded);
  let codes = 0;
  for (const [, ranges = ''] of text.matchAll(RANGES))
    for (const [, low = '', high = ''] of ranges.matchAll(RANGE))
      codes += Math.max(0, Number.parseInt(high, 16) - Number.parseInt(low, 16));
  return codes;
};

const RANGES = /begin(?:bf|cid|notdef)range((?:(?!begin|endcmap)[^])*)/g;
const RANGE = /<([\da-f]{1,16})>\s*<([\da-f]{1,16})>\s*(?:<[\da-f\s]*>|\[|\d)/gi;

/** Smallest first, as many as fit: icons and portraits come before scans. */
const largestThatFits = (pictures: readonly number[]): number => {
  let sum = 0;
  let largest = 0;
  for (const pixels of pictures.toSorted((a, b) => a - b)) {
    if (pixels > PDF_LIMITS.pixels) break;
    sum += pixels;
    if (sum > PDF_LIMITS.allPixels) return largest;
    largest = pixels;
  }
  return PDF_LIMITS.pixels;
};
