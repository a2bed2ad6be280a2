/** Wipes what a session on a shared computer has left, once the last of its pages is gone. */

interface LeftMessage {
  kind: 'shared-session-left';
  database: string;
}

/** A reload, or the way to another page, has a page of its own again by then. */
const GRACE_MS = 4000;

export const isLeftMessage = (message: unknown): message is LeftMessage =>
  typeof message === 'object' &&
  message !== null &&
  'kind' in message &&
  message.kind === 'shared-session-left';

/** Where the browser stops us first, the next start does it. */
export const wipeOnceLeft = async (
  self: ServiceWorkerGlobalScope,
  { database }: LeftMessage,
): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, GRACE_MS));
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 0) return;
  await new Promise<void>((resolve) => {
    const request = self.indexedDB.deleteDatabase(database);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => resolve());
  });
};
