/** A text that was proposed for LinkedIn, and what the person made of it. */
import { newRecord, type SyncedRecord } from '../sync/synced-record.ts';

export type TextKind = 'headline' | 'summary' | 'post' | 'message';

/** Of a post. */
export const TONES = ['professional', 'inspiring', 'educational', 'personal'] as const;
export type Tone = (typeof TONES)[number];

/** Of a message. */
export const PURPOSES = ['jobSearch', 'advice', 'collaboration', 'informational'] as const;
export type Purpose = (typeof PURPOSES)[number];

export interface LinkedinTextFields {
  kind: TextKind;
  /** Of a post its tone, of a message its purpose; '' for the others. */
  manner: Tone | Purpose | '';
  language: 'fr' | 'en';
  /** What was filled in for it, by field. */
  answers: Record<string, string>;
  /** What the proposals were drawn with: the same gives the same. */
  seed: number;
  /** The one that was chosen, as the person changed it. */
  text: string;
}

export interface LinkedinText extends SyncedRecord, LinkedinTextFields {}

export const newLinkedinText = (
  id: string,
  now: number,
  fields: LinkedinTextFields,
): LinkedinText => ({ ...newRecord(id, now), ...fields });
