import { paragraphChanges, runChanges } from './sprms.ts';
import type { ParagraphChanges, RunChanges } from './sprms.ts';
import { PLACES, type WordFile } from './word-file.ts';

/** What holds from one place of the stream to another. */
interface Stretch<Changes> {
  to: number;
  changes: Changes;
}

export interface DocFormats {
  paragraphAt: (at: number) => Stretch<ParagraphChanges>;
  runAt: (at: number) => Stretch<RunChanges>;
}

const PAGE = 512;

/** Styles stand in pages of 512 bytes, found by place: the page is looked up when its text is read. */
export const readFormats = ({ document, table, place }: WordFile): DocFormats => {
  const pageOf = (index: number): ((at: number) => number | undefined) => {
    const { at: start, length } = place(index);
    const end = Math.min(table.byteLength, start + length);
    const count = Math.max(0, Math.floor((end - start - 4) / 8));
    const placeOf = (number: number): number => table.getUint32(start + 4 * number, true);
    return (at) => {
      const found = lastBelow(count, placeOf, at);
      if (found < 0) return undefined;
      const page = table.getUint32(start + 4 * (count + 1) + 4 * found, true) & 0x3fffff;
      return (page + 1) * PAGE <= document.byteLength ? page * PAGE : undefined;
    };
  };

  const lookUp = <Changes extends object>(
    pages: (at: number) => number | undefined,
    entrySize: number,
    changesIn: (page: number, offset: number) => Changes,
  ): ((at: number) => Stretch<Changes>) => {
    let last: { page: number; index: number; changes: Changes } | undefined;
    return (at) => {
      const page = pages(at);
      const nothing = { to: at + 1, changes: {} as Changes };
      if (page === undefined) return nothing;
      const count = document.getUint8(page + PAGE - 1);
      if (count === 0 || 4 * (count + 1) + entrySize * count >= PAGE) return nothing;
      const placeOf = (number: number): number => document.getUint32(page + 4 * number, true);
      const index = lastBelow(count, placeOf, at);
      const to = index < 0 ? 0 : placeOf(index + 1);
      if (to <= at) return nothing;
      if (last?.page !== page || last.index !== index) {
        const offset = document.getUint8(page + 4 * (count + 1) + entrySize * index) * 2;
        last = {
          page,
          index,
          changes: offset === 0 || offset >= PAGE - 1 ? ({} as Changes) : changesIn(page, offset),
        };
      }
      return { to, changes: last.changes };
    };
  };

  return {
    paragraphAt: lookUp(pageOf(PLACES.paragraphs), 13, (page, offset) => {
      const words = document.getUint8(page + offset);
      const first = page + offset + (words === 0 ? 2 : 1);
      const size = words === 0 ? document.getUint8(page + offset + 1) * 2 : words * 2 - 1;
      const end = Math.min(page + PAGE, first + size);
      if (end < first + 2) return {};
      return {
        style: document.getUint16(first, true),
        ...paragraphChanges(document, first + 2, end),
      };
    }),
    runAt: lookUp(pageOf(PLACES.runs), 1, (page, offset) => {
      const first = page + offset + 1;
      return runChanges(
        document,
        first,
        Math.min(page + PAGE, first + document.getUint8(first - 1)),
      );
    }),
  };
};

/** The last of some rising numbers that is no more than one; −1 when the first is more. */
const lastBelow = (count: number, numberAt: (index: number) => number, most: number): number => {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numberAt(middle) <= most) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};
