/**
 * Whether the parsers and writers (the "offline kit") are on this device. The service worker keeps the truth
 * and answers every open page; `unknown` means that no service worker has answered yet.
 */
export interface OfflineKit {
  state: 'unknown' | 'absent' | 'fetching' | 'ready' | 'failed';
  /** What travels to fetch it, compressed; 0 while unknown. */
  bytes: number;
}

const UNKNOWN: OfflineKit = { state: 'unknown', bytes: 0 };
let kit = UNKNOWN;
const listeners = new Set<() => void>();
let watching = false;

export const offlineKit = (): OfflineKit => kit;

/** Before any service worker can have answered. */
export const unknownKit = (): OfflineKit => UNKNOWN;

export const onOfflineKit = (listener: () => void): (() => void) => {
  watch();
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const fetchOfflineKit = (): void => void post('kit:fetch');

/** Fetches the kit once the browser has nothing better to do; never when the person saves data. */
export const fetchOfflineKitWhenIdle = (): void => {
  if (savesData()) return;
  const idle = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;
  if (idle) idle(() => fetchOfflineKit(), { timeout: 10_000 });
  else setTimeout(fetchOfflineKit, 3000);
};

/** The person asked the browser to spend less data. */
export const savesData = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
};

const watch = (): void => {
  if (watching || !hasServiceWorker()) return;
  watching = true;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isKitStatus(data)) return;
    kit = { state: data.state, bytes: data.bytes };
    for (const listener of listeners) listener();
  });
  void post('kit:query');
};

const post = async (type: 'kit:fetch' | 'kit:query'): Promise<void> => {
  if (!hasServiceWorker()) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type });
};

const hasServiceWorker = (): boolean => 'serviceWorker' in navigator;

const STATES = new Set<unknown>(['absent', 'fetching', 'ready', 'failed']);

const isKitStatus = (data: unknown): data is OfflineKit & { type: string } =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'kit:status' &&
  'state' in data &&
  STATES.has(data.state) &&
  'bytes' in data &&
  typeof data.bytes === 'number';
