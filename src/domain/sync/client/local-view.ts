/** What the person sees of a record, and which of the server's revisions they have seen with it. */
import { emptyState, mergeChange, type Json, type JsonObject, type MergeState } from '../merge.ts';
import { holdersOf, type RecordShape } from '../path.ts';
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
    ...emptyState(),
    body: copy.body,
    rev: copy.rev,
  };
  for (const mutation of queue.filter(isUnderWay)) {
    if (mutation.op === 'purge') state = undefined;
    else if (mutation.op === 'create' || (mutation.op === 'patch' && state)) {
      const change = { ...mutation, baseRev: Number.MAX_SAFE_INTEGER };
      state = mergeChange(state ?? emptyState(), change, shape).state;
    }
  }
  return state?.body ?? null;
};

/**
 * The base revision of a new change of these fields, and the earlier changes it follows (`after`). A change under way
 * hides what the server has received below it meanwhile, so a change on top of it has the same base. It has been seen
 * itself, except within an entry that is now put whole: that entry may have been removed, with the change in it.
 */
export const seenBy = (
  copy: ServerCopy | undefined,
  queue: readonly QueuedMutation[],
  patch: Readonly<Record<string, Json>>,
): { baseRev: number; after?: string[] } => {
  const all = new Set(Object.keys(patch));
  const ours = new Set([...all].filter((path) => !holdersOf(path).some((outer) => all.has(outer))));
  const holders = new Set([...ours].flatMap(holdersOf));
  const touching = (test: (theirs: string) => boolean): QueuedMutation[] =>
    queue.filter((mutation) => isUnderWay(mutation) && Object.keys(mutation.patch).some(test));
  const isSeen = (theirs: string): boolean => ours.has(theirs) || holders.has(theirs);
  const seen = touching(isSeen);
  const hiding = touching(
    (theirs) => isSeen(theirs) || holdersOf(theirs).some((outer) => ours.has(outer)),
  );
  const baseRev = Math.min(copy?.rev ?? 0, ...hiding.map(({ baseRev }) => baseRev));
  return seen.length === 0 ? { baseRev } : { baseRev, after: seen.map(({ id }) => id) };
};
