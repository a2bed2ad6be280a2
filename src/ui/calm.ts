/** Whether the person wants little to move: so set in the system, or in Jalon's settings. */
export const wantsCalm = (): boolean =>
  document.documentElement.dataset['motion'] === 'calm' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;
