import { setTimeout as pause } from 'node:timers/promises';
import { say } from './project.mjs';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** A server that has run this long was a good start: the next end begins with the shortest wait again. */
const GOOD_AFTER_MS = 5 * 60_000;

/**
 * Starts a server again whenever it ends by itself, sooner at first and later each time, and says so each time.
 * The first start is not repeated: its failure is thrown. Resolves once `signal` ends it all.
 *
 * @param {(signal: AbortSignal) => Promise<{ exited: Promise<number | null> }>} start
 * @param {{ signal: AbortSignal, firstWait?: number }} options `firstWait` in milliseconds
 */
export const keepRunning = async (start, { signal, firstWait = FIRST_WAIT_MS }) => {
  let running = await start(signal);
  for (let wait = firstWait; ;) {
    const startedAt = Date.now();
    const ended = running ? `ended by itself (exit code ${await running.exited})` : 'did not start';
    if (signal.aborted) return;
    if (Date.now() - startedAt > GOOD_AFTER_MS) wait = firstWait;
    say(`The server ${ended}. It is started again in ${Math.round(wait / 100) / 10} s.`);
    await pause(wait, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    running = await start(signal).catch((error) => {
      if (!signal.aborted) say(error.message);
    });
    if (running) say('The server runs again.');
  }
};
