import { useEffect, useEffectEvent, useState } from 'react';

const SETTLED_MS = 300;

/**
 * The words that are being typed. The address has them once one pauses, not at every letter, and only while the list
 * is shown: writing them would close what is open.
 */
export const useSearchWords = (
  /** As the address has them. */
  q: string,
  isListShown: boolean,
  write: (q: string | undefined) => void,
) => {
  const [words, setWords] = useState(q);
  const [written, setWritten] = useState(q);
  const [seen, setSeen] = useState(q);
  if (q !== seen) {
    setSeen(q);
    // Changed from elsewhere, such as by a step back.
    if (q !== written) {
      setWords(q);
      setWritten(q);
    }
  }
  const settle = useEffectEvent(() => {
    setWritten(words);
    write(words === '' ? undefined : words);
  });
  useEffect(() => {
    if (words === written || !isListShown) return;
    const timer = setTimeout(() => settle(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [words, written, isListShown]);
  return [words, setWords] as const;
};
