/**
 * What stands between a table's rows and the patches and bodies that sync knows: a row is the body the server
 * tells, with its id and revision, complete, and with what only this device may know (`outgoing-cv.ts`).
 */
import { applyPatch } from '#/domain/cv/record/apply-patch.ts';
import { withWholeEntries } from '#/domain/cv/record/blank-entries.ts';
import { LIST_NAMES, ROOT_FIELDS, type CvPatch } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { millisOf } from '#/domain/sync/values/hybrid-clock.ts';
import { mergeChange, type Json, type JsonObject } from '#/domain/sync/merge.ts';
import { isSameJson } from '#/domain/sync/values/same-json.ts';
import { isUnderWay, type QueuedMutation } from '#/domain/sync/client/queue.ts';
import type { FieldKind } from '#/domain/synced-collections.ts';
import { rulesOf } from './collection-rules.ts';
import { outgoingPatch, withOwnNumbers } from './records/outgoing-cv.ts';
import { SYNCED_TABLES, type FieldPatch, type SyncedRow, type SyncedTable } from './tables.ts';

/** The row after the patch; the row given is left as it was. */
export const applyRowPatch = (table: SyncedTable, row: SyncedRow, patch: FieldPatch): SyncedRow =>
  PATCHING[table].apply(row, patch);

/** All that this version knows of the row, as the patch that makes it from nothing on the server. */
export const patchOfRow = (table: SyncedTable, row: SyncedRow): FieldPatch =>
  PATCHING[table].outgoing(row, knownPaths(table, row));

/** What turns the fields of one row into another's, for this device's own rows; times are left out. */
export const patchBetween = (
  table: SyncedTable,
  before: SyncedRow,
  after: SyncedRow,
): FieldPatch => {
  const [was, is] = [knownPaths(table, before), knownPaths(table, after)];
  const gone = Object.keys(was).filter((path) => path.includes('.') && !(path in is));
  const changed = Object.entries(is).filter(([path, value]) => !isSameJson(was[path], value));
  const patch = { ...Object.fromEntries(changed), ...Object.fromEntries(gone.map(toNull)) };
  const { createdAt: _createdAt, updatedAt: _updatedAt, ...rest } = patch;
  return rest;
};

const toNull = (path: string): [string, null] => [path, null];

/** The same without what says nothing, so that it never stands against what the server has. */
export const fillingPatch = (table: SyncedTable, row: SyncedRow): FieldPatch =>
  PATCHING[table].completes
    ? Object.fromEntries(
        Object.entries(patchOfRow(table, row)).filter(([, value]) => !isEmpty(value)),
      )
    : patchOfRow(table, row);

