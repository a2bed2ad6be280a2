/** Short texts side by side at one even distance, such as skills in coloured frames: a cell each, and no column begins between two of them. */
import type { PlacedRun, Row } from './placed-run.ts';
import { rightOf } from './placed-run.ts';
import { PIECE_GAP_EM, FRAMES } from './thresholds.ts';
import { LEADS_ON } from './wraps.ts';

/** A distance known to part frames, and the type they are set in. */
interface Pitch {
  gap: number;
  y: number;
  look: string;
}

/** Rows in and out, top to bottom. */
export const markFrames = (rows: Row[]): Row[] => {
  let known: Pitch[] = [];
  return rows.map((row) => {
    known = known.filter(({ y }) => row.y - y <= FRAMES.stepEm * row.size);
    const texts = textsOf(row.runs);
    const parted = new Map<PlacedRun, number>();
    for (const stretch of evenStretches(texts)) {
      const [first, second] = stretch;
      if (!first || !second || stretch.some(isJoiningWord)) continue;
      const gap = gapBetween(first, second);
      const isKnown = known.some(
        (pitch) => pitch.look === lookOf(second) && Math.abs(pitch.gap - gap) <= FRAMES.samePoints,
      );
      if (stretch.length <= FRAMES.leastGaps && !isKnown) continue;
      known.push({ gap, y: row.y, look: lookOf(second) });
      for (const [start] of stretch.slice(1)) if (start) parted.set(start, gap);
    }
    if (parted.size === 0) return row;
    const runs = row.runs.map((run) => {
      const gap = parted.get(run);
      return gap === undefined ? run : { ...run, startsCell: true as const, frameGap: gap };
    });
    return { ...row, runs };
  });
};

/** "et" alone between two distances: the words of a line set to the width of its column. */
const isJoiningWord = (runs: readonly PlacedRun[]): boolean =>
  runs.length === 1 && runs.every(({ text }) => /^\p{Ll}+$/u.test(text) && LEADS_ON.test(text));

/** Runs that no more than a blank parts. */
const textsOf = (runs: readonly PlacedRun[]): PlacedRun[][] => {
  const texts: PlacedRun[][] = [];
  for (const run of runs) {
    const before = texts.at(-1)?.at(-1);
    if (before && run.x - rightOf(before) < PIECE_GAP_EM * run.size) texts.at(-1)?.push(run);
    else texts.push([run]);
  }
  return texts;
};

/** Stretches of texts of one look at one distance. */
const evenStretches = (texts: readonly PlacedRun[][]): PlacedRun[][][] => {
  const stretches: PlacedRun[][][] = [];
  for (const text of texts) {
    const stretch = stretches.at(-1);
    const before = stretch?.at(-1);
    if (stretch && before && isBeside(before, text) && isEven(stretch, text)) stretch.push(text);
    else if (before && stretch && stretch.length > 1 && isBeside(before, text))
      stretches.push([before, text]);
    else stretches.push([text]);
  }
  return stretches;
};

const isBeside = (one: PlacedRun[], next: PlacedRun[]): boolean => {
  const gap = gapBetween(one, next);
  const em = next[0]?.size ?? 1;
  return (
    gap >= FRAMES.gapEm.least * em &&
    gap <= FRAMES.gapEm.most * em &&
    lookOf(one) === lookOf(next) &&
    [one, next].every((runs) => runs.some(({ text }) => /[\p{L}\d]/u.test(text)))
  );
};

const isEven = (stretch: PlacedRun[][], text: PlacedRun[]): boolean => {
  const [first, second] = stretch;
  const before = stretch.at(-1);
  if (!first || !second || !before) return true;
  return Math.abs(gapBetween(first, second) - gapBetween(before, text)) <= FRAMES.samePoints;
};

const gapBetween = (one: PlacedRun[], next: PlacedRun[]): number => {
  const [last, first] = [one.at(-1), next[0]];
  return last && first ? first.x - rightOf(last) : 0;
};

const lookOf = ([run]: PlacedRun[]): string =>
  run ? `${run.font} ${Math.round(run.size * 4)} ${run.color ?? ''}` : '';
