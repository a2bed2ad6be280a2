/** How many rows a list had when it was last drawn, so that its place is kept while the database opens. */
import type { APPLICATIONS_KEY, DASHBOARD_KEY, SHELF_KEY } from './traces.ts';

type List = typeof APPLICATIONS_KEY | typeof DASHBOARD_KEY | typeof SHELF_KEY;

export const noteRows = (list: List, rows: number): void => {
  try {
    if (rows > 0) localStorage.setItem(list, String(rows));
    else localStorage.removeItem(list);
  } catch {
    // Storage is refused: the list takes its place when it is there.
  }
};

export const notedRows = (list: List): number => {
  try {
    return Number(localStorage.getItem(list)) || 0;
  } catch {
    return 0;
  }
};
