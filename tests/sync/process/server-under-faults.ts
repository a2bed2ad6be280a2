/** What a process run needs of a server, whichever store it keeps people's records in. */
import type { TestServer } from '../../server/real-server.ts';

export interface ServerUnderFaults {
  /** The server of accounts. */
  readonly present: TestServer;
  /** Where devices send. */
  readonly url: string;
  /** Whether the dashboard edits the records themselves. */
  readonly takesOperatorEdits: boolean;
  pause: () => void;
  resume: () => void;
  /** What answers devices is gone at once; `restart` brings it back. */
  kill: () => Promise<void>;
  restart: () => Promise<void>;
  /** False when `run` ended without coming to the worst moment there is. */
  killBetweenRowAndReceipt: (run: () => Promise<unknown>) => Promise<boolean>;
  backUp: () => void;
  restore: () => Promise<void>;
  /** A person's records that are not purged, asked from the database itself. */
  liveRows: (user: string) => Promise<(readonly [key: string, rev: string])[]>;
  /** Everything of these people, with what is buried, binned and purged. */
  contents: (users: readonly string[]) => Promise<unknown[]>;
  stop: () => Promise<void>;
}
