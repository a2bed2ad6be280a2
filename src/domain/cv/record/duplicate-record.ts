import type { CvRecord, RecordInputs } from './cv-record.ts';

/** A copy under a new title that has never been synced, and that belongs to no pair. Entry ids stay: they are unique inside their record. */
export function duplicateRecord(
  record: CvRecord,
  inputs: Pick<RecordInputs, 'newId' | 'now'>,
  title: string,
): CvRecord {
  return {
    ...structuredCopy(record),
    id: inputs.newId(),
    title,
    twin: '',
    agreed: {},
    rev: 0,
    createdAt: inputs.now,
    updatedAt: inputs.now,
    trashedAt: null,
  };
}

/** Records are plain JSON. */
const structuredCopy = (record: CvRecord): CvRecord =>
  JSON.parse(JSON.stringify(record)) as CvRecord;
