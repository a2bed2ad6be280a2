/**
 * What another app handed over through the system's share sheet. The service worker receives it, network or not,
 * and keeps it in a cache of its own until a page has taken it.
 */
import type { JobPosting } from '#/domain/tracker/job-posting.ts';
import { SHARED_CACHE } from './traces.ts';

export type SharedItem =
  | { kind: 'file'; file: File }
  | { kind: 'posting'; posting: JobPosting }
  /** Neither a file nor a word. */
  | { kind: 'nothing' };

const addressOf = (id: string): string => `/shared/${id}`;
const NAME_HEADER = 'x-file-name';
const KIND_HEADER = 'x-shared-kind';

/** In the service worker. `id` is `[a-z0-9]`. */
export const keepShared = async (id: string, item: SharedItem): Promise<void> => {
  const cache = await caches.open(SHARED_CACHE);
  await cache.put(addressOf(id), responseOf(item));
};

/** undefined when it was taken before, or never came. */
export const readShared = async (id: string): Promise<SharedItem | undefined> => {
  const cache = await caches.open(SHARED_CACHE);
  const kept = await cache.match(addressOf(id));
  if (!kept) return undefined;
  if (kept.headers.get(KIND_HEADER) === 'file') {
    const name = decodeURIComponent(kept.headers.get(NAME_HEADER) ?? '');
    const blob = await kept.blob();
    return { kind: 'file', file: new File([blob], name, { type: blob.type }) };
  }
  return (await kept.json()) as SharedItem;
};

/** Once it is safe elsewhere, or was not wanted. */
export const forgetShared = async (id: string): Promise<void> => {
  const cache = await caches.open(SHARED_CACHE);
  await cache.delete(addressOf(id));
};

const responseOf = (item: SharedItem): Response =>
  item.kind === 'file'
    ? new Response(item.file, {
        headers: {
          [KIND_HEADER]: 'file',
          [NAME_HEADER]: encodeURIComponent(item.file.name),
          'content-type': item.file.type || 'application/octet-stream',
        },
      })
    : Response.json(item);
