/**
 * The collections that devices and server keep equal: their fields, how each is stored in a column,
 * and how concurrent edits of it merge. Kept free of what the server's runtime lacks.
 */
import { LIST_NAMES } from './cv/record/cv-patch.ts';
import { derivedId } from './sync/values/derived-id.ts';
import { HISTORY } from './sync/history.ts';
import type { CollectionRules } from './sync/server/apply-mutation.ts';
import type { Json } from './sync/merge.ts';

/** `json`: an object; `any`: whatever JSON can say; `time`: milliseconds since 1970 or null, 0 in its column. */
export type FieldKind = 'text' | 'number' | 'flag' | 'json' | 'any' | 'time';

export interface SyncedCollection extends CollectionRules {
  kinds: Readonly<Record<string, FieldKind>>;
  /** The collection whose records these are about, and the field that says which: they go for ever with it. */
  belongsTo?: { collection: string; field: string };
}

interface Given {
  kinds: Record<string, FieldKind>;
  lists?: readonly string[];
  addWins?: readonly string[];
  flatMaps?: readonly string[];
  maxLength?: number;
  limited?: boolean;
  /** Each person has one, under an id that all their devices derive alike. */
  singleton?: string;
  changeable?: readonly string[];
  belongsTo?: { collection: string; field: string };
}

const COMMON = { createdAt: 'number', updatedAt: 'number', trashedAt: 'time' } as const;

const collection = ({
  kinds,
  lists = [],
  addWins = [],
  flatMaps = [],
  maxLength = 100_000,
  limited = false,
  singleton,
  changeable,
  belongsTo,
}: Given): SyncedCollection => ({
  kinds: { ...kinds, ...COMMON },
  fields: [...Object.keys(kinds), ...Object.keys(COMMON)],
  shape: { lists, addWins, flatMaps },
  maxLength,
  keepsAsIs: keptAsIs({ ...kinds, trashedAt: COMMON.trashedAt }),
  ...(limited ? { limited } : {}),
  ...(changeable ? { changeable } : {}),
  ...(belongsTo ? { belongsTo } : {}),
  ...(singleton === undefined ? {} : { idOf: (user) => singletonId(singleton, user) }),
});

const keptAsIs =
  (kinds: Readonly<Record<string, FieldKind>>) =>
  (patch: Readonly<Record<string, Json>>): boolean => {
    for (const path of Object.keys(patch)) {
      const dot = path.indexOf('.');
      const isKept =
        dot < 0 ? isOfKind(kinds[path], patch[path] ?? null) : kinds[path.slice(0, dot)] === 'json';
      if (!isKept) return false;
    }
    // Not what its columns may spell otherwise: control characters, and those of two units.
    return !/[\ud800-\udfff]|\\u/.test(JSON.stringify(patch));
  };

/** Whether a value is what its column holds, and not the nearest thing to it. */
const isOfKind = (kind: FieldKind | undefined, value: Json): boolean => {
  if (kind === 'text') return typeof value === 'string';
  if (kind === 'flag') return typeof value === 'boolean';
  if (kind === 'number') return Number.isSafeInteger(value);
  if (kind === 'time') return value === null || (Number.isSafeInteger(value) && value !== 0);
  return kind === 'json' && typeof value === 'object' && value !== null;
};

/** The id of a record a person has once, such as their settings. */
const singletonId = (name: string, user: string): string => derivedId(`${name}/${user}`);

export const SYNCED_COLLECTIONS: Readonly<Record<string, SyncedCollection>> = {
  cvs: collection({
    kinds: {
      title: 'text',
      language: 'text',
      template: 'text',
      dateStyle: 'text',
      step: 'text',
      sourceFileName: 'text',
      askedYearOnly: 'flag',
      personal: 'json',
      experience: 'json',
      education: 'json',
      skills: 'json',
      languages: 'json',
      other: 'json',
      unplaced: 'json',
      removed: 'json',
      evidence: 'json',
    },
    lists: LIST_NAMES,
    addWins: ['skills'],
    flatMaps: ['evidence'],
    maxLength: 400_000,
  }),
  cv_versions: collection({
    kinds: { cv: 'text', title: 'text', content: 'json' },
    belongsTo: { collection: 'cvs', field: 'cv' },
    maxLength: 400_000,
  }),
  applications: collection({
    kinds: {
      title: 'text',
      company: 'text',
      location: 'text',
      status: 'text',
      dateApplied: 'text',
      deadline: 'text',
      interviewAt: 'text',
      url: 'text',
      recruiter: 'text',
      cv: 'text',
      notes: 'text',
      statusEvents: 'json',
    },
    lists: ['statusEvents'],
    addWins: ['statusEvents'],
    limited: true,
  }),
  reminders: collection({
    kinds: { application: 'text', type: 'text', dueOn: 'text', state: 'text', note: 'text' },
    belongsTo: { collection: 'applications', field: 'application' },
  }),
  reminder_settings: collection({
    kinds: { statuses: 'json' },
    lists: ['statuses'],
    singleton: 'reminder_settings',
  }),
  email_templates: collection({
    kinds: { category: 'text', name: 'text', subject: 'text', body: 'text', language: 'text' },
  }),
  interview_drafts: collection({
    kinds: { question: 'text', session: 'text', answer: 'text' },
    belongsTo: { collection: 'interview_sessions', field: 'session' },
  }),
  interview_sessions: collection({
    kinds: {
      kind: 'text',
      jobTitle: 'text',
      jobDescription: 'text',
      language: 'text',
      state: 'text',
      startedAt: 'time',
      finishedAt: 'time',
      questions: 'json',
    },
    lists: ['questions'],
  }),
  interview_results: collection({
    kinds: {
      session: 'text',
      question: 'text',
      answer: 'text',
      scores: 'json',
      feedback: 'json',
      voice: 'json',
      answeredAt: 'time',
    },
    belongsTo: { collection: 'interview_sessions', field: 'session' },
  }),
  profiles: collection({
    kinds: {
      fullName: 'text',
      position: 'text',
      location: 'text',
      bio: 'text',
      image: 'text',
      skills: 'json',
      education: 'json',
      experience: 'json',
    },
    lists: ['skills', 'education', 'experience'],
    addWins: ['skills'],
    singleton: 'profiles',
  }),
  settings: collection({
    kinds: {
      language: 'text',
      theme: 'text',
      timeZone: 'text',
      emailNotifications: 'flag',
      pushNotifications: 'flag',
      marketingEmails: 'flag',
      weeklyDigest: 'flag',
    },
    singleton: 'settings',
  }),
  files: collection({
    kinds: {
      name: 'text',
      type: 'text',
      size: 'number',
      hash: 'text',
      purpose: 'text',
      collection: 'text',
      record: 'text',
    },
  }),
  [HISTORY]: collection({
    kinds: {
      collection: 'text',
      record: 'text',
      path: 'text',
      value: 'any',
      clock: 'text',
      device: 'text',
      reason: 'text',
      resolvedAt: 'time',
    },
    changeable: ['resolvedAt', 'trashedAt'],
    // Holds as much as the largest record.
    maxLength: 500_000,
  }),
};

/** The version of these rules a device says it was built with, and those the server still takes. */
export const SYNC_RULES = { oldest: 1, newest: 2 } as const;
