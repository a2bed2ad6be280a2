/** A range set as a stack in a narrow column: a date, a bar below it, and the later date below the bar. */
import { findDates } from '#/domain/cv/read/dates/find-dates.ts';
import type { PlacedRun } from '../placed-run.ts';
import { STACKED_RANGE } from '../thresholds.ts';

export const joinStackedRanges = (runs: PlacedRun[]): PlacedRun[] => {
  const joined = new Map<PlacedRun, PlacedRun>();
  const taken = new Set<PlacedRun>();
  for (const bar of runs.filter(({ text }) => BAR.test(text))) {
    const stack = runs.filter((run) => isInStack(run, bar));
    const above = stack.findLast(({ y }) => y < bar.y);
    const below = stack.find(({ y }) => y > bar.y);
    if (!above || !below || dateOf(above) >= dateOf(below)) continue;
    const text = `${above.text.trim()} – ${below.text.trim()}`;
    joined.set(above, { ...above, text });
    taken.add(bar).add(below);
  }
  return joined.size === 0
    ? runs
    : runs.filter((run) => !taken.has(run)).map((run) => joined.get(run) ?? run);
};

const BAR = /^\s*[|│┃–—-]\s*$/u;

/** A lone date right above or below the bar, on the same axis. */
const isInStack = (run: PlacedRun, bar: PlacedRun): boolean =>
  Math.abs(run.y - bar.y) <= STACKED_RANGE.stepEm * run.size &&
  Math.abs(middleOf(run) - middleOf(bar)) <= STACKED_RANGE.axisPoints &&
  dateOf(run) !== '';

const middleOf = ({ x, width }: PlacedRun): number => x + width / 2;

const dateOf = ({ text }: PlacedRun): string => {
  const [span, ...others] = findDates(text);
  return span && others.length === 0 && !span.range && span.length === text.trim().length
    ? span.end
    : '';
};
