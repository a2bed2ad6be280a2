import { PREMIUM_PRICE } from '../../access/plans/premium-price.ts';

/**
 * What an operator decides about an instance: who answers for it, which figures may be claimed, what is open.
 * Each figure can be replaced by the instance's own count, or taken away with null. Edited in the dashboard
 * (`site_settings`); a field left empty keeps what is told here.
 */
export interface Site {
  operator: Operator;
  settings: SiteSettings;
}

/** '' where nothing was filled in: no name is ever made up. */
interface Operator {
  legalName: string;
  /** Postal, on one line. */
  address: string;
  /** In charge of the protection of personal information (Act respecting the protection of personal information in the private sector, Québec, s. 3.1). */
  officerName: string;
  officerTitle: string;
  officerEmail: string;
  supportEmail: string;
}

interface SiteSettings {
  professionalsHelped: Claim | null;
  /** In the order shown; an empty list or null takes the section away. */
  statistics: readonly StatisticClaim[] | null;
  /** A number of people drawn around `around`, at most `spread` away; null shows nothing. */
  usageEstimate: { around: number; spread: number } | null;
  /** Canadian dollars per month, before taxes. */
  premiumPrice: number;
  /** Whether this server can take payments, which its keys decide and not its operator's words. */
  payments: boolean;
  /** What can be used today; the rest is announced as being prepared. */
  open: Readonly<Record<Opening, boolean>>;
}

/** `estimate` is said beside the figure; `counted` is the instance's own number. */
interface Claim {
  value: number;
  basis: 'estimate' | 'counted';
}

export const STATISTICS = [
  'immigrantsHelped',
  'jobOffers',
  'timeToEmployment',
  'salaryIncrease',
] as const;
export type StatisticId = (typeof STATISTICS)[number];

export interface StatisticClaim extends Claim {
  id: StatisticId;
  /** The direction of the figure itself: fewer days is `down`. */
  trend: 'up' | 'down';
}

export type Opening = keyof typeof OPEN;

const OPEN = {
  cvConverter: true,
  linkedinBooster: true,
  jobTracker: true,
  training: true,
  accounts: true,
  premium: true,
};

export const DEFAULT_SITE: Site = {
  operator: {
    legalName: '',
    address: '',
    officerName: '',
    officerTitle: '',
    officerEmail: '',
    supportEmail: '',
  },
  settings: {
    professionalsHelped: { value: 2500, basis: 'estimate' },
    statistics: [
      { id: 'immigrantsHelped', value: 3000, basis: 'estimate', trend: 'up' },
      { id: 'jobOffers', value: 1600, basis: 'estimate', trend: 'up' },
      { id: 'timeToEmployment', value: 45, basis: 'estimate', trend: 'down' },
      { id: 'salaryIncrease', value: 27, basis: 'estimate', trend: 'up' },
    ],
    usageEstimate: { around: 127, spread: 15 },
    premiumPrice: PREMIUM_PRICE,
    payments: false,
    open: OPEN,
  },
};

/** The printed figures that nobody has counted, by the fields of `site_settings` that replace them or take them away. */
export const unprovenFigures = ({ settings }: Site): string[] => {
  const { professionalsHelped, statistics, usageEstimate } = settings;
  const guessed = (statistics ?? []).filter(({ basis }) => basis === 'estimate');
  return [
    ...(professionalsHelped?.basis === 'estimate' ? ['professionalsHelped'] : []),
    ...guessed.map(({ id }) => `statistics: ${id}`),
    ...(usageEstimate ? ['usageEstimate'] : []),
  ];
};

/** The site from `GET /api/jalon/site`, whose values were checked when they were written; undefined for anything else. */
export const readSite = (body: unknown): Site | undefined => {
  const { operator, settings } = (body ?? {}) as { operator?: object; settings?: object };
  if (!operator || !settings) return undefined;
  const told: Partial<SiteSettings> = settings;
  return {
    operator: { ...DEFAULT_SITE.operator, ...operator },
    settings: { ...DEFAULT_SITE.settings, ...told, open: { ...OPEN, ...told.open } },
  };
};

/**
 * The site as pages are drawn at build time and filled when served: the operator's words and figures, in what
 * is there by default. What else differs is changed once the page is alive.
 */
export const siteAsDrawn = ({ operator, settings }: Site): Site => {
  const { premiumPrice, professionalsHelped, statistics } = settings;
  const drawn = DEFAULT_SITE.settings;
  return {
    operator,
    settings: {
      ...drawn,
      premiumPrice,
      professionalsHelped: withValue(drawn.professionalsHelped, professionalsHelped),
      statistics: (drawn.statistics ?? []).map((claim) => ({
        ...claim,
        value: statistics?.find(({ id }) => id === claim.id)?.value ?? claim.value,
      })),
    },
  };
};

const withValue = (claim: Claim | null, other: Claim | null): Claim | null =>
  claim && { ...claim, value: other?.value ?? claim.value };
