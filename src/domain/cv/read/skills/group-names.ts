/** Names of groups of skills: they say nothing that their skills don't. */
import { wordsOf } from '../text-pieces.ts';
import { isPlain, styleSignature } from '../lines/line-style.ts';
import type { Block } from '../lines/paragraphs.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { SAME_SIZE } from '../lines/thresholds.ts';
import { isLevelAlone } from './skill-levels.ts';

const LONGEST_NAME = 5;
const SEPARATOR = /[,;|•]/;

/** The blocks that are such a name and nothing else. */
export function groupNames(blocks: readonly Block[]): Set<Block> {
  const titles = titlesOf(blocks);
  return new Set(
    blocks.filter((block, at) => titles.has(block) || namesNext(block, blocks.slice(at + 1))),
  );
}

/** "Sécurité" over a list with bullets; "**Outils**" over names in plain type; "Atelier" in larger type than its list. */
function namesNext(block: Block, below: readonly Block[]): boolean {
  const next = below.slice(0, 2).find(({ text }) => !isLevelAlone(text));
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
  const [first] = blocks;
  if (!first || isPlain({ ...first.line, caps: false })) return new Set();
  const titles = blocks.filter((block) => look(block) === look(first));
  const areTitles = titles.every((title, at) => {
    const next = blocks[blocks.indexOf(title) + 1];
    const isShort =
      title.bullet === 0 &&
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
  title.tinted && !item.tinted && title.bold === item.bold;

/** The first cell of a row when it names those after it: in bold, or as the short one of two in every row. */
export const nameOfRow = (block: Block, areRows: boolean): string | undefined => {
  const [first = '', ...others] = block.cells;
  if (others.length === 0 || SEPARATOR.test(first) || wordsOf(first).length === 0) return undefined;
  const leads = !block.line.bold && block.line.boldLead?.trim() === first;
  return leads || areRows ? first : undefined;
};

/** Two cells in each row, the second one a list without signs between its names. */
export const areNamedRows = (blocks: readonly Block[]): boolean =>
  blocks.length > 1 &&
  blocks.every(({ cells: [name = '', items = '', ...more] }) => {
    const size = wordsOf(items).length;
    return more.length === 0 && wordsOf(name).length <= 3 && size >= 3 && !SEPARATOR.test(items);
  });
