/** A device: the product's own queue and view over a disk that is one plain object, so that it can be copied. */
import {
  newSyncState,
  nextRequest,
  takeAnswer,
  type SyncState,
} from '../../src/domain/sync/client-core.ts';
import { nextClock } from '../../src/domain/sync/values/hybrid-clock.ts';
import { bodyAfter } from '../../src/domain/sync/client/own-change.ts';
import { seenBy, viewOf, type ServerCopy } from '../../src/domain/sync/client/local-view.ts';
import type { Json, JsonObject } from '../../src/domain/sync/merge.ts';
import type { SyncAnswer, SyncRequest } from '../../src/domain/sync/protocol.ts';
import type { QueuedMutation } from '../../src/domain/sync/client/queue.ts';
import { rescue } from '../../src/domain/sync/client/rescue.ts';
import { halves, RULES, shapeOf } from './collections.ts';
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
  copies: Map<string, ServerCopy>;
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
  #ids = 0;

  constructor(name: string, user: string, skew: number, bug: PlantedBug | undefined) {
    this.name = name;
    this.user = user;
    this.skew = skew;
    this.#bug = bug;
    this.disk = { state: newSyncState(name), queue: [], copies: new Map() };
  }

  /** What the person sees in their lists, the bin included. */
  keys(): string[] {
    const { copies, queue } = this.disk;
    const all = new Set([...copies.keys(), ...queue.map(keyOf)]);
    return [...all].filter((key) => this.view(key) !== null).toSorted();
  }

  view(key: string): JsonObject | null {
    return viewOf(this.disk.copies.get(key), this.#queueOf(key), shapeOf(key));
  }

  write(changes: readonly LocalChange[], now: number): void {
    const { state } = this.disk;
    const group = this.#newId('g');
    for (const { key, op, patch } of changes) {
      const id = this.#newId('m');
      const clock = nextClock(state.clock, now + this.skew + state.offset, id);
      state.clock = clock;
      const joined = op === 'patch' && this.#joinable(key, patch);
      if (joined) {
        // Under a new id: on a copy of this disk, the old one may be another change by now.
        Object.assign(
          joined,
          this.#bug === 'join-keeps-id' ? { patch, clock } : { id, patch, clock },
        );
        continue;
      }
      const mutation = { id, group, ...halves(key), op, patch, clock };
      this.disk.queue.push({ ...mutation, ...this.#seen(key, patch), state: 'pending' });
    }
  }

  send(now: number): Sent {
    const sentAt = now + this.skew;
    const built = { schema: this.schema, now: sentAt };
    const { request, queue } = nextRequest(this.disk.state, this.disk.queue, built, BATCH);
    this.disk.queue = queue;
    return { request, sentAt };
  }

  /** Whether the answer was still wanted, and whether it brought the copies up to date. */
  take({ request, sentAt }: Sent, answer: SyncAnswer): { isCurrent: boolean; stale: string[] } {
    const { disk } = this;
    const asked =
      this.#bug === 'old-answer-taken' ? { ...request, cursor: disk.state.cursor } : request;
    const taken = takeAnswer(disk.state, disk.queue, asked, answer, sentAt);
    if (!taken) return { isCurrent: false, stale: [] };
    disk.state = taken.state;
    disk.queue = taken.queue;
    if (taken.startOver) for (const copy of disk.copies.values()) copy.rev = 0;
    for (const { mutation, rev } of taken.finished) {
      const key = keyOf(mutation);
      const copy = disk.copies.get(key);
      const rules = RULES[mutation.collection];
      if (!copy || !rules) throw new Error(`${this.name} has no ${key}`);
      disk.copies.set(key, { rev, body: bodyAfter(copy.body, mutation, rules) });
    }
    const stale: string[] = [];
    for (const row of taken.rows) {
      const key = keyOf(row);
      if (row.rev < (disk.copies.get(key)?.rev ?? 0)) stale.push(key);
      if (row.body) disk.copies.set(key, { rev: row.rev, body: row.body });
      else disk.copies.delete(key);
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

  #rescueMissing(): void {
    const { copies } = this.disk;
    const missing = [...copies].filter(([, { rev }]) => rev === 0);
    for (const [key] of missing) copies.delete(key);
    const rescued = missing.map(([key, { body }]) => ({
      ...halves(key),
      body,
      shape: shapeOf(key),
    }));
    this.disk.queue.unshift(...rescue(rescued, () => this.#newId('m')));
  }

  #seen(key: string, patch: Record<string, Json>): { baseRev: number; after?: string[] } {
    const copy = this.disk.copies.get(key);
    if (this.#bug === 'base-too-new') return { baseRev: copy?.rev ?? 0 };
    return seenBy(copy, this.#queueOf(key), patch);
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

export const copyOfDisk = ({ state, queue, copies }: Disk): Disk => ({
  state: { ...state },
  queue: queue.map((mutation) => ({ ...mutation })),
  copies: new Map([...copies].map(([key, copy]) => [key, { ...copy }])),
});

export const keyOf = ({ collection, record }: { collection: string; record: string }): string =>
  `${collection}/${record}`;
