/**
 * The product's own commands and engine, within reach of a test before they have screens. Built apart from the
 * product (`build.ts`), served beside it, and part of no build of it.
 */
import { keepInSync } from '#/app/keep-in-sync.ts';
import { registerServiceWorker } from '#/app/register-service-worker.ts';
import * as applications from '#/data/records/tracker/applications.ts';
import type { DataContext } from '#/data/context.ts';
import * as cvs from '#/data/records/cvs.ts';
import * as history from '#/data/records/history.ts';
import { startData } from '#/data/session/start.ts';
import { enterAccount } from '#/features/account/entry/enter-account.ts';
import { signIn } from '#/remote/account.ts';
import { requestSync } from '#/sync/schedule.ts';
import { onSyncStatus, syncStatus } from '#/sync/status.ts';

const context = async (): Promise<DataContext> => {
  const started = await startData();
  if (!started.ok) throw new Error(started.error.kind);
  return started.value;
};

const enter = async (email: string, password: string): Promise<void> => {
  const signedIn = await signIn(email, password);
  if (!signedIn.ok) throw new Error(signedIn.error.kind);
  const entered = await enterAccount(signedIn.value, {
    shared: false,
    isNew: false,
    guestWork: 'add',
    names: { version: 'D’ici', copy: (name) => `${name} (d’ici)` },
  });
  if (!entered.ok) throw new Error(entered.error.kind);
};

const proof = {
  context,
  enter,
  applications,
  cvs,
  history,
  syncStatus,
  onSyncStatus,
  requestSync,
  registerServiceWorker,
};

declare global {
  interface Window {
    jalonProofPage: typeof proof;
  }
}

window.jalonProofPage = proof;
keepInSync();
void startData();
