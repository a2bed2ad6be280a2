import type { JalonDatabase } from '#/data/db.ts';
import { unsentOn, type Unsent as UnsentHere } from '#/data/queue/unsent.ts';
import { waitingMessages } from '#/parts/contact/waiting-messages.ts';

export interface Unsent extends UnsentHere {
  /** Of the contact page, which wait for the network. */
  messages: number;
}

export const countAllUnsent = async (database: JalonDatabase): Promise<Unsent> => ({
  ...(await unsentOn(database)),
  messages: waitingMessages().length,
});

export const totalOf = ({ changes, files, postings, messages }: Unsent): number =>
  changes + files + postings + messages;
