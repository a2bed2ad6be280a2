import type { JalonDatabase } from './db.ts';

/** What commands need from outside, made once by `start.ts`; tests make their own. */
export interface DataContext {
  database: JalonDatabase;
  /** '' for the guest. */
  uid: string;
  /** Milliseconds since 1970. */
  now: () => number;
  newId: () => string;
  /** A number in [0, 1). */
  random: () => number;
  /** Called after each committed write. */
  onCommitted: () => void;
}
