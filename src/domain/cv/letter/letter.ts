/** A letter that goes with a CV to an employer. Its head, its template and its signature are the CV's. */
import type { CvLanguage } from '../content.ts';
import { newRecord, type SyncedRecord } from '../../sync/synced-record.ts';

/** What the person can write; `[…]` stands where only they know what to say. */
export interface LetterFields {
  /** Of the advertisement. */
  jobTitle: string;
  company: string;
  /** Name and title of who reads it, '' when unknown. */
  recipient: string;
  /** The city it is written in. */
  place: string;
  /** `YYYY-MM-DD`. */
  day: string;
  subject: string;
  greeting: string;
  /** Paragraphs, an empty line between them; a line that begins with `- ` is an item of a list. */
  body: string;
  closing: string;
}

export interface Letter extends SyncedRecord, LetterFields {
  /** Id of the CV it goes with. */
  cv: string;
  /** Id of the application it is for, or ''. */
  application: string;
  language: CvLanguage;
}

const LETTER_FIELDS = [
  'jobTitle',
  'company',
  'recipient',
  'place',
  'day',
  'subject',
  'greeting',
  'body',
  'closing',
] as const satisfies readonly (keyof LetterFields)[];

export const newLetter = (
  id: string,
  now: number,
  fields: Pick<Letter, 'cv' | 'application' | 'language'> & LetterFields,
): Letter => ({ ...newRecord(id, now), ...fields });

/** What is left for the person to say, as it stands in the letter. */
export const questionsIn = (letter: LetterFields): string[] =>
  LETTER_FIELDS.flatMap((field) => letter[field].match(/\[[^\]\n]{2,}\]/g) ?? []);
