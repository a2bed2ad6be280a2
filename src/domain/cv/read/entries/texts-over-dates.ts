/** A sentence that each entry has between its names and its dates: text of the entry, and no end of the one above. */
import { styleSignature } from '../lines/line-style.ts';
import type { Block } from '../lines/paragraphs.ts';
import { TEXTS_OVER } from './thresholds.ts';

/** Unchanged unless every entry has one, in one look. `anchors`: the dated blocks; `isHead`: what may be a title. */
export function withTextsUnderDates(
  blocks: readonly Block[],
  anchors: readonly number[],
  isHead: (block: Block | undefined) => boolean,
): readonly Block[] {
  const texts = anchors.flatMap((at) => blocks.slice(Math.max(0, at - 1), at));
  const looks = new Set(texts.map(({ line }) => styleSignature(line)));
  const areOver =
    anchors.length >= TEXTS_OVER.least &&
    texts.length === anchors.length &&
    looks.size === 1 &&
    texts.every(({ prose, bullet, dated }) => prose && bullet === 0 && !dated) &&
    anchors.every((at) => isHead(blocks[at - 2]) && !blocks[at - 2]?.dated);
  if (!areOver) return blocks;
  const moved = [...blocks];
  for (const at of anchors) moved.splice(at - 1, 2, ...blocks.slice(at - 1, at + 1).toReversed());
  return moved;
}
