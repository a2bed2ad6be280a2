import type { NoticeData } from '#/parts/reminder-notices/notify-due.ts';

/** A press on a notification: the page it is about, in the window that is there or in a new one. */
export const openNotice = async (
  self: ServiceWorkerGlobalScope,
  notification: Notification,
): Promise<void> => {
  notification.close();
  const { path } = notification.data as NoticeData;
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  try {
    const moved = await page?.navigate(path);
    if (moved) return void (await moved.focus());
  } catch {
    // A page that this worker does not control can't be sent elsewhere.
  }
  await self.clients.openWindow(path);
};
