/** Syncs whichever database the page has open, and tells the header what becomes of it. */
import type { DataContext } from '#/data/context.ts';
import { dataState, onDataState } from '#/data/session/start.ts';
import { useSyncState } from '#/parts/sync-status-store.ts';
import { askForBackgroundSync } from '#/platform/background-sync.ts';
import { createFilesPort } from '#/remote/files.ts';
import { openEventStream } from '#/remote/realtime.ts';
import { createSyncPort } from '#/remote/sync.ts';
import { syncTag } from '#/sync/background.ts';
import { startSync } from '#/sync/schedule.ts';
import { sessionPort } from '#/sync/session-port.ts';
import { followStatus, onSyncStatus, syncStatus } from '#/sync/status.ts';

export const keepInSync = (): void => {
  let kept: DataContext | undefined;
  let stop = (): void => undefined;
  const follow = (): void => {
    const state = dataState();
    const context = state.kind === 'ready' ? state.context : undefined;
    if (context === kept) return;
    stop();
    kept = context;
    stop = context ? keep(context) : () => undefined;
  };
  onSyncStatus(() => {
    const { kind, versions } = syncStatus();
    useSyncState.setState({ state: kind, versions });
  });
  onDataState(follow);
  follow();
};

const keep = (context: DataContext): (() => void) => {
  const stopStatus = followStatus(context);
  if (context.uid === '') return stopStatus;
  const stopSync = startSync({
    context,
    port: sessionPort(context, createSyncPort),
    files: createFilesPort,
    listen: (stream) => openEventStream({ ...stream, random: context.random }),
    sendLater: () => void askForBackgroundSync(syncTag(context.uid)),
  });
  return () => {
    stopSync();
    stopStatus();
  };
};
