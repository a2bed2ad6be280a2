/** The line under the name: what somebody does, where, and with what. */
import { inSeededOrder } from '../../seeded-order.ts';
import { LINKEDIN_LIMITS } from '../limits.ts';
import { inSector, itemsIn, listed, unstopped, type Language } from './phrases.ts';
import { filled, fitting, type Writing, type Written } from './write.ts';

export const HEADLINE_FIELDS = ['role', 'sector', 'strengths', 'value'] as const;
export type HeadlineField = (typeof HEADLINE_FIELDS)[number];

export const writeHeadlines = ({
  language,
  answers,
  seed,
}: Writing<HeadlineField>): Written<HeadlineField> => {
  const given = filled(HEADLINE_FIELDS, answers);
  if (!given.ok) return given;
  const parts = partsOf(given.value, language);
  // Short ones stand in where the long ones do not fit.
  const texts = [...inSeededOrder(LONG, seed), ...inSeededOrder(SHORT, seed)].map((pattern) =>
    pattern(parts).replaceAll('\n', ' '),
  );
  return fitting(texts, LINKEDIN_LIMITS.headline.most);
};

interface Parts {
  role: string;
  sector: string;
  /** `en santé`. */
  within: string;
  strengths: string[];
  /** `a, b et c`. */
  all: string;
  value: string;
}

const partsOf = (given: Record<HeadlineField, string>, language: Language): Parts => {
  const strengths = itemsIn(given.strengths).slice(0, MOST_STRENGTHS);
  return {
    role: unstopped(given.role),
    sector: unstopped(given.sector),
    within: inSector(given.sector, language),
    strengths,
    all: listed(strengths, language),
    value: unstopped(given.value),
  };
};

const MOST_STRENGTHS = 4;

type Pattern = (parts: Parts) => string;

const LONG: readonly Pattern[] = [
  ({ role, all, value }) => `${role} | ${all} | ${value}`,
  ({ role, within, all }) => `${role} ${within} | ${all}`,
  ({ role, value, strengths }) => `${role} – ${value} | ${strengths.join(' · ')}`,
  ({ role, sector, value }) => `${role} | ${sector} | ${value}`,
  ({ value, role, strengths }) => `${value} | ${role} | ${strengths.slice(0, 2).join(' · ')}`,
  ({ role, sector, strengths }) => [role, sector, ...strengths].join(' · '),
];

const SHORT: readonly Pattern[] = [
  ({ role, all }) => `${role} | ${all}`,
  ({ role, value }) => `${role} | ${value}`,
  ({ role, within }) => `${role} ${within}`,
  ({ role, sector }) => `${role} | ${sector}`,
  ({ role, sector }) => `${sector} | ${role}`,
];
