import { useEffect, useState } from 'react';
import { waitBeforeTry } from '#/domain/access/app-lock.ts';
import { SECOND_MS } from '#/domain/duration.ts';
import { readLock, tryPassphrase } from '#/platform/lock/app-lock.ts';
import { now } from '#/platform/clock.ts';

/** One try after the other; `wait` is in seconds, and runs down. */
export const usePassphrase = (onRight: (wasForgotten: boolean) => void) => {
  const [passphrase, setPassphrase] = useState('');
  const [trying, setTrying] = useState(false);
  const [wrong, setWrong] = useState(false);
  const [wait, setWait] = useState(secondsToWait);
  const waits = wait > 0;

  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => setWait(secondsToWait()), SECOND_MS);
    return () => clearInterval(timer);
  }, [waits]);

  return {
    passphrase,
    setPassphrase: (value: string) => {
      setPassphrase(value);
      setWrong(false);
    },
    trying,
    wrong,
    wait,
    send: async () => {
      if (trying || waits || passphrase === '') return;
      setTrying(true);
      const answer = await tryPassphrase(passphrase);
      setTrying(false);
      setWait(secondsToWait());
      if (answer.kind !== 'open') return setWrong(answer.kind === 'wrong');
      setPassphrase('');
      onRight(answer.wasForgotten);
    },
  };
};

const secondsToWait = (): number => {
  const lock = readLock();
  return lock ? Math.ceil(waitBeforeTry(lock.failures, lock.failedAt, now()) / SECOND_MS) : 0;
};
