/** Soft-wrapped lines joined again: one block a bullet, paragraph or title line. */
import { dateEvidence, type DatedLine } from './dates/dated-line.ts';
import { singleSpaced } from './folded.ts';
import { isProse, styleSignature } from './line-style.ts';
import type { SourceLine } from './source-line.ts';

export interface Block {
  text: string;
  cells: string[];
  lines: SourceLine[];
  /** The first of `lines`. */
  line: SourceLine;
  bullet: number;
  /** A date or range that dates an entry, and what stands around it. */
  dated?: DatedLine;
  prose: boolean;
}

export function blocksOf(lines: readonly SourceLine[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last && isContinuation(last, line)) {
      last.lines.push(line);
      last.text = joinWrapped(last.text, line.text);
      last.cells = [last.text];
      last.prose = last.prose || isProse(last.text);
      continue;
    }
    blocks.push(newBlock(line));
  }
  return blocks;
}

const newBlock = (line: SourceLine): Block => {
  const dated = dateEvidence(line);
  return {
    text: line.text,
    cells: line.cells.length > 0 ? line.cells : [line.text],
    lines: [line],
    line,
    bullet: line.bullet,
    ...(dated ? { dated } : {}),
    prose: isProse(line.text),
  };
};

function isContinuation(block: Block, line: SourceLine): boolean {
  const previous = block.lines.at(-1);
  if (!previous || line.bullet > 0 || line.heading > 0 || line.cells.length > 1) return false;
  if (block.dated && (block.bullet === 0 || !/^\p{Ll}/u.test(line.text))) return false;
  if (previous.page !== line.page && !/^\p{Ll}/u.test(line.text)) return false;
  if (line.continues) return dateEvidence(line)?.span.range !== true || block.bullet > 0;
  if (styleSignature(previous) !== styleSignature(line) || line.gap > 1.35) return false;
  const open = !/[.!?:;]$/.test(previous.text.trim());
  return open && /^\p{Ll}/u.test(line.text) && (block.bullet > 0 || previous.text.length > 50);
}

const joinWrapped = (one: string, next: string): string =>
  singleSpaced(
    /\p{L}-$/u.test(one) && /^\p{Ll}/u.test(next) && !/\s-$/.test(one)
      ? `${one}${next}`
      : `${one} ${next}`,
  );
