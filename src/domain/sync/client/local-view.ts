/** What the person sees of a record, and which of the server's revisions they have seen with it. */
import {
  mergeChange,
  type Json,
  type JsonObject,
  type MergeState,
  type RecordShape,
} from '../merge.ts';
import { isUnderWay, type QueuedMutation } from './queue.ts';

/** The record as the server last told it. */
export interface ServerCopy {
  /** 0: the number belongs to a past that the server lost. */
  rev: number;
  body: JsonObject;
}

/** The server's version with every change it does not contain laid over it; `queue` is the record's own. */
export const viewOf = (
  copy: ServerCopy | undefined,
  queue: readonly QueuedMutation[],
  shape: RecordShape,
): JsonObject | null => {
  let state: MergeState | undefined = copy && {
    body: copy.body,
    buried: {},
    stamps: {},
    rev: copy.rev,
  };
  for (const mutation of queue.filter(isUnderWay)) {
    if (mutation.op === 'purge') state = undefined;
    else if (mutation.op === 'create' || (mutation.op === 'patch' && state)) {
      const change = { ...mutation, baseRev: Number.MAX_SAFE_INTEGER };
      state = mergeChange(
        state ?? { body: {}, buried: {}, stamps: {}, rev: 0 },
        change,
        shape,
      ).state;
    }
  }
  return state?.body ?? null;
};

/**
 * What a new change of these fields is made on. A change under way hides what the server has put below it
 * meanwhile: whoever writes over it has seen no more than it had. It has been seen itself (`after`), unless it
 * lies within an entry that is now put whole: that entry may have been removed, and the change out of sight.
 */
export const seenBy = (
  copy: ServerCopy | undefined,
  queue: readonly QueuedMutation[],
  patch: Readonly<Record<string, Json>>,
): { baseRev: number; after?: string[] } => {
  const all = Object.keys(patch);
  const paths = all.filter((path) => !all.some((other) => other !== path && isWithin(path, other)));
  const touching = (test: (theirs: string, ours: string) => boolean): QueuedMutation[] =>
    queue.filter(
      (mutation) =>
        isUnderWay(mutation) &&
        Object.keys(mutation.patch).some((theirs) => paths.some((ours) => test(theirs, ours))),
    );
  const hiding = touching((theirs, ours) => isWithin(theirs, ours) || isWithin(ours, theirs));
  const seen = touching((theirs, ours) => isWithin(ours, theirs));
  const baseRev = Math.min(copy?.rev ?? 0, ...hiding.map(({ baseRev }) => baseRev));
  return seen.length === 0 ? { baseRev } : { baseRev, after: seen.map(({ id }) => id) };
};

const isWithin = (inner: string, outer: string): boolean => `${inner}.`.startsWith(`${outer}.`);
