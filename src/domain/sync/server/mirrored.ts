/**
 * Collections whose records the server of accounts needs though a cluster keeps them: for the bytes of files, the
 * reminders it mails and pushes, what it is asked to mail, and the figures of `/admin`.
 */
import type { CollectionName } from '../../synced-collections.ts';
import type { StoredRow } from './apply-mutation.ts';

export const MIRRORED: readonly CollectionName[] = [
  'applications',
  'cvs',
  'files',
  'interview_sessions',
  'reminders',
  'settings',
];

/** Some people's records as the workers hand them over; `upTo` is told back once they are written. */
export interface MirroredPeople {
  people: { person: string; upTo: number; rows: [key: string, row: StoredRow][] }[];
}
