/** A device: the product's own queue and view over a disk that is one plain object, so that it can be copied. */
import {
  newSyncState,
  nextRequest,
  takeAnswer,
  type SyncState,
} from '../../src/domain/sync/client-core.ts';
import { nextClock } from '../../src/domain/sync/values/hybrid-clock.ts';
import { bodyAfter } from '../../src/domain/sync/client/own-change.ts';
import {
  seenBy,
  viewOf,
  type SeenPart,
  type ServerCopy,
} from '../../src/domain/sync/client/local-view.ts';
import type { Json, JsonObject } from '../../src/domain/sync/merge.ts';
import type {
  ChangedRow,
  SyncAnswer,
  SyncRequest,
  WireMutation,
} from '../../src/domain/sync/protocol.ts';
import { isUnderWay, type QueuedMutation } from '../../src/domain/sync/client/queue.ts';
import { rescue, rescueShown } from '../../src/domain/sync/client/rescue.ts';
import { halves, RULES, shapeOf } from './collections.ts';
import type { Causality } from './causality.ts';
import type { PlantedBug } from './planted-bugs.ts';

export interface LocalChange {
  key: string;
  op: 'create' | 'patch' | 'purge';
  patch: Record<string, Json>;
}

export interface Disk {
  state: SyncState;
  queue: QueuedMutation[];
  /** By `collection/record`. */
  copies: Map<string, ServerCopy & { isEmptied?: boolean }>;
  /** By record, the changes it has been told of. */
  knows: Map<string, ReadonlySet<string>>;
}

export interface Sent {
  request: SyncRequest;
  /** By the device's own clock. */
  sentAt: number;
}

const BATCH = { mutations: 4, length: 4000 };

export class Device {
  disk: Disk;
  schema = 1;
  /** How far its clock is from the server's, in milliseconds. */
  skew: number;
  /** Requests refused until the person has signed in again. */
  signedOutFor = 0;
  /** Counts the starts of the app: an answer never outlives the run that asked for it. */
  run = 1;
  readonly name: string;
  readonly user: string;
  readonly #bug: PlantedBug | undefined;
  readonly #causality: Causality;
  #ids = 0;

  constructor(
    { name, user, skew }: { name: string; user: string; skew: number },
    causality: Causality,
    bug: PlantedBug | undefined,
  ) {
    this.#causality = causality;
    this.name = name;
    this.user = user;
    this.skew = skew;
    this.#bug = bug;
    this.disk = { state: newSyncState(name), queue: [], copies: new Map(), knows: new Map() };
  }

  /** What the person sees in their lists, the bin included. */
  keys(): string[] {
    const { copies, queue } = this.disk;
    const all = new Set([...copies.keys(), ...queue.map(keyOf)]);
    return [...all].filter((key) => this.view(key) !== null).toSorted();
  }

