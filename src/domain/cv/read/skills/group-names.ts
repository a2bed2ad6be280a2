/** Names of groups of skills: they say nothing that their skills don't. */
import { headingHit } from '../sections/headings.ts';
import { wordsOf } from '../text-pieces.ts';
import { isPlain, styleSignature } from '../lines/line-style.ts';
import type { Block } from '../lines/paragraphs.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { SAME_SIZE } from '../lines/thresholds.ts';
import { isLevelAlone, saysHowWell } from './skill-levels.ts';

const LONGEST_NAME = 7;
const SEPARATOR = /[,;|•]/;

/** The blocks that are such a name and nothing else. */
export function groupNames(blocks: readonly Block[]): Set<Block> {
  const titles = new Set([
    ...titlesOf(blocks),
    ...setApart(blocks),
    ...byTurns(blocks),
    ...inKnownWords(blocks),
  ]);
  return new Set(
    blocks.filter((block, at) => {
      const next = blocks[at + 1];
      // The last item of a group stands over the next group's name.
      const isLast = next !== undefined && titles.has(next);
      return titles.has(block) || (!isLast && namesNext(block, blocks.slice(at + 1)));
    }),
  );
}

/** "Frameworks" over a list: the words of a section of skills. */
const inKnownWords = (blocks: readonly Block[]): readonly Block[] =>
  blocks.filter(({ text, bullet, cells }, at) => {
    const { full, kinds = [] } = headingHit(text) ?? {};
    const isOver = bullet === 0 && cells.length === 1 && SEPARATOR.test(blocks[at + 1]?.text ?? '');
    return isOver && full === true && kinds.includes('skills');
  });

/** One line, or several alike, in a larger type than all others, or in small capitals below their size. */
function setApart(blocks: readonly Block[]): readonly Block[] {
  const sizes = blocks.map(({ line }) => line.size).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 1;
  const isName = ({ bullet, cells, text }: Block): boolean =>
    bullet === 0 &&
    cells.length === 1 &&
    !SEPARATOR.test(text) &&
    wordsOf(text).length <= LONGEST_NAME;
  const isOther = (block: Block | undefined): boolean =>
    block !== undefined && (block.line.size > usual * LARGE || block.line.size < usual * SMALL);
  const others = blocks.filter(isOther);
  const [first] = others;
  const isLarger = (first?.line.size ?? 0) > usual;
  const areNames =
    others.length * 2 < blocks.length &&
    others.every(
      (block) =>
        isName(block) &&
        block.line.size === first?.line.size &&
        (isLarger ? block !== blocks.at(-1) : block.line.caps),
    ) &&
    !blocks.some((block, at) => isOther(block) && isOther(blocks[at + 1]));
  return areNames ? others : [];
}

/** Short lines and lists by turns, whatever their look: each line names the list below it. */
function byTurns(blocks: readonly Block[]): readonly Block[] {
  const isList = (block: Block | undefined): boolean =>
    block !== undefined && SEPARATOR.test(block.text);
  const names = blocks.filter((block) => !isList(block));
  const areTurns =
    names.length >= LEAST_TURNS &&
    names[0] === blocks[0] &&
    blocks.every(
      (block, at) =>
        isList(block) ||
        (block.bullet === 0 &&
          block.cells.length === 1 &&
          wordsOf(block.text).length <= LONGEST_NAME &&
          isList(blocks[at + 1])),
    );
  return areTurns ? names : [];
}

const LEAST_TURNS = 2;

/** Of the usual size: the names over lists, and capitals that are turned or stand beside them. */
const LARGE = 1.1;
const SMALL = 0.7;

/** "Sécurité" over a list with bullets; "**Outils**" over names in plain type; "Atelier" in larger type than its list. */
function namesNext(block: Block, below: readonly Block[]): boolean {
  const next = below.slice(0, 2).find(({ text }) => !isLevelAlone(text));
  const [name = '', level, ...more] = block.cells;
  // "• Web", or "Systems ¦ Advanced", over a row of frames.
  const isOverRow =
    next !== undefined &&
    next.bullet === 0 &&
    next.cells.length > 1 &&
    next.cells.every((cell) => /\p{L}/u.test(cell) && !isLevelAlone(cell)) &&
    (level === undefined ? block.bullet > 0 : isLevelAlone(level) && more.length === 0) &&
    block.line.x < next.line.x;
  if (isOverRow) return wordsOf(name).length <= LONGEST_NAME && !SEPARATOR.test(block.text);
  if (!next || block.bullet > 0 || block.cells.length > 1) return false;
  if (wordsOf(block.text).length > LONGEST_NAME || SEPARATOR.test(block.text)) return false;
  if (next.bullet > 0) return true;
  const isSetApart =
    (block.line.bold && !next.line.bold) || block.line.size > next.line.size + SAME_SIZE;
  return isSetApart && SEPARATOR.test(next.text);
}

