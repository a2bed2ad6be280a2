/**
 * How many records of one kind a plan gives. The server refuses those beyond; a device asks the same before a
 * person begins. What was made under a larger plan stays and can be edited.
 */
import type { JsonObject } from '../sync/merge.ts';
import { limitsOf, type Limits } from './plan-limits.ts';
import type { Role } from './roles.ts';

interface QuotaRule {
  collection: string;
  /** Records with this value in this field count, in the bin too. */
  field: string;
  value: string;
  most: (limits: Limits) => number | null;
}

const RULES: readonly QuotaRule[] = [
  {
    collection: 'interview_sessions',
    field: 'kind',
    value: 'simulation',
    most: ({ simulations }) => simulations,
  },
  {
    collection: 'interview_sessions',
    field: 'kind',
    value: 'custom',
    most: ({ customInterviews }) => (customInterviews ? null : 0),
  },
];

export interface Quota extends Omit<QuotaRule, 'most'> {
  most: number;
}

/** Whether any plan limits one of these collections so. */
export const haveQuotas = (collections: readonly string[]): boolean =>
  RULES.some(({ collection }) => collections.includes(collection));

/** Those that limit this role in these collections. */
export const quotasOf = (role: Role, collections: readonly string[]): Quota[] =>
  RULES.filter(({ collection }) => collections.includes(collection)).flatMap(
    ({ most: mostOf, ...rule }) => {
      const most = mostOf(limitsOf(role));
      return most === null ? [] : { ...rule, most };
    },
  );

/** A quota and how many records there are that count. */
export interface CountedQuota extends Quota {
  taken: number;
}

type Body = Readonly<JsonObject>;

/** By how many a record that becomes `after` changes the count: 1, 0 or -1. */
export const quotaChange = (
  { field, value }: Pick<Quota, 'field' | 'value'>,
  before: Body | undefined,
  after: Body,
): number => Number(after[field] === value) - Number(before?.[field] === value);

/**
 * Why a record may not become so: `limit`, there are as many as the plan gives; `role`, only a higher one gives any. A record that
 * counted before is never refused.
 */
export const quotaRefusal = (
  quota: CountedQuota,
  before: Body | undefined,
  after: Body,
): 'limit' | 'role' | undefined => {
  const isRefused = quotaChange(quota, before, after) > 0 && quota.taken >= quota.most;
  if (!isRefused) return undefined;
  return quota.most === 0 ? 'role' : 'limit';
};
