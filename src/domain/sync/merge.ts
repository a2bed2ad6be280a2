/**
 * How two histories of one record become one: the single merge rule, run by the server on what arrives and
 * by each device on what it has not sent yet.
 *
 * Causality comes first: a change made on a revision that already contained the current value replaces it,
 * whatever the clocks say. Only truly concurrent changes compare hybrid clocks; the loser is reported, so
 * that it can be kept in the record's history. Removing a list entry buries it: concurrent edits still merge
 * into the buried entry and do not bring it back; only putting the whole entry again does.
 */
import { changeIdOf } from './values/hybrid-clock.ts';

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
  const work: Work = { state, change, shape, lost: [], own: new Set() };
  for (const path of shallowFirst(Object.keys(change.patch)))
    writePath(work, path, change.patch[path] ?? null);
  return { state, lost: work.lost };
};

/** One change being applied. */
interface Work extends Merged {
  change: Change;
  shape: RecordShape;
  /** Objects made by this change, which it may write into; all others are shared with the given state. */
  own: Set<JsonObject>;
}

const writePath = (work: Work, path: string, value: Json): void => {
  const { body } = work.state;
  const dot = path.indexOf('.');
  if (dot < 0) return writeValue(work, body, path, path, value);
  const head = path.slice(0, dot);
  if (work.shape.flatMaps.includes(head))
    return write(
      work,
      { holder: ownChild(work, body, head), key: path.slice(dot + 1) },
      path,
      value,
    );
  if (!work.shape.lists.includes(head)) {
    const keys = path.split('.');
    const key = keys.pop() ?? '';
    const holder = keys.reduce((parent, inner) => ownChild(work, parent, inner), body);
    return writeValue(work, holder, key, path, value);
  }
  const next = path.indexOf('.', dot + 1);
  const list = ownChild(work, body, head);
  const id = path.slice(dot + 1, next < 0 ? undefined : next);
  const entry = { list, name: head, id, path: `${head}.${id}` };
  if (next >= 0) write(work, fieldOf(work, entry, path.slice(next + 1)), path, value);
  else if (value === null) bury(work, entry);
  else if (isObject(value)) putEntry(work, entry, value);
};

/** Entries before their fields, so that a patch may put an entry and then correct it. */
const shallowFirst = (paths: readonly string[]): readonly string[] => {
  if (paths.length === 1) return paths;
  const byDepth: string[][] = [];
  for (const path of paths) {
    let depth = 0;
    for (let dot = path.indexOf('.'); dot >= 0; dot = path.indexOf('.', dot + 1)) depth += 1;
    (byDepth[depth] ??= []).push(path);
  }
  return byDepth.flat();
};

type Verdict = 'later' | 'wins' | 'loses' | 'same';

/** What this very change wrote does not compete with the rest of it. */
const judge = ({ state, change }: Work, stamp: Stamp | undefined): Verdict => {
  if (!stamp || stamp.rev <= change.baseRev || stamp.rev === state.rev) return 'later';
  const current = changeIdOf(stamp.clock);
  if (current === changeIdOf(change.clock)) return 'same';
  if (change.after?.includes(current)) return 'later';
  return change.clock > stamp.clock ? 'wins' : 'loses';
};

/** An object written whole over one whose fields were written one by one is judged field by field. */
const writeValue = (
  work: Work,
  holder: JsonObject,
  key: string,
  path: string,
  value: Json,
): void => {
  const isApart =
    isObject(value) &&
    Object.keys(work.state.stamps).some((stamped) => stamped.startsWith(`${path}.`));
  if (!isApart) return write(work, { holder, key }, path, value);
  const inner = ownChild(work, holder, key);
  for (const name of Object.keys(value))
    writeValue(work, inner, name, `${path}.${name}`, value[name] ?? null);
};

/** Where a value stands. */
interface Spot {
  holder: JsonObject;
  key: string;
  /** Its holder is an entry: there null is a value, elsewhere than at the top it takes the key out. */
  isInEntry?: boolean;
  /** Its entry is removed. */
  isBuried?: boolean;
  /** Its entry was removed when the change put it again: whoever did had not seen what is in it. */
  wasBuried?: boolean;
}

