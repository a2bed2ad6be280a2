/**
 * The server's half of sync, without input or output: what a request depends on, and what to write and answer
 * once that is loaded. Run inside one transaction by the hooks, and over an in-memory store by the simulation.
 */
import {
  emptyState,
  mergeChange,
  type Json,
  type JsonObject,
  type LostValue,
  type MergeState,
  type RecordShape,
} from './merge.ts';
import type { Cursor, ParkCode, Receipt, SyncRequest, WireMutation } from './protocol.ts';

/** What the server knows about a collection. */
export interface CollectionRules {
  shape: RecordShape;
  /** Top-level fields a device may write; anything else is refused. */
  fields: readonly string[];
  /** Of the stored record, as JSON. */
  maxBytes: number;
}

export interface StoredRow {
  user: string;
  state: MergeState;
  purged: boolean;
}

export interface Snapshot {
  /** The highest counter ever received from this device; 0 when none. */
  lastCounter: number;
  /** Stored receipts of this device, by counter, for the counters the request repeats. */
  receipts: ReadonlyMap<number, Receipt>;
  /** By `collection/record`. */
  rows: ReadonlyMap<string, StoredRow>;
}

export interface Needs {
  device: string;
  counters: number[];
  /** `collection/record` keys. */
  rows: string[];
}

export interface Decision {
  /** Rows to write, by `collection/record`; a purged row has an empty state. */
  writes: ReadonlyMap<string, StoredRow>;
  /** To be stored with the device's new highest counter, in the same transaction. */
  newReceipts: Receipt[];
  lastCounter: number;
  /** Values that lost, to be kept in the record's history. */
  lost: (LostValue & { row: string })[];
  /** For the answer: stored and new receipts, in the order of the request. */
  receipts: Receipt[];
  expects?: number;
  cloned?: true;
}

export const rowKey = (mutation: Pick<WireMutation, 'collection' | 'record'>): string =>
  `${mutation.collection}/${mutation.record}`;

export const needsOf = (request: SyncRequest): Needs => ({
  device: request.device,
  counters: request.mutations.map((mutation) => mutation.counter),
  rows: [...new Set(request.mutations.map(rowKey))],
});

export const decide = (
  request: SyncRequest,
  snapshot: Snapshot,
  user: string,
  rules: Readonly<Record<string, CollectionRules>>,
): Decision => {
  const decision: Decision = {
    writes: new Map(),
    newReceipts: [],
    lastCounter: snapshot.lastCounter,
    lost: [],
    receipts: [],
  };
  for (const group of groupsOf(request.mutations)) {
    const fresh: WireMutation[] = [];
    for (const mutation of group) {
      if (mutation.counter > decision.lastCounter + fresh.length + 1)
        return { ...decision, expects: decision.lastCounter + 1 };
      if (mutation.counter > snapshot.lastCounter) {
        fresh.push(mutation);
        continue;
      }
      const known = snapshot.receipts.get(mutation.counter);
      if (known && known.id !== mutation.id) return { ...decision, cloned: true };
      // Receipts are forgotten after months; that it was received is not.
      decision.receipts.push(
        known ?? { counter: mutation.counter, id: mutation.id, outcome: 'applied' },
      );
    }
    applyGroup(decision, fresh, snapshot, user, rules);
  }
  return decision;
};

/** Where the page of changes starts: at the cursor, or at the beginning when this server lost what was heard. */
export const resumeAt = (
  { cursor, heard }: Pick<SyncRequest, 'cursor' | 'heard'>,
  timelines: readonly Timeline[],
): { seq: number; resync: boolean } => {
  const resync = [cursor, heard].some((place) => place !== null && isLost(place, timelines));
  return { seq: resync || !cursor ? 0 : cursor.seq, resync };
};

/** One life of the server's data, from a start or a restored back-up on. */
export interface Timeline {
  id: string;
  /** The first change that can belong to it. */
  startSeq: number;
}

const isLost = (place: Cursor, timelines: readonly Timeline[]): boolean => {
  const index = timelines.findIndex((timeline) => timeline.id === place.timeline);
  const successor = timelines[index + 1];
  return index < 0 || (successor !== undefined && place.seq >= successor.startSeq);
};

