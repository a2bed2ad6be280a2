/**
 * The server's half of sync, without input or output: what a request depends on, and what to write and answer
 * once that is loaded. Run inside one transaction by the hooks, and over an in-memory store by the simulation.
 */
import { applyMutation, type CollectionRules, type StoredRow } from './server/apply-mutation.ts';
import { clampClock } from './values/hybrid-clock.ts';
import type { LostEdit } from './history.ts';
import { isFinishedAlone } from './client/own-change.ts';
import { fillPlaces, takePlace, waitsForPlace, type Places } from './server/places.ts';
import {
  ALONE_SINCE,
  type ChangedRow,
  type ParkCode,
  type Receipt,
  type SyncAnswer,
  type SyncRequest,
  type WireMutation,
} from './protocol.ts';
import { resumeAt, type Timeline } from './server/timeline.ts';

type Rules = Readonly<Record<string, CollectionRules>>;

/** What to load for a request, all of it belonging to the person who asks. */
export interface Needs {
  /** Receipts and counters are kept per person and device: an id is no proof of whose device it is. */
  device: string;
  counters: number[];
  /** `collection/record` keys, whoever owns them. */
  rows: string[];
  /** Collections of which the places and all locked rows are needed. */
  places: string[];
}

export interface Snapshot {
  /** Milliseconds since 1970. */
  now: number;
  user: string;
  timelines: readonly Timeline[];
  /** The highest counter ever received from this device; 0 when none. Never forgotten. */
  lastCounter: number;
  /** Stored receipts of this device, by counter, for the counters the request repeats. */
  receipts: ReadonlyMap<number, Receipt>;
  /** By `collection/record`: the rows named in the request, and the locked ones. */
  rows: ReadonlyMap<string, StoredRow>;
  /** By collection. */
  places: ReadonlyMap<string, Places>;
}

export interface Decision {
  /** The device's past is lost here: nothing was received, and the page starts at the beginning. */
  resync: boolean;
  /** The page holds the changes after this one. */
  after: number;
  /** Rows to write, by `collection/record`; a purged row has an empty state, and its history is purged with it. */
  writes: ReadonlyMap<string, StoredRow>;
  /** To be stored with the device's new highest counter, in the same transaction. */
  newReceipts: Receipt[];
  lastCounter: number;
  /** To be kept as `historyRows`, in the same transaction; none of a record that is purged. */
  lost: LostEdit[];
  /** For the answer: stored and new receipts, in the order of the request. */
  receipts: Receipt[];
  /** `collection/record` of the rows that the page leaves out; see `Receipt.alone`. */
  alone: string[];
  expects?: number;
  cloned?: true;
}

export const rowKey = (mutation: Pick<WireMutation, 'collection' | 'record'>): string =>
  `${mutation.collection}/${mutation.record}`;

export const needsOf = ({ device, mutations }: SyncRequest, rules: Rules): Needs => ({
  device,
  counters: mutations.map(({ counter }) => counter),
  rows: [...new Set(mutations.map(rowKey))],
  places: [...new Set(mutations.map(({ collection }) => collection))].filter(
    (collection) => Object.hasOwn(rules, collection) && rules[collection]?.limited,
  ),
});

