/**
 * What travels between a device and the server: one request carries queued mutations up, its answer brings
 * receipts and one page of changes down. Every request may be repeated, delayed, reordered or lost after commit.
 */
import type { Json, JsonObject } from './merge.ts';

/** What a device subscribes to: a message there says that something waits, and nothing else. */
export const NUDGE_TOPIC = 'jalon/sync';

/** Where a device stands in the server's order of changes; a timeline is one life of the server's data. */
export interface Cursor {
  timeline: string;
  seq: number;
}

type MutationOp = 'create' | 'patch' | 'purge';

/** One queued change of one record, as field patches. */
export interface WireMutation {
  /** Of this content and no other: the server answers each id once, and repeats the answer. */
  id: string;
  /** Mutations of one user action: all are applied, or none. */
  group: string;
  collection: string;
  record: string;
  op: MutationOp;
  /** The revision the device had seen; 0 for a record the server has never answered about. */
  baseRev: number;
  patch: Readonly<Record<string, Json>>;
  /** Hybrid clock, ending in the change's id. */
  clock: string;
  /** Ids of earlier changes of the same fields, made on this device and not contained in `baseRev`. */
  after?: readonly string[];
  /** It was answered before the server lost it, so that its clock is the server's already. */
  again?: true;
}

export interface SyncRequest {
  /** Version of the rules the device was built with. */
  schema: number;
  /** Who sends it, for the history alone. */
  device: string;
  /** Milliseconds since 1970 by the clock that its changes were made by. */
  now: number;
  /** null: everything from the start. */
  cursor: Cursor | null;
  /**
   * The newest change ever heard of, where that is past the cursor: the device's own may have been acknowledged
   * before they came back down.
   */
  heard: Cursor | null;
  /** The timeline that this device lived before the cursor's: a restored server may know of that one alone. */
  earlier?: string;
  mutations: WireMutation[];
}

/** Why a mutation was set aside; final until the person acts. */
export type ParkCode =
  | 'unknown_collection'
  | 'unknown_record'
  | 'unknown_field'
  | 'not_yours'
  | 'purged'
  | 'too_large'
  | 'malformed'
  /** Beyond what the plan gives of this: its quota, or the locked records kept for it. */
  | 'limit'
  /** The account's records take all the room that the plan gives. */
  | 'room'
  /** It is open to a higher role than the person's. */
  | 'role'
  /** Another change of the same user action was refused. */
  | 'group';

/** An answer to one mutation, given once and repeated as often as it is asked for. */
export interface Receipt {
  id: string;
  outcome: 'applied' | 'merged' | 'parked';
  /** With `parked`. */
  code?: ParkCode;
  /** The record's revision after it. */
  rev?: number;
  /** By how many milliseconds the server moved the change's clock; left out where it did not. */
  shift?: number;
  /**
   * Nobody else has changed the record since the revision this change was made on: the device takes it into its own
   * copy, and the record does not come down. Never stored: whoever asks again is given the record.
   */
  alone?: true;
}

export interface ChangedRow {
  seq: number;
  collection: string;
  record: string;
  rev: number;
  /** null: the record was purged. */
  body: JsonObject | null;
  /** Over the free plan's number of active records: kept and readable, and unlocked when a slot is free. */
  locked?: true;
}

export interface SyncAnswer {
  /** Milliseconds since 1970 on the server, by which the device sets its clock. */
  now: number;
  receipts: Receipt[];
  /** The cursor comes from a past the server no longer has: pull everything, push the last days again. */
  resync?: true;
  /** With `resync`: what was last changed before this position is as it was when the device knew it; 0: who knows. */
  shared?: number;
  /** The `seq` of the newest change, this request's included: past it, all that was received has come back. */
  head: number;
  changes: ChangedRow[];
  cursor: Cursor;
  /** More changes wait behind this page. */
  more: boolean;
}

/** The answer instead, with status 426, when app and server are too far apart. */
export interface UpdateNeeded {
  update: 'app' | 'server';
}
