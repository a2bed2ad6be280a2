import type { FlowBlock, FlowSource, FlowZone } from '#/domain/cv/source.ts';
import { BlockList } from '../block-list.ts';
import { spansToBlocks } from '../flow-block.ts';
import { PARSE_LIMITS } from '../limits.ts';
import type { ReadingGuard } from '../reading-guard.ts';
import { Refused } from '../reading-guard.ts';
import { openCompoundFile } from './compound-file.ts';
import { readFormats } from './doc-formats.ts';
import { readStyles } from './doc-styles.ts';
import { eachParagraph, type DocParagraph } from './doc-text.ts';
import { openWordFile, PLACES, type WordFile } from './word-file.ts';

/** The paragraphs of a Word 97–2003 file, headers first ([MS-DOC]). Throws `Refused`. */
export const readDoc = (bytes: Uint8Array, guard: ReadingGuard): FlowSource => {
  try {
    return read(bytes, guard);
  } catch (error) {
    // A place that the file names lies outside of it.
    if (error instanceof RangeError) throw new Refused('corrupt');
    throw error;
  }
};

interface Range {
  from: number;
  to: number;
}

const read = (bytes: Uint8Array, guard: ReadingGuard): FlowSource => {
  const file = openWordFile(openCompoundFile(bytes));
  guard.progress(1, 2);
  const looks = { formats: readFormats(file), styles: readStyles(file) };
  const list = new BlockList();
  const { main, notes, headers, comments, boxes } = file.lengths;
  const images = { count: 0 };
  const add = (range: Range, zone: FlowZone): void => {
    const tell = startZone(list, zone, looks.styles, images);
    eachParagraph(file, looks, range, (paragraph) => {
      guard.check();
      tell(paragraph);
    });
  };
  for (const { range, zone } of headerStories(file, main + notes, headers)) add(range, zone);
  add({ from: 0, to: main }, 'body');
  const firstBox = main + notes + headers + comments;
  add({ from: firstBox, to: firstBox + boxes }, 'textbox');
  guard.progress(2, 2);
  if (list.blocks.length === 0)
    throw images.count > 0 ? new Refused('scanned', 'pictures') : new Refused('empty');
  return { kind: 'flow', format: 'doc', blocks: list.blocks, images: images.count };
};

/** Takes the paragraphs of one zone in their order, and knows where each stands. */
const startZone = (
  list: BlockList,
  zone: FlowZone,
  styles: ReturnType<typeof readStyles>,
  images: { count: number },
): ((paragraph: DocParagraph) => void) => {
  const table = { number: tablesIn(list) - 1, row: 0, column: 0, open: false };
  let spaceBefore = false;
  return ({ spans, changes, end, pictures }) => {
    images.count += pictures;
    const style = styles(changes.style);
    const all = { ...style.paragraph, ...changes };
    const inTable = all.inTable === true || end === 'cell' || (all.depth ?? 0) > 0;
    if (inTable && !table.open) {
      table.number += 1;
      Object.assign(table, { row: 0, column: 0, open: true });
    }
    if (!inTable) table.open = false;
    if (inTable && all.endsRow === true) {
      table.row += 1;
      table.column = 0;
      return;
    }
    const outline = all.outline ?? 9;
    const heading = style.heading || (outline < 6 ? outline + 1 : 0);
    const isItem = (all.list ?? 0) > 0 && heading === 0;
    const cell: FlowBlock['cell'] = inTable
      ? { table: table.number, row: table.row, column: table.column }
      : undefined;
    const own = spansToBlocks(spans, {
      zone,
      heading,
      list: isItem ? Math.min(PARSE_LIMITS.listDepth, (all.level ?? 0) + 1) : 0,
      cell,
      spaceBefore: spaceBefore || all.pageBefore === true,
    }).filter(({ text }) => zone === 'body' || zone === 'textbox' || !PAGE_MARK.test(text));
    list.add(own);
    spaceBefore = own.length === 0 || end === 'page';
    if (end === 'cell') table.column = Math.min(PARSE_LIMITS.tableColumns, table.column + 1);
  };
};

const tablesIn = ({ blocks }: BlockList): number =>
  blocks.reduce((most, { cell }) => Math.max(most, (cell?.table ?? -1) + 1), 0);

/** Numbers that belong to the paper. */
const PAGE_MARK = /^(?:page\s*)?\d{0,3}\s*(?:(?:\/|of|de|sur)\s*\d{0,3})?$/i;

/** Six rules between notes, then six stories a section: three of them headers, three footers ([MS-DOC] 2.3.5). */
const headerStories = (
  { table, place }: WordFile,
  first: number,
  length: number,
): { range: Range; zone: FlowZone }[] => {
  const { at, length: size } = place(PLACES.headers);
  const count = Math.min(MOST_STORIES, Math.floor(size / 4) - 1);
  if (length === 0 || count < 1 || at + 4 * (count + 1) > table.byteLength) return [];
  const stories: { range: Range; zone: FlowZone }[] = [];
  for (let story = RULES; story < count; story += 1) {
    const [from, to] = [0, 4].map((step) => table.getUint32(at + 4 * story + step, true)) as [
      number,
      number,
    ];
    if (from < to && to <= length)
      stories.push({
        range: { from: first + from, to: first + to },
        zone: HEADERS.has((story - RULES) % 6) ? 'header' : 'footer',
      });
  }
  return stories;
};

const RULES = 6;
const MOST_STORIES = 600;
/** Of even, odd and first pages. */
const HEADERS = new Set([0, 1, 4]);
