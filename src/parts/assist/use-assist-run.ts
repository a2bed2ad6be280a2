import { useEffect, useRef, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { assist, type AssistAsk, type AssistOutcome } from './assist.ts';

export type AssistRun =
  | { kind: 'idle' }
  | { kind: 'waiting' }
  | { kind: 'done'; outcome: AssistOutcome };

/** One request at a time; leaving the page ends it. */
export const useAssistRun = (context: DataContext) => {
  const [run, setRun] = useState<AssistRun>({ kind: 'idle' });
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const stop = (): void => {
    controller.current?.abort();
    controller.current = undefined;
    setRun({ kind: 'idle' });
  };
  const start = async (ask: Omit<AssistAsk, 'signal'>): Promise<void> => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setRun({ kind: 'waiting' });
    const outcome = await assist(context, { ...ask, signal: own.signal });
    if (controller.current === own) setRun({ kind: 'done', outcome });
  };
  return { run, start, stop };
};
