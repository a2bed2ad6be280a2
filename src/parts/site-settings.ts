/**
 * What an operator decides about the public pages: figures that may be claimed, and what is open on
 * this instance. Each figure can be replaced by the instance's own count, or switched off with null.
 */

/** `estimate` is said beside the figure; `counted` is the instance's own number. */
interface Claim {
  value: number;
  basis: 'estimate' | 'counted';
}

export type StatisticId = 'immigrantsHelped' | 'jobOffers' | 'timeToEmployment' | 'salaryIncrease';

export interface StatisticClaim extends Claim {
  id: StatisticId;
  /** The direction of the figure itself: fewer days is `down`. */
  trend: 'up' | 'down';
}

export interface SiteSettings {
  professionalsHelped: Claim | null;
  /** In the order shown; an empty list takes the section away. */
  statistics: readonly StatisticClaim[];
  /** A number of people drawn around `around`, at most `spread` away; null shows nothing. */
  usageEstimate: { around: number; spread: number } | null;
  /** Canadian dollars per month, before taxes. */
  premiumPrice: number;
  /** What can be used today; the rest is announced as being prepared. */
  open: Readonly<Record<Opening, boolean>>;
}

export type Opening =
  | 'cvConverter'
  | 'linkedinBooster'
  | 'jobTracker'
  | 'training'
  | 'accounts'
  | 'premium';

const DEFAULTS: SiteSettings = {
  professionalsHelped: { value: 2500, basis: 'estimate' },
  statistics: [
    { id: 'immigrantsHelped', value: 3000, basis: 'estimate', trend: 'up' },
    { id: 'jobOffers', value: 1600, basis: 'estimate', trend: 'up' },
    { id: 'timeToEmployment', value: 45, basis: 'estimate', trend: 'down' },
    { id: 'salaryIncrease', value: 27, basis: 'estimate', trend: 'up' },
  ],
  usageEstimate: { around: 127, spread: 15 },
  premiumPrice: 9.99,
  open: {
    cvConverter: true,
    linkedinBooster: false,
    jobTracker: false,
    training: false,
    accounts: true,
    premium: false,
  },
};

export const siteSettings = (): SiteSettings => DEFAULTS;
