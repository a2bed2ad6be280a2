/** What the writing help costs is bounded: so many requests a person and day, so many at one moment. */
import { ASSISTS_AT_ONCE } from '#/domain/access/rate-limits.ts';
import { rowOf, run } from '../sql.ts';

/** False when today's are used up. Counted before the model is asked, so that requests at one moment all count. */
export const takeAssist = (app: core.App, user: string, perDay: number): boolean =>
  run(
    app,
    `INSERT INTO assist_uses (user, day, uses) SELECT {:user}, {:day}, 1 WHERE {:perDay} > 0
     ON CONFLICT (user, day) DO UPDATE SET uses = uses + 1 WHERE uses < {:perDay}`,
    { user, day: today(), perDay },
  ) > 0;

/** There was no answer. */
export const giveBackAssist = (app: core.App, user: string): void => {
  run(
    app,
    'UPDATE assist_uses SET uses = uses - 1 WHERE user = {:user} AND day = {:day} AND uses > 0',
    {
      user,
      day: today(),
    },
  );
};

export const assistsLeft = (app: core.App, user: string, perDay: number): number => {
  const used = rowOf(
    app,
    'SELECT uses FROM assist_uses WHERE user = {:user} AND day = {:day}',
    { user, day: today() },
    { uses: 0 },
  );
  return Math.max(0, perDay - (used?.uses ?? 0));
};

export const forgetAssists = (app: core.App): void => {
  run(app, 'DELETE FROM assist_uses WHERE day < {:day}', { day: today() });
};

const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * What `work` gives while a place is held, undefined when none is free. While the model writes, an interpreter of the
 * pool waits with it: all of them waiting would slow down everything else.
 */
export const inPlace = <T>(app: core.App, user: string, work: () => T): T | undefined => {
  const keys = [ALL, `${ALL}/${user}`] as const;
  if (!add(app, keys[0], ASSISTS_AT_ONCE.ofAll)) return undefined;
  try {
    if (!add(app, keys[1], ASSISTS_AT_ONCE.ofOne)) return undefined;
    try {
      return work();
    } finally {
      add(app, keys[1], Infinity, -1);
    }
  } finally {
    add(app, keys[0], Infinity, -1);
  }
};

const ALL = 'jalon:assists';

/** One function at a time holds the store. */
const add = (app: core.App, key: string, most: number, by = 1): boolean => {
  let isAdded = false;
  app.store().setFunc(key, (before) => {
    const count = Number(before) || 0;
    isAdded = by < 0 || count < most;
    return isAdded ? count + by : count;
  });
  return isAdded;
};
