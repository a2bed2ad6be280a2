/** Takes over what the cluster has of the records that this server's own work is about. */
import type { MirroredPeople, MirrorOrder } from '#/domain/sync/server/mirrored.ts';
import { report } from '../report.ts';
import { inTransaction, jsonOf, run } from '../sql.ts';
import { askWorkers } from './elsewhere.ts';
import { storeDecision } from './sync-store.ts';

/** Of requests in one minute: what is left comes with the next. */
const MOST_ROUNDS = 40;

/** Of one person alone where one is given. */
export const mirrorRecords = (app: core.App, person?: string): void => {
  let done: [person: string, upTo: number][] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const order: MirrorOrder = {
      order: 'mirror',
      done,
      ...(person ? { person } : {}),
      ...placeOf(app),
    };
    const told = askWorkers(app, order);
    const { people } = (told ?? { people: [] }) as MirroredPeople;
    if (people.length === 0) return;
    for (const one of people) takeOver(app, one);
    done = people.map(({ person, upTo }) => [person, upTo]);
  }
};

/** Of the starts of this server the last, which all but workers unheard of for months know. */
const placeOf = (app: core.App): Pick<MirrorOrder, 'timelines' | 'head'> =>
  jsonOf(
    app,
    `SELECT json_object(
       'timelines', (SELECT json_group_array(json_object('id', id, 'startSeq', startSeq) ORDER BY place)
         FROM (SELECT place, id, startSeq FROM sync_timeline ORDER BY place DESC LIMIT 20)),
       'head', COALESCE((SELECT seq FROM sqlite_sequence WHERE name = 'sync_log'), 0)) AS text`,
  );

const takeOver = (app: core.App, { person, rows }: MirroredPeople['people'][number]): void => {
  const now = Date.now();
  try {
    inTransaction(app, (tx) => {
      noteCopies(tx, person);
      storeDecision(
        tx,
        person,
        { device: '', mutations: [] },
        { ...NOTHING, writes: new Map(rows) },
        { now },
      );
    });
  } catch (error) {
    // Somebody whose account is gone, or whose plan is not yet the same here: the next change brings it again.
    report(app, 'records were not taken over', { error: String(error).slice(0, 200) });
  }
};

/** Somebody of whom nothing was here before: no move brings their records to the workers. */
const noteCopies = (app: core.App, user: string): void => {
  run(
    app,
    `INSERT OR IGNORE INTO copied_people (user)
     SELECT {:user} WHERE NOT EXISTS (SELECT 1 FROM sync_log WHERE user = {:user})`,
    { user },
  );
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
