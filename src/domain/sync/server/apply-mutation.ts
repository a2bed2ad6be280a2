/** What one received change does to one stored record: the next row, or the reason why it is refused. */
import { allows, type Role } from '../../access/roles.ts';
import { isClock, millisOf } from '../values/hybrid-clock.ts';
import {
  ADDITIONS,
  emptyState,
  mergeChange,
  type Json,
  type JsonObject,
  type LostValue,
  type MergeState,
} from '../merge.ts';
import { depthOf, fieldOf, isField, parsePath, segmentsOf, type RecordShape } from '../path.ts';
import type { ParkCode, WireMutation } from '../protocol.ts';

/** What the server knows about a collection. */
export interface CollectionRules {
  shape: RecordShape;
  /** Top-level fields a device may write; anything else is refused. */
  fields: readonly string[];
  /** Of the stored record as JSON, in UTF-16 units. */
  maxLength: number;
  /** Whether a free plan has a limited number of slots for active records. */
  limited?: boolean;
  /** The lowest role that may create and change its records. */
  needs?: Role;
  /** Of a record each person has once: its only id, so that nobody takes another's. */
  idOf?: (user: string) => string;
  /**
   * Of what the server itself makes: the only fields a device changes. It may put the whole record where there
   * is none, since a restored server has lost what it made.
   */
  changeable?: readonly string[];
  /** The parent: its collection, and the field that holds its id. Records are purged with their parent. */
  belongsTo?: { collection: string; field: string };
  /** The parent may be of any collection: the fields `collection` and `record` name it. */
  belongsToAny?: true;
  /** Whether the server's table gives these values back exactly as they came. */
  keepsAsIs?: (patch: WireMutation['patch']) => boolean;
}

export interface StoredRow {
  user: string;
  state: MergeState;
  /** Its content is gone for good; a tombstone stays, so that no late change brings it back. */
  purged: boolean;
  /** When it was locked for want of a slot, in milliseconds since 1970; null: it is not. */
  lockedAt: number | null;
  /** Of the body as JSON, in UTF-16 units, at most; left out where nobody counted. */
  length?: number;
}

/** A change as the server has read it. */
export interface ReceivedMutation extends WireMutation {
  /** It is beyond `PATCH_LIMITS`: refused before any row is looked at. */
  refusal?: ParkCode;
}

export type Step =
  | { row?: StoredRow; lost: LostValue[] }
  | {
      code: ParkCode;
      /** Stays even so: the record was purged before it came. */
      tombstone?: StoredRow;
    };

/** `mutation.clock` is taken as it is: the caller has set it by the server's. `role` is the person's. */
export const applyMutation = (
  mutation: ReceivedMutation,
  found: StoredRow | undefined,
  user: string,
  role: Role,
  rules: Readonly<Record<string, CollectionRules>>,
  now = Number.POSITIVE_INFINITY,
): Step => {
  if (mutation.refusal) return { code: mutation.refusal };
  if (!isWellFormed(mutation)) return { code: 'malformed' };
  if (!Object.hasOwn(rules, mutation.collection)) return { code: 'unknown_collection' };
  const collection = rules[mutation.collection] as CollectionRules;
  // Another person's tombstone holds no content, and must not keep an id from its owner.
  const stored = found?.purged && found.user !== user ? undefined : found;
  if ((stored && stored.user !== user) || isAnothers(mutation.record, user, collection))
    return { code: 'not_yours' };
  if (mutation.op === 'purge')
    return stored?.purged ? { lost: [] } : { row: tombstoneOf(stored, user), lost: [] };
  if (collection.needs && !allows(role, collection.needs) && !movesToBin(mutation))
    return { code: 'role' };
  const isMissing = !stored && mutation.op === 'patch';
  // A change of a server-made record that is gone has no effect, and nobody loses anything by it.
  if (collection.changeable && (isMissing || stored?.purged)) return { lost: [] };
  if (stored?.purged) return { code: 'purged' };
  if (isMissing) return { code: 'unknown_record' };
  const patch = stored ? changeableIn(mutation, collection) : mutation.patch;
  const fields = (stored && collection.changeable) ?? collection.fields;
  const code = mistakeIn(patch, fields, collection.shape);
  if (code) return { code };

  const change = patch === mutation.patch ? mutation : { ...mutation, patch };
  const { state, lost } = mergeChange(stored?.state ?? emptyState(), change, collection.shape);
  if (collection.fields.includes('updatedAt')) touch(state.body, stored?.state.body, mutation, now);
  const length = lengthAfter(stored, patch, state.body, collection.maxLength);
  if (length > collection.maxLength) return { code: 'too_large' };
  const row = { user, state, purged: false, lockedAt: stored?.lockedAt ?? null, length };
  const isMissed = ({ path, value }: LostValue): boolean =>
    !TIMES.has(path) && !isPlace(path, collection.shape) && !isBinnedTwice(path, value, state.body);
  return { row, lost: collection.changeable ? [] : lost.filter(isMissed) };
};

