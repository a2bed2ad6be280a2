/** What a person's LinkedIn work shares: what they fill in once, what they chose, and what LinkedIn's archive said. */
import { newRecord, type SyncedRecord } from '../sync/synced-record.ts';
import type { LinkedinFacts } from './archive/linkedin-facts.ts';

export interface LinkedinProfileFields {
  /** Of LinkedIn, not of Jalon: it decides how long an invitation may be. */
  account: 'free' | 'premium';
  /** What was filled in last of each field; what several tabs ask for is filled in once. */
  answers: Partial<Record<string, string>>;
  /** Steps of the rubric that the person says are done, or not. */
  checks: Partial<Record<string, boolean>>;
  /** What the last archive said; `facts` is missing until there is one. */
  archive: { readAt?: number; facts?: LinkedinFacts };
}

export interface LinkedinProfile extends SyncedRecord, LinkedinProfileFields {}

export const newLinkedinProfile = (id: string, now: number): LinkedinProfile => ({
  ...newRecord(id, now),
  account: 'free',
  answers: {},
  checks: {},
  archive: {},
});
