import { READ_LIMITS } from '#/domain/cv/source.ts';
import { Refused } from '../reading-guard.ts';
import type { CompoundFile } from './compound-file.ts';

/** A stretch of the text as it lies in the file, in units of one byte (Windows-1252) or two (UTF-16). */
export interface Piece {
  /** Place of its first character in the text. */
  from: number;
  to: number;
  /** Place of its first character in the stream. */
  at: number;
  isWide: boolean;
}

/** A Word 97–2003 file opened ([MS-DOC]): its text in pieces, and where the rest stands. */
export interface WordFile {
  document: DataView;
  /** The other stream, with styles and places. */
  table: DataView;
  pieces: Piece[];
  /** Characters of the text, its notes, headers, comments and boxes, in this order. */
  lengths: { main: number; notes: number; headers: number; comments: number; boxes: number };
  /** Offset and length of a structure in the table stream, by its place in the header. */
  place: (index: number) => { at: number; length: number };
}

/** Places in `fibRgFcLcb97`. */
export const PLACES = { styles: 1, headers: 11, runs: 12, paragraphs: 13, pieces: 33 } as const;

const WORD_97 = 0xa5ec;
const FIRST_PLACE = 0x9a;
const ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;

/** Throws `Refused`: `encrypted`, or `unsupported_type` for what came before Word 97. */
export const openWordFile = (file: CompoundFile): WordFile => {
  const main = file.stream('WordDocument');
  if (!main || main.length < FIRST_PLACE) throw new Refused('corrupt');
  const document = viewOf(main);
  if (document.getUint16(0, true) !== WORD_97) throw new Refused('unsupported_type', 'doc');
  const flags = document.getUint16(10, true);
  if (flags & ENCRYPTED) throw new Refused('encrypted');
  const table = file.stream(flags & SECOND_TABLE ? '1Table' : '0Table');
  if (!table) throw new Refused('corrupt');
  const place = (index: number): { at: number; length: number } => {
    const at = FIRST_PLACE + 8 * index;
    return at + 8 <= document.byteLength
      ? { at: document.getUint32(at, true), length: document.getUint32(at + 4, true) }
      : { at: 0, length: 0 };
  };
  const length = (at: number): number => Math.max(0, document.getInt32(at, true));
  const [text, notes, headers, macros, comments, ends, boxes] = [76, 80, 84, 88, 92, 96, 100].map(
    length,
  ) as [number, number, number, number, number, number, number];
  const view = viewOf(table);
  return {
    document,
    table: view,
    pieces: piecesIn(view, place(PLACES.pieces)),
    lengths: { main: text, notes, headers, comments: macros + comments + ends, boxes },
    place,
  };
};

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const PIECE_TABLE = 2;
const COMPRESSED = 0x40000000;

const piecesIn = (
  table: DataView,
  { at: start, length }: { at: number; length: number },
): Piece[] => {
  const end = Math.min(table.byteLength, start + length);
  let at = start;
  // Changes of style that pieces refer to stand first.
  while (at + 3 <= end && table.getUint8(at) === 1) at += 3 + table.getUint16(at + 1, true);
  if (at + 5 > end || table.getUint8(at) !== PIECE_TABLE) throw new Refused('corrupt');
  const size = Math.min(table.getUint32(at + 1, true), end - at - 5);
  const count = Math.floor((size - 4) / 12);
  const first = at + 5;
  const pieces: Piece[] = [];
  let characters = 0;
  for (let index = 0; index < count; index += 1) {
    const from = table.getUint32(first + 4 * index, true);
    const to = table.getUint32(first + 4 * index + 4, true);
    const stated = table.getUint32(first + 4 * (count + 1) + 8 * index + 2, true);
    if (to < from) throw new Refused('corrupt');
    characters += to - from;
    if (characters > READ_LIMITS.characters * 2) throw new Refused('too_large');
    const isWide = (stated & COMPRESSED) === 0;
    const place = stated & 0x3fffffff;
    if (to > from) pieces.push({ from, to, at: isWide ? place : place >>> 1, isWide });
  }
  return pieces;
};