const applyGroup = (
  decision: Decision,
  group: readonly WireMutation[],
  snapshot: Snapshot,
  user: string,
  rules: Readonly<Record<string, CollectionRules>>,
): void => {
  if (group.length === 0) return;
  const rows = new Map(decision.writes);
  const lost: Decision['lost'] = [];
  const receipts: Receipt[] = [];
  let refused: { id: string; code: ParkCode } | undefined;
  for (const mutation of group) {
    const key = rowKey(mutation);
    const step = applyMutation(mutation, rows.get(key) ?? snapshot.rows.get(key), user, rules);
    if ('code' in step) {
      refused = { id: mutation.id, code: step.code };
      break;
    }
    if (step.row) rows.set(key, step.row);
    lost.push(...step.lost.map((value) => ({ ...value, row: key })));
    receipts.push({
      counter: mutation.counter,
      id: mutation.id,
      outcome: step.lost.length > 0 ? 'merged' : 'applied',
      ...(step.row ? { rev: step.row.state.rev } : {}),
    });
  }
  const answers = refused ? group.map((mutation) => parked(mutation, refused)) : receipts;
  if (!refused) {
    decision.writes = rows;
    decision.lost.push(...lost);
  }
  decision.newReceipts.push(...answers);
  decision.receipts.push(...answers);
  decision.lastCounter = group.at(-1)?.counter ?? decision.lastCounter;
};

const parked = (mutation: WireMutation, refused: { id: string; code: ParkCode }): Receipt => ({
  counter: mutation.counter,
  id: mutation.id,
  outcome: 'parked',
  code: mutation.id === refused.id ? refused.code : 'group',
});

type Step = { row?: StoredRow; lost: LostValue[] } | { code: ParkCode };

const applyMutation = (
  mutation: WireMutation,
  stored: StoredRow | undefined,
  user: string,
  rules: Readonly<Record<string, CollectionRules>>,
): Step => {
  const collection = Object.hasOwn(rules, mutation.collection)
    ? rules[mutation.collection]
    : undefined;
  if (!collection) return { code: 'unknown_collection' };
  if (mutation.op === 'void') return { lost: [] };
  if (stored && stored.user !== user) return { code: 'not_yours' };
  if (stored?.purged) return mutation.op === 'purge' ? { lost: [] } : { code: 'purged' };
  if (mutation.op === 'purge') {
    if (!stored) return { lost: [] };
    const state = { ...emptyState(), rev: stored.state.rev + 1 };
    return { row: { user, state, purged: true }, lost: [] };
  }
  if (!stored && mutation.op === 'patch') return { code: 'unknown_record' };
  const isKnown = ([path, value]: [string, Json]): boolean =>
    isAllowed(path, collection.fields) && hasPlainKeys(value);
  if (!Object.entries(mutation.patch).every(isKnown)) return { code: 'unknown_field' };

  const { state, lost } = mergeChange(
    stored?.state ?? emptyState(),
    { patch: mutation.patch, baseRev: mutation.baseRev, clock: mutation.clock },
    collection.shape,
  );
  if (sizeOf(state.body) > collection.maxBytes) return { code: 'too_large' };
  return { row: { user, state, purged: false }, lost };
};

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype', '']);

const isAllowed = (path: string, fields: readonly string[]): boolean => {
  const keys = path.split('.');
  return fields.includes(keys[0] ?? '') && !keys.some((key) => FORBIDDEN_KEYS.has(key));
};

/** An entry's keys become properties, so none may reach a prototype. */
const hasPlainKeys = (value: Json): boolean =>
  typeof value !== 'object' ||
  value === null ||
  Object.keys(value).every((key) => !FORBIDDEN_KEYS.has(key));

const sizeOf = (body: JsonObject): number => JSON.stringify(body).length;

const groupsOf = (mutations: readonly WireMutation[]): WireMutation[][] => {
  const groups: WireMutation[][] = [];
  for (const mutation of mutations) {
    const last = groups.at(-1);
    if (last && last[0]?.group === mutation.group) last.push(mutation);
    else groups.push([mutation]);
  }
  return groups;
};
