/**
 * How two histories of one record become one: the single merge rule, run by the server on what arrives and
 * by each device on what it has not sent yet.
 *
 * Causality comes first: a change made on a revision that already contained the current value replaces it,
 * whatever the clocks say. Only truly concurrent changes compare hybrid clocks; the loser is reported, so
 * that it can be kept in the record's history. Removing a list entry buries it: concurrent edits still merge
 * into the buried entry and do not bring it back; only putting the whole entry again does.
 *
 * The lists of `addWins` are observed-remove sets: each addition of a member has the id of its change, and a removal
 * takes away those additions that it names in `after`, now and whenever they come. What is left keeps the member.
 */
import {
  buildPath,
  holdersOf,
  holds,
  parsePath,
  pathOf,
  shallowFirst,
  type FieldPath,
  type RecordShape,
} from './path.ts';
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
  /** Of members of sets, by path: additions that were taken away, lest they come again. Devices have no need of it. */
  gone?: Record<string, string[]>;
}

/** The field of a body that holds the additions of its sets' members, by path; devices learn of them with the rest. */
export const ADDITIONS = 'additions';

export interface Change {
  /** Path → value. `list.id` → object puts an entry, → null removes it. */
  patch: Readonly<Record<string, Json>>;
  /** The revision the writer had seen. */
  baseRev: number;
  clock: string;
  /**
   * Ids of changes that it follows: the writer's own earlier ones of these fields that no revision it has seen
   * contained, and the additions of members that it removes.
   */
  after?: readonly string[];
}

export interface LostValue {
  path: string;
  value: Json;
  clock: string;
}

