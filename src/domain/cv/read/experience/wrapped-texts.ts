/** Texts of a job that go on below without the geometry saying so. */
import { styleSignature } from '../lines/line-style.ts';
import type { Block } from '../lines/paragraphs.ts';
import { SAME_INDENT_POINTS, TIGHT_GAP } from '../lines/thresholds.ts';
import { singleSpaced } from '../text-pieces.ts';

export function withWrappedTexts(body: readonly Block[]): Block[] {
  const joined: Block[] = [];
  // "Plates for the Harbour" over "Board of the north.", where all other texts end with a stop.
  const mayBeOpen = body.filter(({ text }) => !END.test(text)).length === 1;
  for (const block of body) {
    const above = joined.at(-1);
    if (above && isUnderTitle(above, block))
      joined[joined.length - 1] = withRest({ ...above, text: `${above.text} –` }, block);
    else if (above && goesOn(above, block, mayBeOpen))
      joined[joined.length - 1] = withRest(above, block);
    else joined.push(block);
  }
  return joined;
}

/** "• **Looms and yarn**" over the text of that item, which begins where its title does. */
const isUnderTitle = ({ bullet, line, lines, text }: Block, block: Block): boolean =>
  bullet > 0 &&
  line.bold &&
  lines.length === 1 &&
  !/[.!?:]$/.test(text) &&
  block.bullet === 0 &&
  !block.line.bold &&
  block.line.x > line.x + SAME_INDENT_POINTS &&
  block.line.gap <= TIGHT_GAP;

function goesOn(above: Block, { line, text, bullet, cells }: Block, mayBeOpen: boolean): boolean {
  const last = above.lines.at(-1) ?? above.line;
  if (above.text.length > LONGEST_TEXT) return false;
  if (bullet > 0 || styleSignature({ ...last, caps: line.caps }) !== styleSignature(line))
    return false;
  // Labels in frames, row under row.
  const isBelow = Math.abs(line.x - last.x) < SAME_INDENT_POINTS;
  if (last.cells.length >= LEAST_LABELS && isBelow && line.size < TEXT_SIZE) return true;
  if (cells.length > 1 || line.gap > TIGHT_GAP) return false;
  if (above.text.endsWith(',') && above.bullet === 0) return true;
  return mayBeOpen && line.full === true && END.test(text) && !END.test(above.text);
}

const withRest = (above: Block, rest: Block): Block => {
  const text = singleSpaced(`${above.text} ${rest.text}`);
  return { ...above, text, cells: [text], lines: [...above.lines, ...rest.lines] };
};

const END = /[.!?)]$/;
/** Letters of a text that may go on: a file of lines that all end in a comma is no text. */
const LONGEST_TEXT = 1500;
const LEAST_LABELS = 3;
const TEXT_SIZE = 0.95;