export const decide = (request: SyncRequest, snapshot: Snapshot, rules: Rules): Decision => {
  const { seq, resync } = resumeAt(request, snapshot.timelines);
  const draft = draftOf(snapshot, rules, request.schema);
  const receipts: Receipt[] = [];
  const decision = (): Decision => {
    // Only what nothing in the rest of the request has changed again, or taken back.
    const alone = [...draft.alone].filter(([key, { row }]) => draft.writes.get(key) === row);
    const changes = new Set(alone.map(([, { change }]) => change));
    return {
      resync,
      after: seq,
      writes: draft.writes,
      newReceipts: draft.receipts,
      lastCounter: draft.lastCounter,
      lost: draft.lost.filter((edit) => !draft.writes.get(rowKey(edit))?.purged),
      receipts: receipts.map((receipt) =>
        changes.has(receipt.id) ? { ...receipt, alone: true } : receipt,
      ),
      alone: alone.map(([key]) => key),
    };
  };
  // Changes made on a lost past name revisions that mean something else here. They come again without.
  if (resync) return decision();

  giveFreePlaces(draft);
  for (const group of groupsOf(request.mutations)) {
    const first = group[0]?.counter ?? 0;
    if (first <= snapshot.lastCounter) {
      const known = group.map(({ counter, id }) => ({
        id,
        receipt: snapshot.receipts.get(counter),
      }));
      // A number that stands for something else, or for what nobody remembers: the device must take a new id,
      // since calling it received could lose it.
      if (known.some(({ id, receipt }) => receipt?.id !== id))
        return { ...decision(), cloned: true };
      receipts.push(...known.flatMap(({ receipt }) => receipt ?? []));
      continue;
    }
    if (group.some(({ counter }, index) => counter !== draft.lastCounter + 1 + index))
      return { ...decision(), expects: draft.lastCounter + 1 };
    const answers = applyGroup(draft, group);
    draft.receipts.push(...answers);
    receipts.push(...answers);
    draft.lastCounter += group.length;
    giveFreePlaces(draft);
  }
  return decision();
};

/** The changes after `Decision.after`, read in the same transaction once the decision is written. */
export interface Page {
  /** Milliseconds since 1970. */
  now: number;
  /** The present timeline's id. */
  timeline: string;
  /** The person's newest change; others' are not told of. */
  head: number;
  /** Of this person alone, in order of `seq`. */
  changes: ChangedRow[];
  more: boolean;
}

/** Once nothing is left for this person the cursor is at the head. */
export const answerOf = (decision: Decision, page: Page): SyncAnswer => {
  const { after, receipts, expects, cloned, resync } = decision;
  const { now, timeline, head, changes, more } = page;
  const seq = more ? (changes.at(-1)?.seq ?? after) : head;
  return {
    now,
    receipts,
    ...(expects === undefined ? {} : { expects }),
    ...(cloned ? { cloned } : {}),
    ...(resync ? { resync } : {}),
    head,
    changes,
    cursor: { timeline, seq },
    more,
  };
};

/** What has been decided so far. */
interface Draft {
  snapshot: Snapshot;
  rules: Rules;
  writes: Map<string, StoredRow>;
  places: Map<string, Places>;
  /** The person's rows that wait for a place, by collection and key. */
  locked: Map<string, Map<string, StoredRow>>;
  receipts: Receipt[];
  lost: Decision['lost'];
  lastCounter: number;
  /** Whether the device can finish a change of its own by itself. */
  canFinish: boolean;
  /** By `collection/record`, the changes it may finish so, and the rows they made. */
  alone: Map<string, { change: string; row: StoredRow }>;
}

const draftOf = (snapshot: Snapshot, rules: Rules, schema: number): Draft => {
  const locked = new Map<string, Map<string, StoredRow>>();
  for (const collection of snapshot.places.keys()) locked.set(collection, new Map());
  const draft: Draft = {
    snapshot,
    rules,
    writes: new Map(),
    places: new Map([...snapshot.places].map(([name, places]) => [name, { ...places }])),
    locked,
    receipts: [],
    lost: [],
    lastCounter: snapshot.lastCounter,
    canFinish: schema >= ALONE_SINCE,
    alone: new Map(),
  };
  if (locked.size > 0) for (const [key, row] of snapshot.rows) noteLock(draft, key, row);
  return draft;
};

/** What brings a draft back to before a group: the rows it replaced, and the places it took. */
interface Undo {
  rows: [key: string, before: StoredRow | undefined][];
  taken: [Places, number][];
}

