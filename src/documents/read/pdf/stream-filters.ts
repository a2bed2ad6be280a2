import type { Unzlib } from 'fflate';
import { loaded } from '../loaded.ts';
import { concat, SLICE } from '../unzip.ts';

type Sink = (chunk: Uint8Array) => void;

type Filter = (data: Uint8Array, to: Sink) => void;
type Decoder = (data: Uint8Array, filters: readonly string[], to: Sink) => void;

/**
 * Decodes streams by their filters (ISO 32000-1, 7.4), handing over each piece as it comes, so that
 * whoever counts them can stop by throwing. Pictures' own filters end the chain: what they unfold to is
 * bounded by the picture's size. Broken data gives what came before the break.
 */
export const streamDecoder = async (): Promise<Decoder> => {
  const { Unzlib: Inflater } = await loaded(import('fflate'));
  const inflate = inflateBy(Inflater);
  const filters = new Map([...FILTERS, ['FlateDecode', inflate], ['Fl', inflate]]);
  const decode: Decoder = (data, [name, ...rest], to) => {
    const filter = filters.get(name ?? '');
    if (name === undefined && data.length > 0) to(data);
    else if (rest.length === 0) filter?.(data, to);
    else if (filter) {
      // What one filter gives is gathered for the next, and counted on its way.
      const chunks: Uint8Array[] = [];
      filter(data, (chunk) => {
        to(chunk);
        chunks.push(chunk);
      });
      decode(concat(chunks), rest, to);
    }
  };
  return decode;
};

const inflateBy =
  (Inflater: typeof Unzlib): Filter =>
  (data, to) => {
    let stop: unknown;
    let isOver = false;
    const inflater = new Inflater((chunk, final) => {
      isOver ||= final;
      try {
        to(chunk);
      } catch (error) {
        stop = error;
        throw error;
      }
    });
    try {
      for (let at = 0; at < data.length && !isOver; at += SLICE)
        inflater.push(data.subarray(at, at + SLICE), at + SLICE >= data.length);
    } catch {
      if (stop !== undefined) throw stop;
    }
  };

const FIRST_CODE = 258;
const CODES = 4096;

/** Codes of 9 to 12 bits, each a text met before and one byte more. */
const expandLzw = (data: Uint8Array, to: Sink): void => {
  const prefix = new Uint16Array(CODES);
  const last = Uint8Array.from({ length: CODES }, (_, code) => code);
  const length = new Uint16Array(CODES).fill(1);
  let next = FIRST_CODE;
  let width = 9;
  let previous = -1;
  let bits = 0;
  let held = 0;
  const textOf = (code: number): Uint8Array => {
    const text = new Uint8Array(length[code] ?? 1);
    for (let at = text.length - 1, of = code; at >= 0; at -= 1, of = prefix[of] ?? 0)
      text[at] = last[of] ?? 0;
    return text;
  };
  for (const byte of data) {
    bits = (bits << 8) | byte;
    held += 8;
    if (held < width) continue;
    held -= width;
    const code = bits >> held;
    bits &= (1 << held) - 1;
    if (code === 257) return;
    if (code === 256) {
      next = FIRST_CODE;
      width = 9;
      previous = -1;
      continue;
    }
    if (code > next || (code === next && previous < 0)) return;
    const known = textOf(code === next ? previous : code);
    if (previous >= 0 && next < CODES) {
      prefix[next] = previous;
      last[next] = known[0] ?? 0;
      length[next] = (length[previous] ?? 0) + 1;
      next += 1;
      if (next + 1 >= 1 << width && width < 12) width += 1;
    }
    to(code === next - 1 && previous >= 0 ? textOf(code) : known);
    previous = code;
  }
};

const expandRuns = (data: Uint8Array, to: Sink): void => {
  for (let at = 0; at < data.length;) {
    const count = data[at] ?? 128;
    if (count === 128) return;
    if (count < 128) to(data.subarray(at + 1, at + 2 + count));
    else to(new Uint8Array(257 - count).fill(data[at + 1] ?? 0));
    at += count < 128 ? count + 2 : 2;
  }
};

const TILDE = 0x7e;

const fromBase85 = (data: Uint8Array, to: Sink): void => {
  const out = new Uint8Array(data.length * 4);
  let size = 0;
  let group: number[] = [];
  const flush = (count: number): void => {
    const padded = [...group, 84, 84, 84, 84].slice(0, 5);
    const value = padded.reduce((sum, digit) => (sum * 85 + digit) % 2 ** 32, 0);
    for (let at = 0; at < count; at += 1) out[size++] = (value / 2 ** (24 - 8 * at)) & 255;
    group = [];
  };
  for (const byte of data) {
    if (byte === TILDE) break;
    if (byte === 0x7a && group.length === 0) size += 4;
    else if (byte >= 33 && byte <= 117) group.push(byte - 33);
    if (group.length === 5) flush(4);
  }
  if (group.length > 1) flush(group.length - 1);
  to(out.subarray(0, size));
};

const fromHex = (data: Uint8Array, to: Sink): void => {
  const digits = new TextDecoder('latin1').decode(data).split('>')[0]?.replaceAll(/\s/g, '') ?? '';
  const out = new Uint8Array(Math.ceil(digits.length / 2));
  for (let at = 0; at < out.length; at += 1)
    out[at] = Number.parseInt(digits.slice(2 * at, 2 * at + 2).padEnd(2, '0'), 16) || 0;
  to(out);
};

const FILTERS: readonly [string, Filter][] = [
  ['LZWDecode', expandLzw],
  ['LZW', expandLzw],
  ['RunLengthDecode', expandRuns],
  ['RL', expandRuns],
  ['ASCII85Decode', fromBase85],
  ['A85', fromBase85],
  ['ASCIIHexDecode', fromHex],
  ['AHx', fromHex],
];
