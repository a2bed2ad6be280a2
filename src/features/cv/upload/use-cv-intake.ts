import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { createCvFromReading } from '#/data/records/cvs.ts';
import type { StorageFailure } from '#/data/failure.ts';
import type { CvReading } from '#/domain/cv/reading.ts';
import type { CvId } from '#/domain/cv/record/cv-record.ts';
import type { Restored } from '#/data/backup/restore.ts';
import { startData } from '#/data/session/start.ts';
import { restoreFile } from '#/parts/local-data/restore-file.ts';
import { useBackupNames } from '#/parts/local-data/use-backup-names.ts';
import { readCv, type ReadCvFailure } from './read-cv.ts';
import type { FileContent } from './read-cv.protocol.ts';
import type { Result } from '#/domain/result.ts';

export interface Reading {
  fileName: string;
  /** Of pages read as pictures: what is under way. */
  step?: 'fetching' | 'page';
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
  const last = useRef<File>(undefined);

  // Leaving the step stops the reader.
  useEffect(() => () => running.current?.abort(), []);

  const keep = async (found: FileContent, fileName: string): Promise<void> => {
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
    const result = found.reading;
    const created = await createCvFromReading(context, result, {
      title: titleOf(result) || fileName.replace(/\.[a-z]+$/i, '') || t`Mon CV`,
      sourceFileName: fileName,
    });
    if (created.ok) onCv(created.value.id);
    else setStorage(created.error);
  };

  const follow = async (
    file: File,
    read: (signal: AbortSignal) => Promise<Result<FileContent, ReadCvFailure>>,
  ): Promise<void> => {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    last.current = file;
    setFailure(undefined);
    setStorage(undefined);
    setRestored(undefined);
    setReading({ fileName: file.name, done: 0, total: 0 });
    const result = await read(controller.signal);
    if (running.current !== controller) return;
    running.current = undefined;
    setReading(undefined);
    if (result.ok) await keep(result.value, file.name);
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
        onProgress: (step, done, total) => setReading({ fileName: file.name, step, done, total }),
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
    readScan: () => void (last.current && readScan(last.current)),
    retry: () => void (last.current && read(last.current)),
    cancel: () => running.current?.abort(),
  };
};

const titleOf = ({ content }: CvReading): string =>
  content.personal.headline || content.experience[0]?.jobTitle || content.personal.fullName;
