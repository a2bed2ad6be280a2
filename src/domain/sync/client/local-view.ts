/** What the person sees of a record, and which of the server's revisions they have seen with it. */
import {
  ADDITIONS,
  emptyState,
  idsAt,
  mergeChange,
  type Json,
  type JsonObject,
  type MergeState,
} from '../merge.ts';
import { holdersOf, holds, overlaps, segmentsOf, type RecordShape } from '../path.ts';
import type { WireMutation } from '../protocol.ts';
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
      const { patch, after = [] } = mutation;
      const change = { patch, after, baseRev: Number.MAX_SAFE_INTEGER, clock: '' };
      state = mergeChange(state ?? emptyState(), change, shape).state;
    }
  }
  return state?.body ?? null;
};

/** One or more changes that do what a patch does, and what each of them is made on. */
export interface SeenPart {
  patch: WireMutation['patch'];
  baseRev: number;
  after?: string[];
}

/**
 * What a new change of these fields is made on: its base revision, and the changes it follows (`after`). A change under
 * way hides what the server has received below it meanwhile, so that a change on top of it has the same base, and
 * fields with other bases go apart. It has been seen itself, except within an entry that is out of sight: another
 * device may have removed that, with the change in it. Of a member that it puts, changes or removes, it has seen the
 * additions, but for those that have come in below a change under way.
 */
export const seenBy = (
  copy: ServerCopy | undefined,
  queue: readonly QueuedMutation[],
  patch: WireMutation['patch'],
): SeenPart[] => {
  const underWay = queue.filter(isUnderWay);
  const paths = Object.keys(patch);
  if (paths.length === 0) return [{ patch, baseRev: copy?.rev ?? 0 }];
  const all = new Set(paths);
  const parts = new Map<number, { paths: string[]; after: Set<string> }>();
  for (const path of paths) {
    // What an entry's field is made on is what the entry is, where the whole of it is put.
    const top = holdersOf(path).find((holder) => all.has(holder)) ?? path;
    const hiding = underWay.filter((one) =>
      Object.keys(one.patch).some((other) => overlaps(other, top)),
    );
    const baseRev = Math.min(copy?.rev ?? 0, ...hiding.map((one) => one.baseRev));
    const part = parts.get(baseRev) ?? { paths: [], after: new Set() };
    parts.set(baseRev, part);
    part.paths.push(path);
    for (const one of hiding) {
      const isSeen =
        Object.keys(one.patch).some((other) => other === top || holds(other, top)) ||
        underWay.some(({ after }) => after?.includes(one.id)) ||
        isInSight(copy, underWay, top);
      if (isSeen) part.after.add(one.id);
    }
    for (const member of [path, ...holdersOf(path)]) {
      for (const addition of idsAt(copy?.body[ADDITIONS], member))
        if (hiding.every(({ id, after }) => id === addition || after?.includes(addition)))
          part.after.add(addition);
      for (const one of hiding)
        for (const addition of idsAt(one.patch[ADDITIONS], member)) part.after.add(addition);
    }
  }
  return [...parts].map(([baseRev, { paths: own, after }]) => ({
    patch: own.length === paths.length ? patch : partOf(patch, own),
    baseRev,
    ...(after.size > 0 ? { after: [...after] } : {}),
  }));
};

const isInSight = (
  copy: ServerCopy | undefined,
  underWay: readonly QueuedMutation[],
  path: string,
): boolean => {
  let isThere = isIn(copy?.body, path);
  for (const { patch } of underWay)
    for (const [other, value] of Object.entries(patch)) {
      if (other === path) isThere = value !== null;
      else if (holds(other, path)) isThere = isIn(value, path.slice(other.length + 1));
    }
  return isThere;
};

const isIn = (body: Json | undefined, path: string): boolean =>
  (segmentsOf(path).reduce<Json | undefined>(
    (at, segment) => (at as JsonObject | null | undefined)?.[segment],
    body,
  ) ?? null) !== null;

const partOf = (patch: WireMutation['patch'], paths: readonly string[]): WireMutation['patch'] =>
  Object.fromEntries(paths.map((path) => [path, patch[path] ?? null]));
