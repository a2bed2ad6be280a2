/** What is on this device alone, and would be gone with it. */
import type { JalonDatabase } from '../db.ts';
import { countBytesHereOnly } from '../records/known-files.ts';
import { countUnsent } from './outbox.ts';

export interface Unsent {
  /** Changes that wait for the server, or that it has refused. */
  changes: number;
  /** Files of which the server does not have the bytes. */
  files: number;
  /** Postings handed over by another app: they never leave the device. */
  postings: number;
}

export const unsentOn = async (database: JalonDatabase): Promise<Unsent> => {
  const [changes, files, postings] = await Promise.all([
    countUnsent(database),
    countBytesHereOnly(database),
    database.postings.count(),
  ]);
  return { changes, files, postings };
};
