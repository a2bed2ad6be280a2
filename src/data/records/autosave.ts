/**
 * Turns bursts of typing into a few durable writes. The first key of a burst starts the clock, later ones don't
 * push it back: at most `DELAY` of typing is ever unwritten. Timers are arguments; saving is the caller's.
 * A patch that could not be written is kept, joined with what follows, and tried again.
 */
import type { Result } from '#/domain/result.ts';
import type { StorageFailure } from '../failure.ts';

/** Milliseconds; with the write itself, a killed tab loses less than 300. */
export const DELAY = 100;

export type AutosaveState =
  | { kind: 'saved' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'failed'; failure: StorageFailure };

export interface AutosaveParts<P, R> {
  join: (earlier: P, later: P) => P;
  save: (patch: P) => Promise<Result<R, StorageFailure>>;
  /** After each change of `state` or `unsaved`. */
  onChange: () => void;
  onSaved?: (result: R) => void;
  setTimer?: (callback: () => void, milliseconds: number) => unknown;
  clearTimer?: (timer: never) => void;
}

export interface Autosave<P> {
  edit: (patch: P) => void;
  /** Writes what waits now. Resolves once it is on the disk, or failed. */
  flush: () => Promise<AutosaveState>;
  state: () => AutosaveState;
  /** All that is typed and not yet known to be on the disk. */
  unsaved: () => P | undefined;
}

export const createAutosave = <P, R>({
  join,
  save,
  onChange,
  onSaved,
  setTimer = (callback, milliseconds) => setTimeout(callback, milliseconds),
  clearTimer = (timer) => clearTimeout(timer),
}: AutosaveParts<P, R>): Autosave<P> => {
  let waiting: P | undefined;
  let writing: P | undefined;
  let state: AutosaveState = { kind: 'saved' };
  let timer: unknown;
  let running: Promise<AutosaveState> | undefined;

  const joined = (earlier: P | undefined, later: P | undefined): P | undefined =>
    earlier !== undefined && later !== undefined ? join(earlier, later) : (earlier ?? later);

  const stopTimer = (): void => {
    if (timer !== undefined) clearTimer(timer as never);
    timer = undefined;
  };

  const writeAll = async (): Promise<AutosaveState> => {
    while (waiting !== undefined) {
      stopTimer();
      writing = waiting;
      waiting = undefined;
      state = { kind: 'saving' };
      onChange();
      const result = await save(writing);
      if (!result.ok) {
        waiting = joined(writing, waiting);
        writing = undefined;
        state = { kind: 'failed', failure: result.error };
        onChange();
        return state;
      }
      writing = undefined;
      state = { kind: 'saved' };
      onSaved?.(result.value);
      onChange();
    }
    return state;
  };

  const flush = async (): Promise<AutosaveState> => {
    stopTimer();
    running ??= writeAll().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    edit: (patch) => {
      waiting = joined(waiting, patch);
      if (state.kind === 'saved') state = { kind: 'waiting' };
      // While a write runs, its loop takes what arrives as soon as it ends.
      if (timer === undefined && running === undefined) timer = setTimer(() => void flush(), DELAY);
      onChange();
    },
    flush,
    state: () => state,
    unsaved: () => joined(writing, waiting),
  };
};
