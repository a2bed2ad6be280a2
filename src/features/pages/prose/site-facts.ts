import { dollars } from '#/domain/content/figures.ts';
import type { Site } from '#/domain/content/site/site.ts';
import type { SiteTexts } from '#/domain/content/site/site-texts.ts';
import type { Locale } from '#/i18n/locale.ts';
import { textsOf } from '#/parts/use-site.ts';
import { lawWords, type LawWords } from './law-words.ts';

/** What the texts of the public pages say and is decided elsewhere: by an operator, or as a law of the product. */
export interface SiteFacts extends SiteTexts {
  /** What the free plan costs: `0 $`, `$0`. */
  free: string;
  law: LawWords;
  open: Site['settings']['open'];
  payments: boolean;
}

export const siteFacts = (site: Site, locale: Locale, law = lawWords(locale)): SiteFacts => ({
  ...textsOf(site, locale),
  free: dollars(0, locale),
  law,
  open: site.settings.open,
  payments: site.settings.payments,
});
