/**
 * Puts the focus on the first of these elements once the screen is drawn again, so that it isn't lost
 * with a button that has done its work.
 */
export const focusSoon = (...ids: string[]): void => {
  requestAnimationFrame(() => {
    const found = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
    (found ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  });
};
