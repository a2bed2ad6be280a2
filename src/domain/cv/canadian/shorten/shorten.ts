/**
 * What could be left out when a CV is longer than two pages, least loss first. Nothing is cut without the person:
 * each proposal is a patch to accept, and `inversePatch` undoes it exactly.
 * Sources: last 10–15 years in full, older in one line (resumemate.io; OQLF, Vitrine linguistique, 22593);
 * 3–5 bullets in older roles; summary of 3–5 sentences and 8–12 skills (the product's own advice);
 * references omitted in English (fraserworks.ca); interests dropped by default.
 */
import { inOrder } from '#/domain/sync/values/order-key.ts';
import { dateParts, isPresent } from '#/domain/cv/dates/cv-date.ts';
import type { CvDate } from '#/domain/cv/content.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import {
  longLists,
  longSummary,
  repeatedSkills,
  smallSections,
  tooManySkills,
} from './shorten-parts.ts';
import { shortening, SHORTENING_KINDS, type Shortening } from './shortening.ts';

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
  return proposals.toSorted(
    (a, b) => SHORTENING_KINDS.indexOf(a.kind) - SHORTENING_KINDS.indexOf(b.kind),
  );
}

function roleShortenings(record: CvRecord, today: CvDate): Shortening[] {
  const roles = inOrder(record.experience)
    .map(([id, role]) => ({ id, role, years: yearsSince(role.endDate || role.startDate, today) }))
    .toSorted((a, b) => b.years - a.years);
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

/** 0 for a role that goes on, or whose dates aren't known. */
function yearsSince(date: CvDate, today: CvDate): number {
  const then = dateParts(date);
  const now = dateParts(today);
  if (isPresent(date) || !then || !now) return 0;
  return now.year - then.year + (now.month - (then.month || 12)) / 12;
}
