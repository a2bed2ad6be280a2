import type { ProvinceCode } from '../cv/canadian/provinces.ts';
import { newRecord, type SyncedRecord } from '../sync/synced-record.ts';

export const APPLICATION_STATUSES = [
  'applied',
  'interview',
  'offer',
  'rejected',
  'closed',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const WORKPLACES = ['on-site', 'hybrid', 'remote'] as const;
export type Workplace = (typeof WORKPLACES)[number];

export const SALARY_PERIODS = ['hour', 'week', 'year'] as const;
export type SalaryPeriod = (typeof SALARY_PERIODS)[number];

/** Where the job was found. */
export const SOURCES = [
  'job-bank',
  'indeed',
  'linkedin',
  'employer-site',
  'agency',
  'person',
  'fair',
  'counsellor',
  'other',
] as const;
export type Source = (typeof SOURCES)[number];

/** Why it came to its end. */
export const END_REASONS = [
  'accepted',
  'offer-declined',
  'withdrew',
  'no-answer',
  'not-chosen',
  'position-cancelled',
  'credentials',
  'language',
  'status-in-canada',
  'other',
] as const;
export type EndReason = (typeof END_REASONS)[number];

/** One change of status; never edited, so that two devices' histories simply join. */
interface StatusEvent {
  status: ApplicationStatus;
  /** Milliseconds since 1970. */
  at: number;
}

/** An e-mail the person said they sent; its text is in their own mailbox. */
interface SentEmail {
  subject: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** What the person fills in. Dates are `YYYY-MM-DD`, '' when not given. */
export interface ApplicationFields {
  title: string;
  company: string;
  location: string;
  province: ProvinceCode | '';
  workplace: Workplace | '';
  /** Of the ad: the e-mails are written in it. */
  language: 'fr' | 'en' | '';
  dateApplied: string;
  deadline: string;
  /** `YYYY-MM-DDTHH:mm` in the person's own time, '' when there is none. */
  interviewAt: string;
  url: string;
  /** In cents for one `salaryPeriod`; 0 when not given. */
  salaryMin: number;
  salaryMax: number;
  salaryPeriod: SalaryPeriod | '';
  recruiter: string;
  recruiterEmail: string;
  source: Source | '';
  /** Id of the CV that was sent, or ''. */
  cv: string;
  /** Id of the version that keeps that CV as it was sent, or ''. */
  cvVersion: string;
  endReason: EndReason | '';
  notes: string;
}

export interface Application extends SyncedRecord, ApplicationFields {
  status: ApplicationStatus;
  statusEvents: Record<string, StatusEvent>;
  sentEmails: Record<string, SentEmail>;
  /** Beyond the free plan's places: readable, kept, not counted, until a place is free. */
  locked?: true;
}

/** Nothing filled in. */
export const EMPTY_FIELDS: ApplicationFields = {
  title: '',
  company: '',
  location: '',
  province: '',
  workplace: '',
  language: '',
  dateApplied: '',
  deadline: '',
  interviewAt: '',
  url: '',
  salaryMin: 0,
  salaryMax: 0,
  salaryPeriod: '',
  recruiter: '',
  recruiterEmail: '',
  source: '',
  cv: '',
  cvVersion: '',
  endReason: '',
  notes: '',
};

export const newApplication = (
  id: string,
  now: number,
  event: string,
  { status = 'applied', ...fields }: Partial<ApplicationFields> & { status?: ApplicationStatus },
): Application => ({
  ...newRecord(id, now),
  ...EMPTY_FIELDS,
  ...fields,
  status,
  statusEvents: { [event]: { status, at: now } },
  sentEmails: {},
});

export const isOver = ({ status }: Pick<Application, 'status'>): boolean =>
  status === 'rejected' || status === 'closed';

/** Whether it takes one of the free plan's places. */
export const holdsPlace = ({
  trashedAt,
  locked,
}: Pick<Application, 'trashedAt' | 'locked'>): boolean => trashedAt === null && locked !== true;
