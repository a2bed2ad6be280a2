/** "Weaver House of Cloth 2019": a year may end each title with nothing between, and then it dates the entry. */
import { dateEvidence } from '../dates/dated-line.ts';
import { findDates } from '../dates/find-dates.ts';
import { isPlain, styleSignature } from '../lines/line-style.ts';
import type { Block } from '../lines/paragraphs.ts';
import { DATED_TITLES } from './thresholds.ts';

/** Where all lines of one look end with a date, those are titles, and none of the dates is a mere part of a name. */
export function withYearsBehindTitles(blocks: readonly Block[]): readonly Block[] {
  // Initials may stand among names in small letters.
  const looks = new Map<string, Block[]>();
  for (const block of blocks) {
    if (block.bullet > 0 || isPlain(block.line)) continue;
    const look = styleSignature({ ...block.line, caps: false });
    const alike = looks.get(look);
    if (alike) alike.push(block);
    else looks.set(look, [block]);
  }
  const titles = new Set(
    [...looks.values()]
      .filter(
        (all) => all.length >= DATED_TITLES.least && all.every((block) => endDate(block) >= 0),
      )
      .flat(),
  );
  return blocks.map((block) => (titles.has(block) && !block.dated ? withDate(block) : block));
}

/** Where the date at the end of a title begins, -1 when there is none. */
function endDate({ text, prose, lines }: Block): number {
  const span = findDates(text).at(-1);
  const isEnd = span !== undefined && span.index + span.length === text.length;
  return isEnd && !prose && lines.length === 1 ? span.index : -1;
}

function withDate(block: Block): Block {
  const at = endDate(block);
  const text = `${block.text.slice(0, at).trimEnd()} | ${block.text.slice(at)}`;
  const dated = dateEvidence({ ...block.line, text, cells: [text] });
  return dated ? { ...block, dated } : block;
}
