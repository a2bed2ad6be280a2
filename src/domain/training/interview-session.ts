import { newRecord, type SyncedRecord } from '../sync/synced-record.ts';
import type { Category, Industry, Level } from './question.ts';

export type SessionKind = 'practice' | 'simulation' | 'custom';

/** `left`: given up before its end; what was answered stays. */
export type SessionState = 'running' | 'finished' | 'left';

/** A question as it was put, so that a session reads the same when the questions change. */
export interface SessionQuestion {
  order: string;
  /** Key of the question; a session puts each but once. */
  question: string;
  text: string;
  category: Category;
}

interface SessionFields {
  kind: SessionKind;
  /** '' unless it is a custom interview. */
  jobTitle: string;
  jobDescription: string;
  language: 'fr' | 'en';
  /** What a simulation was asked to be about; '' where it does not matter. */
  industry: Industry | '';
  level: Level | '';
  /** Seconds for one answer; 0 for as long as one likes. */
  answerSeconds: number;
  questions: Record<string, SessionQuestion>;
}

export interface InterviewSession extends SyncedRecord, SessionFields {
  state: SessionState;
  /** Milliseconds since 1970. */
  startedAt: number;
  finishedAt: number | null;
}

export type NewSession = Pick<SessionFields, 'kind' | 'language' | 'questions'> &
  Partial<SessionFields>;

export const newSession = (
  id: string,
  now: number,
  {
    jobTitle = '',
    jobDescription = '',
    industry = '',
    level = '',
    answerSeconds = 0,
    ...fields
  }: NewSession,
): InterviewSession => ({
  ...newRecord(id, now),
  ...fields,
  jobTitle,
  jobDescription,
  industry,
  level,
  answerSeconds,
  state: 'running',
  startedAt: now,
  finishedAt: null,
});
