/**
 * How two histories of one record become one: the single merge rule, run by the server on what arrives and
 * by each device on what it has not sent yet.
 *
 * Causality comes first: a change made on a revision that already contained the current value replaces it,
 * whatever the clocks say. Only truly concurrent changes compare hybrid clocks; the loser is reported, so
 * that it can be kept in the record's history. Removing a list entry buries it: concurrent edits still merge
 * into the buried entry and do not bring it back; only putting the whole entry again does.
 */
import { changeIdOf } from './hybrid-clock.ts';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** Where a value was last written: the record's revision then, and the writer's hybrid clock. */
interface Stamp {
  rev: number;
  /** Comparable as text, the change's id after the last dot; see `hybrid-clock.ts`. */
  clock: string;
}

export interface MergeState {
  body: JsonObject;
  /** Removed entries by `list.id`, with what was in them and what concurrent edits still put there. */
  buried: Record<string, JsonObject>;
  /** Per field path; `list.id` itself stamps whether the entry is there. */
  stamps: Record<string, Stamp>;
  rev: number;
}

export interface Change {
  /** Path → value. `list.id` → object puts an entry, → null removes it. */
  patch: Readonly<Record<string, Json>>;
  /** The revision the writer had seen. */
  baseRev: number;
  clock: string;
  /** Ids of the writer's own earlier changes of these fields that no revision it has seen contained. */
  after?: readonly string[];
}

/** What a collection's paths mean. */
export interface RecordShape {
  /** Fields that are maps of entries by id. */
  lists: readonly string[];
  /** Lists in which adding wins over a concurrent removal, whatever the clocks. */
  addWins: readonly string[];
  /** Maps whose keys may contain dots (`evidence.experience.x.title`). In all maps, null deletes a key. */
  flatMaps: readonly string[];
}

export interface LostValue {
  path: string;
  value: Json;
  clock: string;
}

export interface Merged {
  state: MergeState;
  /**
   * What is out of sight now though nobody who saw it took it away: a value that lost against a concurrent one,
   * either the incoming or the one it replaced, and what was written into an entry while another removed it.
   */
  lost: LostValue[];
}

export const emptyState = (): MergeState => ({ body: {}, buried: {}, stamps: {}, rev: 0 });

/** Applies one change; the result's revision is one higher. The given state is left as it is. */
export const mergeChange = (before: MergeState, change: Change, shape: RecordShape): Merged => {
  const state: MergeState = {
    body: { ...before.body },
    buried: { ...before.buried },
    stamps: { ...before.stamps },
    rev: before.rev + 1,
  };
  const lost: LostValue[] = [];
  for (const path of Object.keys(change.patch).toSorted(shallowFirst)) {
    const value = change.patch[path] ?? null;
    const place = placeOf(path, shape);
    if (place.kind === 'field') writeValue(state, place.keys, path, value, change, shape, lost);
    else if (place.kind === 'entryField') writeField(state, place, path, value, change, lost);
    else if (value === null) bury(state, place, path, change, shape, lost);
    else if (isObject(value)) putEntry(state, place, path, value, change, shape, lost);
  }
  return { state, lost };
};

type Place =
  | { kind: 'field'; keys: string[] }
  | { kind: 'entry'; list: string; id: string }
  | { kind: 'entryField'; list: string; id: string; field: string };

const placeOf = (path: string, shape: RecordShape): Place => {
  const [head = '', id, ...rest] = path.split('.');
  if (shape.flatMaps.includes(head) && id !== undefined)
    return { kind: 'field', keys: [head, path.slice(head.length + 1)] };
  if (!shape.lists.includes(head) || id === undefined)
    return { kind: 'field', keys: path.split('.') };
  return rest.length === 0
    ? { kind: 'entry', list: head, id }
    : { kind: 'entryField', list: head, id, field: rest.join('.') };
};

/** Entries before their fields, so that a patch may put an entry and then correct it. */
const shallowFirst = (a: string, b: string): number =>
  a.split('.').length - b.split('.').length || (a < b ? -1 : 1);

type Verdict = 'later' | 'wins' | 'loses' | 'same';

/** `rev` is the revision being made: what this very change wrote does not compete with the rest of it. */
const judge = (stamp: Stamp | undefined, change: Change, rev: number): Verdict => {
  if (!stamp || stamp.rev <= change.baseRev || stamp.rev === rev) return 'later';
  const current = changeIdOf(stamp.clock);
  if (current === changeIdOf(change.clock)) return 'same';
  if (change.after?.includes(current)) return 'later';
  return change.clock > stamp.clock ? 'wins' : 'loses';
};

/** An object written whole over one whose fields were written one by one is judged field by field. */
const writeValue = (
  state: MergeState,
  keys: string[],
  path: string,
  value: Json,
  change: Change,
  shape: RecordShape,
  lost: LostValue[],
): void => {
  const isApart =
    isObject(value) &&
    !shape.flatMaps.includes(keys[0] ?? '') &&
    Object.keys(state.stamps).some((stamped) => stamped.startsWith(`${path}.`));
  if (!isApart) return writeField(state, { kind: 'field', keys }, path, value, change, lost);
  for (const [key, inner] of Object.entries(value))
    writeValue(state, [...keys, key], `${path}.${key}`, inner, change, shape, lost);
};

