/** A sentence that each entry has between its names and its dates: text of the entry, and no end of the one above. */
import { isPlain, styleSignature } from '../lines/line-style.ts';
import type { Block } from '../lines/paragraphs.ts';
import { isKindOfEmployer } from '../experience/remarks.ts';
import { TEXTS_OVER } from './thresholds.ts';

/**
 * Unchanged unless every entry has one, in one look; several titles with dates may follow it, under employers in a look
 * of their own. `anchors`: the dated blocks; `isHead`: what may be a title.
 */
export function withTextsUnderDates(
  blocks: readonly Block[],
  anchors: readonly number[],
  isHead: (block: Block | undefined) => boolean,
): readonly Block[] {
  const told = anchors.filter((at) => isTextUnder(blocks[at - 1], blocks[at - 2]));
  const texts = told.flatMap((at) => blocks.slice(at - 1, at));
  const names = told.flatMap((at) => blocks.slice(at - 2, at - 1));
  const [all, own] = [new Set(anchors), new Set(told)];
  const isRole = (at: number): boolean => all.has(at - 1) || (blocks[at - 1]?.bullet ?? 0) > 0;
  const areUnderNames =
    told.length === anchors.length ||
    (areAlike(names) &&
      names.every(({ line }) => !isPlain(line)) &&
      anchors.every((at) => own.has(at) || isRole(at)));
  const areOver =
    told.length >= TEXTS_OVER.least &&
    areAlike(texts) &&
    areUnderNames &&
    names.every((name) => isHead(name) && !name.dated);
  if (!areOver) return blocks;
  const moved = [...blocks];
  for (const at of told) moved.splice(at - 1, 2, ...blocks.slice(at - 1, at + 1).toReversed());
  return moved;
}

/** Initials may stand among names in small letters. */
const areAlike = (blocks: readonly Block[]): boolean =>
  new Set(blocks.map(({ line }) => styleSignature({ ...line, caps: false }))).size === 1;

/** A sentence, or what an employer set apart is: "Carpet maker of the coast. Sells its own looms". */
const isTextUnder = (text: Block | undefined, name: Block | undefined): boolean =>
  text !== undefined &&
  text.bullet === 0 &&
  !text.dated &&
  (text.prose ||
    (name !== undefined &&
      isPlain(text.line) &&
      !isPlain(name.line) &&
      (/\p{Ll}{3}\. \p{Lu}/u.test(text.text) || isKindOfEmployer(text.text))));
