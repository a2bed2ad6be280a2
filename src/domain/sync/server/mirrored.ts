/**
 * Collections whose records the server of accounts needs though a cluster keeps them: for the bytes of files, the
 * reminders it mails and pushes, what it is asked to mail, and the figures of `/admin`.
 */
import type { CollectionName } from '../../synced-collections.ts';
import type { Timeline } from './timeline.ts';
import type { StoredRow } from './apply-mutation.ts';

export const MIRRORED: readonly CollectionName[] = [
  'applications',
  'cvs',
  'files',
  'interview_sessions',
  'reminders',
  'settings',
];

/**
 * What the server of accounts asks the workers for, of one person alone where one is given. `done` is of the answer
 * before; `timelines` and `head` say where its own data stands, which may be brought back from a back-up.
 */
export interface MirrorOrder {
  order: 'mirror';
  done: [person: string, upTo: number][];
  person?: string;
  timelines: Timeline[];
  head: number;
}

/** Some people's records as the workers hand them over; `upTo` is told back once they are written. */
export interface MirroredPeople {
  people: { person: string; upTo: number; rows: [key: string, row: StoredRow][] }[];
}
