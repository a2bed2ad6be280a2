/** Saves work between tabs; nothing depends on it. */

/** A tab that the browser has frozen keeps its lock: others wait this long, in milliseconds, and go ahead. */
const LONGEST_WAIT_MS = 10_000;

export const oneAtATime = async <T>(
  locks: Pick<LockManager, 'request'> | undefined,
  name: string,
  run: () => Promise<T>,
  longestWait = LONGEST_WAIT_MS,
): Promise<T> => {
  if (!locks) return run();
  const wait = new AbortController();
  const timer = setTimeout(() => wait.abort(), longestWait);
  let running: Promise<T> | undefined;
  try {
    await locks.request(name, { signal: wait.signal }, async () => {
      clearTimeout(timer);
      running = run();
      await running.catch(() => undefined);
    });
  } catch {
    // Not given in time, or not given at all in this context.
  } finally {
    clearTimeout(timer);
  }
  return running ?? run();
};
