/** The two sides of a strip that may be a gutter. */
import { headingHit } from '#/domain/cv/read/sections/headings.ts';
import { closeLetters, isLetterSpaced } from '#/domain/cv/read/lines/line-text.ts';
import type { PlacedRun, Row } from '../placed-run.ts';
import { textOfRuns } from '../run-text.ts';

/** The runs that begin left of the gutter, and those that begin right of it. */
export const sidesOf = (
  runs: readonly PlacedRun[],
  gutter: number,
): [left: PlacedRun[], right: PlacedRun[]] => [
  runs.filter(({ x }) => x < gutter),
  runs.filter(({ x }) => x >= gutter),
];

/** Something in the row begins left of the gutter. */
export const hasLeft = ({ runs }: Row, gutter: number): boolean => runs.some(({ x }) => x < gutter);

/** Something in the row begins right of it. */
export const hasRight = ({ runs }: Row, gutter: number): boolean =>
  runs.some(({ x }) => x >= gutter);

/** A section's title at the left of a strip, with nothing beside it. */
export const isLeftTitle = ({ runs }: Row, gutter: number): boolean =>
  runs.every(({ x }) => x < gutter) && headingHit(textOfRuns(runs))?.full === true;

export const titleOf = (cell: PlacedRun[]): string =>
  cell.map(({ text }) => (isLetterSpaced(text) ? closeLetters(text) : text)).join(' ');

export const runsOf = (rows: Row[]): PlacedRun[] => rows.flatMap((row) => row.runs);
