import { useEffect, useState } from 'react';
import type { TrackerSearch } from '../tracker-search.ts';
import { useTrackerGo } from '../use-tracker-go.ts';

const SETTLED_MS = 300;

/**
 * The words that are being typed. The address has them once one pauses, not at every letter, and only while the list
 * is shown: writing them would close what is open.
 */
export const useSearchWords = ({ q = '' }: TrackerSearch, isListShown: boolean) => {
  const go = useTrackerGo();
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
  useEffect(() => {
    if (words === written || !isListShown) return;
    const timer = setTimeout(() => {
      setWritten(words);
      go({ q: words === '' ? undefined : words }, { replace: true });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [words, written, isListShown, go]);
  return [words, setWords] as const;
};
