/** Faults of the product that a process run must be able to see: each is planted to prove that it does. */
import type { DBCoreMutateRequest, DBCoreTable } from 'dexie';
import type { JalonDatabase } from '#/data/db.ts';
import { SYNC_STATE } from '#/data/tables.ts';
import type { Result } from '#/domain/result.ts';
import type { SyncState } from '#/domain/sync/client-core.ts';
import type { SyncAnswer } from '#/domain/sync/protocol.ts';
import type { SyncPort } from '#/sync/sync-port.ts';
import type { SyncTrouble } from '#/sync/sync-once.ts';
import type { WorkerBug } from '../../cluster/worker-bugs.ts';
import type { HookChange } from './faulty-server.ts';

type Write = DBCoreTable['mutate'];

/** Made anew for each device. */
export interface ClientBug {
  /** Between the engine and its way to the server. */
  port?: (port: SyncPort) => SyncPort;
  /** Between the product and its disk. */
  write?: (request: DBCoreMutateRequest, table: string, write: Write) => ReturnType<Write>;
  /** What else is done to the disk after a sync. */
  afterSync?: (database: JalonDatabase, ended: Result<void, SyncTrouble>) => Promise<void>;
}

export interface PlantedBug {
  client?: () => ClientBug;
  /** In PocketBase's hooks, and in the cluster's workers by the name they know it by. */
  server?: readonly HookChange[];
  worker?: WorkerBug;
  /** The first seed that is tried: one that is known to lead there. */
  from: number;
}

export const PLANTED_BUGS = {
  /** A device that pushed believes to have seen all changes up to its own. */
  'cursor moved on push': {
    client: () => ({ port: (port) => ({ send: movingCursor(port) }) }),
    from: 1,
  },
  /** A row that comes down finds no version under the changes that wait to go up. */
  'base dropped': {
    client: () => ({
      write: (request, table, write) =>
        table === 'base' && request.type === 'put' ? unwritten(request.values) : write(request),
    }),
    from: 1,
  },
  /** The cursor is stored apart from what came with it, which finds no room. */
  'answer in two transactions': { client: () => forgetfulOfRows(), from: 1 },
  /** A receipt is stored before the row it speaks of. */
  'receipt outside the transaction': {
    server: [
      ['let from = Date.now();', 'let from = Date.now(), later;'],
      [
        'storeDecision(tx, person.id, request, made, snapshot);',
        `storeDecision(tx, person.id, request, { ...made, writes: new Map(), lost: [] }, snapshot);
		later = () => storeDecision(e.app, person.id, request, { ...made, newReceipts: [] }, snapshot);`,
      ],
      [
        '\n\tif (decision.writes.size > 0) nudge(e.app, person.id);',
        '\n\tif (decision.writes.size > 0) waitForTheKill();\n\tlater();\n\tif (decision.writes.size > 0) nudge(e.app, person.id);',
      ],
    ],
    worker: 'receipt apart from its row',
    from: 8,
  },
  /** A device is left to finish its change by itself, though others have changed the record meanwhile. */
  'others’ changes left out': {
    server: [
      [
        'if (rev === 0 || baseRev !== rev || row.state.rev !== rev + 1) return false;',
        'if (rev === 0) return false;',
      ],
    ],
    worker: 'others’ changes left out',
    from: 7,
  },
  /** What loses in a merge is kept nowhere. */
  'loser dropped': {
    server: [
      ['if (lost.length > 0) keepLosers(app, user, request, withShown(lost, writes), now);', ''],
    ],
    worker: 'loser dropped',
    from: 2,
  },
} as const satisfies Record<string, PlantedBug>;

const movingCursor =
  (port: SyncPort): SyncPort['send'] =>
  async (request, signal) => {
    const sent = await port.send(request, signal);
    if (!sent.ok || request.mutations.length === 0) return sent;
    const { cursor, head } = sent.value;
    return { ok: true, value: { ...sent.value, cursor: { ...cursor, seq: head } } };
  };

const unwritten = (values: readonly unknown[]): ReturnType<Write> =>
  Promise.resolve({
    numFailures: 0,
    failures: {},
    results: values.map(() => undefined),
    lastResult: undefined,
  });

const forgetfulOfRows = (): ClientBug => {
  let last: SyncAnswer | undefined;
  return {
    port: (port) => ({
      send: async (request, signal) => {
        const sent = await port.send(request, signal);
        last = sent.ok ? sent.value : undefined;
        return sent;
      },
    }),
    afterSync: async (database, ended) => {
      if (ended.ok || ended.error.kind !== 'storage' || !last) return;
      const state = (await database.meta.get(SYNC_STATE))?.value as SyncState | undefined;
      if (state)
        await database.meta.put({ key: SYNC_STATE, value: { ...state, cursor: last.cursor } });
    },
  };
};
