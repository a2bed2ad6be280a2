/** A range set as a stack in a narrow column: a date, a bar or "to" below it, and the other date below that. */
import { groupBy } from '#/domain/group-by.ts';
import { fold } from '#/domain/text/fold.ts';
import { MONTH_WORDS } from '#/domain/text/months.ts';
import { PRESENT_WORDS } from '#/domain/cv/words/date-words.ts';
import { findDates } from '#/domain/cv/read/dates/find-dates.ts';
import { isUnfinishedRange } from '#/domain/cv/read/dates/wrapped-range.ts';
import { type PlacedRun, rightOf } from '../placed-run.ts';
import { STACKED_RANGE } from '../thresholds.ts';

export const joinStackedRanges = (given: PlacedRun[][]): PlacedRun[][] => {
  const pages = given.map(joinMonths);
  const marked = pages.map((runs) => ({ runs, ...joinMarked(runs) }));
  const railed = pairsInRails(
    marked.map(({ runs, taken }) => runs.filter((run) => !taken.has(run))),
  );
  return marked.map(({ runs, joined, taken }, at) => {
    for (const { above, below } of railed[at] ?? [])
      if (!joined.has(above)) join({ joined, taken }, above, below, above.y);
    return joined.size === 0
      ? runs
      : runs.filter((run) => !taken.has(run)).map((run) => joined.get(run) ?? run);
  });
};

/** "June" over "2021", above or below the bar of a stack: one date. */
const joinMonths = (runs: PlacedRun[]): PlacedRun[] => {
  const bars = runs.filter(({ text }) => BAR.test(text));
  if (bars.length === 0) return runs;
  const years = new Set<PlacedRun>();
  const joined = runs.map((run) => {
    if (!MONTH.test(fold(run.text).trim()) || !bars.some((bar) => isBesideBar(run, bar)))
      return run;
    const year = runs.find(
      (below) =>
        YEAR.test(below.text) &&
        below.y > run.y &&
        below.y - run.y <= STACKED_RANGE.lineEm * run.size &&
        Math.abs(middleOf(below) - middleOf(run)) <= STACKED_RANGE.axisPoints,
    );
    if (!year) return run;
    years.add(year);
    return { ...run, text: `${run.text.trim()} ${year.text.trim()}` };
  });
  return joined.filter((run) => !years.has(run));
};

const MONTH = new RegExp(`^(?:${MONTH_WORDS})\\.?$`, 'u');
const YEAR = /^\s*(?:19|20)\d\d\s*$/u;

/** The ranges made of runs, each by its upper run, and the runs that went into them. */
interface Joins {
  joined: Map<PlacedRun, PlacedRun>;
  taken: Set<PlacedRun>;
}

const join = ({ joined, taken }: Joins, above: PlacedRun, below: PlacedRun, y: number): void => {
  const [from, to] = endOf(above) < endOf(below) ? [above, below] : [below, above];
  joined.set(above, { ...above, y, text: `${from.text.trim()} – ${to.text.trim()}` });
  taken.add(below);
};

/** Ranges on both sides of a bar, a word or a title. */
const joinMarked = (runs: PlacedRun[]): Joins => {
  const joins: Joins = { joined: new Map(), taken: new Set() };
  for (const { above, below, title } of aroundTitles(runs)) {
    if (below) join(joins, above, below, title.y);
    else joins.joined.set(above, { ...above, y: title.y });
    joins.joined.set(title, { ...title, startsCell: true });
  }
  for (const bar of runs.filter(({ text }) => BAR.test(text))) {
    const stack = runs.filter((run) => isInStack(run, bar));
    const above = stack.findLast(({ y }) => y < bar.y);
    const below = stack.find(({ y }) => y > bar.y);
    if (!above || !below || endOf(above) === endOf(below)) continue;
    join(joins, above, below, above.y);
    joins.taken.add(bar);
  }
  return joins;
};

interface AroundTitle {
  above: PlacedRun;
  /** None at the start of what has no end. */
  below: PlacedRun | undefined;
  title: PlacedRun;
}

/** Two dates at the ends of a drawn bar, however long it is, the title beside its middle: nothing else stands on their baselines. */
function aroundTitles(runs: readonly PlacedRun[]): AroundTitle[] {
  const byHeight = runs.toSorted((a, b) => a.y - b.y);
  return byHeight.flatMap((above, at) => {
    if (!MAY_BE_YEAR.test(above.text) || dateOf(above) === '') return [];
    const near = byHeight
      .slice(Math.max(0, at - STACKED_RANGE.neighbours), at + STACKED_RANGE.neighbours)
      .filter(({ y }) => Math.abs(y - above.y) <= STACKED_RANGE.stepEm * above.size);
    const below = near.find(
      (run) =>
        run.y > above.y &&
        Math.abs(run.x - above.x) <= STACKED_RANGE.barPoints &&
        dateOf(run) !== '',
    );
    if (below && dateOf(below) === dateOf(above)) return [];
    if (near.some((run) => endsAt(run, above) || goesOnWith(run, above))) return [];
    const apart = STACKED_RANGE.apartEm * above.size;
    const foot = below ? below.y - apart : above.y + STACKED_RANGE.titleEm * above.size;
    const beside = near.filter(
      (run) =>
        run !== below &&
        run.x > rightOf(above) &&
        run.y > above.y - apart &&
        run.y < (below ? below.y + apart : foot),
    );
    const [title] = beside;
    const isBetween = beside.every(({ y }) => y > above.y + apart && y < foot);
    return title && isBetween ? [{ above, below, title }] : [];
  });
}

interface Pair {
  above: PlacedRun;
  below: PlacedRun;
}

