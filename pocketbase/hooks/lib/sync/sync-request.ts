/** What a device sent, as far as it can be read at all; a change that can't is left for the rules to park. */
import type { Cursor, SyncRequest, WireMutation } from '#/domain/sync/protocol.ts';
import { wholeMutation, wholeRequest } from '#/domain/sync/wire.ts';
import { bodyOf, Refusal, refused } from '../answer.ts';

const MOST_AT_ONCE = 200;
const MAX_BYTES = 1024 * 1024;

export const readSyncRequest = (e: core.RequestEvent): SyncRequest => {
  const { schema, device, cursor, heard, mutations } = wholeRequest(bodyOf(e, MAX_BYTES));
  if (!isWhole(schema) || !isId(device) || !Array.isArray(mutations)) throw malformed();
  if (mutations.length > MOST_AT_ONCE) throw new Refusal(refused(413, 'too_many', 'mutations'));
  return {
    schema,
    device,
    cursor: readCursor(cursor),
    heard: readCursor(heard),
    mutations: mutations.map(readMutation),
  };
};

const readCursor = (given: unknown): Cursor | null => {
  if (given === null || given === undefined) return null;
  const { timeline, seq } = given as Partial<Cursor>;
  if (typeof timeline !== 'string' || !isWhole(seq)) throw malformed();
  return { timeline, seq };
};

const readMutation = (given: unknown): WireMutation => {
  if (typeof given !== 'object' || given === null) throw malformed();
  const { id, group, counter, record, collection, after, ...rest } = wholeMutation(given);
  if (!isWhole(counter) || counter < 1 || !isId(id) || !isId(group)) throw malformed();
  const mutation = { ...rest, id, group, counter, record, collection };
  // Its number is taken by a refusal, so that the rest of the queue goes on.
  const isReadable = typeof collection === 'string' && /^[a-z0-9]{15}$/.test(String(record));
  if (!isReadable) return { ...mutation, collection: String(collection), record: '', op: 'patch' };
  return Array.isArray(after) ? { ...mutation, after: after.map(String) } : mutation;
};

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9]{1,40}$/.test(value);

const malformed = (): Refusal => new Refusal(refused(400, 'malformed'));
