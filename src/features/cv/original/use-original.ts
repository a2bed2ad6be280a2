import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { originalOf } from '#/data/records/originals.ts';
import type { OriginalEntry } from '#/data/tables.ts';
import type { Original } from '#/documents/read/original/read-original.ts';
import type { CvId } from '#/domain/cv/record/cv-record.ts';
import { startReader } from '#/parts/reading/start-reader.ts';
import { readInWorker, type ReadFailure } from '#/platform/read-in-worker.ts';
import { heldFile, holdFile } from './held-files.ts';

type FoundOriginal =
  /** The file is looked for, or read. */
  | { kind: 'loading' }
  /** It is not on this device any more. */
  | { kind: 'gone' }
  | { kind: 'failed'; file: File; failure: ReadFailure }
  | { kind: 'shown'; file: File; original: Original };

interface UsedOriginal {
  found: FoundOriginal;
  isKept: boolean;
  /** The person gives the file, for the first time since the page was opened or in place of another. */
  give: (file: File) => void;
}

/** The file that the CV was read from: the one of this visit, else the one that the person keeps. */
export const useOriginal = (context: DataContext, cv: CvId): UsedOriginal => {
  const [file, setFile] = useState(() => heldFile(cv));
  const [read, setRead] = useState<{ file: File; found: FoundOriginal }>();
  const kept = useLiveQuery(async () => {
    try {
      return (await originalOf(context, cv)) ?? null;
    } catch {
      return null;
    }
  }, [context, cv]);
  const [fromKept, setFromKept] = useState<{ entry: OriginalEntry; file: File }>();
  if (!file && kept && fromKept?.entry.keptAt !== kept.keptAt)
    setFromKept({ entry: kept, file: new File([kept.bytes], kept.fileName) });
  const shown = file ?? (kept ? fromKept?.file : undefined);

  useEffect(() => {
    if (!shown) return;
    const controller = new AbortController();
    const show = async (): Promise<void> => {
      const found = await readingOf(shown, controller.signal);
      if (!controller.signal.aborted) setRead({ file: shown, found });
    };
    void show();
    return () => controller.abort();
  }, [shown]);

  const give = (given: File): void => {
    holdFile(cv, given);
    setFile(given);
  };
  if (!shown)
    return { found: { kind: kept === undefined ? 'loading' : 'gone' }, isKept: false, give };
  const found: FoundOriginal = read?.file === shown ? read.found : { kind: 'loading' };
  return { found, isKept: Boolean(kept), give };
};

/** Coming back to the tab must not read it again. */
const readings = new WeakMap<File, FoundOriginal>();

const readingOf = async (file: File, signal: AbortSignal): Promise<FoundOriginal> => {
  const known = readings.get(file);
  if (known) return known;
  const read = await readInWorker<Original, never>(() => startReader('original'), file, {
    signal,
    onProgress: () => undefined,
  });
  if (!read.ok) return { kind: 'failed', file, failure: read.error };
  const found: FoundOriginal = { kind: 'shown', file, original: read.value };
  readings.set(file, found);
  return found;
};
