/** What reading a file gives: the content found, what was taken out, what belongs to no field, and the evidence. */
import { FILLED_SECTION_KINDS, type CvContent, type CvLanguage } from './content.ts';

export const REMOVED_KINDS = [
  'photo',
  'birthDate',
  'age',
  'maritalStatus',
  'children',
  'gender',
  'nationality',
  'religion',
  'streetAddress',
  'nationalId',
  'salary',
  'reference',
  'drivingLicence',
  'signature',
] as const;
export type RemovedKind = (typeof REMOVED_KINDS)[number];

/** Personal data Canadian employers don't expect. `text` is the source's words ('' for a photo). */
export interface RemovedItem {
  kind: RemovedKind;
  text: string;
}

/**
 * `personal.fullName`, `experience.0.jobTitle`, `skills.3`, `other.1.entries.0` …
 * Indexes are positions in the reading's own arrays.
 */
export type FieldPath = string;

export interface FieldEvidence {
  /** The source line as written. */
  line: string;
  page?: number;
  /** 0–1; under 0.8 the form shows "to check". */
  confidence: number;
}

export interface CvReading {
  language: CvLanguage;
  content: CvContent;
  removed: RemovedItem[];
  /** Lines that found no field, in reading order. Nothing of the source is dropped. */
  unplaced: string[];
  /** Texts that only name or repeat others, so a person need not assign them to a field: labels of groups of skills, empty form labels, durations. */
  labels?: string[];
  evidence: Record<FieldPath, FieldEvidence>;
  /** Sections that have a heading in the source and nothing in the reading. */
  emptySections?: EmptySection[];
}

export interface EmptySection {
  kind: ExpectedSection;
  /** The heading as written. */
  title: string;
}

/** Sections whose heading says that something is below it. */
export const EXPECTED_SECTIONS = [
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  ...FILLED_SECTION_KINDS,
] as const;
export type ExpectedSection = (typeof EXPECTED_SECTIONS)[number];
