import { readSite, type Site } from '#/domain/content/site/site.ts';
import { watchPublished } from '#/parts/published/published.ts';
import { setSite } from '#/parts/use-site.ts';
import type { Content } from '#/sync/content.ts';

const SITE: Content<Site> = { path: '/api/jalon/site', keep: 'for-good', parse: readSite };

/** Pages say what the operator says now, or said when this device last heard. */
export const followSite = (): void => {
  watchPublished(SITE, (state) => {
    if (state.kind === 'ready') setSite(state.value);
  });
};
