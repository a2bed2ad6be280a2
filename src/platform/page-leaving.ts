/**
 * Calls back at each moment after which a page may never run again: hidden, unloaded, or left for another window.
 * Returns the function that stops it.
 */
export const onPageLeaving = (callback: () => void): (() => void) => {
  const whenHidden = (): void => {
    if (document.visibilityState === 'hidden') callback();
  };
  document.addEventListener('visibilitychange', whenHidden);
  window.addEventListener('pagehide', callback);
  window.addEventListener('blur', callback);
  return () => {
    document.removeEventListener('visibilitychange', whenHidden);
    window.removeEventListener('pagehide', callback);
    window.removeEventListener('blur', callback);
  };
};
