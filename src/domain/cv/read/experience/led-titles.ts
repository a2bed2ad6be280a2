/** A trade that stands at the head of a job's first text, where its title lines name the employer alone. */
import type { Block } from '../lines/paragraphs.ts';
import type { AssignedHead } from './assign-head.ts';
import { EMPLOYER, TITLE } from './scores.ts';
import { companyScore, titleScore } from './title-or-company.ts';

/** "Trainer: looms, yarn and the trade of the weaver." under "Nordvik". */
export function withLedTitle(
  head: AssignedHead,
  body: readonly Block[],
): { head: AssignedHead; body: Block[] } {
  const [first, ...more] = body;
  const [, trade = '', text = ''] = LED.exec(first?.text ?? '') ?? [];
  const isLed =
    first !== undefined &&
    first.bullet === 0 &&
    head.title === undefined &&
    head.company !== undefined &&
    trade.split(' ').length <= LONGEST_TRADE &&
    titleScore(trade) >= TITLE.likely &&
    companyScore(trade) < EMPLOYER.likely;
  if (!isLed) return { head, body: [...body] };
  const { line } = first;
  const title = { text: trade, line, block: -1, bold: line.bold, joint: '', slot: '' };
  return { head: { ...head, title }, body: [{ ...first, text, cells: [text] }, ...more] };
}

const LED = /^(\p{Lu}[^:.;]{2,60}?)\s?:\s+(\S.+)$/u;
/** Words of a trade. */
const LONGEST_TRADE = 6;
