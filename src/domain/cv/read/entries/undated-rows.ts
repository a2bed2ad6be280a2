/** Jobs without any date in a list: "Mill of the Hill ¦ Miller" over "Lake Bakery ¦ Oven cleaner", or bold items. */
import { fold } from '#/domain/text/fold.ts';
import { TITLE } from '../experience/scores.ts';
import { titleScore } from '../experience/title-or-company.ts';
import { styleSignature } from '../lines/line-style.ts';
import type { Block } from '../lines/paragraphs.ts';
import type { SplitSection } from './split-entries.ts';
import { UNDATED } from './thresholds.ts';

/** Undefined where the section holds anything but such rows or items. */
export const undatedList = (blocks: readonly Block[]): SplitSection | undefined =>
  undatedRows(blocks) ?? boldItems(blocks);

/** "• Baker – Lake Bakery" in bold, each over its tasks or over none. */
function boldItems(blocks: readonly Block[]): SplitSection | undefined {
  const [first] = blocks;
  const starts = blocks.flatMap((block, at) => (first && isItemLike(block, first) ? [at] : []));
  const named = starts.filter((at) => namesJob(blocks[at]?.text ?? ''));
  const areJobs = starts.length >= UNDATED.leastRows && named.length * 2 > starts.length;
  if (!areJobs || blocks.some(({ dated }) => dated)) return undefined;
  return {
    intro: [],
    entries: starts.map((start, at) => ({
      head: blocks.slice(start, start + 1).map((block) => ({ ...block, bullet: 0 })),
      body: blocks.slice(start + 1, starts[at + 1]),
      underSharedHead: false,
    })),
  };
}

const isItemLike = (block: Block, first: Block): boolean =>
  block.bullet > 0 &&
  block.bullet === first.bullet &&
  block.line.bold &&
  !block.prose &&
  styleSignature({ ...block.line, caps: false }) === styleSignature({ ...first.line, caps: false });

/** A trade or an internship, before its employer. */
export const namesJob = (text: string): boolean =>
  titleScore(text.split(/ [–—-] /u, 1).join('')) >= TITLE.likely ||
  /^(?:stage|stagiaire|alternan(?:ce|te?)|apprentissage|internship|apprenticeship)\b/.test(
    fold(text),
  );

/** The date of the document itself may stand below the rows. */
function undatedRows(blocks: readonly Block[]): SplitSection | undefined {
  const last = blocks.at(-1);
  const isStamp = last !== undefined && last.cells.length === 1 && last.dated?.span.range === false;
  const rows = isStamp ? blocks.slice(0, -1) : blocks;
  const [first] = rows;
  const areRows = rows.every(
    (row) => first !== undefined && isRow(row) && lookOf(row) === lookOf(first),
  );
  if (rows.length < UNDATED.leastRows || !areRows) return undefined;
  return {
    intro: isStamp ? [last] : [],
    entries: rows.map((row) => ({ head: [row], body: [], underSharedHead: false })),
  };
}

const isRow = ({ cells, bullet, prose, dated, lines }: Block): boolean =>
  cells.length === 2 && bullet === 0 && !prose && !dated && lines.length === 1;

/** Each cell's type. Small capitals make the size of a row that of its longer cell. */
const lookOf = ({
  line: { bold, italic, tinted, boldLead, italicLead, italicTail },
}: Block): string =>
  [
    bold,
    italic,
    tinted,
    boldLead !== undefined,
    italicLead !== undefined,
    italicTail !== undefined,
  ].join('|');
