/** The bytes of files, behind the text and never in its way; one tab is enough for them. */
import type { DataContext } from '#/data/context.ts';
import { forgetRefusals } from '#/data/records/known-files.ts';
import { createBackOff } from './back-off.ts';
import { syncFiles, type FilesPort } from './files.ts';

/** Call it whenever the text has synced: it leaves the server alone for a while after each failure. */
export const createFilesLane = (
  context: DataContext,
  connect: (token: string) => FilesPort,
  locks: Pick<LockManager, 'request'> | undefined,
  signal: AbortSignal,
): (() => Promise<void>) => {
  const backOff = createBackOff(context);
  const ready = forgetRefusals(context.database).catch(() => undefined);
  const work = async (): Promise<void> => {
    const ended = await syncFiles(context, connect, signal);
    if (ended.ok) backOff.reset();
    else backOff.fail();
  };
  const run = async (): Promise<void> => {
    await ready;
    if (!locks) return work();
    const name = `jalon-files-${context.uid}`;
    await locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
  };
  let running: Promise<void> | undefined;
  return async () => {
    if (context.now() < backOff.until) return;
    running ??= run().finally(() => (running = undefined));
    await running;
  };
};
