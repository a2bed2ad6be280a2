/** A line of the "To place" tray moved to a field. The result is a patch; its inverse puts the line back in the tray. */
import { segmentsOf } from '../../sync/path.ts';
import { inOrder, orderKeyBetween, type Random } from '../../sync/values/order-key.ts';
import type { OtherSectionKind, Personal } from '../content.ts';
import { parseTypedDate } from '../dates/forms/typed-forms.ts';
import { splitSkills } from '../form/split-skills.ts';
import { addEntry, editEntry, editField, removeEntry, type CvPatch } from './cv-patch.ts';
import type { CvRecord, EducationEntry, EntryId, ExperienceEntry, Ordered } from './cv-record.ts';
import { NO_REPORT } from './credential-fields.ts';
import { skillKey } from './skill-key.ts';

export type PlaceTarget =
  | { to: 'personal'; field: Exclude<keyof Personal, 'nameLine'> }
  | { to: 'experience'; id: EntryId; field: Exclude<keyof ExperienceEntry, 'order'> }
  | {
      to: 'education';
      id: EntryId;
      field: Exclude<keyof EducationEntry, 'order' | 'assessor' | 'reportLanguage'>;
    }
  | { to: 'other'; id: EntryId }
  | { to: 'newExperience' }
  | { to: 'newEducation' }
  | { to: 'newOther'; kind: OtherSectionKind; title: string }
  /** Cut at commas; each becomes a skill. */
  | { to: 'skills' }
  | { to: 'newLanguage' }
  /** Taken out of the tray without a field. */
  | { to: 'nowhere' };

/** Text joins what a field already holds; a date replaces it. An empty patch when the line or the entry is gone. */
export function placeLine(
  record: CvRecord,
  lineId: EntryId,
  target: PlaceTarget,
  inputs: { newId: () => string; random: Random },
): CvPatch {
  const line = record.unplaced[lineId];
  if (!line) return {};
  const placed = placedText(record, line.text, target, inputs);
  return placed ? { ...placed, ...removeEntry('unplaced', lineId) } : {};
}

/** A line of the original goes to a field; where the tray has it too, it has found its place. */
export function sendLine(
  record: CvRecord,
  text: string,
  { target, replaces }: { target: PlaceTarget; replaces: boolean },
  inputs: { newId: () => string; random: Random },
): CvPatch {
  const before = replaces ? emptied(record, target) : record;
  const placed = placedText(before, text, target, inputs) ?? {};
  const [waiting] = inOrder(record.unplaced).find(([, line]) => line.text === text) ?? [];
  return waiting ? { ...placed, ...removeEntry('unplaced', waiting) } : placed;
}

/** What is said once is replaced; lists take one more. */
function emptied(record: CvRecord, target: PlaceTarget): CvRecord {
  switch (target.to) {
    case 'personal':
      return { ...record, personal: { ...record.personal, [target.field]: '' } };
    case 'experience':
    case 'education': {
      const entries = record[target.to];
      const entry = entries[target.id];
      if (!entry || target.field === 'achievements' || target.field === 'details') return record;
      const empty = { ...entries, [target.id]: { ...entry, [target.field]: '' } };
      return { ...record, [target.to]: empty };
    }
    default:
      return record;
  }
}

/** Where a line goes that is sent to the field in hand; undefined for fields that take no text of a file. */
export function targetOfPath(path: string): PlaceTarget | undefined {
  const [root, id = '', field] = segmentsOf(path);
  if (root === 'skills') return { to: 'skills' };
  if (root === 'other' && id !== '') return { to: 'other', id };
  if (root === 'personal' && id !== 'nameLine') return { to: 'personal', field: id } as PlaceTarget;
  if (root === 'experience' && field) return { to: root, id, field } as PlaceTarget;
  return root === 'education' && field && !/^(assessor|report)/.test(field)
    ? ({ to: root, id, field } as PlaceTarget)
    : undefined;
}

function placedText(
  record: CvRecord,
  text: string,
  target: PlaceTarget,
  { newId, random }: { newId: () => string; random: Random },
): CvPatch | undefined {
  switch (target.to) {
    case 'nowhere':
      return {};
    case 'personal': {
      const joint = target.field === 'summary' ? '\n' : ' ';
      return editField(
        `personal.${target.field}`,
        joined(record.personal[target.field], text, joint),
      );
    }
    case 'experience': {
      const entry = record.experience[target.id];
      if (!entry) return undefined;
      if (target.field === 'achievements') {
        return editEntry('experience', target.id, 'achievements', [...entry.achievements, text]);
      }
      return editEntry(
        'experience',
        target.id,
        target.field,
        textOrDate(entry, target.field, text),
      );
    }
    case 'education': {
      const entry = record.education[target.id];
      if (!entry) return undefined;
      if (target.field === 'details') {
        return editEntry('education', target.id, 'details', [...entry.details, text]);
      }
      return editEntry('education', target.id, target.field, textOrDate(entry, target.field, text));
    }
    case 'other': {
      const entry = record.other[target.id];
      return entry && editEntry('other', target.id, 'entries', [...entry.entries, text]);
    }
    case 'newExperience':
      return addEntry('experience', newId(), {
        ...BLANK_EXPERIENCE,
        jobTitle: text,
        order: lastKey(record.experience, random),
      });
    case 'newEducation':
      return addEntry('education', newId(), {
        ...BLANK_EDUCATION,
        degree: text,
        order: lastKey(record.education, random),
      });
    case 'newOther': {
      const { kind, title } = target;
      const order = lastKey(record.other, random);
      return addEntry('other', newId(), { kind, title, entries: [text], order });
    }
    case 'newLanguage':
      return addEntry('languages', newId(), {
        name: text,
        level: '',
        order: lastKey(record.languages, random),
      });
    case 'skills':
      return addSkills(record, splitSkills(text), random);
  }
}

/** Skills the record hasn't yet, after the others. */
export function addSkills(record: CvRecord, names: readonly string[], random: Random): CvPatch {
  let order = lastOf(record.skills);
  const patch: Record<string, { name: string; order: string }> = {};
  for (const name of names) {
    const id = skillKey(name);
    if (record.skills[id] || patch[`skills.${id}`]) continue;
    order = orderKeyBetween(order, '', random);
    patch[`skills.${id}`] = { name, order };
  }
  return patch;
}

export const BLANK_EXPERIENCE: Omit<ExperienceEntry, 'order'> = {
  jobTitle: '',
  company: '',
  location: '',
  startDate: '',
  endDate: '',
  achievements: [],
};

export const BLANK_EDUCATION: Omit<EducationEntry, 'order'> = {
  degree: '',
  fieldOfStudy: '',
  institution: '',
  location: '',
  startDate: '',
  graduationDate: '',
  details: [],
  ...NO_REPORT,
};

/** A key after the last entry of a list. */
export const lastKey = (entries: Readonly<Record<string, Ordered>>, random: Random): string =>
  orderKeyBetween(lastOf(entries), '', random);

const lastOf = (entries: Readonly<Record<string, Ordered>>): string =>
  inOrder(entries).at(-1)?.[1].order ?? '';

function textOrDate<T extends object>(entry: T, field: keyof T & string, text: string): string {
  if (!field.endsWith('Date')) return joined(String(entry[field]), text, ' ');
  const parsed = parseTypedDate(text, { presentAllowed: field === 'endDate' });
  return parsed.ok ? parsed.value : text;
}

const joined = (before: string, text: string, joint: string): string =>
  before === '' ? text : before + joint + text;
