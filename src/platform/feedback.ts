/** Whether this browser plays short tones and vibrates under the finger: off until the person switches it on. */
export type Feedback = 'sounds' | 'vibration';

const KEYS: Record<Feedback, string> = { sounds: 'jalon-sounds', vibration: 'jalon-vibration' };

/** Without a kind: either of them. */
export const isFeedbackOn = (kind?: Feedback): boolean => {
  if (!kind) return isFeedbackOn('sounds') || isFeedbackOn('vibration');
  try {
    return localStorage.getItem(KEYS[kind]) === 'on';
  } catch {
    return false;
  }
};

/** The first press is answered at once, so that the person knows what they have switched on. */
export const switchFeedback = (choice: Partial<Record<Feedback, boolean>>): void => {
  for (const [kind, on] of Object.entries(choice)) {
    try {
      localStorage.setItem(KEYS[kind as Feedback], on ? 'on' : 'off');
    } catch {
      // A browser that refuses storage stays silent.
    }
  }
  for (const listener of listeners) listener();
  if (Object.values(choice).includes(true)) void startFeedback(true);
};

/** Tones come with the first page after they were switched on, and nobody else fetches them. */
export const startFeedback = async (atOnce = false): Promise<void> => {
  const { answerPresses, answerPress } = await import('./press-feedback.ts');
  answerPresses();
  if (atOnce) answerPress();
};

/** Calls back when the choice changes, here or in another tab. Returns what stops it. */
export const onFeedbackSwitched = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

const listeners = new Set<() => void>();