/** Whether a field says nothing: what a device and the server put where a record has no value. */
const isEmpty = (value: Json | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === 0 ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/**
 * The patch as it may leave the device; `row` is the one after it. The clock says when a change was made: a time
 * in the patch would make every two changes of a record compete.
 */
export const outgoingRowPatch = (
  table: SyncedTable,
  row: SyncedRow,
  patch: FieldPatch,
): FieldPatch => {
  const { updatedAt: _updatedAt, ...rest } = patch;
  return PATCHING[table].outgoing(row, rest);
};

/** A row as the server has it, when nothing is under way. */
export const bodyOfRow = (table: SyncedTable, row: SyncedRow): JsonObject => {
  const body = noMaps(table);
  for (const [path, value] of Object.entries(PATCHING[table].outgoing(row, pathsOf(table, row)))) {
    const [field = ''] = path.split('.');
    if (path === field) body[field] = value;
    else (body[field] as JsonObject)[path.slice(field.length + 1)] = value;
  }
  return body;
};

/**
 * The row to be stored for what `viewOf` gave: `queue` holds the record's own changes, `before` is the row it
 * replaces. `updatedAt` never goes back on a device: screens take the row with the higher one for the newer.
 */
export const rowOfView = (
  table: SyncedTable,
  id: string,
  { rev, body, locked }: { rev: number; body: JsonObject; locked?: true },
  queue: readonly QueuedMutation[],
  before: SyncedRow | undefined,
): SyncedRow => {
  const lock = locked ? { locked } : {};
  const row = { ...noMaps(table), ...body, ...lock, id, rev } as unknown as SyncedRow;
  const changed = queue.filter(({ op, ...rest }) => op === 'patch' && isUnderWay({ op, ...rest }));
  const times = changed.map(({ clock }) => millisOf(clock));
  const updatedAt = Math.max(row.updatedAt, before?.updatedAt ?? 0, ...times);
  return PATCHING[table].complete({ ...row, updatedAt }, before);
};

const noMaps = (table: SyncedTable): JsonObject =>
  Object.fromEntries(PATCHING[table].apart.map((field) => [field, {}]));

const knownPaths = (table: SyncedTable, row: SyncedRow): FieldPatch => {
  const { apart, known } = PATCHING[table];
  const paths = Object.entries(pathsOf(table, row)).filter(([path]) => {
    const [field = ''] = path.split('.');
    return known.includes(field) || apart.includes(field);
  });
  return Object.fromEntries(paths);
};

/** Every field of the row as it stands here, by path. */
const pathsOf = (table: SyncedTable, row: SyncedRow): FieldPatch => {
  const { apart } = PATCHING[table];
  const { id: _id, rev: _rev, locked: _locked, ...body } = row;
  const paths = Object.entries(body as unknown as JsonObject).flatMap(([field, value]) =>
    apart.includes(field)
      ? Object.entries(value as JsonObject).map(([key, inner]) => [`${field}.${key}`, inner])
      : [[field, value]],
  );
  return Object.fromEntries(paths) as FieldPatch;
};

interface Patching {
  apply: (row: SyncedRow, patch: FieldPatch) => SyncedRow;
  outgoing: (row: SyncedRow, patch: FieldPatch) => FieldPatch;
  complete: (row: SyncedRow, before: SyncedRow | undefined) => SyncedRow;
  /** Whether `complete` puts in what a body says nothing about. */
  completes: boolean;
  /** Fields that are written key by key, each on its own path. */
  apart: readonly string[];
  /** The other fields that this version writes. */
  known: readonly string[];
}

const CVS: Patching = {
  apply: (row, patch) => withWholeEntries(applyPatch(row as CvRecord, patch as CvPatch)),
  outgoing: (row, patch) => outgoingPatch(row as CvRecord, patch),
  complete: (row, before) => {
    const whole = withWholeEntries(row as CvRecord);
    return before ? withOwnNumbers(whole, before as CvRecord) : whole;
  },
  completes: false,
  apart: [...LIST_NAMES, 'personal', 'evidence'],
  known: [...ROOT_FIELDS, 'createdAt'],
};

/** A table without secrets: its patches do here what they will do on the server. */
const plain = (table: SyncedTable): Patching => {
  const { kinds, fields, shape } = rulesOf(table);
  const apart = [...shape.lists, ...shape.flatMaps];
  const blank = Object.fromEntries(fields.map((field) => [field, emptyOf(kinds[field])]));
  return {
    apply: (row, patch) => {
      const state = { body: row as unknown as JsonObject, buried: {}, stamps: {}, rev: row.rev };
      const change = { patch, baseRev: Number.MAX_SAFE_INTEGER, clock: '' };
      return mergeChange(state, change, shape).state.body as unknown as SyncedRow;
    },
    outgoing: (_row, patch) => patch,
    complete: (row) => ({ ...blank, ...row }),
    completes: true,
    apart,
    known: fields.filter((field) => !apart.includes(field)),
  };
};

/** What a device and the server put where a record says nothing. */
export const emptyOf = (kind: FieldKind | undefined): string | number | boolean | object | null => {
  if (kind === 'text') return '';
  if (kind === 'number') return 0;
  if (kind === 'flag') return false;
  return kind === 'json' ? {} : null;
};

const PATCHING = Object.fromEntries(
  SYNCED_TABLES.map((table) => [table, table === 'cvs' ? CVS : plain(table)]),
) as Record<SyncedTable, Patching>;
