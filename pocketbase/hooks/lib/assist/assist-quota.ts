/** What the writing help costs is bounded: so many requests a person and day, so many at one moment. */
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
