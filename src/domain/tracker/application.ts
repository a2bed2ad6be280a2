import { newRecord, type SyncedRecord } from '../sync/synced-record.ts';

export type ApplicationStatus = 'applied' | 'interview' | 'offer' | 'rejected' | 'closed';

/** One change of status; never edited, so that two devices' histories simply join. */
interface StatusEvent {
  status: ApplicationStatus;
  /** Milliseconds since 1970. */
  at: number;
}

/** What the person fills in. Dates are `YYYY-MM-DD`, '' when not given. */
export interface ApplicationFields {
  title: string;
  company: string;
  location: string;
  dateApplied: string;
  deadline: string;
  /** `YYYY-MM-DDTHH:mm` in the person's own time, '' when there is none. */
  interviewAt: string;
  url: string;
  recruiter: string;
  /** Id of the CV that was sent, or ''. */
  cv: string;
  notes: string;
}

export interface Application extends SyncedRecord, ApplicationFields {
  status: ApplicationStatus;
  statusEvents: Record<string, StatusEvent>;
  /** Beyond the free plan's places: readable, kept, not counted, until a place is free. */
  locked?: true;
}

export const newApplication = (
  id: string,
  now: number,
  event: string,
  { status = 'applied', ...fields }: Partial<ApplicationFields> & { status?: ApplicationStatus },
): Application => ({
  ...newRecord(id, now),
  title: '',
  company: '',
  location: '',
  dateApplied: '',
  deadline: '',
  interviewAt: '',
  url: '',
  recruiter: '',
  cv: '',
  notes: '',
  ...fields,
  status,
  statusEvents: { [event]: { status, at: now } },
});

/** Whether it takes one of the free plan's places. */
export const holdsPlace = ({
  trashedAt,
  locked,
}: Pick<Application, 'trashedAt' | 'locked'>): boolean => trashedAt === null && locked !== true;
