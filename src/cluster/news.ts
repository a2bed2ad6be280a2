/**
 * What workers tell each other through PostgreSQL: that a person's devices have something to fetch, and that passes are
 * no longer good. Told together and apart from what it is about: a notification within a transaction would make all
 * transactions of the database wait for each other.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { PASS_MS } from '#/domain/access/pass.ts';
import type { Database } from './store/database.ts';

const CHANNEL = 'jalon_news';
/** How long changes are gathered before they are told to the other workers. */
const GATHER_MS = 10;
/** PostgreSQL takes 8000 bytes. */
const AT_ONCE = 150;

/** `[person, head]`: a change; `[person, before, 1]`: passes made until then are over. */
type Line = readonly [person: string, number: number, isEnd?: 1];

export interface News {
  changed: (person: string, head: number) => void;
  /** Passes of the person made until then are refused, here at once and elsewhere with the next message. */
  revoke: (person: string, before: number) => Promise<void>;
  isRevoked: (person: string, madeAt: number) => boolean;
  isHeard: () => boolean;
  close: () => Promise<void>;
}

interface Hearing {
  onChanged: (person: string, head: number) => void;
  onRevoked: (person: string) => void;
  /** Changes of any person may have been told to the others meanwhile. */
  onMissed: () => void;
}

export const openNews = async (
  sql: Database,
  { onChanged, onRevoked, onMissed }: Hearing,
): Promise<News> => {
  const revoked = new Map<string, number>();
  const waiting = new Map<string, number>();
  /** What this worker has told, and will hear like the others. */
  const told = new Map<string, number>();
  let isHeard = false;
  let telling: Promise<void> | undefined;
  const end = (person: string, before: number): void => {
    revoked.set(person, Math.max(before, revoked.get(person) ?? 0));
    onRevoked(person);
  };
  const hear = (text: string): void => {
    for (const [person, number, isEnd] of JSON.parse(text) as Line[]) {
      if (isEnd) end(person, number);
      else if (told.get(person) === number) told.delete(person);
      else onChanged(person, number);
    }
  };
  const catchUp = async (): Promise<void> => {
    isHeard = true;
    for (const { person, before } of await sql<{ person: string; before: number }[]>`
      SELECT person, before FROM sync_revoked WHERE before > ${Date.now() - 2 * PASS_MS}`)
      end(person, before);
  };
  let isFirst = true;
  await sql.hear(CHANNEL, hear, () => {
    if (!isFirst) {
      told.clear();
      void catchUp().catch(() => undefined);
      onMissed();
    }
    isFirst = false;
  });
  await catchUp();
  const tell = async (): Promise<void> => {
    await pause(GATHER_MS);
    const lines: Line[] = [...waiting];
    for (const [person, head] of waiting) told.set(person, head);
    waiting.clear();
    telling = undefined;
    for (let from = 0; from < lines.length; from += AT_ONCE)
      await sql.notify(CHANNEL, JSON.stringify(lines.slice(from, from + AT_ONCE)));
  };
  return {
    changed: (person, head) => {
      onChanged(person, head);
      waiting.set(person, Math.max(head, waiting.get(person) ?? 0));
      // Who misses it asks at the next poll.
      telling ??= tell().catch(() => undefined);
    },
    revoke: async (person, before) => {
      end(person, before);
      await sql`INSERT INTO sync_revoked AS r (person, before) VALUES (${person}, ${before})
        ON CONFLICT (person) DO UPDATE SET before = GREATEST(r.before, excluded.before)`;
      await sql.notify(CHANNEL, JSON.stringify([[person, before, 1]]));
    },
    isRevoked: (person, madeAt) => madeAt <= (revoked.get(person) ?? 0),
    isHeard: () => isHeard,
    close: async () => {
      await telling;
    },
  };
};
