/**
 * Stored rows and back-ups parsed at the border. Fields unknown to this version are kept; fields that an older
 * version didn't write, and names that a newer one added to a list of choices, get the value given here.
 */
import * as v from 'valibot';
import { ASSESSORS, LANGUAGE_LEVELS, NAME_LINES, OTHER_SECTION_KINDS } from '../content.ts';
import { TEMPLATES, ACCENTS, DENSITIES } from '../templates.ts';
import { DATE_STYLES } from '../dates/forms/printed-forms.ts';
import { REMOVED_KINDS } from '../reading.ts';
import type { Result } from '../../result.ts';
import { CV_STEPS, type CvRecord } from './cv-record.ts';

const text = v.optional(v.string(), '');
const texts = v.optional(v.array(v.string()), () => []);
const id = v.pipe(v.string(), v.regex(/^[a-z0-9]{15}$/));
const order = v.pipe(v.string(), v.regex(/^[0-9a-z]*[1-9a-z]$/));
const time = v.pipe(v.number(), v.integer(), v.minValue(0));

const mapOf = <T extends v.ObjectEntries>(fields: T) =>
  v.optional(v.record(id, v.looseObject({ ...fields, order })), () => ({}));

const mark = v.looseObject({
  line: text,
  page: v.exactOptional(v.number()),
  confidence: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
});

const cvRecordSchema = v.looseObject({
  id,
  title: text,
  language: v.picklist(['fr', 'en']),
  template: v.fallback(v.picklist(TEMPLATES), 'moderne'),
  accent: v.fallback(v.optional(v.picklist([...ACCENTS, '']), ''), ''),
  density: v.fallback(v.optional(v.picklist([...DENSITIES, '']), ''), ''),
  dateStyle: v.fallback(v.picklist(DATE_STYLES), 'numeric'),
  step: v.fallback(v.picklist(CV_STEPS), 'customise'),
  personal: v.looseObject({
    fullName: text,
    latinName: text,
    pronunciation: text,
    nameLine: v.fallback(v.picklist(NAME_LINES), ''),
    headline: text,
    email: text,
    phone: text,
    location: text,
    linkedin: text,
    summary: text,
  }),
  experience: mapOf({
    jobTitle: text,
    company: text,
    location: text,
    startDate: text,
    endDate: text,
    achievements: texts,
  }),
  education: mapOf({
    degree: text,
    fieldOfStudy: text,
    institution: text,
    location: text,
    startDate: text,
    graduationDate: text,
    details: texts,
    assessor: v.fallback(v.picklist([...ASSESSORS, '']), ''),
    comparesTo: text,
    reportYear: text,
    reportLanguage: v.fallback(v.picklist(['fr', 'en', '']), ''),
  }),
  skills: mapOf({ name: text }),
  languages: mapOf({
    name: text,
    level: v.fallback(v.picklist([...LANGUAGE_LEVELS, '']), ''),
  }),
  other: mapOf({
    kind: v.fallback(v.picklist(OTHER_SECTION_KINDS), 'other'),
    title: text,
    entries: texts,
  }),
  unplaced: mapOf({ text }),
  removed: mapOf({
    kind: v.picklist(REMOVED_KINDS),
    text,
    restored: v.optional(v.boolean(), false),
  }),
  evidence: v.optional(v.record(v.string(), mark), () => ({})),
  sourceFileName: text,
  askedYearOnly: v.optional(v.boolean(), false),
  longAllowed: v.optional(v.boolean(), false),
  twin: text,
  agreed: v.optional(v.record(v.string(), v.union([v.string(), v.array(v.string())])), () => ({})),
  rev: v.optional(time, 0),
  createdAt: time,
  updatedAt: time,
  trashedAt: v.optional(v.nullable(time), null),
}) satisfies v.GenericSchema<unknown, CvRecord>;

/** The record, or the paths that are wrong. */
export function parseCvRecord(
  value: unknown,
): Result<CvRecord, { kind: 'shape'; paths: string[] }> {
  const parsed = v.safeParse(cvRecordSchema, value);
  if (parsed.success) return { ok: true, value: parsed.output };
  const paths = parsed.issues.map((issue) => v.getDotPath(issue) ?? '');
  return { ok: false, error: { kind: 'shape', paths: [...new Set(paths)] } };
}
