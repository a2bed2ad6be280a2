/** The server over an in-memory store: the product's own decisions, with a plain log, back-ups and restarts. */
import type { StoredRow } from '../../src/domain/sync/server/apply-mutation.ts';
import { historyRows, withShown } from '../../src/domain/sync/history.ts';
import { ADDITIONS, emptyState, idsAt } from '../../src/domain/sync/merge.ts';
import { holdsSlot, waitsForSlot } from '../../src/domain/sync/server/slots.ts';
import type {
  ChangedRow,
  Receipt,
  SyncAnswer,
  SyncRequest,
  UpdateNeeded,
  WireMutation,
} from '../../src/domain/sync/protocol.ts';
import { updateNeeded } from '../../src/domain/sync/server/schema-range.ts';
import {
  answerOf,
  decide,
  needsOf,
  rowKey,
  type Decision,
  type Snapshot,
} from '../../src/domain/sync/server-core.ts';
import type { Timeline } from '../../src/domain/sync/server/timeline.ts';
import { FREE_SLOTS, halves, isHistory, RULES } from './collections.ts';
import type { PlantedBug } from './planted-bugs.ts';

/** Everything a back-up holds. */
const emptyData = () => ({
  rows: new Map<string, StoredRow>(),
  /** One entry per record: its position in the order of changes. */
  log: new Map<string, { seq: number; time: number }>(),
  /** By `user/change`. */
  receipts: new Map<string, Receipt>(),
  /** By record, the changes that were applied to it. */
  contained: new Map<string, ReadonlySet<string>>(),
  /** Change → the device that made it. */
  devices: new Map<string, string>(),
  timelines: [] as Timeline[],
  times: [0],
  seq: 0,
});

type Data = ReturnType<typeof emptyData>;

/** Rows and receipts are never changed in place. */
const copyOf = (data: Data): Data => ({
  rows: new Map(data.rows),
  log: new Map(data.log),
  receipts: new Map(data.receipts),
  contained: new Map(data.contained),
  devices: new Map(data.devices),
  timelines: [...data.timelines],
  times: [...data.times],
  seq: data.seq,
});

export class ServerStore {
  data = emptyData();
  /** The oldest app it still speaks with. */
  oldestSchema = 1;
  isPremium = false;
  /** Changes that it lost in a past that others saw, before their device had an answer, and received anew. */
  readonly receivedAnew = new Set<string>();
  readonly #received = new Set<string>();
  readonly pageSize: number;
  readonly #bug: PlantedBug | undefined;
  #boots = 0;

  constructor(pageSize: number, bug: PlantedBug | undefined) {
    this.pageSize = pageSize;
    this.#bug = bug;
    this.boot();
  }

  boot(): void {
    this.#boots += 1;
    this.data.timelines.push({ id: `t${this.#boots}`, startSeq: this.data.seq + 1 });
  }

  /** Keeps the present, and gives what brings it back. */
  backUp(): () => void {
    const kept = copyOf(this.data);
    return () => {
      this.data = copyOf(kept);
      this.boot();
    };
  }

