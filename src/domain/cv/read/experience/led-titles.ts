/** A trade that stands at the head of a job's first text, where its title lines name the employer alone. */
import type { Block } from '../lines/paragraphs.ts';
import type { AssignedHead } from './assign-head.ts';
import { EMPLOYER, TITLE } from './scores.ts';
import { companyScore, titleScore } from './title-or-company.ts';

/** "Trainer: looms, yarn and the trade of the weaver." under "Nordvik", or "• Weaver (silk)." before the other items. */
export function withLedTitle(
  head: AssignedHead,
  body: readonly Block[],
): { head: AssignedHead; body: Block[] } {
  const [first, ...more] = body;
  if (!first || head.title || !head.company) return { head, body: [...body] };
  const [, trade = '', text = ''] =
    (first.bullet === 0 ? LED.exec(first.text) : ITEM.exec(first.text)) ?? [];
  if (!isTrade(trade)) return { head, body: [...body] };
  const { line } = first;
  const title = { text: trade, line, block: -1, bold: line.bold, joint: '', slot: '' };
  const rest = text === '' ? [] : [{ ...first, text, cells: [text] }];
  return { head: { ...head, title }, body: [...rest, ...more] };
}

const isTrade = (text: string): boolean =>
  titleScore(text) >= TITLE.likely &&
  companyScore(text) < EMPLOYER.likely &&
  text.replace(/\s*\([^()]*\)/u, '').split(' ').length <= LONGEST_TRADE;

const LED = /^(\p{Lu}[^:.;]{2,60}?)\s?:\s+(\S.+)$/u;
const ITEM = /^(\p{Lu}[^:.;,]{2,60}?)\.?$/u;
/** Words of a trade. */
const LONGEST_TRADE = 5;