const writeField = (
  state: MergeState,
  place: Exclude<Place, { kind: 'entry' }>,
  path: string,
  value: Json,
  change: Change,
  lost: LostValue[],
  wasHidden = false,
): void => {
  const holder = holderOf(state, place);
  const key = place.kind === 'field' ? (place.keys.at(-1) ?? '') : place.field;
  const stamp = state.stamps[path];
  const verdict = judge(stamp, change, state.rev);
  const current = holder[key];
  const differs = !isSame(current, value);
  if (verdict === 'loses' || verdict === 'same') {
    if (verdict === 'loses' && differs) lost.push({ path, value, clock: change.clock });
    return;
  }
  if ((verdict === 'wins' || wasHidden) && stamp && differs && current !== undefined)
    lost.push({ path, value: current, clock: stamp.clock });
  if (isRemoved(state, place) && differs && value !== null)
    lost.push({ path, value, clock: change.clock });
  if (value === null && place.kind === 'field' && place.keys.length > 1) delete holder[key];
  else holder[key] = value;
  state.stamps[path] = { rev: state.rev, clock: change.clock };
};

const bury = (
  state: MergeState,
  place: Extract<Place, { kind: 'entry' }>,
  path: string,
  change: Change,
  shape: RecordShape,
  lost: LostValue[],
): void => {
  const verdict = judge(state.stamps[path], change, state.rev);
  const list = childObject(state.body, place.list);
  const present = list[place.id];
  if (verdict === 'loses' || verdict === 'same') return;
  if (verdict === 'wins' && isObject(present) && shape.addWins.includes(place.list)) return;
  if (isObject(present)) {
    lost.push(...unseenIn(state, path, present, change));
    state.buried[path] = present;
  }
  delete list[place.id];
  state.stamps[path] = { rev: state.rev, clock: change.clock };
};

/** What others wrote into an entry, and whoever removes it has not seen. */
const unseenIn = (
  { stamps, rev }: MergeState,
  path: string,
  entry: JsonObject,
  change: Change,
): LostValue[] =>
  Object.entries(entry).flatMap(([field, value]): LostValue[] => {
    const stamp = stamps[`${path}.${field}`];
    const isUnseen = ['wins', 'loses'].includes(judge(stamp, change, rev));
    return stamp && isUnseen && value !== null
      ? [{ path: `${path}.${field}`, value, clock: stamp.clock }]
      : [];
  });

const putEntry = (
  state: MergeState,
  place: Extract<Place, { kind: 'entry' }>,
  path: string,
  entry: JsonObject,
  change: Change,
  shape: RecordShape,
  lost: LostValue[],
): void => {
  const list = childObject(state.body, place.list);
  const present = list[place.id];
  const verdict = judge(state.stamps[path], change, state.rev);
  const wasRemoved = !isObject(present) && state.stamps[path] !== undefined;
  const returns =
    verdict === 'later' || verdict === 'wins' || (wasRemoved && shape.addWins.includes(place.list));
  if (!isObject(present) && returns) {
    list[place.id] = state.buried[path] ?? {};
    delete state.buried[path];
  }
  if (verdict === 'later' || verdict === 'wins' || (wasRemoved && returns))
    state.stamps[path] = {
      rev: state.rev,
      clock: laterClock(state.stamps[path]?.clock, change.clock),
    };
  for (const [field, value] of Object.entries(entry)) {
    const fieldPath = `${path}.${field}`;
    const fieldPlace = { kind: 'entryField', list: place.list, id: place.id, field } as const;
    // Whoever puts a removed entry again has not seen what others wrote into it meanwhile.
    writeField(state, fieldPlace, fieldPath, value, change, lost, wasRemoved);
  }
};

const isRemoved = ({ body }: MergeState, place: Exclude<Place, { kind: 'entry' }>): boolean => {
  if (place.kind === 'field') return false;
  const list = body[place.list];
  return !isObject(list) || !isObject(list[place.id]);
};

/** The object that holds a field: the body, an entry, or the buried entry. */
const holderOf = (state: MergeState, place: Exclude<Place, { kind: 'entry' }>): JsonObject => {
  if (place.kind === 'field')
    return place.keys.slice(0, -1).reduce<JsonObject>(childObject, state.body);
  const list = childObject(state.body, place.list);
  if (isObject(list[place.id])) return childObject(list, place.id);
  return childObject(state.buried, `${place.list}.${place.id}`);
};

/** A copy of the child, put in its place: what is read on the way down may be written to, the rest is shared. */
const childObject = (parent: JsonObject, key: string): JsonObject => {
  const child = parent[key];
  const own = isObject(child) ? { ...child } : {};
  parent[key] = own;
  return own;
};

const laterClock = (a: string | undefined, b: string): string => (a !== undefined && a > b ? a : b);

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (a: Json | undefined, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);
