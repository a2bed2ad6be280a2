/** What a device sent, as far as it can be read at all; a change that can't is left for the rules to park. */
import { BATCH_LIMITS } from '../../access/size-limits.ts';
import { PATCH_LIMITS, patchRefusal } from '../limits.ts';
import type { Cursor, SyncRequest, WireMutation } from '../protocol.ts';
import type { ReceivedRequest } from '../server-core.ts';
import type { ReceivedMutation } from './apply-mutation.ts';

/** Why a request is refused as a whole: a status of HTTP, a code, and the field where one is to blame. */
interface RequestRefusal {
  status: 400 | 413;
  code: 'malformed' | 'too_many';
  field?: string;
}

type Read = { request: ReceivedRequest } | { refusal: RequestRefusal };

/** `body`: the request's JSON object. */
export const readSyncRequest = (body: Readonly<Record<string, unknown>>): Read => {
  const { schema, device, now, cursor, heard, earlier, mutations }: Partial<SyncRequest> = body;
  if (!isWhole(schema) || !isId(device) || !isWhole(now) || !Array.isArray(mutations))
    return MALFORMED;
  if (mutations.length > BATCH_LIMITS.mutations)
    return { refusal: { status: 413, code: 'too_many', field: 'mutations' } };
  const [at, last] = [readCursor(cursor), readCursor(heard)];
  const read = mutations.map(readMutation);
  if (at === undefined || last === undefined || read.includes(undefined)) return MALFORMED;
  return {
    request: {
      schema,
      device,
      now,
      cursor: at,
      heard: last,
      ...(isId(earlier) ? { earlier } : {}),
      mutations: read as ReceivedMutation[],
    },
  };
};

const MALFORMED: Read = { refusal: { status: 400, code: 'malformed' } };

/** Undefined when it is none. */
const readCursor = (given: unknown): Cursor | null | undefined => {
  if (given === null || given === undefined) return null;
  const { timeline, seq } = given as Partial<Cursor>;
  return typeof timeline === 'string' && isWhole(seq) ? { timeline, seq } : undefined;
};

const readMutation = (given: unknown): ReceivedMutation | undefined => {
  if (typeof given !== 'object' || given === null) return undefined;
  const { id, group, record, collection, op, baseRev, patch, clock, after, again } =
    given as WireMutation;
  if (!isId(id) || !isId(group)) return undefined;
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
