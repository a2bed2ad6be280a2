/**
 * Converts between a table's rows and the patches and bodies of sync. A row is the server's body with its id and
 * revision, completed, and with what only this device may know (`outgoing-cv.ts`).
 */
import { withWholeEntries } from '#/domain/cv/record/blank-entries.ts';
import { CV_SHAPE, LIST_NAMES, ROOT_FIELDS } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { millisOf } from '#/domain/sync/values/hybrid-clock.ts';
import { applyPatch, type Json, type JsonObject } from '#/domain/sync/merge.ts';
import { fieldOf, isField, pathOf, restOf } from '#/domain/sync/path.ts';
import { isSameJson } from '#/domain/sync/values/same-json.ts';
import { isUnderWay, type QueuedMutation } from '#/domain/sync/client/queue.ts';
import type { FieldKind } from '#/domain/collections/field-kinds.ts';
import { rulesOf } from './collection-rules.ts';
import { outgoingPatch, withOwnWords } from './records/outgoing-cv.ts';
import { SYNCED_TABLES, type FieldPatch, type SyncedRow, type SyncedTable } from './tables.ts';

/** The row after the patch; the row given is left as it was. */
export const applyRowPatch = (table: SyncedTable, row: SyncedRow, patch: FieldPatch): SyncedRow =>
  PATCHING[table].whole(
    applyPatch(row as unknown as JsonObject, patch, rulesOf(table).shape) as unknown as SyncedRow,
  );

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
  const gone = Object.keys(was).filter((path) => !isField(path) && !(path in is));
  const changed = Object.entries(is).filter(([path, value]) => !isSameJson(was[path], value));
  const patch = { ...Object.fromEntries(changed), ...Object.fromEntries(gone.map(toNull)) };
  const { createdAt: _createdAt, updatedAt: _updatedAt, ...rest } = patch;
  return rest;
};

const toNull = (path: string): [string, null] => [path, null];

/** The same without empty values, so that they never compete with what the server has. */
export const fillingPatch = (table: SyncedTable, row: SyncedRow): FieldPatch =>
  PATCHING[table].completes
    ? Object.fromEntries(
        Object.entries(patchOfRow(table, row)).filter(([, value]) => !isEmpty(value)),
      )
    : patchOfRow(table, row);

/** Whether a field has no value: what a device and the server put where a record lacks it. */
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
    const field = fieldOf(path);
    if (isField(path)) body[field] = value;
    else (body[field] as JsonObject)[restOf(path)] = value;
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
    const field = fieldOf(path);
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
      ? Object.entries(value as JsonObject).map(([key, inner]) => [pathOf(field, key), inner])
      : [[field, value]],
  );
  return Object.fromEntries(paths) as FieldPatch;
};

interface Patching {
  /** What a patch leaves incomplete, completed. */
  whole: (row: SyncedRow) => SyncedRow;
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
  whole: (row) => withWholeEntries(row as CvRecord),
  outgoing: (row, patch) => outgoingPatch(row as CvRecord, patch),
  complete: (row, before) => {
    const whole = withWholeEntries(row as CvRecord);
    return before ? withOwnWords(whole, before as CvRecord) : whole;
  },
  completes: false,
  apart: [...LIST_NAMES, 'personal', ...CV_SHAPE.flatMaps],
  known: [...ROOT_FIELDS, 'createdAt'],
};

/** A table without secrets: its patches do here what they will do on the server. */
const plain = (table: SyncedTable): Patching => {
  const { kinds, fields, shape } = rulesOf(table);
  const apart = [...shape.lists, ...shape.flatMaps];
  const blank = Object.fromEntries(fields.map((field) => [field, emptyOf(kinds[field])]));
  return {
    whole: (row) => row,
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
