import type { SyncAnswer } from '../protocol.ts';

/** What came back to a request, or undefined when something else than our server has answered. */
export const readAnswer = (said: unknown): SyncAnswer | undefined => {
  if (typeof said !== 'object' || said === null) return undefined;
  const { now, head, more, receipts, changes, cursor } = said as Partial<SyncAnswer>;
  const isOurs =
    typeof now === 'number' &&
    typeof head === 'number' &&
    typeof more === 'boolean' &&
    Array.isArray(receipts) &&
    Array.isArray(changes) &&
    typeof cursor?.timeline === 'string' &&
    typeof cursor.seq === 'number';
  return isOurs ? (said as SyncAnswer) : undefined;
};
