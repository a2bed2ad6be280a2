import { LANGUAGE_TAGS, type Locale } from '#/i18n/locale.ts';
import { SITE } from '#/parts/site.ts';
import { siteSettings, type SiteSettings } from '#/parts/site-settings.ts';
import { OPERATOR } from '../operator.ts';

/** What the texts of the public pages say and an operator may change. */
export interface SiteFacts {
  /** Premium, per month, written in the text's language: `9,99 $`, `$9.99`. */
  price: string;
  /** The free plan: `0 $`, `$0`. */
  free: string;
  applicationLimit: number;
  supportEmail: string;
  open: SiteSettings['open'];
  operator: typeof OPERATOR;
}

export const siteFacts = (locale: Locale): SiteFacts => {
  const { premiumPrice, open } = siteSettings();
  return {
    price: dollars(premiumPrice, locale),
    free: dollars(0, locale),
    applicationLimit: SITE.freeApplicationLimit,
    supportEmail: SITE.supportEmail,
    open,
    operator: OPERATOR,
  };
};

const dollars = (amount: number, locale: Locale): string =>
  new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
    style: 'currency',
    currency: 'CAD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
