/** Files that were read since this page was opened, by CV: gone with the page, unless the person keeps them. */
import type { CvId } from '#/domain/cv/record/cv-record.ts';

const held = new Map<CvId, File>();

export const holdFile = (cv: CvId, file: File): void => void held.set(cv, file);

export const heldFile = (cv: CvId): File | undefined => held.get(cv);