const write = (
  work: Work,
  { holder, key, isInEntry = false, isBuried = false, wasBuried = false }: Spot,
  path: string,
  value: Json,
): void => {
  const { state, change, lost } = work;
  const stamp = state.stamps[path];
  const verdict = judge(work, stamp);
  const current = holder[key];
  if (verdict === 'same') return;
  if (verdict === 'loses') {
    if (!isSame(current, value)) lost.push({ path, value, clock: change.clock });
    return;
  }
  const hides = (verdict === 'wins' || wasBuried) && stamp && current !== undefined;
  const isHidden = isBuried && value !== null;
  if ((hides || isHidden) && !isSame(current, value)) {
    if (hides) lost.push({ path, value: current, clock: stamp.clock });
    if (isHidden) lost.push({ path, value, clock: change.clock });
  }
  if (value === null && !isInEntry && path !== key) delete holder[key];
  else holder[key] = value;
  state.stamps[path] = { rev: state.rev, clock: change.clock };
};

/** An entry of a list, there or not. */
interface Entry {
  list: JsonObject;
  name: string;
  id: string;
  /** `list.id` */
  path: string;
}

/** A field of an entry, or of the buried entry. */
const fieldOf = (work: Work, { list, id, path }: Entry, key: string): Spot =>
  isObject(list[id])
    ? { holder: ownChild(work, list, id), key, isInEntry: true }
    : { holder: ownChild(work, work.state.buried, path), key, isInEntry: true, isBuried: true };

const bury = (work: Work, { list, name, id, path }: Entry): void => {
  const { state, change, shape, lost } = work;
  const verdict = judge(work, state.stamps[path]);
  const present = list[id];
  if (verdict === 'loses' || verdict === 'same') return;
  if (verdict === 'wins' && isObject(present) && shape.addWins.includes(name)) return;
  if (isObject(present)) {
    lost.push(...unseenIn(work, path, present));
    state.buried[path] = present;
  }
  delete list[id];
  state.stamps[path] = { rev: state.rev, clock: change.clock };
};

/** What others wrote into an entry, and whoever removes it has not seen. */
const unseenIn = (work: Work, path: string, entry: JsonObject): LostValue[] =>
  Object.entries(entry).flatMap(([field, value]): LostValue[] => {
    const stamp = work.state.stamps[`${path}.${field}`];
    const isUnseen = ['wins', 'loses'].includes(judge(work, stamp));
    return stamp && isUnseen && value !== null
      ? [{ path: `${path}.${field}`, value, clock: stamp.clock }]
      : [];
  });

const putEntry = (work: Work, entry: Entry, fields: JsonObject): void => {
  const { state, change, shape } = work;
  const { list, name, id, path } = entry;
  const isThere = isObject(list[id]);
  const stamp = state.stamps[path];
  const verdict = judge(work, stamp);
  const isLater = verdict === 'later' || verdict === 'wins';
  const wasBuried = !isThere && stamp !== undefined;
  const returns = isLater || (wasBuried && shape.addWins.includes(name));
  if (!isThere && returns) {
    list[id] = state.buried[path] ?? {};
    delete state.buried[path];
  }
  if (isLater || (wasBuried && returns))
    state.stamps[path] = { rev: state.rev, clock: laterClock(stamp?.clock, change.clock) };
  const { holder, isBuried = false } = fieldOf(work, entry, '');
  for (const key of Object.keys(fields))
    write(
      work,
      { holder, key, isInEntry: true, isBuried, wasBuried },
      `${path}.${key}`,
      fields[key] ?? null,
    );
};

/** The child, copied first unless this change has made it. */
const ownChild = ({ own }: Work, parent: JsonObject, key: string): JsonObject => {
  const child = parent[key];
  if (isObject(child) && own.has(child)) return child;
  const copy = isObject(child) ? { ...child } : {};
  own.add(copy);
  parent[key] = copy;
  return copy;
};

const laterClock = (a: string | undefined, b: string): string => (a !== undefined && a > b ? a : b);

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (a: Json | undefined, b: Json): boolean =>
  a === b ||
  (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));