/** Short lines in a look of their own, each over lines in another: "Languages ¦ Tools" over two lists. */
function titlesOf(blocks: readonly Block[]): Set<Block> {
  const look = ({ line }: Block): string => styleSignature({ ...line, caps: false });
  const first = blocks.find(({ prose }) => !prose);
  if (!first || (isPlain({ ...first.line, caps: false }) && !first.line.italic)) return new Set();
  const titles = blocks.filter((block) => look(block) === look(first));
  const areTitles = titles.every((title, at) => {
    const next = blocks[blocks.indexOf(title) + 1];
    const isNested = next !== undefined && next.line.x > title.line.x;
    const isShort =
      (title.bullet === 0 || isNested) &&
      title.cells.every((cell) => wordsOf(cell).length <= LONGEST_NAME && !/[,;:|•·]/.test(cell));
    // What the last one named may stand elsewhere, as a picture does.
    if (!next) return isShort && at > 0;
    return (
      isShort &&
      look(next) !== look(title) &&
      (isLighter(next.line, title.line) || (titles.length > 1 && isPaler(next.line, title.line)))
    );
  });
  return new Set(areTitles ? titles : []);
}

/** Items stand below their group's name in weight, size or rank. */
const isLighter = (item: SourceLine, title: SourceLine): boolean =>
  (title.bold && !item.bold) ||
  title.size > item.size + SAME_SIZE ||
  (title.heading > 0 && item.heading === 0);

/** In colour alone: a single coloured line may be an item with a coloured sign. */
const isPaler = (item: SourceLine, title: SourceLine): boolean =>
  ((title.tinted && !item.tinted) || (title.italic && !item.italic)) && title.bold === item.bold;

/** The first cell of a row when it names those after it: in bold, or as the short one of two in every row. */
export const nameOfRow = (block: Block, areRows: boolean): string | undefined => {
  const [first = '', ...others] = block.cells;
  if (others.length === 0 || SEPARATOR.test(first) || wordsOf(first).length === 0) return undefined;
  if (others.every(saysHowWell)) return undefined;
  const leads = !block.line.bold && block.line.boldLead?.trim() === first;
  return leads || areRows ? first : undefined;
};

/** Two cells in each row, the second one a list, in most rows with signs between its names or in all without them. */
export const areNamedRows = (blocks: readonly Block[]): boolean =>
  areListRows(blocks) ||
  (blocks.length > 1 &&
    blocks.every(({ cells: [name = '', items = '', ...more] }) => {
      const size = wordsOf(items).length;
      return more.length === 0 && wordsOf(name).length <= 3 && size >= 3 && !SEPARATOR.test(items);
    }));

function areListRows(blocks: readonly Block[]): boolean {
  const rows = blocks.map(({ line }) => line).filter(({ cells }) => cells.length === 2);
  const lists = rows.filter(({ cells }) => /[,;]/.test(cells[1] ?? ''));
  return (
    lists.length > 1 &&
    lists.length * 2 >= rows.length &&
    rows.length * 2 > blocks.length &&
    rows.every(
      ({ cells: [name = ''] }) => !/[,;:]/.test(name) && wordsOf(name).length <= LONGEST_NAME,
    )
  );
}

/** "Looms | Velka · Zorb": one bar in every cell, and other signs behind it in most. */
export const areLedByBars = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell.split(' | ').length === 2) &&
  cells.filter((cell) => LISTED_BEHIND_BAR.test(cell)).length * 2 >
    Math.max(LEAST_BARRED, cells.length);

const LISTED_BEHIND_BAR = /^[^,;|•·]{2,40} \| [^,;|•·]+[,;•·]/u;
const LEAST_BARRED = 3;
