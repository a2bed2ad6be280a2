/** The offline kit: what `kit.json` lists, fetched on request, kept in one cache, old releases removed. */

export const KIT_CACHE = 'jalon-kit';

export type KitMessage = { type: 'kit:fetch' } | { type: 'kit:query' };
type KitState = 'absent' | 'fetching' | 'ready' | 'failed';
interface KitStatus {
  type: 'kit:status';
  state: KitState;
  /** Bytes that travel for the whole kit (compressed); 0 when the list is out of reach. */
  bytes: number;
}

interface KitList {
  files: string[];
  bytes: number;
}

export const isKitMessage = (message: unknown): message is KitMessage =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  (message.type === 'kit:fetch' || message.type === 'kit:query');

/** Answers every open page, so that two tabs never disagree on what is ready. */
export const answerKitMessage = async (
  scope: ServiceWorkerGlobalScope,
  message: KitMessage,
): Promise<void> => {
  const tell = async (state: KitState, bytes: number): Promise<void> => {
    const status: KitStatus = { type: 'kit:status', state, bytes };
    for (const client of await scope.clients.matchAll({ includeUncontrolled: true }))
      client.postMessage(status);
  };

  const list = await readKitList();
  if (!list) return tell('failed', 0);
  const missing = await missingFiles(list);
  if (missing.length === 0) return tell('ready', list.bytes);
  if (message.type === 'kit:query') return tell('absent', list.bytes);

  await tell('fetching', list.bytes);
  try {
    const cache = await scope.caches.open(KIT_CACHE);
    await cache.addAll(missing);
    await removeOldFiles(cache, list);
    await tell('ready', list.bytes);
  } catch {
    await tell('failed', list.bytes);
  }
};

const readKitList = async (): Promise<KitList | undefined> => {
  try {
    const kept = await caches.match('/kit.json', { ignoreSearch: true });
    const response = kept ?? (await fetch('/kit.json'));
    return response.ok ? ((await response.json()) as KitList) : undefined;
  } catch {
    return undefined;
  }
};

const missingFiles = async (list: KitList): Promise<string[]> => {
  const cache = await caches.open(KIT_CACHE);
  const kept = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  return list.files.filter((file) => !kept.has(file));
};

const removeOldFiles = async (cache: Cache, list: KitList): Promise<void> => {
  const wanted = new Set(list.files);
  for (const request of await cache.keys())
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
};
