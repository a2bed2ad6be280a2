/** How many rows the shelf had when it was last drawn, so that its place is kept while the database opens. */
import { SHELF_KEY } from '#/platform/traces.ts';

export const noteShelfSize = (rows: number): void => {
  try {
    localStorage.setItem(SHELF_KEY, String(rows));
  } catch {
    // Storage is refused: the shelf takes its place when it is there.
  }
};

export const shelfSize = (): number => {
  try {
    return Number(localStorage.getItem(SHELF_KEY)) || 0;
  } catch {
    return 0;
  }
};
