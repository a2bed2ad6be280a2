/** The settings of the site as a form holds them, and back: every choice has a value, and every number is a text. */
import { choicesOf, figuresFrom, type FigureChoices } from './figure-choices.ts';
import { DEFAULT_SITE, type Opening } from './site.ts';
import type { SiteEdit, SiteTextField } from './site-edit.ts';

export interface SiteForm {
  texts: Record<SiteTextField, string>;
  /** '' for the price that ships. */
  price: string;
  figures: FigureChoices;
  usage: { kind: 'shipped' | 'own' | 'hidden'; around: string; spread: string };
  open: Record<Opening, boolean>;
}

const { open: OPEN, usageEstimate: USAGE } = DEFAULT_SITE.settings;
export const OPENINGS = Object.keys(OPEN) as Opening[];

export const siteFormOf = (site: SiteEdit): SiteForm => {
  const { premiumPrice, professionalsHelped, statistics, usageEstimate, open, ...texts } = site;
  const usage = (usageEstimate || USAGE) as { around: number; spread: number };
  return {
    texts,
    price: premiumPrice > 0 ? String(premiumPrice) : '',
    figures: choicesOf({ professionalsHelped, statistics }),
    usage: {
      kind: usageEstimate === null ? 'shipped' : usageEstimate === false ? 'hidden' : 'own',
      around: String(usage.around),
      spread: String(usage.spread),
    },
    open: { ...OPEN, ...(open as Partial<typeof OPEN> | null) },
  };
};

/** What is no number becomes one that the server refuses. */
export const siteEditFrom = ({ texts, price, figures, usage, open }: SiteForm): SiteEdit => {
  const changed = OPENINGS.filter((name) => open[name] !== OPEN[name]);
  return {
    ...texts,
    premiumPrice: price.trim() === '' ? 0 : numberIn(price),
    ...figuresFrom(figures),
    usageEstimate: {
      shipped: null,
      hidden: false,
      own: { around: numberIn(usage.around), spread: numberIn(usage.spread) },
    }[usage.kind],
    open: changed.length > 0 ? Object.fromEntries(changed.map((name) => [name, open[name]])) : null,
  };
};

/** As people write it in either language; -1 for what is none. */
export const numberIn = (text: string): number => {
  const plain = text.replace(/[\s\u00A0\u202F]/g, '').replace(',', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : -1;
};
