/**
 * A CV as it is stored on the device, and later synced by field patches.
 * Lists are maps by entry id with order keys, so that two devices can add, move and edit entries
 * without overwriting each other; texts inside an entry (`achievements`, `details`, `entries`) are one field each.
 * All values are plain JSON. Screens and commands change a record through patches only (`cv-patch.ts`).
 */
import type {
  Assessor,
  CvDate,
  CvLanguage,
  LanguageLevel,
  OtherSectionKind,
  Personal,
} from '../content.ts';
import type { TemplateName, AccentName, DensityName } from '../templates.ts';
import type { DateStyle } from '../dates/forms/printed-forms.ts';
import type { FieldEvidence, RemovedKind } from '../reading.ts';
import type { Random } from '../../sync/values/order-key.ts';

/** 15 characters `[a-z0-9]`, made by the client. */
export type CvId = string;
/** Same shape as `CvId`; unique inside its map. */
export type EntryId = string;

/** A text, or the lines of a field that holds several. */
export type AgreedValue = string | string[];

export const CV_STEPS = ['upload', 'customise', 'download'] as const;
export type CvStep = (typeof CV_STEPS)[number];

/** See `domain/sync/order-key.ts`; list a map with `inOrder`. */
export interface Ordered {
  order: string;
}

export interface ExperienceEntry extends Ordered {
  jobTitle: string;
  company: string;
  location: string;
  startDate: CvDate;
  endDate: CvDate;
  achievements: string[];
}

export interface EducationEntry extends Ordered {
  degree: string;
  fieldOfStudy: string;
  institution: string;
  location: string;
  startDate: CvDate;
  graduationDate: CvDate;
  details: string[];
  /** The report on this diploma that the person holds, '' without one: see `CredentialReport`. */
  assessor: Assessor | '';
  comparesTo: string;
  reportYear: string;
  reportLanguage: CvLanguage | '';
}

/** Keyed by `skillKey(name)`: the same skill added on two devices is one skill (a set where adding wins). */
export interface SkillEntry extends Ordered {
  name: string;
}

export interface LanguageEntry extends Ordered {
  name: string;
  level: LanguageLevel | '';
}

export interface OtherEntry extends Ordered {
  kind: OtherSectionKind;
  title: string;
  entries: string[];
}

/** A line of the source that found no field yet. */
export interface UnplacedEntry extends Ordered {
  text: string;
}

/** Personal data taken out. It prints only while `restored`, where `canadian/reasons.ts` says. */
export interface RemovedEntry extends Ordered {
  kind: RemovedKind;
  text: string;
  restored: boolean;
}

export interface CvRecord {
  id: CvId;
  /** How the person calls this CV in the list; never printed. */
  title: string;
  /** Language of the document, independent of the interface's. */
  language: CvLanguage;
  template: TemplateName;
  /** '' for the template's own. */
  accent: AccentName | '';
  /** '' for the balanced one. */
  density: DensityName | '';
  dateStyle: DateStyle;
  step: CvStep;
  personal: Required<Personal>;
  experience: Record<EntryId, ExperienceEntry>;
  education: Record<EntryId, EducationEntry>;
  skills: Record<EntryId, SkillEntry>;
  languages: Record<EntryId, LanguageEntry>;
  other: Record<EntryId, OtherEntry>;
  unplaced: Record<EntryId, UnplacedEntry>;
  removed: Record<EntryId, RemovedEntry>;
  /** "To check" marks by field path (`experience.<id>.jobTitle`); gone once the person edits the field. */
  evidence: Record<string, FieldEvidence>;
  /** '' when the CV was started from scratch. */
  sourceFileName: string;
  /** The person was asked once for the months of dates that are a year alone. */
  askedYearOnly: boolean;
  /** The person wants more than two pages: an academic CV, or one for the federal public service. */
  longAllowed: boolean;
  /** Id of the same CV in the other language, '' when there is none. The two are a pair when each names the other. */
  twin: CvId | '';
  /**
   * What this side said when the two last agreed, by field path, and the id of the other side's entry by the path of
   * an entry. A field that says something else now has changed since.
   */
  agreed: Record<string, AgreedValue>;
  /** Revision given by the server; 0 while it has never been synced. */
  rev: number;
  /** Milliseconds since 1970. */
  createdAt: number;
  updatedAt: number;
  /** In the bin since then; null when not. */
  trashedAt: number | null;
}

/** What a new record needs from outside. */
export interface RecordInputs {
  newId: () => string;
  random: Random;
  /** Milliseconds since 1970. */
  now: number;
}

export interface RecordSettings {
  title: string;
  language: CvLanguage;
  template?: TemplateName;
  dateStyle?: DateStyle;
}

/** A CV started from scratch: it opens on the form, since there is nothing to upload. */
export function blankRecord(inputs: RecordInputs, settings: RecordSettings): CvRecord {
  return {
    id: inputs.newId(),
    title: settings.title,
    language: settings.language,
    template: settings.template ?? 'moderne',
    accent: '',
    density: '',
    dateStyle: settings.dateStyle ?? 'numeric',
    step: 'customise',
    personal: {
      fullName: '',
      latinName: '',
      pronunciation: '',
      nameLine: '',
      headline: '',
      email: '',
      phone: '',
      location: '',
      linkedin: '',
      summary: '',
    },
    experience: {},
    education: {},
    skills: {},
    languages: {},
    other: {},
    unplaced: {},
    removed: {},
    evidence: {},
    sourceFileName: '',
    askedYearOnly: false,
    longAllowed: false,
    twin: '',
    agreed: {},
    rev: 0,
    createdAt: inputs.now,
    updatedAt: inputs.now,
    trashedAt: null,
  };
}