/** All of the group's changes, or none of them. */
const applyGroup = (draft: Draft, group: readonly WireMutation[]): Receipt[] => {
  const undo: Undo = { rows: [], taken: [] };
  for (const places of draft.places.values()) undo.taken.push([places, places.taken]);
  const lost: Decision['lost'] = [];
  const receipts: Receipt[] = [];
  for (const mutation of group) {
    const { collection, record, counter, id } = mutation;
    const key = rowKey(mutation);
    const step = applyOne(draft, mutation, key);
    if ('code' in step) {
      takeBack(draft, undo);
      return group.map((member) => parked(member, member === mutation ? step.code : 'group'));
    }
    if (step.row) {
      undo.rows.push([key, draft.writes.get(key)]);
      write(draft, key, step.row);
    }
    for (const value of step.lost) lost.push({ ...value, collection, record });
    const receipt: Receipt = { counter, id, outcome: step.lost.length > 0 ? 'merged' : 'applied' };
    if (step.row) receipt.rev = step.row.state.rev;
    receipts.push(receipt);
  }
  draft.lost.push(...lost);
  return receipts;
};

const takeBack = (draft: Draft, { rows, taken }: Undo): void => {
  for (const [key, before] of rows.toReversed()) {
    const row = before ?? draft.snapshot.rows.get(key);
    if (row) noteLock(draft, key, row);
    else draft.locked.get(collectionOf(key))?.delete(key);
    if (before) draft.writes.set(key, before);
    else draft.writes.delete(key);
  }
  for (const [places, count] of taken) places.taken = count;
};

const write = (draft: Draft, key: string, row: StoredRow): void => {
  draft.writes.set(key, row);
  noteLock(draft, key, row);
};

const noteLock = ({ locked, snapshot }: Draft, key: string, row: StoredRow): void => {
  const waiting = locked.get(collectionOf(key));
  if (!waiting) return;
  if (row.user === snapshot.user && waitsForPlace(row)) waiting.set(key, row);
  else waiting.delete(key);
};

const collectionOf = (key: string): string => key.slice(0, key.indexOf('/'));

const applyOne = (
  draft: Draft,
  mutation: WireMutation,
  key: string,
): ReturnType<typeof applyMutation> => {
  const { user, now, rows } = draft.snapshot;
  const stored = draft.writes.get(key) ?? rows.get(key);
  const clock = clampClock(String(mutation.clock), now, mutation.counter);
  const change = clock === mutation.clock ? mutation : { ...mutation, clock };
  const step = applyMutation(change, stored, user, draft.rules);
  if ('code' in step || !step.row) return step;
  const row = placed(draft, mutation.collection, stored, step.row);
  if (!row) return { code: 'limit' };
  // A clock that was set back is not the one the device knows.
  if (change === mutation && step.lost.length === 0) noteAlone(draft, mutation, key, row);
  return row === step.row ? step : { ...step, row };
};

const placed = (
  { places, locked, snapshot }: Draft,
  collection: string,
  stored: StoredRow | undefined,
  row: StoredRow,
): StoredRow | undefined => {
  const counted = places.get(collection);
  if (!counted) return row;
  const waiting = [...(locked.get(collection)?.values() ?? [])];
  return takePlace(stored, row, counted, waiting, snapshot.now);
};

const noteAlone = (draft: Draft, mutation: WireMutation, key: string, row: StoredRow): void => {
  const rules = draft.rules[mutation.collection];
  if (!draft.canFinish || !rules || draft.writes.has(key)) return;
  if (isFinishedAlone(mutation, draft.snapshot.rows.get(key), row, rules))
    draft.alone.set(key, { change: mutation.id, row });
};

const giveFreePlaces = (draft: Draft): void => {
  for (const [collection, waiting] of draft.locked) {
    const places = draft.places.get(collection);
    if (!places || waiting.size === 0) continue;
    for (const [key, row] of fillPlaces(waiting, places)) write(draft, key, row);
  }
};

const parked = ({ counter, id }: WireMutation, code: ParkCode): Receipt => ({
  counter,
  id,
  outcome: 'parked',
  code,
});

const groupsOf = (mutations: readonly WireMutation[]): WireMutation[][] => {
  const groups: WireMutation[][] = [];
  for (const mutation of mutations) {
    const last = groups.at(-1);
    if (last && last[0]?.group === mutation.group) last.push(mutation);
    else groups.push([mutation]);
  }
  return groups;
};
