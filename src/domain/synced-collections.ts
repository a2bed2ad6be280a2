/**
 * The collections that devices and server keep equal, each described here and nowhere else. A new one also needs the
 * type of its rows (`data/tables.ts`), its commands (`data/records`), its name for people (`features/my-data`), and a
 * migration that calls `createSyncedCollection`.
 */
import { collection, type SyncedCollection } from './collections/collection.ts';
import { CV_SHAPE } from './cv/record/cv-patch.ts';
import { HISTORY } from './sync/history.ts';
import { MAX_FILE_BYTES } from './access/size-limits.ts';

const COLLECTIONS = {
  cvs: collection({
    kinds: {
      title: 'text',
      language: 'text',
      template: 'text',
      dateStyle: 'text',
      step: 'text',
      sourceFileName: 'text',
      askedYearOnly: 'flag',
      longAllowed: 'flag',
      twin: 'text',
      personal: 'json',
      experience: 'json',
      education: 'json',
      skills: 'json',
      languages: 'json',
      other: 'json',
      unplaced: 'json',
      removed: 'json',
      evidence: 'json',
      agreed: 'json',
    },
    ...CV_SHAPE,
    refersTo: { twin: 'cvs' },
    maxLength: 400_000,
    nameField: 'title',
    indexes: { device: ['updatedAt'] },
  }),
  cv_versions: collection({
    kinds: { cv: 'text', title: 'text', content: 'json' },
    belongsTo: { collection: 'cvs', field: 'cv' },
    maxLength: 400_000,
    nameField: 'title',
  }),
  applications: collection({
    kinds: {
      title: 'text',
      company: 'text',
      location: 'text',
      province: 'text',
      workplace: 'text',
      language: 'text',
      status: 'text',
      dateApplied: 'text',
      deadline: 'text',
      interviewAt: 'text',
      url: 'text',
      salaryMin: 'number',
      salaryMax: 'number',
      salaryPeriod: 'text',
      recruiter: 'text',
      recruiterEmail: 'text',
      source: 'text',
      cv: 'text',
      cvVersion: 'text',
      endReason: 'text',
      notes: 'text',
      statusEvents: 'json',
      sentEmails: 'json',
    },
    lists: ['statusEvents', 'sentEmails'],
    limited: true,
    refersTo: { cv: 'cvs', cvVersion: 'cv_versions' },
    nameField: 'title',
    nameDetail: 'company',
  }),
  reminders: collection({
    kinds: { application: 'text', type: 'text', dueOn: 'text', state: 'text', note: 'text' },
    belongsTo: { collection: 'applications', field: 'application' },
    excerptField: 'note',
    indexes: { device: ['[state+dueOn]'], server: ['state, dueOn'] },
  }),
  reminder_settings: collection({
    kinds: { statuses: 'json' },
    lists: ['statuses'],
    singleton: 'reminder_settings',
    isPreference: true,
  }),
  email_templates: collection({
    kinds: { category: 'text', name: 'text', subject: 'text', body: 'text', language: 'text' },
    nameField: 'name',
  }),
  interview_drafts: collection({
    kinds: { question: 'text', session: 'text', answer: 'text' },
    belongsTo: { collection: 'interview_sessions', field: 'session' },
    excerptField: 'answer',
  }),
  interview_sessions: collection({
    kinds: {
      kind: 'text',
      jobTitle: 'text',
      jobDescription: 'text',
      language: 'text',
      industry: 'text',
      level: 'text',
      answerSeconds: 'number',
      state: 'text',
      startedAt: 'time',
      finishedAt: 'time',
      questions: 'json',
    },
    lists: ['questions'],
    nameField: 'jobTitle',
    indexes: { server: ['user, finishedAt'] },
  }),
  interview_results: collection({
    kinds: {
      session: 'text',
      question: 'text',
      answer: 'text',
      seconds: 'number',
      scores: 'json',
      feedback: 'json',
      voice: 'json',
      answeredAt: 'time',
    },
    belongsTo: { collection: 'interview_sessions', field: 'session' },
    excerptField: 'answer',
  }),
  interview_stories: collection({
    kinds: {
      title: 'text',
      language: 'text',
      situation: 'text',
      task: 'text',
      action: 'text',
      result: 'text',
      competencies: 'json',
      usedIn: 'json',
    },
    lists: ['competencies', 'usedIn'],
    addWins: ['competencies', 'usedIn'],
    nameField: 'title',
    excerptField: 'situation',
    since: 2,
  }),
  linkedin_profiles: collection({
    kinds: { account: 'text', answers: 'json', checks: 'json', archive: 'json' },
    singleton: 'linkedin_profiles',
    maxLength: 200_000,
    since: 3,
  }),
  linkedin_texts: collection({
    kinds: {
      kind: 'text',
      manner: 'text',
      language: 'text',
      answers: 'json',
      seed: 'number',
      text: 'text',
    },
    excerptField: 'text',
    indexes: { server: ['user, kind', 'user, manner'] },
    since: 3,
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
    refersTo: { image: 'files' },
    nameField: 'fullName',
  }),
  settings: collection({
    kinds: {
      language: 'text',
      theme: 'text',
      region: 'text',
      dateStyle: 'text',
      timeZone: 'text',
      emailNotifications: 'flag',
      pushNotifications: 'flag',
      marketingEmails: 'flag',
      weeklyDigest: 'flag',
      trainingLanguage: 'text',
      answerTime: 'text',
      hidesTips: 'flag',
      keepsRecordings: 'flag',
      consents: 'json',
    },
    lists: ['consents'],
    singleton: 'settings',
    isPreference: true,
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
    belongsToAny: true,
    maxBytes: MAX_FILE_BYTES,
    nameField: 'name',
    indexes: { device: ['hash'] },
  }),
  [HISTORY]: collection({
    kinds: {
      collection: 'text',
      record: 'text',
      path: 'text',
      value: 'any',
      clock: 'text',
      device: 'text',
      shownClock: 'text',
      shownDevice: 'text',
      reason: 'text',
      resolvedAt: 'time',
    },
    changeable: ['resolvedAt', 'trashedAt'],
    belongsToAny: true,
    // Holds as much as the largest record.
    maxLength: 500_000,
  }),
};

export type CollectionName = keyof typeof COLLECTIONS;

export const SYNCED_COLLECTIONS: Readonly<Record<string, SyncedCollection>> &
  Readonly<Record<CollectionName, SyncedCollection>> = COLLECTIONS;

/**
 * The version of these rules a device says it was built with, and those the server still takes. From the first
 * release on, `newest` grows with each change that an older device or server would not understand, and `oldest`
 * follows once nobody runs what it lets in.
 */
export const SYNC_RULES = { oldest: 1, newest: 1 } as const;
