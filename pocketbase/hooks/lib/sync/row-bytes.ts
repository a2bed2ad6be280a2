/**
 * What an account's records take on the server, counted by triggers whatever the door: their long columns, and what
 * stays when a record is gone. A plan gives so much of it.
 */
import { limitsOf, MAX_ROW_BYTES } from '#/domain/access/plan-limits.ts';
import type { FieldKind } from '#/domain/collections/field-kinds.ts';
import { takesRoom } from '#/domain/sync/limits.ts';
import type { ReceivedMutation } from '#/domain/sync/server/apply-mutation.ts';
import type { ReceivedRequest } from '#/domain/sync/server-core.ts';
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import { roleOf } from '../accounts/people.ts';
import { Refusal, refused } from '../answer.ts';
import { jsonOf, rowOf, run } from '../sql.ts';

/** The request as far as there is room for it; called in its transaction, so that no other is let in beside it. */
export const withinRoom = (
  app: core.App,
  person: core.Record,
  request: ReceivedRequest,
): ReceivedRequest => {
  const user = person.id;
  const taken = rowOf(
    app,
    'SELECT bytes FROM account_bytes WHERE user = {:user}',
    { user },
    { bytes: 0 },
  );
  const bytes = taken?.bytes ?? 0;
  if (bytes < LEAST_ROOM || bytes < limitsOf(roleOf(app, person)).rowBytes) return request;
  // Even the answers to changes that are refused take some.
  if (bytes >= MAX_ROW_BYTES)
    throw new Refusal({ ...refused(429, 'room'), retryAfter: RETRY_SECONDS });
  const refuse = (mutation: ReceivedMutation): ReceivedMutation =>
    takesRoom(mutation) ? { ...mutation, patch: {}, refusal: 'room' } : mutation;
  return { ...request, mutations: request.mutations.map(refuse) };
};

const LEAST_ROOM = limitsOf('user').rowBytes;
const RETRY_SECONDS = 600;

/** One line of what only remembers, with its place in the indexes. */
const TRACE_BYTES = 200;

/** A tombstone of a record that never came. */
export const addTrace = (app: core.App, user: string): void => {
  run(
    app,
    `INSERT INTO account_bytes (user, bytes) VALUES ({:user}, ${TRACE_BYTES})
     ON CONFLICT (user) DO UPDATE SET bytes = bytes + ${TRACE_BYTES}`,
    { user },
  );
};

/** By event, for a table whose lines are all alike. */
export const traceTriggers = (): Readonly<Record<string, string>> => ({
  INSERT: addBytes(`${TRACE_BYTES}`),
  DELETE: takeBytes(`${TRACE_BYTES}`),
});

/**
 * By event, for a synced collection as its table is now. A record's line in the log outlives it, and so does what that
 * takes.
 */
export const bytesTriggers = (
  app: core.App,
  collection: string,
): Readonly<Record<string, string>> => {
  const { kinds = {} } = SYNCED_COLLECTIONS[collection] ?? {};
  const columns = jsonOf<string[]>(
    app,
    'SELECT json_group_array(name) AS text FROM (SELECT name FROM pragma_table_info({:collection}) ORDER BY name)',
    { collection },
  );
  const long = columns.filter((name) => name === 'clocks' || LONG.has(kinds[name] ?? 'number'));
  const size = (row: string): string =>
    ['0', ...long.map((name) => `IFNULL(OCTET_LENGTH(${row}.${name}), 0)`)].join(' + ');
  return {
    INSERT: addBytes(`${size('NEW')} + ${2 * TRACE_BYTES}`),
    UPDATE: `${takeBytes(size('OLD'))} ${addBytes(size('NEW'))}`,
    DELETE: takeBytes(`${size('OLD')} + ${TRACE_BYTES}`),
  };
};

const LONG: ReadonlySet<FieldKind> = new Set(['text', 'json', 'any']);

const addBytes = (bytes: string): string =>
  `INSERT INTO account_bytes (user, bytes) VALUES (NEW.user, ${bytes})
     ON CONFLICT (user) DO UPDATE SET bytes = bytes + excluded.bytes;`;

const takeBytes = (bytes: string): string =>
  `UPDATE account_bytes SET bytes = bytes - (${bytes}) WHERE user = OLD.user;`;
