/** Titled sections of a CV that hold nothing: its document would print no such heading, and its person may not see it. */
import { inOrder } from '../../sync/values/order-key.ts';
import type { CvRecord } from '../record/cv-record.ts';
import { isBlankEntry } from './check-cv.ts';

/** Lists of the form whose heading stood in the file; the mark goes once the person says that they stay empty. */
export const MARKED_LISTS = ['experience', 'education', 'skills', 'languages'] as const;
export type MarkedList = (typeof MARKED_LISTS)[number];

/** True while a list is empty that the file had a heading for. */
export const isEmptyMarked = (cv: CvRecord, list: MarkedList): boolean =>
  cv.evidence[list] !== undefined && Object.values(cv[list]).every(isBlankEntry);

/** Paths of fields and lists to fill, in the order of the form. */
export const emptySectionPaths = (cv: CvRecord): string[] => [
  ...(cv.evidence['personal.summary'] !== undefined && cv.personal.summary.trim() === ''
    ? ['personal.summary']
    : []),
  ...MARKED_LISTS.filter((list) => isEmptyMarked(cv, list)),
  ...inOrder(cv.other)
    .filter(([, { title, entries }]) => title.trim() !== '' && entries.every(isBlank))
    .map(([id]) => `other.${id}.entries`),
];

const isBlank = (text: string): boolean => text.trim() === '';
