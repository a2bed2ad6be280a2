/**
 * `POST /api/jalon/sync`: the shell around the shared decisions. One transaction: load what the request
 * depends on, decide, write what was decided, read one page of changes.
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
import { fillFreeSlots } from './free-slots.ts';
import { nudge } from './nudge.ts';
import { personOf } from '../accounts/people.ts';
import { headOf, pageAfter } from './sync-page.ts';
import { readSyncRequest } from './sync-request.ts';
import { loadSnapshot, loadTimelines } from './sync-load.ts';
import { storeDecision } from './sync-store.ts';

export const sync = answering((e) => {
  const person = personOf(e);
  const request = readSyncRequest(e);
  const gap = updateNeeded(request.schema, SYNC_RULES);
  if (gap) return { status: 426, body: gap };
  fillFreeSlots(e.app, person);
  if (request.mutations.length === 0) return ok(poll(e.app, person, request));

  let text = '';
  let hasWritten = false;
  e.app.runInTransaction((tx) => {
    const snapshot = loadSnapshot(tx, person, request, Date.now());
    const decision = decide(request, snapshot, SYNCED_COLLECTIONS);
    storeDecision(tx, person.id, request, decision, snapshot);
    hasWritten = decision.writes.size > 0;
    text = answerText(tx, person.id, decision, snapshot);
  });
  if (hasWritten) nudge(e.app, person.id);
  return ok(text);
});

/** Nothing to write, so the one writing connection is left to others. */
const poll = (app: core.App, person: core.Record, request: ReceivedRequest): string => {
  const snapshot: Snapshot = {
    now: Date.now(),
    user: person.id,
    role: 'user',
    timelines: loadTimelines(app, request),
    head: headOf(app, person.id),
    receipts: new Map(),
    rows: new Map(),
    slots: new Map(),
    quotas: [],
  };
  return answerText(app, person.id, decide(request, snapshot, SYNCED_COLLECTIONS), snapshot);
};

/** A `SyncAnswer` as JSON; the changes are text already and never parsed here. */
const answerText = (
  app: core.App,
  user: string,
  { after, receipts, alone, resync, shared }: Decision,
  { now, timelines }: Pick<Snapshot, 'now' | 'timelines'>,
): string => {
  const head = headOf(app, user);
  const { changes, last, more } = pageAfter(app, { user, after, head, without: alone });
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