/** The punctuation that comes with each key of a new path. */
const KEY_LENGTH = 8;

/** An upper bound, counted exactly only near the limit: records are long and changes short. */
const lengthAfter = (
  stored: StoredRow | undefined,
  patch: WireMutation['patch'],
  body: JsonObject,
  limit: number,
): number => {
  const before = stored ? stored.length : 0;
  let keys = 0;
  for (const path of Object.keys(patch)) keys += depthOf(path) + 1;
  const most = (before ?? limit) + JSON.stringify(patch).length + KEY_LENGTH * keys;
  return most < limit ? most : JSON.stringify(body).length;
};

/** Written along with other fields by the devices' programs, not by a person. */
const TIMES: ReadonlySet<string> = new Set(['createdAt', 'updatedAt']);

/** Where an entry stands in its list: of two places, nobody misses the other. */
const isPlace = (path: string, shape: RecordShape): boolean => {
  const parsed = parsePath(path, shape);
  return parsed.kind === 'entry-field' && parsed.key === 'order';
};

/** Both wanted the record gone, at whatever time. */
const isBinnedTwice = (path: string, value: Json, body: JsonObject): boolean =>
  path === 'trashedAt' && value !== null && (body[path] ?? null) !== null;

/** Two devices may put the same record back: the second creation changes only what a device may change. */
const changeableIn = (
  { op, patch }: WireMutation,
  { changeable }: CollectionRules,
): WireMutation['patch'] =>
  changeable && op === 'create'
    ? Object.fromEntries(Object.entries(patch).filter(([path]) => changeable.includes(path)))
    : patch;

/** Nobody is kept from throwing away what is theirs, nor from thinking better of it. */
const movesToBin = ({ op, patch }: WireMutation): boolean =>
  op === 'patch' && Object.keys(patch).every((path) => path === 'trashedAt');

/** Leaves a tombstone even where there was no record: its creation may still be on its way. */
export const tombstoneOf = (stored: StoredRow | undefined, user: string): StoredRow => {
  const state = { ...emptyState(), rev: (stored?.state.rev ?? 0) + 1 };
  return { user, state, purged: true, lockedAt: null };
};

/**
 * Taken from the clock: a time in each patch would make any two changes of a record compete. One that is still to come,
 * from a device whose clock was ahead, is set back.
 */
export const touch = (
  body: JsonObject,
  before: JsonObject | undefined,
  mutation: Pick<WireMutation, 'op' | 'clock'>,
  now = Number.POSITIVE_INFINITY,
): void => {
  const times = [body['updatedAt'], before?.['updatedAt']].map((time) => Number(time) || 0);
  const changedAt = mutation.op === 'patch' ? millisOf(mutation.clock) : 0;
  body['updatedAt'] = Math.min(Math.max(changedAt, ...times), now);
};

const OPS: readonly string[] = ['create', 'patch', 'purge'];

const isWellFormed = ({ op, record, baseRev, patch, clock }: WireMutation): boolean =>
  OPS.includes(op) &&
  record !== '' &&
  Number.isSafeInteger(baseRev) &&
  isClock(clock) &&
  typeof patch === 'object' &&
  patch !== null &&
  !Array.isArray(patch);

const isAnothers = (record: string, user: string, { idOf }: CollectionRules): boolean =>
  idOf !== undefined && idOf(user) !== record;

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype', '']);

/** The first thing about a patch that is refused; an unknown field is named before any other. */
const mistakeIn = (
  patch: WireMutation['patch'],
  fields: readonly string[],
  shape: RecordShape,
): ParkCode | undefined => {
  const paths = Object.keys(patch);
  for (const path of paths) if (!isAllowed(path, patch[path], fields)) return 'unknown_field';
  for (const path of paths) if (!fitsShape(path, patch[path], shape)) return 'malformed';
  return undefined;
};

/** Keys of paths and of entries become properties, so none may reach a prototype. */
const isAllowed = (path: string, value: Json | undefined, fields: readonly string[]): boolean => {
  if (typeof value === 'object' && value !== null && Object.keys(value).some(isForbidden))
    return false;
  if (isField(path)) return fields.includes(path) || path === ADDITIONS;
  return fields.includes(fieldOf(path)) && !segmentsOf(path).some(isForbidden);
};

const isForbidden = (key: string): boolean => FORBIDDEN_KEYS.has(key);

/** Lists are written entry by entry: replacing one whole would drop what others have put into it. */
const fitsShape = (path: string, value: Json | undefined, shape: RecordShape): boolean => {
  const { kind, field } = parsePath(path, shape);
  if (kind === 'field') return !shape.lists.includes(field) && !shape.flatMaps.includes(field);
  if (kind !== 'entry') return true;
  return value === null || (typeof value === 'object' && !Array.isArray(value));
};
