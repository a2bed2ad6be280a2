/**
 * A device of a process run: the product's own database, commands and engine, whose clock, ids, network and room
 * on the disk are the run's.
 */
import type { DBCore, DBCoreMutateRequest, DBCoreTable } from 'dexie';
import type { JalonDatabase } from '#/data/db.ts';
import { bodyOfRow } from '#/data/row-patch.ts';
import {
  SYNC_STATE,
  SYNCED_TABLES,
  TABLES,
  type Mutation,
  type SyncedRow,
  type SyncedTable,
} from '#/data/tables.ts';
import type { Result } from '#/domain/result.ts';
import type { SyncState } from '#/domain/sync/client-core.ts';
import type { JsonObject } from '#/domain/sync/merge.ts';
import type { SyncTrouble } from '#/sync/sync-once.ts';
import type { Person } from '../../server/people.ts';
import { openDevice, type EngineDevice } from '../engine/engine-device.ts';
import type { ClientBug } from './planted-bugs.ts';

export type Name = 'amel' | 'boris';

export interface DeviceParts {
  name: string;
  user: Name;
  person: Person;
  /** Of the proxy, for this device. */
  origin: string;
  now: () => number;
  newId: () => string;
  random: () => number;
  bug: ClientBug | undefined;
}

/** Everything a disk holds, by table. */
export type Disk = ReadonlyMap<string, readonly unknown[]>;

export class ProcessDevice {
  readonly parts: DeviceParts;
  /** The page in front of the person, and a second one over the same database. */
  readonly tabs: readonly [EngineDevice, EngineDevice];
  /** How far its clock is from the run's, in milliseconds. */
  skew = 0;
  /** Writes until the disk is full; null: there is room. */
  room: number | null = null;
  /** An answer on its way, which somebody holds. */
  held: { release: () => void; ended: Promise<void> } | undefined;
  /** Steps until its person signs in again, or its network is back. */
  signedOutFor = 0;
  partitionedFor = 0;
  /** Where its person wrote last. */
  lastField: { table: SyncedTable; id: string; field: string } | undefined;
  /** Its sync state after the step before. */
  stateBefore: SyncState | undefined;

  static async open(parts: DeviceParts): Promise<ProcessDevice> {
    const name = `run-${parts.newId()}`;
    const [first, second] = [await openTab(parts, name), await openTab(parts, name)];
    const device = new ProcessDevice(parts, [first, second]);
    for (const tab of device.tabs) await device.#tamper(tab);
    return device;
  }

  private constructor(parts: DeviceParts, tabs: [EngineDevice, EngineDevice]) {
    this.parts = parts;
    this.tabs = tabs;
  }

  get context(): EngineDevice['context'] {
    return this.tabs[0].context;
  }

  get database(): JalonDatabase {
    return this.context.database;
  }

  /** Of one tab; the engine's own word on how it went. */
  async sync(tab: 0 | 1 = 0, signal?: AbortSignal): Promise<Result<void, SyncTrouble>> {
    const ended = await this.tabs[tab].sync(signal);
    // Whatever filled the disk has gone again.
    this.room = null;
    await this.parts.bug?.afterSync?.(this.database, ended);
    return ended;
  }

  /** Null: signed out. */
  signIn(token: string | null): void {
    const person = token === null ? null : { ...this.parts.person, token };
    for (const tab of this.tabs) tab.person = person;
  }

  async readDisk(): Promise<Disk> {
    const { tables } = this.database;
    return new Map(
      await Promise.all(
        tables.map(async (table) => [table.name, await table.toArray()] as [string, unknown[]]),
      ),
    );
  }

  async replaceDisk(disk: Disk): Promise<void> {
    const { database } = this;
    await database.transaction('rw', database.tables, async () => {
      for (const table of database.tables) {
        await table.clear();
        await table.bulkPut([...(disk.get(table.name) ?? [])]);
      }
    });
    this.stateBefore = undefined;
  }

  /** The server's content as this device shows it, by `collection/record`. */
  async view(): Promise<Map<string, { rev: number; locked: boolean; body: JsonObject }>> {
    const all = await Promise.all(
      SYNCED_TABLES.map(async (table) => {
        const rows = await this.database.table<SyncedRow, string>(table).toArray();
        return rows.map((row) => {
          const { updatedAt: _updatedAt, ...body } = bodyOfRow(table, row);
          const key = `${TABLES[table].collection}/${row.id}`;
          return [key, { rev: row.rev, locked: row.locked === true, body }] as const;
        });
      }),
    );
    return new Map(all.flat());
  }

  queue(): Promise<Mutation[]> {
    return this.database.outbox.orderBy('seq').toArray();
  }

  async state(): Promise<SyncState | undefined> {
    return (await this.database.meta.get(SYNC_STATE))?.value as SyncState | undefined;
  }

  async close(): Promise<void> {
    for (const tab of this.tabs) tab.close();
    await this.database.delete();
  }

  /** Puts the run's hands between the product and its disk, which is only possible while it opens. */
  async #tamper(tab: EngineDevice): Promise<void> {
    const { bug } = this.parts;
    const { context } = tab;
    tab.origin = this.parts.origin;
    Object.assign(context, {
      now: () => this.parts.now() + this.skew,
      newId: this.parts.newId,
      random: this.parts.random,
    });
    if (bug?.port) tab.port = bug.port(tab.port);
    const { database } = context;
    database.close({ disableAutoOpen: true });
    database.use({
      stack: 'dbcore',
      name: 'faults',
      create: (core) =>
        withWrites(core, (request, table, write) => {
          this.#takeRoom();
          return (bug?.write ?? write)(request, table, write);
        }),
    });
    await database.open();
  }

  #takeRoom(): void {
    if (this.room === null) return;
    this.room -= 1;
    if (this.room < 0) throw new FullDisk();
  }
}

const openTab = ({ person, origin }: DeviceParts, name: string): Promise<EngineDevice> =>
  openDevice({ url: origin }, person, name);

class FullDisk extends Error {
  override name = 'QuotaExceededError';
}

type Write = DBCoreTable['mutate'];

/** Every write of the product, on its way to the disk. */
const withWrites = (
  core: DBCore,
  onWrite: (request: DBCoreMutateRequest, table: string, write: Write) => ReturnType<Write>,
): DBCore => ({
  ...core,
  table: (name) => {
    const table = core.table(name);
    return { ...table, mutate: (request) => onWrite(request, name, table.mutate) };
  },
});
