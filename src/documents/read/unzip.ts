import { READ_LIMITS } from '#/domain/cv/source.ts';
import { loaded } from './loaded.ts';
import type { ReadingGuard } from './reading-guard.ts';
import { Refused } from './reading-guard.ts';

export interface ZipEntry {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  encrypted: boolean;
  compressed: Uint8Array;
}

/** Small slices keep the count honest: one slice of deflate can grow a thousandfold, not more. */
export const SLICE = 4 * 1024;

/**
 * The entries of the central directory (PKWARE APPNOTE 4.3.12), nothing inflated yet.
 * More entries than the limit are `too_large`; a directory that doesn't hold together is `corrupt`.
 */
export const listEntries = (bytes: Uint8Array): ZipEntry[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const entries: ZipEntry[] = [];
  try {
    let at = view.getUint32(end + 16, true);
    while (at + 46 <= end && view.getUint32(at, true) === CENTRAL_HEADER) {
      if (entries.length >= READ_LIMITS.zipEntries) throw new Refused('too_large', 'entries');
      const nameLength = view.getUint16(at + 28, true);
      const local = view.getUint32(at + 42, true);
      if (view.getUint32(local, true) !== LOCAL_HEADER) throw new Refused('corrupt');
      const start =
        local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      entries.push({
        name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
        method: view.getUint16(at + 10, true),
        encrypted: (view.getUint16(at + 8, true) & 1) === 1,
        compressed: bytes.subarray(start, start + view.getUint32(at + 20, true)),
      });
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  } catch (error) {
    if (error instanceof RangeError) throw new Refused('corrupt');
    throw error;
  }
  if (entries.length === 0) throw new Refused('corrupt');
  return entries;
};

/** A function that inflates one entry; all its calls together stay under `most` inflated bytes. */
export const countedInflater = async (
  guard: ReadingGuard,
  most: number = READ_LIMITS.inflatedBytes,
): Promise<(entry: ZipEntry) => Uint8Array> => {
  const { Inflate } = await loaded(import('fflate'));
  let inflated = 0;
  const count = (length: number): void => {
    inflated += length;
    if (inflated > most) throw new Refused('too_large', 'inflated');
  };
  return ({ method, encrypted, compressed }) => {
    if (encrypted) throw new Refused('encrypted');
    if (method === 0) {
      count(compressed.length);
      return compressed;
    }
    if (method !== 8) throw new Refused('corrupt');
    const chunks: Uint8Array[] = [];
    const state = { finished: false };
    const inflate = new Inflate((chunk, final) => {
      count(chunk.length);
      chunks.push(chunk);
      state.finished ||= final;
    });
    try {
      for (let at = 0; at < compressed.length && !state.finished; at += SLICE) {
        inflate.push(compressed.subarray(at, at + SLICE), at + SLICE >= compressed.length);
        guard.check();
      }
    } catch (error) {
      if (error instanceof Refused || guard.isStopped()) throw error;
      throw new Refused('corrupt');
    }
    return concat(chunks);
  };
};

const CENTRAL_HEADER = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const END_RECORD = 0x06054b50;
const LONGEST_COMMENT = 0xffff;

const findEnd = (view: DataView): number => {
  const last = view.byteLength - 22;
  for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at -= 1)
    if (view.getUint32(at, true) === END_RECORD) return at;
  throw new Refused('corrupt');
};

export const concat = (chunks: Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
};
