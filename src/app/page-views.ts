/** Notes each page that is opened, in this browser alone: this one, then those the router goes to. */
import { readMirror } from '#/data/session/account-mirror.ts';
import { noteTool } from '#/parts/last-tool.ts';
import { recordEvent } from '#/platform/analytics.ts';
import { router } from './router.ts';

export const notePageViews = (): void => {
  const note = (): void => {
    recordEvent('page_viewed', { userId: readMirror()?.uid ?? null });
    noteTool(router.latestLocation.pathname);
  };
  note();
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) note();
  });
};
