/** Opens the local database once per page and says what became of it. */
import type { Result } from '#/domain/cv/source.ts';
import { now } from '#/platform/clock.ts';
import { newId, random } from '#/platform/ids.ts';
import { askToKeepStorage } from '#/platform/storage-persist.ts';
import type { DataContext } from './context.ts';
import { GUEST_DATABASE, openDatabase } from './db.ts';
import { storageFailure, type StorageFailure } from './failure.ts';

export type DataState =
  | { kind: 'opening' }
  /** An older version of the app in another tab holds the database. */
  | { kind: 'blocked' }
  | { kind: 'ready'; context: DataContext }
  | { kind: 'failed'; failure: StorageFailure };

let state: DataState = { kind: 'opening' };
let starting: Promise<Result<DataContext, StorageFailure>> | undefined;
const listeners = new Set<() => void>();

export const dataState = (): DataState => state;

export const onDataState = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Repeated calls get the same database. Browsers are asked to keep the data after the first save, not before. */
export const startData = (): Promise<Result<DataContext, StorageFailure>> => {
  starting ??= start().then((started) => {
    // A refusal isn't remembered: the person may have made room or closed the other tab.
    if (!started.ok) starting = undefined;
    return started;
  });
  return starting;
};

const start = async (): Promise<Result<DataContext, StorageFailure>> => {
  try {
    const database = await openDatabase(GUEST_DATABASE, {
      onSuperseded: () => setState({ kind: 'failed', failure: { kind: 'superseded' } }),
      onBlocked: () => setState({ kind: 'blocked' }),
    });
    const context: DataContext = {
      database,
      uid: '',
      now,
      newId,
      random,
      onCommitted: once(() => void askToKeepStorage()),
    };
    setState({ kind: 'ready', context });
    return { ok: true, value: context };
  } catch (error) {
    const failure = storageFailure(error);
    setState({ kind: 'failed', failure });
    return { ok: false, error: failure };
  }
};

const setState = (next: DataState): void => {
  state = next;
  for (const listener of listeners) listener();
};

const once = (callback: () => void): (() => void) => {
  let called = false;
  return () => {
    if (!called) callback();
    called = true;
  };
};
