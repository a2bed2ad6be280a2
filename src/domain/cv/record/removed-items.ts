/** Personal data put back by the person, and taken out again. Nothing is deleted either way. */
import { canBePutBack } from '../canadian/reasons.ts';
import { editEntry, type CvPatch } from './cv-patch.ts';
import type { CvRecord, EntryId, RemovedEntry } from './cv-record.ts';

/** An empty patch when there is no such item or it can't be put back here (`isHere`). */
export function putBack(record: CvRecord, id: EntryId): CvPatch {
  const item = record.removed[id];
  return item && canBePutBack(item.kind) && isHere(item)
    ? editEntry('removed', id, 'restored', true)
    : {};
}

/** Its words stay on the device that read the file; a photo's are nowhere. */
export const isHere = ({ text }: RemovedEntry): boolean => text !== '';

export function takeOutAgain(record: CvRecord, id: EntryId): CvPatch {
  return record.removed[id] ? editEntry('removed', id, 'restored', false) : {};
}
