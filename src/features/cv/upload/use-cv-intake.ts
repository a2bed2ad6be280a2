import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { StorageFailure } from '#/data/failure.ts';
import type { CvId } from '#/domain/cv/record/cv-record.ts';
import type { Restored } from '#/data/backup/restore.ts';
import { startData } from '#/data/session/start.ts';
import { restoreFile } from '#/parts/local-data/restore-file.ts';
import { useBackupNames } from '#/parts/local-data/use-backup-names.ts';
import { keepReading } from './keep-reading.ts';
import { readCv, type ReadCvFailure } from './read-cv.ts';
import type { ReadStep } from '#/platform/read-in-worker.ts';
import type { FileContent } from '#/parts/reading/file-content.ts';
import type { Result } from '#/domain/result.ts';

export interface Reading {
  fileName: string;
  step?: ReadStep | undefined;
  done: number;
  /** 0 until the reader knows. */
  total: number;
}

export interface IntakeFailure {
  fileName: string;
  failure: Exclude<ReadCvFailure, { kind: 'cancelled' }>;
}

/** From a file or a text to a stored CV: one at a time, cancellable, each failure kept for the screen. */
export const useCvIntake = (onCv: (id: CvId) => void) => {
  const { t } = useLingui();
  const namesOf = useBackupNames();
  const [reading, setReading] = useState<Reading>();
  const [failure, setFailure] = useState<IntakeFailure>();
  const [storage, setStorage] = useState<StorageFailure>();
  const [restored, setRestored] = useState<Restored>();
  const running = useRef<AbortController>(undefined);
  const last = useRef<{ file: File; again: () => void }>(undefined);

  // Leaving the step stops the reader.
  useEffect(() => () => running.current?.abort(), []);

  const keep = async (found: FileContent, file: File): Promise<void> => {
    const started = await startData();
    if (!started.ok) {
      setStorage(started.error);
      return;
    }
    const context = started.value;
    if (found.kind === 'backup') {
      const { backup } = found;
      const done = await restoreFile(context, backup, namesOf(backup.exportedAt));
      if (done.ok) setRestored(done.value);
      else setStorage(done.error);
      return;
    }
    const kept = await keepReading(context, found.reading, { file, nameless: t`Mon CV` });
    if (kept.ok) onCv(kept.value);
    else setStorage(kept.error);
  };

  const follow = async (
    file: File,
    read: (signal: AbortSignal) => Promise<Result<FileContent, ReadCvFailure>>,
  ): Promise<void> => {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    last.current = { file, again: () => void follow(file, read) };
    setFailure(undefined);
    setStorage(undefined);
    setRestored(undefined);
    setReading({ fileName: file.name, done: 0, total: 0 });
    const result = await read(controller.signal);
    if (running.current !== controller) return;
    running.current = undefined;
    setReading(undefined);
    if (result.ok) await keep(result.value, file);
    else if (result.error.kind !== 'cancelled')
      setFailure({ fileName: file.name, failure: result.error });
  };

  const read = (file: File): Promise<void> =>
    follow(file, (signal) =>
      readCv(file, {
        signal,
        onProgress: (done, total) => setReading({ fileName: file.name, done, total }),
      }),
    );

  const readScan = (file: File): Promise<void> =>
    follow(file, async (signal) => {
      const { readScannedCv } = await import('./scan/read-scan.ts');
      const found = await readScannedCv(file, {
        signal,
        onProgress: (done, total, step) => setReading({ fileName: file.name, step, done, total }),
      });
      return found.ok ? { ok: true, value: { kind: 'reading', reading: found.value } } : found;
    });

  return {
    reading,
    failure,
    storage,
    restored,
    readFile: (file: File) => void read(file),
    readText: (text: string) =>
      void read(new File([text], t`Texte collé.txt`, { type: 'text/plain' })),
    readScan: () => void (last.current && readScan(last.current.file)),
    retry: () => last.current?.again(),
    cancel: () => running.current?.abort(),
    clear: () => {
      setFailure(undefined);
      setStorage(undefined);
      setRestored(undefined);
    },
  };
};
