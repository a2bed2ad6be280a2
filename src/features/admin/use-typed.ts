import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** What was typed, once there was a pause: the server is asked for words, not for letters. */
export const useTyped = (words: string): string => {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
};
