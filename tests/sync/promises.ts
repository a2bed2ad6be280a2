/** The promises of sync, watched while a run goes on and checked once it is quiet. */
import type { Json } from '../../src/domain/sync/merge.ts';
import type { SyncAnswer, SyncRequest, UpdateNeeded } from '../../src/domain/sync/protocol.ts';
import { halves } from './collections.ts';
import { keyOf, type Device } from './device.ts';
import type { Ledger, ServerView } from './ledger.ts';

/** A server whose slots can be counted while it works. */
export interface WatchedServer extends ServerView {
  active: (user: string) => number;
  slotLimit: number;
}

export class Promises {
  readonly violations = new Set<string>();
  /** Of an action of which a copied disk sent a part, the rest stands by itself. */
  readonly #answered = new Set<string>();
  readonly #server: WatchedServer;
  readonly #ledger: Ledger;

  constructor(server: WatchedServer, ledger: Ledger) {
    this.#server = server;
    this.#ledger = ledger;
  }

  /** Watches one request being served. */
  serve<A extends SyncAnswer | UpdateNeeded>(request: SyncRequest, user: string, ask: () => A): A {
    const before = this.#server.active(user);
    const answer = ask();
    if (this.#server.active(user) > Math.max(before, this.#server.slotLimit))
      this.#broken('more active records than slots');
    if (!('update' in answer)) {
      this.#checkGroups(request, answer);
      this.#checkIsolation(user, answer);
    }
    return answer;
  }

  /** The person's records and their revisions on the server, to compare a device with. */
  truthOf(user: string): string {
    const rows = [...this.#server.data.rows].filter(([, row]) => row.user === user && !row.purged);
    return summary(rows.map(([key, row]) => [key, row.state.rev]));
  }

  /** Watches a device after an answer; `truth` is what the server held when it gave it. */
  taken(
    device: Device,
    answer: SyncAnswer,
    { isCurrent, stale }: { isCurrent: boolean; stale: readonly string[] },
    truth: string,
  ): void {
    for (const key of stale) this.#broken(`${device.name}: ${key} went back to an earlier version`);
    const copies = summary([...device.disk.copies].map(([key, { rev }]) => [key, rev]));
    if (isCurrent && copies !== truth)
      this.#broken(
        `${device.name}: has all changes up to ${answer.head}, and not the same records`,
      );
  }

  /** Once nobody writes any more and everything has arrived. */
  checkQuiet(devices: readonly Device[]): void {
    for (const device of devices) {
      if (!device.isQuiet()) this.#broken(`${device.name}: the queue never emptied`);
      for (const key of new Set([...this.#liveKeys(device.user), ...device.keys()]))
        if (stable(device.view(key)) !== stable(this.#body(key, device.user)))
          this.#broken(`${device.name}: ${key} differs from the server`);
      for (const key of device.keys())
        if (this.#ledger.makerOf(key, device.view(key)) !== device.user)
          this.#broken(`${device.name}: holds ${key} of somebody else`);
      for (const { code, patch, ...mutation } of device.disk.queue)
        if (code !== undefined && !this.#isExpected(code, patch, keyOf(mutation)))
          this.#broken(`${device.name}: ${keyOf(mutation)} was refused as ${code}`);
    }
    this.#checkRows();
    this.#checkTexts(devices);
  }

  /** A quiet system has nothing more to say. */
  checkIdle(device: Device, request: SyncRequest, answer: SyncAnswer | UpdateNeeded): void {
    const isIdle = !('update' in answer) && request.mutations.length + answer.changes.length === 0;
    if (!isIdle) this.#broken(`${device.name}: a second sync still moves something`);
  }

  /** A forged request may be answered by nothing but refusals. */
  checkForgery(answer: SyncAnswer | UpdateNeeded): void {
    const isRefused =
      !('update' in answer) &&
      answer.changes.length === 0 &&
      answer.receipts.every(({ code }) => code === 'not_yours');
    if (!isRefused) this.#broken('a forged request was served');
  }

  #checkRows(): void {
    for (const [key, row] of this.#server.data.rows) {
      const maker = this.#ledger.makerOf(key, row.purged ? null : row.state.body) ?? row.user;
      if (maker !== row.user) this.#broken(`${key} belongs to ${row.user}, not to ${maker}`);
      const isPromised = this.#ledger.purged.has(key) && !this.#ledger.purgedInVain.has(key);
      if (!row.purged && isPromised) this.#broken(`${key} came back from a purge`);
      const isBinned = (row.state.body['trashedAt'] ?? null) !== null;
      if (!row.purged && !isBinned && this.#ledger.isInBin(key))
        this.#broken(`${key} came back from the bin`);
    }
  }

  /** Each text is on every device of its person, in its record or in the history, or set aside with its reason. */
  #checkTexts(devices: readonly Device[]): void {
    const held = new Map(devices.map((device) => [device, heldBy(device)]));
    const parked = JSON.stringify(
      devices.flatMap(({ disk }) => disk.queue.filter(({ state }) => state === 'parked')),
    );
    for (const [text, key] of this.#ledger.owed)
      for (const [device, holds] of held)
        if (
          device.user === this.#ledger.makers.get(key) &&
          !this.#ledger.everPurged.has(key) &&
          !`${holds}${parked}`.includes(`"${text}"`)
        )
          this.#broken(`${device.name}: ${text} was lost`);
  }

  #checkGroups({ mutations }: SyncRequest, { receipts }: SyncAnswer): void {
    const outcome = new Map(receipts.map(({ id, outcome }) => [id, outcome === 'parked']));
    const groups = new Map<string, Set<boolean | undefined>>();
    for (const { group, id } of mutations)
      if (!this.#answered.has(id))
        groups.set(group, (groups.get(group) ?? new Set()).add(outcome.get(id)));
    for (const { id } of receipts) this.#answered.add(id);
    for (const [group, outcomes] of groups)
      if (outcomes.size > 1) this.#broken(`${group} was applied in part`);
  }

  #checkIsolation(user: string, { changes }: SyncAnswer): void {
    for (const change of changes)
      if ((this.#ledger.makerOf(keyOf(change), change.body) ?? user) !== user)
        this.#broken(`${user} was sent ${keyOf(change)} of somebody else`);
  }

  /** Refusals that people's actions explain: of a field the server does not have, or of a purged record. */
  #isExpected(code: string, patch: object, key: string): boolean {
    if (code === 'unknown_field') return 'colour' in patch;
    if (code === 'group') return true;
    return ['purged', 'unknown_record'].includes(code) && this.#ledger.everPurged.has(key);
  }

  #liveKeys(user: string): string[] {
    return [...this.#server.data.rows.keys()].filter((key) => this.#body(key, user) !== null);
  }

  #body(key: string, user: string): Json {
    const row = this.#server.data.rows.get(key);
    return row && row.user === user && !row.purged ? row.state.body : null;
  }

  #broken(promise: string): void {
    this.violations.add(promise);
  }
}

/** All that a person can come to see on a device, as one text to search in. */
const heldBy = (device: Device): string =>
  JSON.stringify(device.keys().map((key) => device.view(key)));

const summary = (rows: [key: string, rev: number][]): string =>
  rows
    .map(([key, rev]) => `${halves(key).record}@${rev}`)
    .toSorted()
    .join(' ');

const stable = (value: Json): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
