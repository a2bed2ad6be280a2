import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReadFailure } from '#/platform/read-in-worker.ts';
import { readPosting } from './read-ad.ts';
import type { ReadPosting } from '#/parts/reading/read-posting.ts';

export interface AdFailure {
  fileName: string;
  failure: Exclude<ReadFailure, { kind: 'cancelled' }>;
}

/** From a file or a text to what a posting says: one at a time, cancellable, the failure kept for the screen. */
export const useAdIntake = (onRead: (read: ReadPosting, url: string) => void) => {
  const { t } = useLingui();
  const [reading, setReading] = useState<string>();
  const [failure, setFailure] = useState<AdFailure>();
  const [isCut, setCut] = useState(false);
  const running = useRef<AbortController>(undefined);
  const last = useRef<{ file: File; url: string }>(undefined);
  const take = useEffectEvent(onRead);

  // Leaving the form stops the reader.
  useEffect(() => () => running.current?.abort(), []);

  const read = async (file: File, url: string): Promise<void> => {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    last.current = { file, url };
    setFailure(undefined);
    setCut(false);
    setReading(file.name);
    const result = await readPosting(file, {
      signal: controller.signal,
      onProgress: () => undefined,
    });
    if (running.current !== controller) return;
    running.current = undefined;
    setReading(undefined);
    if (result.ok) {
      setCut(result.value.isCut);
      take(result.value, url);
    } else if (result.error.kind !== 'cancelled')
      setFailure({ fileName: file.name, failure: result.error });
  };

  return {
    reading,
    failure,
    isCut,
    readFile: (file: File) => void read(file, ''),
    readText: (text: string, url = '') =>
      void read(new File([text], t`Texte collé.txt`, { type: 'text/plain' }), url),
    retry: () => void (last.current && read(last.current.file, last.current.url)),
    cancel: () => running.current?.abort(),
  };
};

export type AdIntake = ReturnType<typeof useAdIntake>;
