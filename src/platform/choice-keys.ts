/** Entries of localStorage that hold choices of this browser; read in the page's head too, so nothing else is here. */
export const TEXT_SIZE_KEY = 'jalon-text-size';
export const MOTION_KEY = 'jalon-motion';
/** The lock of the app (`app-lock.ts`). */
export const LOCK_KEY = 'jalon-lock';
