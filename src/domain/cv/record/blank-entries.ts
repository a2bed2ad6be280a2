/** An entry of which only some fields are known: those that came back alone, out of a removed entry. */
import { NO_REPORT } from './credential-fields.ts';
import { LIST_NAMES, type EntryTypes } from './cv-patch.ts';
import type { CvRecord } from './cv-record.ts';

const BLANK_ENTRIES: Readonly<EntryTypes> = {
  experience: {
    order: 'i',
    jobTitle: '',
    company: '',
    location: '',
    startDate: '',
    endDate: '',
    achievements: [],
  },
  education: {
    order: 'i',
    degree: '',
    fieldOfStudy: '',
    institution: '',
    location: '',
    startDate: '',
    graduationDate: '',
    details: [],
    ...NO_REPORT,
  },
  skills: { order: 'i', name: '' },
  languages: { order: 'i', name: '', level: '' },
  other: { order: 'i', kind: 'other', title: '', entries: [] },
  unplaced: { order: 'i', text: '' },
  removed: { order: 'i', kind: 'nationalId', text: '', restored: false },
};

export const BLANK_NAME = { latinName: '', pronunciation: '', nameLine: '' } as const;

/** The same record when nothing is missing. */
export const withWholeEntries = (record: CvRecord): CvRecord =>
  LIST_NAMES.reduce<CvRecord>((whole, list) => {
    const blank = BLANK_ENTRIES[list];
    const fields = Object.keys(blank);
    const partial = Object.entries(whole[list]).filter(
      ([, entry]) => !fields.every((field) => field in entry),
    );
    if (partial.length === 0) return whole;
    const filled = Object.fromEntries(partial.map(([id, entry]) => [id, { ...blank, ...entry }]));
    return { ...whole, [list]: { ...whole[list], ...filled } };
  }, withWholeName(record));

const withWholeName = (record: CvRecord): CvRecord =>
  Object.keys(BLANK_NAME).every((field) => field in record.personal)
    ? record
    : { ...record, personal: { ...BLANK_NAME, ...record.personal } };
