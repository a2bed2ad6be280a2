/**
 * What the system owes the people: every text somebody wrote, until somebody who saw it replaces it, and every
 * record that was purged or put in the bin. Kept apart from the devices and the server, from what was done alone.
 */
import type { StoredRow } from '../../src/domain/sync/server/apply-mutation.ts';
import type { JsonObject } from '../../src/domain/sync/merge.ts';
import { KEEP_ANSWERED_MS, type QueuedMutation } from '../../src/domain/sync/client/queue.ts';
import { isHistory } from './collections.ts';
import type { Device } from './device.ts';

export class Ledger {
  /** Text → the record it was written into. */
  readonly owed = new Map<string, string>();
  /** Record → who made it. */
  readonly makers = new Map<string, string>();
  readonly purged = new Set<string>();
  /** Purged along with something that is refused. */
  readonly purgedInVain = new Set<string>();
  /** Also those whose purge did not survive a disaster: of their content nothing is promised any more. */
  readonly everPurged = new Set<string>();
  /** Record → the one it belongs to, with which it is purged. */
  readonly parents = new Map<string, string>();
  /** Put in the bin, and never taken out again by anyone. */
  readonly binned = new Set<string>();
  #texts = 0;
  #records = 0;
  readonly #prefix: string;

  /** `prefix` tells the records of this run from those of others on the same server. */
  constructor(prefix = 'r') {
    this.#prefix = prefix;
  }

  newRecord(): string {
    this.#records += 1;
    return `${this.#prefix}${this.#records}`.padEnd(15, 'x');
  }

  /** Who a record belongs to, told of a lost edit by the record it speaks of; undefined when it says nothing. */
  makerOf(key: string, body: JsonObject | null | undefined): string | undefined {
    if (isHistory(key) && body)
      this.makers.set(key, this.makers.get(`${body['collection']}/${body['record']}`) ?? 'nobody');
    return this.makers.get(key);
  }

  get texts(): number {
    return this.#texts;
  }

  /** A new text, unlike any other; `seen` is what it replaces. */
  text(user: string, key: string, seen: unknown): string {
    this.#texts += 1;
    const text = `${user}-${this.#texts}`;
    this.forgive(seen);
    this.owed.set(text, key);
    return text;
  }

  /** Replaced or removed by somebody who saw it. */
  forgive(seen: unknown): void {
    if (typeof seen === 'string') this.owed.delete(seen);
  }

  isInBin(key: string): boolean {
    return this.binned.has(key) && !this.wasPurged(key);
  }

  /** By itself or with what it belongs to. */
  wasPurged(key: string): boolean {
    return this.everPurged.has(key) || this.everPurged.has(this.parents.get(key) ?? '');
  }

  /**
   * Runs a disaster that destroys a disk or a part of the server, and forgives what was nowhere else.
   * What was missing before stays owed.
   */
  survive(
    disaster: () => void,
    server: ServerView,
    devices: readonly Device[],
    now: () => number,
  ): void {
    const before = holdings(server, devices, 0);
    disaster();
    this.forgiveLost(before, holdings(server, devices, now()));
  }

  /** What was held before a disaster and is not after it. */
  forgiveLost(before: string, after: string): void {
    const isLost = (mark: string): boolean => before.includes(mark) && !after.includes(mark);
    for (const text of this.owed.keys()) if (isLost(`"${text}"`)) this.owed.delete(text);
    for (const key of this.purged) if (isLost(`purged:${key}"`)) this.purged.delete(key);
    for (const key of this.binned) if (isLost(`binned:${key}"`)) this.binned.delete(key);
  }
}

/** What a server holds, as far as the promises look at it. */
export interface ServerView {
  data: { rows: ReadonlyMap<string, StoredRow> };
}

/** All that anyone could still bring up at `now` (0: even what is about to be forgotten): rows, their history and queues, as one text to search in. */
const holdings = (server: ServerView, devices: readonly Device[], now: number): string => {
  const rows = [...server.data.rows].map(([key, { purged, state }]) => [
    purged ? `purged:${key}` : '',
    (state.body['trashedAt'] ?? null) === null ? '' : `binned:${key}`,
    state.body,
    state.buried,
  ]);
  const queues = devices.map(({ disk }) =>
    disk.queue
      .filter((mutation) => isKept(mutation, now))
      .map(({ collection, record, op, patch }) => [
        op === 'purge' ? `purged:${collection}/${record}` : '',
        (patch['trashedAt'] ?? null) === null ? '' : `binned:${collection}/${record}`,
        patch,
      ]),
  );
  return JSON.stringify([rows, queues]);
};

/** An acknowledged change may be settled and forgotten by the next answer, once its days are over. */
const isKept = (
  { state, answeredAt = Number.POSITIVE_INFINITY }: QueuedMutation,
  now: number,
): boolean => state === 'parked' || now - answeredAt < KEEP_ANSWERED_MS;
