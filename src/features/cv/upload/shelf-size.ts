/** How many rows the shelf had when it was last drawn, so that its place is kept while the database opens. */
const KEY = 'jalon-cv-shelf';

export const noteShelfSize = (rows: number): void => {
  try {
    localStorage.setItem(KEY, String(rows));
  } catch {
    // Storage is refused: the shelf takes its place when it is there.
  }
};

export const shelfSize = (): number => {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
};
