/** Takes over what the cluster has of the records that this server's own work is about. */
import type { MirroredPeople } from '#/domain/sync/server/mirrored.ts';
import { report } from '../report.ts';
import { inTransaction } from '../sql.ts';
import { askWorkers } from './elsewhere.ts';
import { storeDecision } from './sync-store.ts';

/** Of requests in one minute: what is left comes with the next. */
const MOST_ROUNDS = 40;

/** Of one person alone where one is given. */
export const mirrorRecords = (app: core.App, person?: string): void => {
  let done: [person: string, upTo: number][] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const told = askWorkers(app, { order: 'mirror', done, ...(person ? { person } : {}) });
    const { people } = (told ?? { people: [] }) as MirroredPeople;
    if (people.length === 0) return;
    for (const one of people) takeOver(app, one);
    done = people.map(({ person, upTo }) => [person, upTo]);
  }
};

const takeOver = (app: core.App, { person, rows }: MirroredPeople['people'][number]): void => {
  const now = Date.now();
  try {
    inTransaction(app, (tx) =>
      storeDecision(
        tx,
        person,
        { device: '', mutations: [] },
        { ...NOTHING, writes: new Map(rows) },
        { now },
      ),
    );
  } catch (error) {
    // Somebody whose account is gone, or whose plan is not yet the same here: the next change brings it again.
    report(app, 'records were not taken over', { error: String(error).slice(0, 200) });
  }
};

const NOTHING = {
  resync: false,
  shared: 0,
  after: 0,
  newReceipts: [],
  lost: [],
  receipts: [],
  alone: [],
  retold: [],
};
