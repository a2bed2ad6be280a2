import { dollars } from '#/domain/content/figures.ts';
import type { Site } from '#/domain/content/site.ts';
import type { SiteTexts } from '#/domain/content/site-texts.ts';
import type { Locale } from '#/i18n/locale.ts';
import { SITE } from '#/parts/site.ts';
import { textsOf } from '#/parts/use-site.ts';

/** What the texts of the public pages say and an operator may change. */
export interface SiteFacts extends SiteTexts {
  /** What the free plan costs: `0 $`, `$0`. */
  free: string;
  applicationLimit: number;
  open: Site['settings']['open'];
}

export const siteFacts = (site: Site, locale: Locale): SiteFacts => ({
  ...textsOf(site, locale),
  free: dollars(0, locale),
  applicationLimit: SITE.freeApplicationLimit,
  open: site.settings.open,
});
