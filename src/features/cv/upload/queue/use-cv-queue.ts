import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { StorageFailure } from '#/data/failure.ts';
import { startData } from '#/data/session/start.ts';
import type { CvId } from '#/domain/cv/record/cv-record.ts';
import { READ_LIMITS } from '#/domain/cv/source.ts';
import { keepReading } from '../keep-reading.ts';
import { readCv } from '../read-cv.ts';
import type { IntakeFailure } from '../use-cv-intake.ts';
import { readInTurn, type TurnOutcome } from './read-in-turn.ts';

export const { filesAtOnce: MOST_FILES } = READ_LIMITS;

export interface QueuedFile {
  key: number;
  file: File;
  outcome: TurnOutcome<CvId, IntakeFailure['failure']>;
}

export interface CvQueue {
  files: readonly QueuedFile[];
  isRunning: boolean;
  /** Files beyond what is read at once. */
  leftOut: number;
  /** The device takes no more: nothing after it was read. */
  storage: StorageFailure | undefined;
  readFiles: (files: readonly File[]) => void;
  cancel: () => void;
  close: () => void;
}

/** Several files, one after the other, each to a CV of its own or to its own refusal: none stops those after it. */
export const useCvQueue = (): CvQueue => {
  const { t } = useLingui();
  const nameless = t`Mon CV`;
  const [files, setFiles] = useState<readonly QueuedFile[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const [storage, setStorage] = useState<StorageFailure>();
  const running = useRef<AbortController>(undefined);

  // Leaving the step stops the reader; what was kept stays.
  useEffect(() => () => running.current?.abort(), []);

  const outcomeOf = async (file: File, signal: AbortSignal): Promise<QueuedFile['outcome']> => {
    const read = await readCv(file, { signal, onProgress: () => undefined });
    if (!read.ok)
      return read.error.kind === 'cancelled'
        ? { kind: 'stopped' }
        : { kind: 'refused', failure: read.error };
    // It would bring back all that stood on another day: that is chosen by itself.
    if (read.value.kind === 'backup') return { kind: 'backup' };
    const started = await startData();
    const kept = started.ok
      ? await keepReading(started.value, read.value.reading, { file, nameless })
      : started;
    if (kept.ok) return { kind: 'kept', cv: kept.value };
    setStorage(kept.error);
    return { kind: 'unkept' };
  };

  const readAll = async (given: readonly File[]): Promise<void> => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const taken = given.slice(0, MOST_FILES);
    setLeftOut(given.length - taken.length);
    setStorage(undefined);
    setFiles(taken.map((file, key) => ({ key, file, outcome: { kind: 'waiting' } })));
    const tell = (at: number, outcome: QueuedFile['outcome']): void => {
      if (running.current === stop)
        setFiles((now) => now.map((one) => (one.key === at ? { ...one, outcome } : one)));
    };
    await readInTurn(taken, stop, outcomeOf, tell);
  };

  return {
    files,
    isRunning: files.some(({ outcome: { kind } }) => kind === 'waiting' || kind === 'reading'),
    leftOut,
    storage,
    readFiles: (given) => void readAll(given),
    cancel: () => running.current?.abort(),
    close: () => {
      running.current?.abort();
      running.current = undefined;
      setFiles([]);
      setLeftOut(0);
      setStorage(undefined);
    },
  };
};
