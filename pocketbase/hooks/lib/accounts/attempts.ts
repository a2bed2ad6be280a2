/** Failed guesses of a secret, counted under a key: each one past the free ones makes the next wait twice as long. */
import { FIRST_WAIT_SECONDS, type GuessLimit } from '#/domain/access/rate-limits.ts';
import { WRONG_GUESS_HOURS } from '#/domain/access/retention.ts';
import { HOUR_MS, SECOND_MS } from '#/domain/duration.ts';
import { rowOf, run } from '../sql.ts';

/**
 * Counted as failed before the secret is looked at, so that guesses at one moment all count.
 * Returns how long to wait before guessing, in milliseconds; 0: go on.
 */
export const beginAttempt = (
  app: core.App,
  key: string,
  { free, longestWaitSeconds }: GuessLimit,
): number => {
  const identity = $security.sha256(key);
  const now = Date.now();
  const begun = rowOf(
    app,
    `INSERT INTO sign_in_attempts (identity, failures, lastAt, waitUntil)
     VALUES ({:identity}, 1, {:now}, 0)
     ON CONFLICT (identity) DO UPDATE SET
       failures = failures + 1,
       lastAt = {:now},
       waitUntil = CASE WHEN failures < {:free} THEN 0
         ELSE {:now} + MIN({:longest}, {:first} << MIN(failures - {:free}, 20)) END
     WHERE waitUntil <= {:now}
     RETURNING failures`,
    {
      identity,
      now,
      free,
      first: FIRST_WAIT_SECONDS * SECOND_MS,
      longest: longestWaitSeconds * SECOND_MS,
    },
    { failures: 0 },
  );
  if (begun) return 0;
  const found = rowOf(
    app,
    'SELECT waitUntil FROM sign_in_attempts WHERE identity = {:identity}',
    { identity },
    { waitUntil: 0 },
  );
  return Math.max(1, (found?.waitUntil ?? now) - now);
};

/** The secret was right. */
export const forgetAttempts = (app: core.App, key: string): void => {
  run(app, 'DELETE FROM sign_in_attempts WHERE identity = {:identity}', {
    identity: $security.sha256(key),
  });
};

export const forgetOldAttempts = (app: core.App): void => {
  run(app, 'DELETE FROM sign_in_attempts WHERE lastAt < {:before}', {
    before: Date.now() - WRONG_GUESS_HOURS * HOUR_MS,
  });
};
