import { DAY_MS } from '#/domain/duration.ts';
import { askToBeWoken } from '#/platform/notices/notifications.ts';
import { wakingTag } from './notify-due.ts';
import { watchDue } from './watch-due.ts';

/** From the moment they are switched on: at once, then as the day goes, and without a page where the browser can. */
export const startNotices = async (uid: string): Promise<void> => {
  await askToBeWoken(wakingTag(uid), DAY_MS / 2);
  await watchDue();
};