/**
 * Both ends of a period on the first two lines of each entry, in a narrow column before it: the title stands beside the
 * first, and what is beside the second is set further in, or in another look that stands beside no date alone. Where it
 * is not, each date has an entry of its own; but a page with too few entries to tell keeps the habit of another, at the
 * same edge and with dates as precise.
 */
function pairsInRails(pages: readonly (readonly PlacedRun[])[]): Pair[][] {
  const found = pages.map(pairsInRail);
  const known = found.flatMap(({ pairs, isHabit }) => (isHabit ? pairs : []));
  const isLikeKnown = ({ above, below }: Pair): boolean =>
    endOf(above) > endOf(below) &&
    known.some(
      (pair) =>
        Math.abs(rightOf(pair.above) - rightOf(above)) <= STACKED_RANGE.axisPoints &&
        endOf(pair.above) > endOf(pair.below) &&
        endOf(pair.above).length === endOf(above).length &&
        endOf(pair.below).length === endOf(below).length,
    );
  return found.map(({ pairs, isHabit }) => (isHabit ? pairs : pairs.filter(isLikeKnown)));
}

function pairsInRail(runs: readonly PlacedRun[]): { pairs: Pair[]; isHabit: boolean } {
  const dates = runs.filter((run) => dateOf(run) !== '').toSorted((a, b) => a.y - b.y);
  const rows = groupBy(runs, ({ y }) => Math.round(y));
  for (const row of rows.values()) row.sort((a, b) => a.x - b.x);
  const besideOf = (date: PlacedRun): PlacedRun | undefined =>
    [-1, 0, 1]
      .flatMap(
        (step) => rows.get(Math.round(date.y) + step)?.find(({ x }) => x > rightOf(date)) ?? [],
      )
      .toSorted((a, b) => a.x - b.x)[0];
  const lookOf = (date: PlacedRun): string => {
    const beside = besideOf(date);
    return `${beside?.font} ${beside?.size}`;
  };
  const follows = (above: PlacedRun | undefined, below: PlacedRun | undefined): boolean =>
    above !== undefined &&
    below !== undefined &&
    below.y > above.y &&
    below.y - above.y <=
      above.size *
        (lookOf(above) === lookOf(below) ? STACKED_RANGE.lineEm : STACKED_RANGE.stepEm) &&
    (Math.abs(rightOf(below) - rightOf(above)) <= STACKED_RANGE.axisPoints ||
      Math.abs(below.x - above.x) <= STACKED_RANGE.axisPoints);
  const pairs = dates.flatMap((above, at): Pair[] => {
    const below = dates[at + 1];
    const isPair =
      below !== undefined &&
      follows(above, below) &&
      !follows(dates[at - 1], above) &&
      !follows(below, dates[at + 2]) &&
      dateOf(above) !== dateOf(below) &&
      besideOf(above) !== undefined;
    return isPair ? [{ above, below }] : [];
  });
  const starts = new Set(pairs.map(({ below }) => below));
  const looksOfTitles = new Set(dates.filter((date) => !starts.has(date)).map(lookOf));
  const inset = pairs.filter(({ above, below }) => {
    const [title, text] = [besideOf(above), besideOf(below)];
    return (
      text === undefined ||
      text.x > (title?.x ?? 0) + STACKED_RANGE.insetPoints ||
      !looksOfTitles.has(lookOf(below))
    );
  });
  const isHabit =
    inset.length >= STACKED_RANGE.leastPairs &&
    inset.length >= STACKED_RANGE.pairShare * pairs.length;
  return { pairs, isHabit };
}

/** The end of a phone number may look like a year: "(418) 555-" before "0119". */
const endsAt = (run: PlacedRun, next: PlacedRun): boolean =>
  run.x < next.x &&
  Math.abs(run.y - next.y) <= STACKED_RANGE.apartEm * next.size &&
  next.x - rightOf(run) < next.size;

/** "septembre" over "2024": a range that is wrapped in its column. */
const goesOnWith = (run: PlacedRun, next: PlacedRun): boolean =>
  run.y < next.y &&
  Math.abs(middleOf(run) - middleOf(next)) <= Math.max(run.width, next.width) / 2 &&
  isUnfinishedRange(run.text, next.text);

const MAY_BE_YEAR = /^\D{0,12}\d{4}\s*$/u;

const BAR = /^\s*(?:[|│┃–—-]|to|until|au|à|jusqu['’]au?)\s*$/iu;

/** Right above or below the bar, which stands on its axis or within its width. */
const isBesideBar = (run: PlacedRun, bar: PlacedRun): boolean =>
  Math.abs(run.y - bar.y) <= STACKED_RANGE.stepEm * run.size &&
  (Math.abs(middleOf(run) - middleOf(bar)) <= STACKED_RANGE.axisPoints ||
    (bar.x >= run.x && rightOf(bar) <= rightOf(run)));

/** A lone date there. */
const isInStack = (run: PlacedRun, bar: PlacedRun): boolean =>
  isBesideBar(run, bar) && endOf(run) !== '';

const middleOf = ({ x, width }: PlacedRun): number => x + width / 2;

const dateOf = ({ text }: PlacedRun): string => {
  const [span, ...others] = findDates(text);
  return span && others.length === 0 && !span.range && span.length === text.trim().length
    ? span.end
    : '';
};

const PRESENT = new RegExp(`^(?:${PRESENT_WORDS})$`, 'u');

/** The date, or a word for today, which sorts after all dates. */
const endOf = (run: PlacedRun): string => {
  const text = fold(run.text).trim();
  return PRESENT.test(text) ? 'present' : dateOf(run);
};
