/** "Loom • Dye • Felt" between the dates of each job and its names. */
import { TITLE } from '../experience/scores.ts';
import { titleScore } from '../experience/title-or-company.ts';
import type { Block } from '../lines/paragraphs.ts';
import { isHeadLike } from './head-like.ts';
import { type SplitSection } from './split-entries.ts';
import { LISTS_OVER } from './thresholds.ts';

/** Moves such lists below the names, where most of those name a trade. */
export function withNamesFirst({ intro, entries }: SplitSection): SplitSection {
  const ends = entries.map(({ body }) => endOfLists(body));
  const named = entries.filter(({ body }, at) => {
    const names = ends[at] ? body[ends[at]] : undefined;
    return names !== undefined && titleScore(names.text) >= TITLE.likely;
  });
  if (named.length < LISTS_OVER.leastJobs || 2 * named.length <= entries.length)
    return { intro, entries };
  return {
    intro,
    entries: entries.map((entry, at) => {
      const { body } = entry;
      const end = ends[at] ?? 0;
      const names = body.slice(end, end + 1);
      return { ...entry, body: [...names, ...body.slice(0, end), ...body.slice(end + 1)] };
    }),
  };
}

/** Where the lists that open a text end above a line of names; 0 when there are none. */
function endOfLists(body: readonly Block[]): number {
  const end = body.slice(0, LISTS_OVER.mostLines + 1).findIndex((block) => !isList(block));
  return end > 0 && isHeadLike(body[end]) ? end : 0;
}

const isList = ({ text, bullet, dated }: Block): boolean =>
  bullet === 0 && !dated && text.split(/\s[•·|](?:\s|$)/u).length >= LISTS_OVER.leastItems;
