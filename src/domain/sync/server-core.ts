/**
 * The server's half of sync, without input or output: what a request depends on, and what to write and answer
 * once that is loaded. Run inside one transaction by the hooks, and over an in-memory store by the simulation.
 */
import type { Role } from '../access/roles.ts';
import { quotaRefusal, takenAfter, type CountedQuota } from '../access/plans/plan-quotas.ts';
import {
  applyMutation,
  tombstoneOf,
  type CollectionRules,
  type ReceivedMutation,
  type StoredRow,
} from './server/apply-mutation.ts';
import { clockShift, shiftClock } from './values/hybrid-clock.ts';
import type { LostEdit } from './history.ts';
import { isFinishedAlone } from './client/own-change.ts';
import { MERGE_LIMIT } from './limits.ts';
import { fillSlots, takeSlot, waitsForSlot, type Slots } from './server/slots.ts';
import { parentIn } from './server/parent.ts';
import type {
  ChangedRow,
  ParkCode,
  Receipt,
  SyncAnswer,
  SyncRequest,
  WireMutation,
} from './protocol.ts';
import { resumeAt, type Timeline } from './server/timeline.ts';

type Rules = Readonly<Record<string, CollectionRules>>;

/** A request as the server has read it. */
export interface ReceivedRequest extends Omit<SyncRequest, 'mutations'> {
  mutations: ReceivedMutation[];
}

/** What to load for a request, all of it belonging to the person who asks. */
export interface Needs {
  /** Of the changes: what a person's devices were answered is kept by their ids. */
  receipts: string[];
  /** `collection/record` keys, whoever owns them. */
  rows: string[];
  /** As `rows`, of the parents that the changes name: only whether they were purged. */
  parents: string[];
  /** Collections of which the slots and all locked rows are needed. */
  slots: string[];
  /** Whether the person's role decides what is taken; the lowest will do where it does not. */
  role: boolean;
}

export interface Snapshot {
  /** Milliseconds since 1970. */
  now: number;
  user: string;
  role: Role;
  timelines: readonly Timeline[];
  /** The `seq` of the person's newest change. */
  head: number;
  /** The person's stored receipts for what the request repeats, by change. */
  receipts: ReadonlyMap<string, Receipt>;
  /** By `collection/record`: the rows named in the request, the locked ones, and purged parents. */
  rows: ReadonlyMap<string, StoredRow>;
  /** By collection. */
  slots: ReadonlyMap<string, Slots>;
  /** The person's plan, where it limits what the request writes to. */
  quotas: readonly CountedQuota[];
}

export interface Decision {
  /** The device's past is lost here: nothing was received, and the page starts at the beginning. */
  resync: boolean;
  /** See `SyncAnswer`. */
  shared: number;
  /** The page holds the changes after this one. */
  after: number;
  /** Rows to write, by `collection/record`; a purged row has an empty state, and its history is purged with it. */
  writes: ReadonlyMap<string, StoredRow>;
  /** To be stored in the same transaction. */
  newReceipts: Receipt[];
  /** To be kept as `historyRows`, in the same transaction; none of a record that is purged. */
  lost: LostEdit[];
  /** For the answer: stored and new receipts, in the order of the request. */
  receipts: Receipt[];
  /** `collection/record` of the rows that the page leaves out; see `Receipt.alone`. */
  alone: string[];
  /**
   * `collection/record` of the rows whose purge was refused: to be moved to the end of the order as they are, since the
   * device has let go of their content.
   */
  retold: string[];
}

export const rowKey = (mutation: Pick<WireMutation, 'collection' | 'record'>): string =>
  `${mutation.collection}/${mutation.record}`;

export const needsOf = ({ mutations }: SyncRequest, rules: Rules): Needs => {
  const named = [...new Set(mutations.map(({ collection }) => collection))].filter((collection) =>
    Object.hasOwn(rules, collection),
  );
  return {
    receipts: mutations.map(({ id }) => id),
    rows: [...new Set(mutations.map(rowKey))],
    parents: [...new Set(mutations.flatMap((one) => parentIn(one, rules[one.collection]) ?? []))],
    slots: named.filter((collection) => rules[collection]?.limited),
    role: named.some((collection) => rules[collection]?.needs),
  };
};

