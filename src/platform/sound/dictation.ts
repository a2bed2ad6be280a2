/**
 * What the browser's own recogniser understands of speech. Some send the sound to their maker: on the device where
 * that is offered, otherwise only after the person has said yes.
 */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

interface RecognitionEvent extends Event {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

interface RecognitionMaker {
  new (): Recognition;
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>;
}

/** `here`: on this device; `away`: the browser may send the sound to its maker. */
export type DictationPlace = 'here' | 'away' | 'none';

export const dictationPlace = async (tag: string): Promise<DictationPlace> => {
  const maker = makerOf();
  if (!maker) return 'none';
  return (await canStayHere(maker, tag)) ? 'here' : 'away';
};

/** Listens until it is ended, which gives the words understood. Never fails: no words is an answer. */
export const startDictation = (
  tag: string,
  place: Exclude<DictationPlace, 'none'>,
): (() => Promise<string>) => {
  const maker = makerOf();
  if (!maker) return async () => '';
  const recognition = new maker();
  recognition.lang = tag;
  recognition.continuous = true;
  recognition.interimResults = false;
  if (place === 'here') recognition.processLocally = true;
  const heard: string[] = [];
  let isOver = false;
  let tellOver = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    tellOver = resolve;
  });
  recognition.addEventListener('result', (event) => {
    const { results, resultIndex } = event as RecognitionEvent;
    for (let index = resultIndex; index < results.length; index += 1)
      if (results[index]?.isFinal) heard.push(results[index]?.[0]?.transcript.trim() ?? '');
  });
  // It falls silent by itself after a while without speech: a pause to think is no end.
  recognition.addEventListener('end', () => {
    if (isOver) return tellOver();
    try {
      recognition.start();
    } catch {
      tellOver();
    }
  });
  recognition.addEventListener('error', (event) => {
    if (!PASSING.has((event as Event & { error?: string }).error ?? '')) isOver = true;
  });
  try {
    recognition.start();
  } catch {
    return async () => '';
  }
  return async () => {
    isOver = true;
    recognition.stop();
    await Promise.race([over, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
    return heard.join(' ').trim();
  };
};

const PASSING = new Set(['no-speech']);
const LONGEST_WAIT_MS = 3000;

const canStayHere = async (maker: RecognitionMaker, tag: string): Promise<boolean> => {
  try {
    const state = await maker.available?.({ langs: [tag], processLocally: true });
    return state === 'available';
  } catch {
    return false;
  }
};

const makerOf = (): RecognitionMaker | undefined => {
  if (typeof window === 'undefined') return undefined;
  const known = window as unknown as Record<string, RecognitionMaker | undefined>;
  return known['SpeechRecognition'] ?? known['webkitSpeechRecognition'];
};
