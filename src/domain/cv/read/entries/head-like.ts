/** Which lines could be part of an entry's title. */
import { isInnerLabel } from '../sections/headings.ts';
import type { Block } from '../lines/paragraphs.ts';
import { BLOCK_GAP, PLAIN_SIZE, SAME_SIZE } from '../lines/thresholds.ts';
import { beginsSmall } from './typed-titles.ts';

/** Could be part of an entry's title. */
export function isHeadLike(block: Block | undefined): boolean {
  if (!block || block.bullet > 0) return false;
  const isLong = isWrappedTitle(block) || isSetTitle(block);
  if (block.prose && !isLong) return false;
  if (block.text.endsWith(':') || beginsSmall(block.text)) return false;
  const [label = ''] = block.text.split(/\s?:\s/u);
  return (
    (isLong || block.cells.every((cell) => cell.split(' ').length <= 14)) && !isInnerLabel(label)
  );
}

/** "Project(s): looms of the North": ends an entry rather than names one. */
export const isLabelled = (block: Block | undefined): boolean =>
  /^[^:]{3,30}:\s/u.test(block?.text ?? '');

/** A name of two lines in bold or in larger type than the texts: however many words it has, it is no sentence. */
const isWrappedTitle = ({ text, line, lines }: Block): boolean =>
  lines.length === 2 &&
  (line.bold || line.size > 1 + SAME_SIZE) &&
  lines.every(({ bold, size }) => bold === line.bold && size === line.size) &&
  text.split(' ').length <= WRAPPED_TITLE_WORDS &&
  !/[.;?]\s|[.;:?]$/u.test(text);

/** One in a colour, and in bold or larger type, may be a sentence. */
const isSetTitle = ({ text, line }: Block): boolean =>
  line.tinted &&
  (line.bold || line.size > PLAIN_SIZE) &&
  text.split(' ').length <= WRAPPED_TITLE_WORDS;

const WRAPPED_TITLE_WORDS = 24;

/** "Defended: 21/06/2019" right below the years of an entry. */
export const isDayOf = (above: Block | undefined, block: Block | undefined): boolean =>
  above?.dated?.span.range === true &&
  block?.dated?.span.range === false &&
  block.line.gap < BLOCK_GAP &&
  /^\p{Lu}[^:\d]{2,20}\s?:\s/u.test(block.text);
