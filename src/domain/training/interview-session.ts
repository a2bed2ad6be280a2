import { newRecord, type SyncedRecord } from '../sync/synced-record.ts';

type SessionKind = 'practice' | 'simulation' | 'custom';

/** `left`: given up before its end; what was answered stays. */
export type SessionState = 'running' | 'finished' | 'left';

/** A question as it was put, so that a session reads the same when the questions change. */
interface SessionQuestion {
  order: string;
  /** Key of the question, '' for one written for this session alone. */
  question: string;
  text: string;
}

export interface SessionFields {
  kind: SessionKind;
  /** '' unless it is a custom interview. */
  jobTitle: string;
  jobDescription: string;
  language: 'fr' | 'en';
  questions: Record<string, SessionQuestion>;
}

export interface InterviewSession extends SyncedRecord, SessionFields {
  state: SessionState;
  /** Milliseconds since 1970. */
  startedAt: number;
  finishedAt: number | null;
}

export const newSession = (
  id: string,
  now: number,
  {
    jobTitle = '',
    jobDescription = '',
    ...fields
  }: Omit<SessionFields, 'jobTitle' | 'jobDescription'> & Partial<SessionFields>,
): InterviewSession => ({
  ...newRecord(id, now),
  ...fields,
  jobTitle,
  jobDescription,
  state: 'running',
  startedAt: now,
  finishedAt: null,
});
