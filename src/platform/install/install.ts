/**
 * Installing the app: whether the browser offers it, and how. The offer is made once a person has something to
 * come back to, and seldom again.
 */
import { DAY_MS } from '#/domain/duration.ts';
import { recordEvent } from '../analytics.ts';

export type InstallWay =
  /** Installed already, or this browser installs nothing. */
  | 'none'
  /** The browser asks the person itself when it is told to. */
  | 'prompt'
  /** By hand, from the share sheet of iPhones and iPads. */
  | 'share-sheet';

interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const OFFERED_KEY = 'jalon-install-offered';
const PAUSE_MS = 30 * DAY_MS;

let prompt: InstallPrompt | undefined;
let isInstalled = false;
const listeners = new Set<() => void>();

/** Once per page, as early as may be: browsers make the offer once. */
export const watchInstall = (): void => {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    prompt = event as InstallPrompt;
    tell();
  });
  window.addEventListener('appinstalled', () => {
    isInstalled = true;
    prompt = undefined;
    recordEvent('install_accepted');
    tell();
  });
};

export const installWay = (): InstallWay => {
  if (isInstalled || isStandalone()) return 'none';
  if (prompt) return 'prompt';
  return isAppleTouch(navigator) ? 'share-sheet' : 'none';
};

export const onInstallWay = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows the browser's own question. It can be shown once. */
export const askToInstall = async (): Promise<'accepted' | 'dismissed'> => {
  const asked = prompt;
  prompt = undefined;
  const answer = asked ? await asked.prompt() : { outcome: 'dismissed' as const };
  tell();
  return answer.outcome;
};

/** Whether long enough has passed since the last offer; `now` in milliseconds since 1970. */
export const mayOfferInstall = (now: number): boolean => {
  try {
    const last = Number(localStorage.getItem(OFFERED_KEY) ?? 0);
    return !(last > 0) || now - last >= PAUSE_MS;
  } catch {
    // Whoever refuses storage would be asked on every page.
    return false;
  }
};

export const noteInstallOffer = (now: number): void => {
  try {
    localStorage.setItem(OFFERED_KEY, String(now));
  } catch {
    // As above: it was not offered.
  }
};

const tell = (): void => {
  for (const listener of listeners) listener();
};

const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** iPads call themselves Macs; no Mac has a touch screen. */
const isAppleTouch = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