export interface Merged {
  state: MergeState;
  /**
   * Values that are now hidden though nobody who saw them decided so: the loser of two concurrent writes, incoming
   * or replaced, and what was written into an entry while another device removed it.
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
    ...(before.gone ? { gone: { ...before.gone } } : {}),
  };
  const work: Work = {
    state,
    change,
    shape,
    lost: [],
    own: new Set(),
    after: change.after && new Set(change.after),
  };
  for (const path of shallowFirst(Object.keys(change.patch)))
    if (path !== ADDITIONS) writePath(work, path, change.patch[path] ?? null);
  return { state, lost: work.lost };
};

/** What is left of removed entries, whose words go some time after they were last touched: `before`, as a clock. */
export const buriedSince = (
  { buried, stamps }: Pick<MergeState, 'buried' | 'stamps'>,
  before: string,
): MergeState['buried'] => {
  const isLate = (path: string): boolean =>
    Object.entries(stamps).some(
      ([stamped, { clock }]) => (stamped === path || holds(path, stamped)) && clock >= before,
    );
  return Object.fromEntries(Object.entries(buried).filter(([path]) => isLate(path)));
};

/** The body after a patch that nothing competes with; what the patch does not touch stays the same object. */
export const applyPatch = (
  body: JsonObject,
  patch: Change['patch'],
  shape: RecordShape,
): JsonObject => {
  const change = { patch, baseRev: Number.MAX_SAFE_INTEGER, clock: '' };
  return mergeChange({ body, buried: {}, stamps: {}, rev: 0 }, change, shape).state.body;
};

/** One change being applied. */
interface Work extends Merged {
  change: Change;
  shape: RecordShape;
  /** Objects made by this change, which it may write into; all others are shared with the given state. */
  own: Set<JsonObject>;
  /** `Change.after`. */
  after: ReadonlySet<string> | undefined;
  /** Paths that hold a stamped one; gathered when first asked for. */
  stampHolders?: Set<string>;
}

const writePath = (work: Work, path: string, value: Json): void => {
  const { body } = work.state;
  const parsed = parsePath(path, work.shape);
  const { field } = parsed;
  switch (parsed.kind) {
    case 'field':
      return writeValue(work, body, field, path, value);
    case 'map-key':
      return write(work, { holder: ownChild(work, body, field), key: parsed.key }, path, value);
    case 'inner': {
      const key = parsed.keys.pop() ?? '';
      const top = ownChild(work, body, field);
      const holder = parsed.keys.reduce((parent, inner) => ownChild(work, parent, inner), top);
      return writeValue(work, holder, key, path, value);
    }
    case 'entry': {
      const entry = entryOf(work, parsed);
      const isMember = work.shape.addWins.includes(field);
      if (value === null) (isMember ? removeMember : removeEntry)(work, entry);
      else if (isObject(value)) (isMember ? addMember : putEntry)(work, entry, value);
      return;
    }
    case 'entry-field':
      return write(work, spotIn(work, entryOf(work, parsed), parsed.key), path, value);
  }
};

type Verdict = 'later' | 'wins' | 'loses' | 'same';

/** Paths written by this same change don't compete with each other. */
const judge = ({ state, change, after }: Work, stamp: Stamp | undefined): Verdict => {
  if (!stamp || stamp.rev <= change.baseRev || stamp.rev === state.rev) return 'later';
  const current = changeIdOf(stamp.clock);
  if (current === changeIdOf(change.clock)) return 'same';
  if (after?.has(current)) return 'later';
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
  if (!isObject(value) || !stampHoldersIn(work).has(path))
    return write(work, { holder, key }, path, value);
  const inner = ownChild(work, holder, key);
  for (const name of Object.keys(value))
    writeValue(work, inner, name, pathOf(path, name), value[name] ?? null);
};

/** All stamps are looked through once for a change, not once for each of its paths. */
const stampHoldersIn = (work: Work): Set<string> => {
  if (!work.stampHolders) {
    work.stampHolders = new Set();
    for (const stamped of Object.keys(work.state.stamps)) noteHolders(work.stampHolders, stamped);
  }
  return work.stampHolders;
};

const noteHolders = (holders: Set<string>, stamped: string): void => {
  for (const holder of holdersOf(stamped)) holders.add(holder);
};

const stampPath = (work: Work, path: string, clock: string): void => {
  const { state, stampHolders } = work;
  state.stamps[path] = { rev: state.rev, clock };
  if (stampHolders) noteHolders(stampHolders, path);
};

/** Where a value is kept. */
interface Spot {
  holder: JsonObject;
  key: string;
  /** Its holder is an entry, where null is a value. Elsewhere below the top level, null deletes the key. */
  isInEntry?: boolean;
  /** Its entry is removed. */
  isBuried?: boolean;
}

const write = (
  work: Work,
  { holder, key, isInEntry = false, isBuried = false }: Spot,
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
  const hides = verdict === 'wins' && stamp && current !== undefined;
  const isHidden = isBuried && value !== null;
  if ((hides || isHidden) && !isSame(current, value)) {
    if (hides) lost.push({ path, value: current, clock: stamp.clock });
    if (isHidden) lost.push({ path, value, clock: change.clock });
  }
  if (value === null && !isInEntry && path !== key) delete holder[key];
  else holder[key] = value;
  stampPath(work, path, change.clock);
};

/** An entry of a list, there or not. */
interface Entry {
  list: JsonObject;
  name: string;
  id: string;
  /** `list.id` */
  path: string;
}

const entryOf = (work: Work, { field, entry }: Extract<FieldPath, { entry: string }>): Entry => ({
  list: ownChild(work, work.state.body, field),
  name: field,
  id: entry,
  path: buildPath({ kind: 'entry', field, entry }),
});

/** A field of an entry, or of the buried entry. */
const spotIn = (work: Work, { list, id, path }: Entry, key: string): Spot =>
  isObject(list[id])
    ? { holder: ownChild(work, list, id), key, isInEntry: true }
    : { holder: ownChild(work, work.state.buried, path), key, isInEntry: true, isBuried: true };

const removeEntry = (work: Work, entry: Entry): void => {
  if (['later', 'wins'].includes(judge(work, work.state.stamps[entry.path]))) bury(work, entry);
};

const bury = (work: Work, { list, id, path }: Entry): void => {
  const { state, change, lost } = work;
  const present = list[id];
  if (isObject(present)) {
    for (const value of unseenIn(work, path, present)) lost.push(value);
    state.buried[path] = present;
  }
  delete list[id];
  stampPath(work, path, change.clock);
};

const unbury = ({ state }: Work, { list, id, path }: Entry): void => {
  list[id] = state.buried[path] ?? {};
  delete state.buried[path];
};

/** What was concurrently written into an entry: whoever removes it has not seen it. */
const unseenIn = (work: Work, path: string, entry: JsonObject): LostValue[] =>
  Object.entries(entry).flatMap(([field, value]): LostValue[] => {
    const inner = pathOf(path, field);
    const stamp = work.state.stamps[inner];
    const isUnseen = ['wins', 'loses'].includes(judge(work, stamp));
    return stamp && isUnseen && value !== null ? [{ path: inner, value, clock: stamp.clock }] : [];
  });

const putEntry = (work: Work, entry: Entry, fields: JsonObject): void => {
  const { list, id, path } = entry;
  const stamp = work.state.stamps[path];
  if (['later', 'wins'].includes(judge(work, stamp))) {
    if (!isObject(list[id])) unbury(work, entry);
    stampPath(work, path, laterClock(stamp?.clock, work.change.clock));
  }
  writeFields(work, entry, fields);
};

const writeFields = (work: Work, entry: Entry, fields: JsonObject): void => {
  const spot = spotIn(work, entry, '');
  for (const key of Object.keys(fields))
    write(work, { ...spot, key }, pathOf(entry.path, key), fields[key] ?? null);
};

/** So many of a member's additions are remembered after they were taken away, the latest. */
const MOST_GONE = 200;

/** A device that puts a record back names the additions it knew; any other addition is the change's own. */
const addMember = (work: Work, entry: Entry, fields: JsonObject): void => {
  const { state, change } = work;
  const { list, id, path } = entry;
  const gone = state.gone?.[path] ?? [];
  const known = idsAt(change.patch[ADDITIONS], path);
  const own = changeIdOf(change.clock);
  const added = known.length > 0 ? known : [own];
  const left = added.filter((addition) => !gone.includes(addition));
  if (left.length === 0) return;
  if (!isObject(list[id])) unbury(work, entry);
  // A patch that nothing competes with leaves it to the server to count the addition.
  if (known.length > 0 || own !== '') addAdditions(work, path, left);
  writeFields(work, entry, fields);
};

const addAdditions = (work: Work, path: string, added: readonly string[]): void => {
  const additions = ownChild(work, work.state.body, ADDITIONS);
  additions[path] = [...new Set([...idsAt(additions, path), ...added])].toSorted();
};

const removeMember = (work: Work, entry: Entry): void => {
  const { state, after } = work;
  const { path } = entry;
  const present = idsAt(state.body[ADDITIONS], path);
  if (after) {
    const gone = new Set([...(state.gone?.[path] ?? []), ...after]);
    state.gone = { ...state.gone, [path]: [...gone].slice(-MOST_GONE) };
  }
  const isLocal = !after && work.change.clock === '';
  const left = isLocal ? [] : present.filter((addition) => !after?.has(addition));
  if (present.length > left.length) {
    const additions = ownChild(work, state.body, ADDITIONS);
    if (left.length > 0) additions[path] = left;
    else delete additions[path];
  }
  if (left.length === 0) bury(work, entry);
};

/** Ids of additions, out of a body's or a patch's. */
export const idsAt = (additions: Json | undefined, path: string): string[] => {
  const ids = isObject(additions) ? additions[path] : undefined;
  return Array.isArray(ids) ? ids.map(String) : [];
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
