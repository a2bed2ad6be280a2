/**
 * How many records of one kind a plan gives, in all or in a week. The server refuses those beyond; a device asks the
 * same before a person begins. What was made under a larger plan stays and can be edited.
 */
import { PURPOSES } from '../../linkedin/linkedin-text.ts';
import type { JsonObject } from '../../sync/merge.ts';
import { limitsOf, type Limits } from './plan-limits.ts';
import { FIRST_WEEK_MS, weekOf, WEEK_MS } from './quota-weeks.ts';
import type { Role } from '../roles.ts';

interface QuotaRule {
  collection: string;
  /** Records with this value in this field count, in the bin too. */
  field: string;
  value: string;
  /** Counted by the week in which a device says that the record was made. */
  isWeekly?: true;
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
  {
    collection: 'linkedin_texts',
    field: 'kind',
    value: 'summary',
    most: ({ wholeLinkedin }) => (wholeLinkedin ? null : 0),
  },
  {
    collection: 'linkedin_texts',
    field: 'kind',
    value: 'post',
    isWeekly: true,
    most: ({ weeklyPosts }) => weeklyPosts,
  },
  ...PURPOSES.map((purpose): QuotaRule => ({
    collection: 'linkedin_texts',
    field: 'manner',
    value: purpose,
    isWeekly: true,
    most: ({ weeklyMessages }) => weeklyMessages,
  })),
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

/** A quota and how many records there are that count, by what they are counted in (`countedIn`). */
export interface CountedQuota extends Quota {
  taken: ReadonlyMap<number, number>;
}

type Body = Readonly<JsonObject>;
type Counting = Pick<Quota, 'field' | 'value' | 'isWeekly'>;

/** The week a record counts in, 0 where all count together; undefined for one that does not count. */
export const countedIn = (
  { field, value, isWeekly }: Counting,
  body: Body | undefined,
): number | undefined => {
  if (body?.[field] !== value) return undefined;
  return isWeekly ? weekOf(Number(body['createdAt']) || 0) : 0;
};

/** The same of a row in SQL, for those that count. */
export const countedInSql = ({ isWeekly }: Pick<Quota, 'isWeekly'>): string =>
  isWeekly ? `CAST((createdAt - ${FIRST_WEEK_MS}) / ${WEEK_MS}.0 AS INTEGER)` : '0';

/** What is taken once a record becomes `after`. */
export const takenAfter = (
  quota: CountedQuota,
  before: Body | undefined,
  after: Body,
): CountedQuota['taken'] => {
  const [from, to] = [countedIn(quota, before), countedIn(quota, after)];
  if (from === to) return quota.taken;
  const taken = new Map(quota.taken);
  if (from !== undefined) taken.set(from, (taken.get(from) ?? 0) - 1);
  if (to !== undefined) taken.set(to, (taken.get(to) ?? 0) + 1);
  return taken;
};

/**
 * Why a record may not become so: `limit`, there are as many as the plan gives; `role`, only a higher one gives any. A record that
 * counted before is never refused.
 */
export const quotaRefusal = (
  quota: CountedQuota,
  before: Body | undefined,
  after: Body,
): 'limit' | 'role' | undefined => {
  const place = countedIn(quota, after);
  if (place === undefined || place === countedIn(quota, before)) return undefined;
  if ((quota.taken.get(place) ?? 0) < quota.most) return undefined;
  return quota.most === 0 ? 'role' : 'limit';
};