export const decide = (request: ReceivedRequest, snapshot: Snapshot, rules: Rules): Decision => {
  const { seq, resync, shared } = resumeAt(request, snapshot.timelines, snapshot.head);
  const draft = draftOf(snapshot, rules);
  const receipts: Receipt[] = [];
  const decision = (): Decision => {
    // Only rows that nothing later in the request has changed again or undone.
    const alone = [...draft.alone].filter(([key, { row }]) => draft.writes.get(key) === row);
    const changes = new Set(alone.map(([, { change }]) => change));
    return {
      resync,
      shared,
      after: seq,
      writes: draft.writes,
      newReceipts: draft.receipts,
      lost: draft.lost.filter((edit) => !draft.writes.get(rowKey(edit))?.purged),
      receipts: receipts.map((receipt) =>
        changes.has(receipt.id) ? { ...receipt, alone: true } : receipt,
      ),
      alone: alone.map(([key]) => key),
      retold: [...draft.retold],
    };
  };
  // These changes name revisions of data that was lost. The device sends them again with base revision 0.
  if (resync) return decision();

  giveFreeSlots(draft);
  const known = new Map(snapshot.receipts);
  let effort = 0;
  for (const group of groupsOf(request.mutations)) {
    const fresh = group.filter(({ id }) => !known.has(id));
    const added = effortOf(draft, fresh);
    // The device sends again what has no receipt.
    if (effort > 0 && effort + added > MERGE_LIMIT) return decision();
    effort += added;
    const answers =
      added > MERGE_LIMIT
        ? fresh.map((mutation) => parked(mutation, 'too_large'))
        : applyGroup(draft, fresh, snapshot.now - request.now);
    for (const answer of answers) known.set(answer.id, answer);
    noteRetold(draft, group, known);
    draft.receipts.push(...answers);
    receipts.push(...group.flatMap(({ id }) => known.get(id) ?? []));
    giveFreeSlots(draft);
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
  const { after, receipts, resync, shared } = decision;
  const { now, timeline, head, changes, more } = page;
  const seq = more ? (changes.at(-1)?.seq ?? after) : head;
  return {
    now,
    receipts,
    ...(resync ? { resync, shared } : {}),
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
  slots: Map<string, Slots>;
  quotas: CountedQuota[];
  /** The person's rows that wait for a slot, by collection and key. */
  locked: Map<string, Map<string, StoredRow>>;
  receipts: Receipt[];
  lost: Decision['lost'];
  /** By `collection/record`, the changes the device may finish by itself, and the rows they made. */
  alone: Map<string, { change: string; row: StoredRow }>;
  retold: Set<string>;
}

const draftOf = (snapshot: Snapshot, rules: Rules): Draft => {
  const locked = new Map<string, Map<string, StoredRow>>();
  for (const collection of snapshot.slots.keys()) locked.set(collection, new Map());
  const draft: Draft = {
    snapshot,
    rules,
    writes: new Map(),
    slots: new Map([...snapshot.slots].map(([name, slots]) => [name, { ...slots }])),
    quotas: snapshot.quotas.map((quota) => ({ ...quota })),
    locked,
    receipts: [],
    lost: [],
    alone: new Map(),
    retold: new Set(),
  };
  if (locked.size > 0) for (const [key, row] of snapshot.rows) noteLock(draft, key, row);
  return draft;
};

/** What brings a draft back to before a group: the rows it replaced, and what it took of the plan. */
interface Undo {
  rows: [key: string, before: StoredRow | undefined][];
  taken: [slots: Slots, before: number][];
  quotas: [quota: CountedQuota, before: CountedQuota['taken']][];
}

/** All of the group's changes, or none of them. `skew`: by how much the device's clock is behind. */
const applyGroup = (draft: Draft, group: readonly ReceivedMutation[], skew: number): Receipt[] => {
  const undo: Undo = { rows: [], taken: [], quotas: [] };
  for (const slots of draft.slots.values()) undo.taken.push([slots, slots.taken]);
  for (const quota of draft.quotas) undo.quotas.push([quota, quota.taken]);
  const lost: Decision['lost'] = [];
  const receipts: Receipt[] = [];
  for (const mutation of group) {
    const { collection, record, id } = mutation;
    const key = rowKey(mutation);
    const clock = String(mutation.clock);
    const shift = clockShift(clock, mutation.again ? 0 : skew, draft.snapshot.now);
    const step = applyOne(draft, { ...mutation, clock: shiftClock(clock, shift) }, key);
    if ('code' in step) {
      takeBack(draft, undo);
      if (step.tombstone) write(draft, key, step.tombstone);
      return group.map((member) => parked(member, member === mutation ? step.code : 'group'));
    }
    if (step.row) {
      undo.rows.push([key, draft.writes.get(key)]);
      write(draft, key, step.row);
    }
    for (const value of step.lost) lost.push({ ...value, collection, record });
    const receipt: Receipt = { id, outcome: step.lost.length > 0 ? 'merged' : 'applied' };
    if (shift !== 0) receipt.shift = shift;
    if (step.row) receipt.rev = step.row.state.rev;
    receipts.push(receipt);
  }
  draft.lost.push(...lost);
  return receipts;
};

/** See `MERGE_LIMIT`. */
const effortOf = (draft: Draft, group: readonly ReceivedMutation[]): number => {
  let effort = 0;
  /** By record, the paths that the group itself will have stamped. */
  const stamped = new Map<string, number>();
  for (const mutation of group) {
    const key = rowKey(mutation);
    const paths = Object.keys(mutation.patch ?? {}).length;
    const own = stamped.get(key) ?? 0;
    effort += paths + own + Object.keys(rowOf(draft, key)?.state.stamps ?? {}).length;
    stamped.set(key, own + paths);
  }
  return effort;
};

const rowOf = (draft: Draft, key: string): StoredRow | undefined =>
  draft.writes.get(key) ?? draft.snapshot.rows.get(key);

const takeBack = (draft: Draft, { rows, taken, quotas }: Undo): void => {
  for (const [key, before] of rows.toReversed()) {
    const row = before ?? draft.snapshot.rows.get(key);
    if (row) noteLock(draft, key, row);
    else draft.locked.get(collectionOf(key))?.delete(key);
    if (before) draft.writes.set(key, before);
    else draft.writes.delete(key);
  }
  for (const [slots, before] of taken) slots.taken = before;
  for (const [quota, before] of quotas) quota.taken = before;
};

const write = (draft: Draft, key: string, row: StoredRow): void => {
  draft.writes.set(key, row);
  noteLock(draft, key, row);
};

const noteLock = ({ locked, snapshot }: Draft, key: string, row: StoredRow): void => {
  const waiting = locked.get(collectionOf(key));
  if (!waiting) return;
  if (row.user === snapshot.user && waitsForSlot(row)) waiting.set(key, row);
  else waiting.delete(key);
};

const collectionOf = (key: string): string => key.slice(0, key.indexOf('/'));

const applyOne = (
  draft: Draft,
  mutation: ReceivedMutation,
  key: string,
): ReturnType<typeof applyMutation> => {
  const { user, role, now } = draft.snapshot;
  const stored = rowOf(draft, key);
  const step = applyMutation(mutation, stored, user, role, draft.rules, now);
  if ('code' in step || !step.row) return step;
  const parent = parentIn(mutation, draft.rules[mutation.collection]);
  if (parent && isPurged(draft, parent)) {
    const tombstone = stored ? undefined : tombstoneOf(stored, user);
    // What the server itself made went with it, and nobody loses anything by it.
    if (draft.rules[mutation.collection]?.changeable)
      return { ...(tombstone ? { row: tombstone } : {}), lost: [] };
    return { code: 'purged', ...(tombstone ? { tombstone } : {}) };
  }
  const row = withSlot(draft, mutation.collection, stored, step.row);
  if (!row) return { code: 'limit' };
  const refusal = takeQuotas(draft, mutation.collection, stored, row);
  if (refusal) return { code: refusal };
  if (step.lost.length === 0) noteAlone(draft, mutation, key, row);
  return row === step.row ? step : { ...step, row };
};

const isPurged = (draft: Draft, key: string): boolean => {
  const row = rowOf(draft, key);
  return row?.purged === true && row.user === draft.snapshot.user;
};

const withSlot = (
  { slots, locked, snapshot }: Draft,
  collection: string,
  stored: StoredRow | undefined,
  row: StoredRow,
): StoredRow | undefined => {
  const counted = slots.get(collection);
  if (!counted) return row;
  const waiting = [...(locked.get(collection)?.values() ?? [])];
  return takeSlot(stored, row, counted, waiting, snapshot.now);
};

/** Counts the row, unless the plan gives no more of its kind. */
const takeQuotas = (
  { quotas }: Draft,
  collection: string,
  stored: StoredRow | undefined,
  row: StoredRow,
): ReturnType<typeof quotaRefusal> => {
  const [before, after] = [stored?.state.body, row.state.body];
  const concerned = quotas.filter((quota) => quota.collection === collection);
  for (const quota of concerned) {
    const refusal = quotaRefusal(quota, before, after);
    if (refusal) return refusal;
  }
  for (const quota of concerned) quota.taken = takenAfter(quota, before, after);
  return undefined;
};

const noteAlone = (draft: Draft, mutation: WireMutation, key: string, row: StoredRow): void => {
  const rules = draft.rules[mutation.collection];
  if (!rules || draft.writes.has(key)) return;
  if (isFinishedAlone(mutation, draft.snapshot.rows.get(key), row, rules))
    draft.alone.set(key, { change: mutation.id, row });
};

const noteRetold = (
  draft: Draft,
  group: readonly ReceivedMutation[],
  receipts: ReadonlyMap<string, Receipt>,
): void => {
  for (const mutation of group) {
    const key = rowKey(mutation);
    const row = rowOf(draft, key);
    const isRefused = mutation.op === 'purge' && receipts.get(mutation.id)?.outcome === 'parked';
    if (isRefused && row && !row.purged && row.user === draft.snapshot.user) draft.retold.add(key);
  }
};

const giveFreeSlots = (draft: Draft): void => {
  for (const [collection, waiting] of draft.locked) {
    const slots = draft.slots.get(collection);
    if (!slots || waiting.size === 0) continue;
    for (const [key, row] of fillSlots(waiting, slots)) write(draft, key, row);
  }
};

const parked = ({ id }: WireMutation, code: ParkCode): Receipt => ({ id, outcome: 'parked', code });

const groupsOf = (mutations: readonly ReceivedMutation[]): ReceivedMutation[][] => {
  const groups: ReceivedMutation[][] = [];
  for (const mutation of mutations) {
    const last = groups.at(-1);
    if (last && last[0]?.group === mutation.group) last.push(mutation);
    else groups.push([mutation]);
  }
  return groups;
};
