/** What a device sent, as far as it can be read at all; a change that can't is left for the rules to park. */
import { BATCH_LIMITS, MAX_SYNC_BYTES } from '#/domain/access/size-limits.ts';
import { PATCH_LIMITS, patchRefusal } from '#/domain/sync/limits.ts';
import type { Cursor, SyncRequest, WireMutation } from '#/domain/sync/protocol.ts';
import type { ReceivedRequest } from '#/domain/sync/server-core.ts';
import type { ReceivedMutation } from '#/domain/sync/server/apply-mutation.ts';
import { bodyOf, Refusal, refused } from '../answer.ts';

export const readSyncRequest = (e: core.RequestEvent): ReceivedRequest => {
  const { schema, device, now, cursor, heard, earlier, mutations }: Partial<SyncRequest> = bodyOf(
    e,
    MAX_SYNC_BYTES,
  );
  if (!isWhole(schema) || !isId(device) || !isWhole(now) || !Array.isArray(mutations))
    throw malformed();
  if (mutations.length > BATCH_LIMITS.mutations)
    throw new Refusal(refused(413, 'too_many', 'mutations'));
  return {
    schema,
    device,
    now,
    cursor: readCursor(cursor),
    heard: readCursor(heard),
    ...(isId(earlier) ? { earlier } : {}),
    mutations: mutations.map(readMutation),
  };
};

const readCursor = (given: unknown): Cursor | null => {
  if (given === null || given === undefined) return null;
  const { timeline, seq } = given as Partial<Cursor>;
  if (typeof timeline !== 'string' || !isWhole(seq)) throw malformed();
  return { timeline, seq };
};

const readMutation = (given: unknown): ReceivedMutation => {
  if (typeof given !== 'object' || given === null) throw malformed();
  const { id, group, record, collection, op, baseRev, patch, clock, after, again } =
    given as WireMutation;
  if (!isId(id) || !isId(group)) throw malformed();
  const mutation = { id, group, record, collection, op, baseRev, patch, clock };
  // What can't be taken is refused, which is an answer too: the rest of the queue goes on.
  const isReadable = typeof collection === 'string' && /^[a-z0-9]{15}$/.test(String(record));
  if (!isReadable)
    return {
      ...mutation,
      collection: String(collection),
      record: '',
      patch: {},
      refusal: 'malformed',
    };
  const refusal = patchRefusal(patch);
  if (refusal) return { ...mutation, patch: {}, refusal };
  return {
    ...mutation,
    ...(Array.isArray(after) ? { after: after.slice(0, PATCH_LIMITS.after).map(String) } : {}),
    ...(again === true ? { again } : {}),
  };
};

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9]{1,40}$/.test(value);

const malformed = (): Refusal => new Refusal(refused(400, 'malformed'));
