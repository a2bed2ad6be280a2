/** Lines inside jobs that only name what stands below them: "Highlights", "Summary:", and what comes again in each job. */
import { fold } from '#/domain/text/fold.ts';
import type { Block } from '../lines/paragraphs.ts';
import { isInnerLabel } from '../sections/headings.ts';

/** `bodies`: the texts below the title of each job. */
export function innerLabels(bodies: readonly (readonly Block[])[]): ReadonlySet<Block> {
  const short = bodies.map((body) => body.filter((block, at) => isOver(block, body[at + 1])));
  const counts = new Map<string, number>();
  for (const text of short.flatMap((blocks) => [...new Set(blocks.map(textOf))]))
    counts.set(text, (counts.get(text) ?? 0) + 1);
  const isUsual = (block: Block): boolean =>
    2 * (counts.get(textOf(block)) ?? 0) > Math.max(2, bodies.length);
  return new Set([
    ...bodies.flat().filter(({ text, bullet }) => bullet === 0 && isInnerLabel(text)),
    ...short.flat().filter((block) => block.text.endsWith(':') || isUsual(block)),
  ]);
}

/** Names what follows: a few words without a mark of their own. */
const isOver = ({ text, bullet, dated }: Block, next: Block | undefined): boolean =>
  next !== undefined &&
  dated === undefined &&
  text.split(' ').length <= LONGEST_LABEL &&
  !/[,;|·•.]/u.test(text) &&
  (bullet === 0 || (bullet === 1 && next.bullet > 1 && text.endsWith(':')));

const textOf = ({ text }: Block): string => fold(text);

/** Words. */
const LONGEST_LABEL = 3;
