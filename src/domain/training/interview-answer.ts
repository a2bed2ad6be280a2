/** What a person answers: a draft while it is being made, a result once it has been given. */
import { newRecord, type SyncedRecord } from '../sync/synced-record.ts';
import type { VoiceAnalysis } from './voice/voice-analysis.ts';

/** Where an answer belongs: a question, alone or within a session (`session` is '' when alone). */
export interface AnswerPlace {
  question: string;
  session: string;
}

export interface InterviewDraft extends SyncedRecord, AnswerPlace {
  answer: string;
}

/** Each 0 to 100. */
interface Scores {
  global: number;
  content: number;
  structure: number;
  delivery: number;
  /** The version of the rules that gave them: scores of two versions can't be compared. */
  rubric: number;
}

interface Feedback {
  /** Keys of rules, see `answer/scored-answer.ts`. */
  strengths: string[];
  improvements: string[];
  exampleAnswer: string;
}

export interface ResultFields extends AnswerPlace {
  /** '' for one that was spoken alone, or passed over. */
  answer: string;
  /** How long it took; 0 where nobody knows. */
  seconds: number;
  /** Empty while nothing has judged the answer. */
  scores: Partial<Scores>;
  feedback: Partial<Feedback>;
  /** Empty for an answer in writing. */
  voice: Partial<VoiceAnalysis>;
}

export interface InterviewResult extends SyncedRecord, ResultFields {
  /** Milliseconds since 1970. */
  answeredAt: number;
}

export const newDraft = (
  id: string,
  now: number,
  place: AnswerPlace,
  answer: string,
): InterviewDraft => ({ ...newRecord(id, now), ...place, answer });

export const newResult = (
  id: string,
  now: number,
  fields: AnswerPlace & { answer: string } & Partial<ResultFields>,
): InterviewResult => ({
  ...newRecord(id, now),
  seconds: 0,
  scores: {},
  feedback: {},
  voice: {},
  ...fields,
  answeredAt: now,
});

/** A question that was passed over has a result too, so that its session goes on behind it. */
export const isGiven = ({ answer, voice }: Pick<ResultFields, 'answer' | 'voice'>): boolean =>
  answer.trim() !== '' || Object.keys(voice).length > 0;
