/**
 * `POST /api/jalon/sync`: the shell around the shared decisions. One transaction: load what the request
 * depends on, decide, write what was decided. The page of changes is read once others may write again.
 */
import { updateNeeded } from '#/domain/sync/server/schema-range.ts';
import {
  decide,
  type Decision,
  type ReceivedRequest,
  type Snapshot,
} from '#/domain/sync/server-core.ts';
import { SYNC_RULES, SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import { answering, ok } from '../answer.ts';
import { requireRecordsHere } from './elsewhere.ts';
import { fillFreeSlots } from './free-slots.ts';
import { nudge } from './nudge.ts';
import { personOf } from '../accounts/people.ts';
import { countWriter } from '../counters.ts';
import { inTransaction } from '../sql.ts';
import { headOf, NO_CHANGES, pageAfter } from './sync-page.ts';
import { takenBytes, requireRoom } from './row-bytes.ts';
import { receivedIn } from './sync-request.ts';
import { loadableOf, loadPast, loadSnapshot } from './sync-load.ts';
import { storeDecision } from './sync-store.ts';

export const sync = answering((e) => {
  const person = personOf(e);
  requireRecordsHere();
  const received = receivedIn(e);
  const gap = updateNeeded(received.schema, SYNC_RULES);
  if (gap) return { status: 426, body: gap };
  fillFreeSlots(e.app, person);
  if (received.mutations.length === 0) return ok(poll(e.app, person, received));

  let from = Date.now();
  const { decision, state, before } = inTransaction(e.app, (tx) => {
    from = Date.now();
    const taken = takenBytes(tx, person.id);
    const request = loadableOf(tx, requireRoom(tx, person, received, taken), taken);
    const snapshot = loadSnapshot(tx, person, request, Date.now());
    const made = decide(request, snapshot, SYNCED_COLLECTIONS);
    storeDecision(tx, person.id, request, made, snapshot);
    const state = { ...snapshot, head: headOf(tx, person.id) };
    return { decision: made, state, before: snapshot.head };
  });
  countWriter(e.app, Date.now() - from);
  if (decision.writes.size > 0) nudge(e.app, person.id);
  return ok(answerText(e.app, person.id, decision, state, isKnownTo(decision, before)));
});

/** The device has seen all there was `before`, and knows by itself what it has just written. */
const isKnownTo = ({ after, writes, alone, lost, retold }: Decision, before: number): boolean =>
  after >= before &&
  writes.size === alone.length &&
  lost.length + retold.length === 0 &&
  ![...writes.values()].some(({ purged }) => purged);

/** Nothing to write, so the one writing connection is left to others. */
const poll = (app: core.App, person: core.Record, request: ReceivedRequest): string => {
  const snapshot: Snapshot = {
    now: Date.now(),
    user: person.id,
    role: 'user',
    ...loadPast(app, person.id, request),
    receipts: new Map(),
    rows: new Map(),
    slots: new Map(),
    quotas: [],
  };
  const decision = decide(request, snapshot, SYNCED_COLLECTIONS);
  return answerText(app, person.id, decision, snapshot, decision.after >= snapshot.head);
};

/**
 * A `SyncAnswer` as JSON; the changes are text already and never parsed here. What is written past `head` meanwhile,
 * and so moves there, comes with the next page.
 */
const answerText = (
  app: core.App,
  user: string,
  { after, receipts, alone, resync, shared }: Decision,
  { now, timelines, head }: Pick<Snapshot, 'now' | 'timelines' | 'head'>,
  isKnown: boolean,
): string => {
  const { changes, last, more } = isKnown
    ? NO_CHANGES
    : pageAfter(app, { user, after, head, without: alone });
  const rest = {
    now,
    receipts,
    ...(resync ? { resync, shared } : {}),
    head,
    cursor: { timeline: timelines.at(-1)?.id ?? '', seq: more ? last : head },
    more,
  };
  return `${JSON.stringify(rest).slice(0, -1)},"changes":[${changes}]}`;
};
