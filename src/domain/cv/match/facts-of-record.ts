/** A stored CV as the match reads it, and the way back from what it found to the record's fields. */
import { inOrder } from '../../sync/values/order-key.ts';
import type { CvRecord } from '../record/cv-record.ts';
import { segmentsOf } from '../../sync/path.ts';
import type { FieldPath } from '../reading.ts';
import type { CvFacts } from './cv-evidence.ts';

const LISTS = ['experience', 'education', 'other'] as const;

export const factsOfRecord = (record: CvRecord): CvFacts => ({
  language: record.language,
  content: {
    personal: record.personal,
    experience: entries(record.experience),
    education: entries(record.education),
    skills: entries(record.skills).map(({ name }) => name),
    languages: entries(record.languages),
    other: entries(record.other),
  },
  removed: entries(record.removed),
  unplaced: entries(record.unplaced).map(({ text }) => text),
});

function entries<Entry>(map: Readonly<Record<string, Entry & { order: string }>>): Entry[] {
  return inOrder(map).map(([, entry]) => entry);
}

/** `experience.0.jobTitle` → `experience.<id>.jobTitle`; '' where nothing is to be shown. */
export const pathInRecord = (record: CvRecord, path: FieldPath): string => {
  const [list = '', at = '', ...rest] = segmentsOf(path);
  const entryList = LISTS.find((one) => one === list);
  if (!entryList) return list === 'personal' ? path : list === 'language' ? '' : list;
  const id = inOrder<{ order: string }>(record[entryList])[Number(at)]?.[0];
  return id === undefined ? list : [list, id, ...rest].join('.');
};
