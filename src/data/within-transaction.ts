import { Dexie, type PromiseExtended } from 'dexie';

/**
 * Runs a part of a transaction that itself calls other async functions. Dexie follows its transaction through one
 * return of such a function, not through two in a row: what came after would run outside it. Awaiting a promise of
 * Dexie's own brings the transaction back.
 */
export const withinTransaction = <T>(work: () => Promise<T>): PromiseExtended<T> =>
  Dexie.Promise.resolve(work());
