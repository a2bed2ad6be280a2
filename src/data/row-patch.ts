/** How each synced table's rows are changed by a patch, and written as one. */
import { applyPatch } from '#/domain/cv/record/apply-patch.ts';
import { LIST_NAMES, ROOT_FIELDS, type CvPatch } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import type { FieldPatch, SyncedRow, SyncedTable } from './tables.ts';

/** The row after the patch; the row given is left as it was. */
export const applyRowPatch = (table: SyncedTable, row: SyncedRow, patch: FieldPatch): SyncedRow =>
  PATCHING[table].apply(row, patch);

/** All that the row says, as the patch that makes it from nothing. */
export const patchOfRow = (table: SyncedTable, row: SyncedRow): FieldPatch =>
  PATCHING[table].whole(row);

interface Patching {
  apply: (row: SyncedRow, patch: FieldPatch) => SyncedRow;
  whole: (row: SyncedRow) => FieldPatch;
}

const PATCHING: Record<SyncedTable, Patching> = {
  cvs: {
    apply: (row, patch) => applyPatch(row as CvRecord, patch as CvPatch),
    whole: (row) => wholeCv(row as CvRecord),
  },
};

const wholeCv = (cv: CvRecord): FieldPatch =>
  Object.fromEntries([
    ...ROOT_FIELDS.map((field) => [field, cv[field]] as const),
    ...[...LIST_NAMES, 'personal' as const, 'evidence' as const].flatMap((part) =>
      Object.entries(cv[part]).map(([key, value]) => [`${part}.${key}`, value] as const),
    ),
  ]);
