/** The browser's word: false is sure, true only means that some network is there. */
export const isOnline = (): boolean => navigator.onLine;

export const onOnlineChange = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};
