import { Refused } from '../reading-guard.ts';

/**
 * The streams of a compound file ([MS-CFB]), the folder that old Office files are. Every chain of sectors is followed
 * for as many steps as the file has sectors, so that none can lead in a circle. Throws `Refused`.
 *
 * Small enough to be our own: the library for it is four times this reader, copies every stream, and is no longer
 * published where packages are.
 */
export interface CompoundFile {
  /** A stream of the root folder, whole; undefined when there is none of that name. */
  stream: (name: string) => Uint8Array | undefined;
}

const END = 0xfffffffa;
const HEADER = 512;
const ENTRY = 128;
const MINI_SECTOR = 64;

export const openCompoundFile = (bytes: Uint8Array): CompoundFile => {
  if (bytes.length < HEADER + ENTRY) throw new Refused('corrupt');
  const header = viewOf(bytes);
  const shift = header.getUint16(30, true);
  if (shift !== 9 && shift !== 12) throw new Refused('corrupt');
  const size = 1 << shift;
  const sectors = Math.ceil(bytes.length / size);
  // The last sector may be cut short by who saved it.
  const sector = (number: number): Uint8Array =>
    bytes.subarray(Math.min(bytes.length, (number + 1) * size), (number + 2) * size);

  const table = new Uint32Array(sectors).fill(0xffffffff);
  let filled = 0;
  for (const number of tableSectors(header, sector, sectors)) {
    const part = viewOf(sector(number));
    for (let at = 0; at + 4 <= part.byteLength && filled < sectors; at += 4)
      table[filled++] = part.getUint32(at, true);
  }
  const chain = (start: number, length: number): Uint8Array => {
    const pieces: Uint8Array[] = [];
    let gathered = 0;
    for (let at = start; at < sectors && gathered < length; at = table[at] ?? END) {
      if (pieces.length >= sectors) throw new Refused('corrupt');
      const piece = sector(at);
      pieces.push(piece);
      gathered += piece.length;
    }
    return joined(pieces, length);
  };

  const folder = chain(header.getUint32(48, true), bytes.length);
  const cutoff = header.getUint32(56, true);
  const root = entryAt(folder, 0);
  if (!root) throw new Refused('corrupt');
  let small: { stream: Uint8Array; table: DataView } | undefined;
  const smallChain = (start: number, length: number): Uint8Array => {
    small ??= {
      stream: chain(root.start, root.size),
      table: viewOf(chain(header.getUint32(60, true), bytes.length)),
    };
    const pieces: Uint8Array[] = [];
    const most = Math.ceil(small.stream.length / MINI_SECTOR);
    let at = start;
    for (let step = 0; step < most && at < most && step * MINI_SECTOR < length; step += 1) {
      pieces.push(small.stream.subarray(at * MINI_SECTOR, (at + 1) * MINI_SECTOR));
      at = at * 4 + 4 <= small.table.byteLength ? small.table.getUint32(at * 4, true) : END;
    }
    return joined(pieces, length);
  };

  const streams = streamsOf(folder, root.child);
  return {
    stream: (name) => {
      const entry = streams.get(name);
      if (!entry) return undefined;
      return entry.size < cutoff
        ? smallChain(entry.start, entry.size)
        : chain(entry.start, entry.size);
    },
  };
};

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Where the table of chains stands: 109 places in the header, then a chain of sectors with more of them. */
const tableSectors = (
  header: DataView,
  sector: (number: number) => Uint8Array,
  sectors: number,
): number[] => {
  const found: number[] = [];
  const take = (view: DataView, from: number, to: number): void => {
    for (let at = from; at + 4 <= to && found.length < sectors; at += 4) {
      const number = view.getUint32(at, true);
      if (number < sectors) found.push(number);
    }
  };
  take(header, 76, HEADER);
  let next = header.getUint32(68, true);
  for (let step = 0; step < sectors && next < sectors; step += 1) {
    const view = viewOf(sector(next));
    if (view.byteLength < 8) break;
    take(view, 0, view.byteLength - 4);
    next = view.getUint32(view.byteLength - 4, true);
  }
  return found;
};

interface Entry {
  name: string;
  isStream: boolean;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

const entryAt = (folder: Uint8Array, number: number): Entry | undefined => {
  const bytes = folder.subarray(number * ENTRY, (number + 1) * ENTRY);
  if (bytes.length < ENTRY) return undefined;
  const view = viewOf(bytes);
  const length = Math.min(64, view.getUint16(64, true));
  return {
    name: new TextDecoder('utf-16le').decode(bytes.subarray(0, Math.max(0, length - 2))),
    isStream: bytes[66] === 2,
    left: view.getUint32(68, true),
    right: view.getUint32(72, true),
    child: view.getUint32(76, true),
    start: view.getUint32(116, true),
    size: view.getUint32(120, true),
  };
};

/** Those of the root alone: documents that are embedded have streams of the same names in folders of their own. */
const streamsOf = (folder: Uint8Array, first: number): ReadonlyMap<string, Entry> => {
  const streams = new Map<string, Entry>();
  const seen = new Set<number>();
  const waiting = [first];
  for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
    if (seen.has(number)) continue;
    seen.add(number);
    const entry = entryAt(folder, number);
    if (!entry) continue;
    if (entry.isStream && !streams.has(entry.name)) streams.set(entry.name, entry);
    waiting.push(entry.left, entry.right);
  }
  return streams;
};

const joined = (pieces: readonly Uint8Array[], length: number): Uint8Array => {
  const total = Math.min(
    length,
    pieces.reduce((sum, piece) => sum + piece.length, 0),
  );
  const whole = new Uint8Array(total);
  let at = 0;
  for (const piece of pieces) {
    if (at >= total) break;
    whole.set(piece.subarray(0, total - at), at);
    at += piece.length;
  }
  return whole;
};
