/** About a second: what was written is read again within it. */
const FRAMES = 60;
let latest = 0;

/**
 * After a change the element that had the focus may go, and come back elsewhere: whenever nothing has the focus, it is
 * given to the first of these that is there, and at the end to the title.
 */
export const keepFocus = (...ids: string[]): void => {
  latest += 1;
  const own = latest;
  let left = FRAMES;
  const look = (): void => {
    // The focus is where the change after this one wants it.
    if (own !== latest) return;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const found = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
    if (isLost) found?.focus();
    left -= 1;
    if (left > 0) requestAnimationFrame(look);
    else if (isLost && !found) document.querySelector<HTMLElement>('main h1')?.focus();
  };
  requestAnimationFrame(look);
};
