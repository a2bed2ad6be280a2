/**
 * Labels set at half the height of the texts they name, as a table with a middle line does: each goes up to the first
 * line of its text, so that it is read before it and not inside it.
 */
import { groupBy } from '#/domain/group-by.ts';
import { type PlacedRun, rightOf } from '../placed-run.ts';
import { CENTRED_LABELS as LIMITS, LINE_STEP_EM } from '../thresholds.ts';

export const raiseCentredLabels = (runs: PlacedRun[]): PlacedRun[] => {
  if (runs.length > LIMITS.mostRuns) return runs;
  const raised = new Map<PlacedRun, number>();
  for (const labels of railsOf(runs)) {
    const texts = textsBeside(labels, runs);
    const groups = texts && partsOf(labels, texts);
    for (const [at, label] of labels.entries()) {
      const [first, second] = groups?.[at] ?? [];
      if (first && second) raised.set(label, first.y);
    }
  }
  if (raised.size === 0) return runs;
  return runs.map((run) => ({ ...run, y: raised.get(run) ?? run.y }));
};

/** Short texts in one type that end at one edge, ragged at the left, one below the other. */
function railsOf(runs: readonly PlacedRun[]): PlacedRun[][] {
  // Dates in a rail stand beside the first lines.
  const labels = runs.filter(
    ({ text }) => text.length <= LIMITS.letters && /\p{L}/u.test(text) && !/\d/.test(text),
  );
  const rails = groupBy(labels, (run) => `${Math.round(rightOf(run))} ${run.size} ${run.font}`);
  return [...rails.values()]
    .filter(({ length }) => length >= LIMITS.least && length <= LIMITS.most)
    .flatMap((rail) => cutAtSteps(rail.toSorted((a, b) => a.y - b.y)))
    .filter((rail) => {
      const lefts = rail.map(({ x }) => x);
      return (
        rail.length >= LIMITS.least && Math.max(...lefts) - Math.min(...lefts) > LIMITS.raggedPoints
      );
    });
}

/** Labels far below the others are those of another table. */
function cutAtSteps(labels: readonly PlacedRun[]): PlacedRun[][] {
  const parts: PlacedRun[][] = [];
  for (const label of labels) {
    const last = parts.at(-1)?.at(-1);
    if (last && label.y - last.y <= LIMITS.stepEm * label.size) parts.at(-1)?.push(label);
    else parts.push([label]);
  }
  return parts;
}

/** The lines in another type that begin at one position right of the labels, top to bottom. */
function textsBeside(
  labels: readonly PlacedRun[],
  runs: readonly PlacedRun[],
): PlacedRun[] | undefined {
  const [first] = labels;
  const last = labels.at(-1);
  if (!first || !last) return undefined;
  const reach = (LIMITS.stepEm * first.size) / 2;
  const near = runs.filter(
    (run) =>
      run.font !== first.font &&
      run.x > rightOf(first) &&
      run.y > first.y - reach &&
      run.y < last.y + reach,
  );
  const start = Math.min(...near.map(({ x }) => x));
  return near.filter(({ x }) => x - start <= LIMITS.samePoints).toSorted((a, b) => a.y - b.y);
}

/** The texts cut into those of each label, whose middle it stands at; undefined when they can't be. */
function partsOf(
  labels: readonly PlacedRun[],
  texts: readonly PlacedRun[],
): PlacedRun[][] | undefined {
  const [label] = labels;
  if (!label) return undefined;
  const above = texts.findLastIndex(({ y }) => y <= label.y + LIMITS.middlePoints);
  for (let from = above; from >= Math.max(0, above - LIMITS.linesAbove); from -= 1) {
    const parts = partsFrom(labels, texts, from);
    if (parts) return parts;
  }
  return undefined;
}

function partsFrom(
  labels: readonly PlacedRun[],
  texts: readonly PlacedRun[],
  from: number,
): PlacedRun[][] | undefined {
  const parts: PlacedRun[][] = [];
  let next = from;
  for (const label of labels) {
    const [first] = texts.slice(next, next + 1);
    if (!first) return undefined;
    const middle = (text: PlacedRun): number => (first.y + text.y) / 2;
    const count = texts
      .slice(next)
      .findIndex((text) => middle(text) >= label.y - LIMITS.middlePoints);
    const part = texts.slice(next, next + count + 1);
    const last = part.at(-1);
    if (count < 0 || !last || middle(last) > label.y + LIMITS.middlePoints || !areLines(part))
      return undefined;
    parts.push(part);
    next += part.length;
  }
  return parts;
}

const areLines = (texts: readonly PlacedRun[]): boolean =>
  texts.every((text, at) => {
    const above = texts[at - 1];
    return !above || text.y - above.y <= LINE_STEP_EM.most * text.size;
  });
