import type { TextRun } from '#/domain/cv/source.ts';
import type { Box } from './matrix.ts';

/** Points: the sizes of list markers; smaller is dust, larger a picture. */
const SMALLEST = 1.5;
const LARGEST = 6.5;
/** How far before its text a marker stands. */
const FARTHEST_EM = 2.2;

/** Whether a filled area is as small and square as a list marker. */
export const isDot = ({ width, height }: Box): boolean =>
  Math.min(width, height) >= SMALLEST &&
  Math.max(width, height) <= LARGEST &&
  Math.abs(width - height) <= 0.2 * Math.max(width, height);

/**
 * Browsers that print without tags draw list markers as small shapes. Each one that stands alone
 * before a text becomes a run of its own, so that the list is not lost; rows of dots (ratings) do not.
 */
export const addDrawnBullets = (runs: TextRun[], dots: Box[]): TextRun[] => {
  if (dots.length === 0) return runs;
  const bullets = new Map<TextRun, Box>();
  for (const dot of dots) {
    const middle = dot.y + dot.height / 2;
    const end = dot.x + dot.width;
    const hasNeighbour = dots.some(
      (other) =>
        other !== dot &&
        Math.abs(other.y + other.height / 2 - middle) < 2 &&
        Math.abs(other.x - dot.x) < 20 &&
        Math.abs(other.x - dot.x) > 1,
    );
    if (hasNeighbour) continue;
    const [text] = runs
      .filter(
        (run) =>
          middle < run.y - 0.1 * run.size &&
          middle > run.y - 0.75 * run.size &&
          run.x > end &&
          run.x - end <= FARTHEST_EM * run.size,
      )
      .toSorted((a, b) => a.x - b.x);
    const isBehindText = runs.some(
      (run) =>
        text !== undefined &&
        Math.abs(run.y - text.y) < 2 &&
        run.x < dot.x &&
        run.x + run.width > dot.x - 30,
    );
    if (text && !isBehindText) bullets.set(text, dot);
  }
  return runs.flatMap((run) => {
    const dot = bullets.get(run);
    if (!dot) return [run];
    const { link: _link, ...look } = run;
    return [{ ...look, text: '•', x: dot.x, width: dot.width }, run];
  });
};
