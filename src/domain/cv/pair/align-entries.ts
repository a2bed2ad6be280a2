/** Which entry of the French CV is which of the English one: by what was agreed, by id, then by what they say. */
import { inOrder } from '../../sync/values/order-key.ts';
import { pathOf } from '../../sync/path.ts';
import { dateParts } from '../dates/cv-date.ts';
import type {
  CvRecord,
  EducationEntry,
  EntryId,
  ExperienceEntry,
  OtherEntry,
} from '../record/cv-record.ts';
import { alignItems, type Likeness } from './align-items.ts';
import { sharedFacts } from './align-lines.ts';
import { likeness } from './likeness.ts';
import type { FieldKind, PairList, Sides } from './pair-fields.ts';
import { compareValues, type Verdict } from './same-value.ts';

/** Ids of the two; undefined where a side has no such entry. */
export interface EntryPair {
  fr: EntryId | undefined;
  en: EntryId | undefined;
}

export const alignEntries = (list: PairList, { fr, en }: Sides<CvRecord>): EntryPair[] => {
  const ids = { fr: idsOf(fr, list), en: idsOf(en, list) };
  const fixed = ids.fr.flatMap((id, at) => {
    const other = ids.en.indexOf(linkedId(list, { fr, en }, id) ?? '');
    return other < 0 ? [] : [{ fr: at, en: other }];
  });
  const same = ids.fr.flatMap((id, at) => {
    const other = ids.en.indexOf(id);
    const isFree = !fixed.some((pair) => pair.fr === at || pair.en === other);
    return other >= 0 && isFree ? [{ fr: at, en: other }] : [];
  });
  const pairs = alignItems(
    { fr: ids.fr.length, en: ids.en.length },
    likenessOf(list, { fr, en }, ids),
    [...fixed, ...same],
  );
  return pairs.map((pair) => ({
    fr: pair.fr === undefined ? undefined : ids.fr[pair.fr],
    en: pair.en === undefined ? undefined : ids.en[pair.en],
  }));
};

const idsOf = (record: CvRecord, list: PairList): EntryId[] =>
  inOrder<{ order: string }>(record[list]).map(([id]) => id);

/** Both sides say so: of two links that two devices made at once, the one that is left on one side only is none. */
const linkedId = (list: PairList, { fr, en }: Sides<CvRecord>, id: EntryId): string | undefined => {
  const other = fr.agreed[pathOf(list, id)];
  return typeof other === 'string' && en.agreed[pathOf(list, other)] === id ? other : undefined;
};

function likenessOf(
  list: PairList,
  { fr, en }: Sides<CvRecord>,
  ids: Sides<readonly EntryId[]>,
): Likeness {
  const at = <Entry>(entries: Sides<Readonly<Record<EntryId, Entry>>>) => ({
    fr: (index: number) => entries.fr[ids.fr[index] ?? ''] as Entry,
    en: (index: number) => entries.en[ids.en[index] ?? ''] as Entry,
  });
  switch (list) {
    case 'experience': {
      const entry = at<ExperienceEntry>({ fr: fr.experience, en: en.experience });
      return { enough: 3, of: (a, b) => sameJob(entry.fr(a), entry.en(b)) };
    }
    case 'education': {
      const entry = at<EducationEntry>({ fr: fr.education, en: en.education });
      return { enough: 2.5, of: (a, b) => sameStudies(entry.fr(a), entry.en(b)) };
    }
    case 'other': {
      const entry = at<OtherEntry>({ fr: fr.other, en: en.other });
      return { enough: 2, of: (a, b) => sameSection(entry.fr(a), entry.en(b)) };
    }
    case 'skills':
    case 'languages': {
      const entry = at<{ name: string }>({ fr: fr[list], en: en[list] });
      const verdict = (a: number, b: number): Verdict | 'blank' =>
        verdictOf(list === 'skills' ? 'skill' : 'language', entry.fr(a).name, entry.en(b).name);
      return {
        enough: 1,
        of: (a, b) =>
          verdict(a, b) === 'same' ? 1 + likeness(entry.fr(a).name, entry.en(b).name) : 0,
        mayBe: (a, b) => verdict(a, b) === 'unsure',
      };
    }
  }
}

const verdictOf = (kind: FieldKind, fr: string, en: string): Verdict | 'blank' =>
  fr.trim() === '' || en.trim() === '' ? 'blank' : compareValues(kind, { fr: [fr], en: [en] });

const isSame = (kind: FieldKind, fr: string, en: string): boolean =>
  verdictOf(kind, fr, en) === 'same';

/** Points: dates and employer tell two jobs apart best; a job that changed one of them still has the others. */
const sameJob = (fr: ExperienceEntry, en: ExperienceEntry): number =>
  sameDate(fr.startDate, en.startDate) * 2 +
  sameDate(fr.endDate, en.endDate) * 2 +
  sameName(fr.company, en.company) * 4 +
  Number(isSame('title', fr.jobTitle, en.jobTitle)) * 2 +
  Number(isSame('place', fr.location, en.location)) * 0.5 +
  sharedLines(fr.achievements, en.achievements);

const sameStudies = (fr: EducationEntry, en: EducationEntry): number =>
  sameDate(fr.graduationDate, en.graduationDate) * 2 +
  sameDate(fr.startDate, en.startDate) +
  sameName(fr.institution, en.institution) * 4 +
  Number(isSame('diploma', fr.degree, en.degree)) * 1.5 +
  Number(isSame('study', fr.fieldOfStudy, en.fieldOfStudy)) * 1.5 +
  Number(isSame('place', fr.location, en.location)) * 0.5;

const sameSection = (fr: OtherEntry, en: OtherEntry): number =>
  Number(fr.kind === en.kind) * (fr.kind === 'other' ? 0.5 : 3) +
  likeness(fr.title, en.title) * 2 +
  sharedLines(fr.entries, en.entries);

/** 1 for the same month, something for the same year. */
function sameDate(fr: string, en: string): number {
  if (fr === '' || en === '') return 0;
  if (fr === en) return 1;
  const [a, b] = [dateParts(fr), dateParts(en)];
  return a && b && a.year === b.year ? 0.4 : 0;
}

const sameName = (fr: string, en: string): number => {
  const alike = likeness(fr, en);
  return alike >= 0.5 ? alike : 0;
};

const MOST_OF_LINES = 1.5;

function sharedLines(fr: readonly string[], en: readonly string[]): number {
  const shared = sharedFacts(fr.join('\n'), en.join('\n'));
  return Math.min(MOST_OF_LINES, shared / 2);
}
