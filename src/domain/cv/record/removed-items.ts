/** Personal data put back by the person, and taken out again. Nothing is deleted either way. */
import { canBePutBack } from '../canadian/reasons.ts';
import { editEntry, type CvPatch } from './cv-patch.ts';
import type { CvRecord, EntryId } from './cv-record.ts';

/** An empty patch when there is no such item or it can't be put back (the photo). */
export function putBack(record: CvRecord, id: EntryId): CvPatch {
  const item = record.removed[id];
  return item && canBePutBack(item.kind) ? editEntry('removed', id, 'restored', true) : {};
}

export function takeOutAgain(record: CvRecord, id: EntryId): CvPatch {
  return record.removed[id] ? editEntry('removed', id, 'restored', false) : {};
}