  /** `crash`: the process ends right after its transaction, before it can answer. */
  answer(
    request: SyncRequest,
    user: string,
    now: number,
    crash = false,
  ): SyncAnswer | UpdateNeeded {
    const refusal = updateNeeded(request.schema, { oldest: this.oldestSchema, newest: 2 });
    if (refusal) return refusal;
    const decided = decide(this.#misread(request, now), this.#load(request, user, now), RULES);
    const decision = this.#bug === 'alone-unseen' ? allAlone(request, decided) : decided;
    this.#store(decision, user, request, now, crash);
    return this.#page(decision, user, now);
  }

  #misread(request: SyncRequest, now: number): SyncRequest {
    if (this.#bug === 'clock-not-moved') return { ...request, now };
    if (this.#bug === 'lost-past-believed') {
      const timeline = this.data.timelines.at(-1)?.id ?? '';
      const [cursor, heard] = [request.cursor, request.heard].map(
        (at) => at && { ...at, timeline },
      );
      return { ...request, cursor: cursor ?? null, heard: heard ?? null };
    }
    const change = MISREADINGS[this.#bug ?? ''];
    return change
      ? { ...request, mutations: request.mutations.map((one) => change(one, this)) }
      : request;
  }

  /** What was answered long ago. */
  forgetAnswers(): void {
    this.data.receipts.clear();
  }

  active(user: string): number {
    return [...this.data.rows].filter(
      ([key, row]) => row.user === user && key.startsWith('applications/') && holdsSlot(row),
    ).length;
  }

  get slotLimit(): number {
    return this.isPremium ? Number.POSITIVE_INFINITY : FREE_SLOTS;
  }

  #load(request: SyncRequest, user: string, now: number): Snapshot {
    const { rows, receipts, timelines } = this.data;
    const needs = needsOf(request, RULES);
    const known = needs.receipts.flatMap((id): [string, Receipt][] => {
      const receipt = receipts.get(`${user}/${id}`);
      return receipt ? [[id, receipt]] : [];
    });
    const isNeeded = ([key, row]: [string, StoredRow]): boolean =>
      needs.rows.includes(key) ||
      (row.purged && needs.parents.includes(key)) ||
      (row.user === user && waitsForSlot(row) && needs.slots.includes(halves(key).collection));
    const limit = this.#bug === 'slots-uncounted' ? Number.POSITIVE_INFINITY : this.slotLimit;
    const slots = { limit, taken: this.active(user) };
    return {
      now,
      user,
      role: this.isPremium ? 'premium' : 'user',
      timelines,
      head: this.#headOf(user),
      receipts: new Map(known),
      rows: new Map([...rows].filter(isNeeded)),
      slots: new Map(needs.slots.map((collection) => [collection, slots])),
      quotas: [],
    };
  }

  #store(
    decision: Decision,
    user: string,
    { device, mutations }: SyncRequest,
    now: number,
    crash: boolean,
  ): void {
    const { data } = this;
    const applied = new Set(
      decision.newReceipts.flatMap(({ id, outcome }) => (outcome === 'parked' ? [] : [id])),
    );
    for (const mutation of mutations) {
      const key = rowKey(mutation);
      if (!applied.has(mutation.id)) continue;
      data.contained.set(key, new Set([...(data.contained.get(key) ?? []), mutation.id]));
      if (this.#received.has(mutation.id) && !mutation.again) this.receivedAnew.add(mutation.id);
      this.#received.add(mutation.id);
    }
    for (const { id } of decision.newReceipts) data.devices.set(id, device);
    if (!(crash && this.#bug === 'receipt-outside-transaction')) {
      if (this.#bug !== 'loser-dropped') this.#keepLosers(decision, user, now);
      for (const [key, row] of decision.writes) this.#write(key, row, now);
      for (const key of this.#bug === 'refused-purge-gone' ? [] : decision.retold) {
        const row = data.rows.get(key);
        if (row) this.#write(key, row, now);
      }
      for (const key of decision.writes.keys())
        if (data.rows.get(key)?.purged) this.#purgeHistoryOf(key, now);
    }
    for (const receipt of decision.newReceipts) data.receipts.set(`${user}/${receipt.id}`, receipt);
  }

  #write(key: string, row: StoredRow, now: number): void {
    const { data } = this;
    const { gone: _gone, ...forgetful } = row.state;
    data.rows.set(key, this.#bug === 'add-always-wins' ? { ...row, state: forgetful } : row);
    data.seq += 1;
    data.times[data.seq] = now;
    data.log.set(key, { seq: data.seq, time: now });
    if (row.purged && this.#bug === 'purge-without-trace') {
      data.rows.delete(key);
      data.log.delete(key);
    }
  }

  #keepLosers({ lost, writes }: Decision, user: string, now: number): void {
    const { devices, rows } = this.data;
    for (const [key, row] of historyRows(
      withShown(lost, writes),
      (change) => devices.get(change),
      user,
      now,
    ))
      if (!rows.has(key)) this.#write(key, row, now);
  }

  #purgeHistoryOf(key: string, now: number): void {
    for (const [own, { user, purged, state }] of this.data.rows) {
      const { collection, record } = state.body;
      if (!isHistory(own) || purged || `${collection}/${record}` !== key) continue;
      const gone = { ...emptyState(), rev: state.rev + 1 };
      this.#write(own, { user, state: gone, purged: true, lockedAt: null }, now);
    }
  }

  #headOf(user: string): number {
    const { log, rows } = this.data;
    const isOwn = (key: string): boolean =>
      rows.get(key)?.user === user || this.#bug === 'page-of-everyone';
    return Math.max(0, ...[...log].filter(([key]) => isOwn(key)).map(([, { seq }]) => seq));
  }

  #page(decision: Decision, user: string, now: number): SyncAnswer {
    const { log, rows, timelines, times } = this.data;
    const { after } = decision;
    const alone = new Set(decision.alone);
    const isAfter = (line: { seq: number; time: number }): boolean =>
      this.#bug === 'cursor-by-time' ? line.time > (times[after] ?? 0) : line.seq > after;
    const isOwn = (key: string): boolean =>
      rows.get(key)?.user === user || this.#bug === 'page-of-everyone';
    const waiting = [...log]
      .filter(([key, line]) => isOwn(key) && isAfter(line) && !alone.has(key))
      .filter(([key]) => !isHistory(key) || this.#bug !== 'loser-kept-from-devices')
      .toSorted(([, a], [, b]) => a.seq - b.seq);
    const changes = waiting.slice(0, this.pageSize).map(([key, line]): ChangedRow => {
      const row = rows.get(key) as StoredRow;
      return {
        seq: line.seq,
        ...halves(key),
        rev: row.state.rev,
        body: row.purged ? null : row.state.body,
        ...(row.lockedAt === null ? {} : { locked: true }),
      };
    });
    return answerOf(decision, {
      now,
      timeline: timelines.at(-1)?.id ?? '',
      head: this.#headOf(user),
      changes,
      more: waiting.length > changes.length,
    });
  }
}

/** What some planted bugs make of a change before it is looked at. */
const MISREADINGS: Readonly<
  Record<string, ((one: WireMutation, server: ServerStore) => WireMutation) | undefined>
> = {
  'removal-takes-all': (one, { data }) => {
    const additions = data.rows.get(rowKey(one))?.state.body[ADDITIONS] ?? {};
    const ids = Object.keys(one.patch).flatMap((path) => idsAt(additions, path));
    return { ...one, after: [...(one.after ?? []), ...ids] };
  },
  'causality-ignored': ({ after: _after, ...one }) => ({ ...one, baseRev: 0 }),
};

/** As if every patch had been the only change of its record. */
const allAlone = (request: SyncRequest, decision: Decision): Decision => {
  const patches = new Map(
    request.mutations
      .filter(({ op, baseRev }) => op === 'patch' && baseRev > 0)
      .map((mutation) => [mutation.id, rowKey(mutation)]),
  );
  const isAlone = ({ id, outcome }: Receipt): boolean => outcome === 'applied' && patches.has(id);
  const alone = decision.newReceipts.filter(isAlone).flatMap(({ id }) => patches.get(id) ?? []);
  const receipts = decision.receipts.map((receipt): Receipt =>
    decision.newReceipts.includes(receipt) && isAlone(receipt)
      ? { ...receipt, alone: true }
      : receipt,
  );
  return { ...decision, receipts, alone };
};