  view(key: string): JsonObject | null {
    return viewOf(this.#copyOf(key), this.#queueOf(key), shapeOf(key));
  }

  write(changes: readonly LocalChange[], now: number): void {
    const group = this.#newId('g');
    for (const { key, op, patch } of changes) {
      const joined = op === 'patch' && changes.length === 1 && this.#joinable(key, patch);
      if (joined) {
        // Under a new id: on a copy of this disk, the old one may be another change by now.
        const made = this.#make(key, patch, now, joined.id);
        Object.assign(joined, this.#bug === 'join-keeps-id' ? { ...made, id: joined.id } : made);
        continue;
      }
      if (op === 'purge') this.#empty(key);
      for (const { patch: own, ...seen } of this.#seen(key, patch)) {
        const wire = { ...this.#make(key, own, now), group, ...halves(key), op };
        this.disk.queue.push({ ...wire, ...seen, state: 'pending' });
      }
    }
  }

  send(now: number): Sent {
    const sentAt = now + this.skew;
    const built = { schema: this.schema, now: sentAt };
    const { disk } = this;
    const later = disk.queue.findLastIndex((one) => one.state === 'pending');
    const from = this.#bug === 'page-before-predecessor' ? Math.max(0, later) : 0;
    const { request, queue: rest } = nextRequest(disk.state, disk.queue.slice(from), built, BATCH);
    const queue = [...disk.queue.slice(0, from), ...rest];
    this.disk.queue = queue;
    return { request, sentAt };
  }

  /** Whether the answer was still wanted, and whether it brought the copies up to date. */
  take(
    { request, sentAt }: Sent,
    answer: SyncAnswer,
    told: ReadonlyMap<string, ReadonlySet<string>>,
  ): { isCurrent: boolean; stale: string[] } {
    const { disk } = this;
    const asked =
      this.#bug === 'old-answer-taken' ? { ...request, cursor: disk.state.cursor } : request;
    const taken = takeAnswer(disk.state, disk.queue, asked, answer, sentAt);
    if (!taken) return { isCurrent: false, stale: [] };
    const shown = new Map(taken.rows.map((row) => [keyOf(row), this.view(keyOf(row))]));
    const { clock } = disk.state;
    disk.state =
      this.#bug === 'clock-not-moved' ? { ...taken.state, clock, offset: 0 } : taken.state;
    disk.queue = taken.queue;
    if (taken.startOver)
      for (const copy of disk.copies.values()) copy.rev = copy.rev > 0 ? -copy.rev : copy.rev;
    if (taken.isAgain) this.#rescueOutdated(taken.rows, shown);
    for (const { mutation, rev } of taken.finished) {
      const key = keyOf(mutation);
      const copy = disk.copies.get(key);
      const rules = RULES[mutation.collection];
      if (!copy || !rules) throw new Error(`${this.name} has no ${key}`);
      disk.copies.set(key, { ...copy, rev, body: bodyAfter(copy.body, mutation, rules) });
      this.#learn(key, new Set([mutation.id]));
    }
    const stale: string[] = [];
    for (const row of taken.rows) {
      const key = keyOf(row);
      if (row.rev < (disk.copies.get(key)?.rev ?? 0)) stale.push(key);
      const isEmptied = this.#queueOf(key).some((one) => one.op === 'purge' && isUnderWay(one));
      if (row.body) disk.copies.set(key, { rev: row.rev, body: row.body, isEmptied });
      else disk.copies.delete(key);
      this.#learn(key, told.get(key) ?? new Set());
      if (this.#bug === 'base-dropped')
        disk.queue = disk.queue.filter((m) => keyOf(m) !== key || m.state !== 'pending');
    }
    if (this.#bug === 'cursor-moved-on-push' && request.mutations.length > 0)
      disk.state.cursor = { ...answer.cursor, seq: answer.head };
    if (taken.isRead) this.#rescueMissing();
    return { isCurrent: !taken.more, stale };
  }

  /** The app starts on a disk that was put in place of its own. */
  startOn(disk: Disk): void {
    this.disk = copyOfDisk(disk);
    this.run += 1;
  }

  isQuiet(): boolean {
    const { queue, state } = this.disk;
    return !state.startingOver && queue.every((m) => m.state === 'settled' || m.state === 'parked');
  }

  /** `shown`: what the person saw of them until now. */
  #rescueOutdated(
    rows: readonly ChangedRow[],
    shown: ReadonlyMap<string, JsonObject | null>,
  ): void {
    const { state, queue, copies } = this.disk;
    for (const told of rows) {
      const key = keyOf(told);
      const seen = shown.get(key);
      if (!told.body || !seen || -(copies.get(key)?.rev ?? 0) <= told.rev) continue;
      const next = viewOf({ rev: told.rev, body: told.body }, this.#queueOf(key), shapeOf(key));
      if (!next) continue;
      const sharedRev = told.seq < state.shared ? told.rev : undefined;
      const outdated = {
        shape: shapeOf(key),
        shown: seen,
        next,
        queue: this.#queueOf(key),
        sharedRev,
      };
      const entries = rescueShown({ ...halves(key), ...outdated }, () => this.#newId('m'));
      // What was taken away before the server was restored is taken away once more.
      for (const { id, patch } of entries) {
        const removals = Object.fromEntries(
          Object.entries(patch).filter(([, one]) => one === null),
        );
        const knows = this.disk.knows.get(key) ?? new Set();
        const repeated = { id, key, patch: removals, repeats: true };
        this.#causality.note(repeated, this.name, knows, this.#queueOf(key));
      }
      queue.push(...entries);
    }
  }

  #rescueMissing(): void {
    const { copies } = this.disk;
    const missing = [...copies].filter(([, { rev }]) => rev <= 0);
    for (const [key] of missing) copies.delete(key);
    const rescued = missing.map(([key, { body }]) => ({
      ...halves(key),
      body,
      shape: shapeOf(key),
    }));
    this.disk.queue.unshift(...rescue(rescued, () => this.#newId('m')));
  }

  #seen(key: string, patch: Record<string, Json>): SeenPart[] {
    const copy = this.#copyOf(key);
    if (this.#bug === 'base-too-new') return [{ patch, baseRev: copy?.rev ?? 0 }];
    const parts = seenBy(copy, this.#queueOf(key), patch);
    if (this.#bug !== 'base-per-patch') return parts;
    const after = parts.flatMap((part) => part.after ?? []);
    return [{ patch, baseRev: Math.min(...parts.map(({ baseRev }) => baseRev)), after }];
  }

  #make(key: string, patch: WireMutation['patch'], now: number, replaces = '') {
    const { state, knows } = this.disk;
    const id = this.#newId('m');
    state.clock = nextClock(state.clock, now + this.skew + state.offset, id);
    const told = knows.get(key) ?? new Set();
    this.#causality.note({ id, key, patch, replaces }, this.name, told, this.#queueOf(key));
    return { id, patch, clock: state.clock };
  }

  #learn(key: string, ids: ReadonlySet<string>): void {
    this.disk.knows.set(key, new Set([...(this.disk.knows.get(key) ?? []), ...ids]));
  }

  /** Its content leaves the device at once. */
  #empty(key: string): void {
    const { disk } = this;
    disk.queue = disk.queue.filter((one) => keyOf(one) !== key || one.op === 'purge');
    const copy = disk.copies.get(key);
    if (copy) disk.copies.set(key, { ...copy, isEmptied: true });
  }

  #copyOf(key: string): ServerCopy | undefined {
    const copy = this.disk.copies.get(key);
    return !copy || copy.isEmptied ? undefined : { ...copy, rev: Math.max(0, copy.rev) };
  }

  #queueOf(key: string): QueuedMutation[] {
    return this.disk.queue.filter((mutation) => keyOf(mutation) === key);
  }

  /** A waiting change of exactly the same fields, with nothing later that touches them. */
  #joinable(key: string, patch: Record<string, Json>): QueuedMutation | undefined {
    const paths = Object.keys(patch).join(' ');
    const last = this.#queueOf(key).at(-1);
    const isSame = last?.op === 'patch' && Object.keys(last.patch).join(' ') === paths;
    return isSame && last.state === 'pending' ? last : undefined;
  }

  #newId(kind: string): string {
    this.#ids += 1;
    return `${this.name}${kind}${this.#ids}`;
  }
}

export const copyOfDisk = ({ state, queue, copies, knows }: Disk): Disk => ({
  state: { ...state },
  queue: queue.map((mutation) => ({ ...mutation })),
  copies: new Map([...copies].map(([key, copy]) => [key, { ...copy }])),
  knows: new Map(knows),
});

export const keyOf = ({ collection, record }: { collection: string; record: string }): string =>
  `${collection}/${record}`;
