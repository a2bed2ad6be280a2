/** Signs of life of the person, in this tab and in the others of the same session. */
import { now } from '../clock.ts';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'click'] as const;
/** Other tabs need not hear of every key. */
const TOLD_EVERY_MS = 5000;

export interface Activity {
  /** Milliseconds since the last sign. */
  idleFor: () => number;
  onActive: (listener: () => void) => () => void;
  end: () => void;
}

/** After `limit` milliseconds without a sign, later ones count for nothing: somebody else may give them. */
export const followActivity = (limit: number): Activity => {
  const channel = new BroadcastChannel('jalon-activity');
  const listeners = new Set<() => void>();
  let last = now();
  let told = 0;
  const hear = (): void => {
    if (now() - last < limit) last = now();
    for (const listener of listeners) listener();
  };
  const sign = (): void => {
    hear();
    if (last - told < TOLD_EVERY_MS) return;
    told = last;
    channel.postMessage('active');
  };
  channel.addEventListener('message', hear);
  for (const name of SIGNS) window.addEventListener(name, sign, { passive: true, capture: true });
  return {
    idleFor: () => now() - last,
    onActive: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end: () => {
      channel.close();
      for (const name of SIGNS) window.removeEventListener(name, sign, { capture: true });
    },
  };
};
