import { DEFAULT_SITE, STATISTICS } from './site.ts';

/**
 * What an operator may put in place of the figures and claims the application ships with. Each field is
 * empty (nothing changes), `false` (the figure is taken away), or a value of the shape told here.
 */
export const SITE_JSON_FIELDS = [
  'professionalsHelped',
  'statistics',
  'usageEstimate',
  'open',
] as const;
export type SiteJsonField = (typeof SITE_JSON_FIELDS)[number];

/** What is wrong with a field's value, for the operator in the dashboard; undefined when nothing is. */
export const settingsMistake = (field: SiteJsonField, value: unknown): string | undefined =>
  value === null || isRight[field](value) ? undefined : SITE_JSON_SHAPES[field];

const isRight: Readonly<Record<SiteJsonField, (value: unknown) => boolean>> = {
  professionalsHelped: (value) => value === false || isClaim(value),
  statistics: (value) => value === false || (Array.isArray(value) && value.every(isStatistic)),
  usageEstimate: (value) =>
    value === false || (isObject(value) && isCount(value['around']) && isCount(value['spread'])),
  open: (value) =>
    isObject(value) &&
    Object.entries(value).every(
      ([name, isOpen]) => OPENINGS.includes(name) && typeof isOpen === 'boolean',
    ),
};

/** What each takes, in words. */
export const SITE_JSON_SHAPES: Readonly<Record<SiteJsonField, string>> = {
  professionalsHelped: 'false, or {"value": 2500, "basis": "estimate" or "counted"}',
  statistics:
    'false, or a list of {"id": "immigrantsHelped", "value": 3000, "basis": "counted", "trend": "up"}',
  usageEstimate: 'false, or {"around": 127, "spread": 15}',
  open: 'such as {"jobTracker": true}; the names are cvConverter, linkedinBooster, jobTracker, training, accounts, premium',
};

const OPENINGS: readonly string[] = Object.keys(DEFAULT_SITE.settings.open);
const FIGURES: readonly unknown[] = STATISTICS;

const isStatistic = (value: unknown): boolean =>
  isObject(value) &&
  isClaim(value) &&
  FIGURES.includes(value['id']) &&
  (value['trend'] === 'up' || value['trend'] === 'down');

const isClaim = (value: unknown): boolean =>
  isObject(value) &&
  isCount(value['value']) &&
  (value['basis'] === 'estimate' || value['basis'] === 'counted');

const isCount = (value: unknown): boolean => typeof value === 'number' && value >= 0;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
