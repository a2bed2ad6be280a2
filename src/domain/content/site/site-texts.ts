/**
 * What pages print of a site. At build time each text is a place with its name, which the server fills at each
 * request; in the browser it is the text itself. Both write it with the functions here, so that a page that was
 * filled comes alive as it stands.
 */
import { escapeHtml } from '../escape-html.ts';
import { dollars, wholeNumber } from '../figures.ts';
import { DEFAULT_SITE, siteAsDrawn, STATISTICS, type Site, type StatisticId } from './site.ts';

type Language = 'fr' | 'en';

export type SiteTexts = Readonly<
  Record<
    | 'legalName'
    | 'address'
    | 'officer'
    | 'officerEmail'
    | 'supportEmail'
    | 'price'
    | 'professionalsHelped'
    | StatisticId,
    string
  >
>;

/** Where people write while the operator names no address. */
const SUPPORT_EMAIL = 'aide@jalon.example';

const TO_FILL: Record<Language, string> = {
  fr: 'À remplir par l’exploitant de ce site avant son ouverture au public',
  en: 'To be filled in by the operator of this site before it opens to the public',
};

/** What is empty says that it is still to be filled in. */
export const siteTexts = ({ operator, settings }: Site, language: Language): SiteTexts => {
  const { legalName, address, officerName, officerTitle, officerEmail } = operator;
  const supportEmail = operator.supportEmail || SUPPORT_EMAIL;
  const officer = [officerName, officerTitle].filter(Boolean).join(', ');
  const { statistics, professionalsHelped, premiumPrice } = settings;
  const figureOf = (id: StatisticId): string =>
    wholeNumber(statistics?.find((claim) => claim.id === id)?.value ?? 0, language);
  return {
    legalName: legalName || TO_FILL[language],
    address: address || TO_FILL[language],
    officer: officer || TO_FILL[language],
    officerEmail: officerEmail || supportEmail,
    supportEmail,
    price: dollars(premiumPrice, language),
    professionalsHelped: wholeNumber(professionalsHelped?.value ?? 0, language),
    immigrantsHelped: figureOf('immigrantsHelped'),
    jobOffers: figureOf('jobOffers'),
    timeToEmployment: figureOf('timeToEmployment'),
    salaryIncrease: figureOf('salaryIncrease'),
  };
};

// Characters of nobody, which no text holds and no escaping changes.
const PLACE = /\uE000(\w+)\uE001/g;

/** Each text's place, to draw a page with at build time. */
export const sitePlaces = (): SiteTexts =>
  Object.fromEntries(
    Object.keys(siteTexts(DEFAULT_SITE, 'fr')).map((name) => [name, `\uE000${name}\uE001`]),
  ) as SiteTexts;

/** The page with its places filled, and the names of what the operator took away on its root, for the styles. */
export const fillSite = (html: string, site: Site, language: Language): string => {
  const texts: Readonly<Record<string, string>> = siteTexts(siteAsDrawn(site), language);
  const filled = html.replace(PLACE, (_, name: string) => escapeHtml(texts[name] ?? ''));
  const off = takenAway(site).join(' ');
  return off ? filled.replace('<html ', () => `<html data-off="${off}" `) : filled;
};

const takenAway = ({ settings }: Site): string[] => {
  const { professionalsHelped, statistics } = settings;
  const shown = statistics ?? [];
  return [
    ...(professionalsHelped ? [] : ['professionalsHelped']),
    ...(shown.length > 0 ? [] : ['statistics']),
    ...STATISTICS.filter((id) => !shown.some((claim) => claim.id === id)),
  ];
};
