import { useEffect, useEffectEvent, useState } from 'react';
import type { Result } from '#/domain/result.ts';
import type { ServerFailure } from '#/remote/server.ts';

/** Asks the server as the person who is signed in. */
export type AdminAsk = <Value>(
  ask: (token: string) => Promise<Result<Value, ServerFailure>>,
) => Promise<Result<Value, ServerFailure>>;

export interface Asked<Value> {
  /** The last good answer, to this question or, while a new one is asked, to the one before. */
  value: Value | undefined;
  failure: ServerFailure | undefined;
  isAsking: boolean;
  askAgain: () => void;
}

/** What the server says, asked again whenever the question changes. Nothing of it is kept on the device. */
export const useAnswer = <Value>(
  ask: AdminAsk,
  question: string,
  load: (token: string, signal: AbortSignal) => Promise<Result<Value, ServerFailure>>,
): Asked<Value> => {
  const [round, setRound] = useState(0);
  const [told, setTold] = useState<{ to: string; value?: Value; failure?: ServerFailure }>();
  const asked = `${round} ${question}`;
  const start = useEffectEvent((signal: AbortSignal) => ask((token) => load(token, signal)));
  const take = useEffectEvent((to: string, answer: Result<Value, ServerFailure>) =>
    setTold((before) =>
      answer.ok
        ? { to, value: answer.value }
        : { to, ...(before?.value && { value: before.value }), failure: answer.error },
    ),
  );
  useEffect(() => {
    const end = new AbortController();
    void (async () => {
      const answer = await start(end.signal);
      if (!end.signal.aborted) take(asked, answer);
    })();
    return () => end.abort();
  }, [asked]);
  const isAsking = told?.to !== asked;
  return {
    value: told?.value,
    failure: isAsking ? undefined : told?.failure,
    isAsking,
    askAgain: () => setRound((before) => before + 1),
  };
};
