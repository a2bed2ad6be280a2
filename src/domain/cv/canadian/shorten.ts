/**
 * What could be left out when a CV is longer than two pages, least loss first. Nothing is cut without the person:
 * each proposal is a patch to accept, and `inversePatch` undoes it exactly.
 * Sources: last 10–15 years in full, older in one line (resumemate.io; OQLF, Vitrine linguistique, 22593);
 * 3–5 bullets in older roles; summary of 3–5 sentences and 8–12 skills (the product's own advice);
 * references omitted in English (fraserworks.ca); interests dropped by default.
 */
import { inOrder } from '../../sync/order-key.ts';
import { dateParts, isPresent } from '../dates/cv-date.ts';
import type { CvDate } from '../content.ts';
import type { CvPatch } from '../record/cv-patch.ts';
import type { CvRecord } from '../record/cv-record.ts';
import {
  longLists,
  longSummary,
  repeatedSkills,
  smallSections,
  tooManySkills,
} from './shorten-parts.ts';

export const SHORTENING_KINDS = [
  'oldRole',
  'olderBullets',
  'repeatedSkill',
  'longSummary',
  'interests',
  'references',
  'educationDetails',
  'recentBullets',
  'longList',
  'manySkills',
] as const;
export type ShorteningKind = (typeof SHORTENING_KINDS)[number];

export interface Shortening {
  /** Stable while its text doesn't change: `oldRole:experience.<id>`. */
  id: string;
  kind: ShorteningKind;
  /** The field or entry of the record it is about. */
  path: string;
  /** The texts as they are, and as they would be; an empty `after` means the whole goes. */
  before: string[];
  after: string[];
  patch: CvPatch;
  /** Printed lines saved, as an estimate at 95 characters a line. */
  savedLines: number;
}

/** Roles that ended this many years ago keep one line, or a few bullets. */
const ONE_LINE_AFTER = 15;
const FEW_BULLETS_AFTER = 10;
const BULLETS_KEPT = { older: 3, recent: 5 } as const;
/** The most recent roles are never proposed for one line, whatever their age. */
const ROLES_KEPT_WHOLE = 2;

/** Ranked: by kind in the order of `SHORTENING_KINDS`, then oldest role first. `today` is `YYYY-MM`. */
export function proposeShortenings(record: CvRecord, today: CvDate): Shortening[] {
  const proposals = [
    ...roleShortenings(record, today),
    ...repeatedSkills(record),
    ...longSummary(record),
    ...smallSections(record),
    ...longLists(record),
    ...tooManySkills(record),
  ];
  return proposals.sort(
    (a, b) => SHORTENING_KINDS.indexOf(a.kind) - SHORTENING_KINDS.indexOf(b.kind),
  );
}

function roleShortenings(record: CvRecord, today: CvDate): Shortening[] {
  const roles = inOrder(record.experience)
    .map(([id, role]) => ({ id, role, years: yearsSince(role.endDate || role.startDate, today) }))
    .sort((a, b) => b.years - a.years);
  return roles.flatMap(({ id, role, years }, index) => {
    const path = `experience.${id}.achievements`;
    const isAmongRecent = index >= roles.length - ROLES_KEPT_WHOLE;
    const bullets = role.achievements;
    if (years > ONE_LINE_AFTER && !isAmongRecent && bullets.length > 0) {
      return [shortening('oldRole', path, bullets, [])];
    }
    const isOlder = years > FEW_BULLETS_AFTER;
    const kept = isOlder ? BULLETS_KEPT.older : BULLETS_KEPT.recent;
    if (bullets.length <= kept) return [];
    return [
      shortening(isOlder ? 'olderBullets' : 'recentBullets', path, bullets, bullets.slice(0, kept)),
    ];
  });
}

/** A list of texts made shorter. */
export function shortening(
  kind: ShorteningKind,
  path: string,
  before: string[],
  after: string[],
): Shortening {
  const savedLines = lineCount(before) - lineCount(after);
  return { id: `${kind}:${path}`, kind, path, before, after, patch: { [path]: after }, savedLines };
}

export const lineCount = (texts: readonly string[]): number =>
  texts.reduce((total, text) => total + Math.max(1, Math.ceil(text.length / 95)), 0);

/** 0 for a role that goes on, or whose dates aren't known. */
function yearsSince(date: CvDate, today: CvDate): number {
  const then = dateParts(date);
  const now = dateParts(today);
  if (isPresent(date) || !then || !now) return 0;
  return now.year - then.year + (now.month - (then.month || 12)) / 12;
}
