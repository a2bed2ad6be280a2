/** Whether software can cut the jobs apart: a title, an employer and two dates each, the newest first. */
import { fold } from '../../../text/fold.ts';
import type { CvDate, Experience } from '../../content.ts';
import {
  compareDates,
  dateParts,
  isDateInverted,
  isPresent,
  isYearAlone,
} from '../../dates/cv-date.ts';
import {
  isFilled,
  rule,
  shareOf,
  type AtsRule,
  type AtsRuleId,
  type Finding,
  type Judgement,
} from '../rule.ts';
import type { At, RatedCv } from '../rated-cv.ts';

type Role = Experience & At;

/** A rule about the jobs: nothing to judge for a student without one, nothing earned by others without one. */
const roleRule = (
  id: AtsRuleId,
  of: number,
  judge: (roles: readonly Role[], cv: RatedCv) => Judgement | null,
): AtsRule =>
  rule(id, of, (cv) => {
    if (cv.experience.length > 0) return judge(cv.experience, cv);
    return isBeginner(cv) ? null : { share: 0, lacking: [{ path: 'experience', text: '' }] };
  });

export const experienceRules: readonly AtsRule[] = [
  roleRule('experience.titles', 4, (roles) => filled(roles, 'jobTitle')),
  roleRule('experience.companies', 3, (roles) => filled(roles, 'company')),
  roleRule('experience.dates', 4, (roles) =>
    shareOf(
      roles,
      ({ startDate, endDate }) => (worthOf(startDate) + worthOf(endDate)) / 2,
      ({ path, startDate, endDate }) =>
        worthOf(startDate) < 1
          ? { path: `${path}.startDate`, text: startDate }
          : { path: `${path}.endDate`, text: endDate },
    ),
  ),
  roleRule('experience.order', 2, (roles) => {
    const late = roles.filter((role, at) => {
      const before = roles[at - 1];
      return before !== undefined && isNewer(role, before);
    });
    const finding = ({ path, jobTitle }: Role): Finding => ({ path, text: jobTitle });
    return { share: late.length === 0 ? 1 : 0, lacking: late.map(finding) };
  }),
  roleRule('experience.periods', 2, (roles, { today }) => {
    const wrong = roles.filter(
      (role, at) => isImpossible(role, today) || isOverlapping(role, roles.slice(0, at)),
    );
    const finding = ({ path, jobTitle }: Role): Finding => ({
      path: `${path}.startDate`,
      text: jobTitle,
    });
    return { share: wrong.length === 0 ? 1 : 0, lacking: wrong.map(finding) };
  }),
];

/** Still studying, or not long out of school. */
const isBeginner = ({ education, today }: RatedCv): boolean =>
  education.some(({ graduationDate }) => {
    if (isPresent(graduationDate)) return true;
    const year = dateParts(graduationDate)?.year;
    return year !== undefined && Number(today.slice(0, 4)) - year <= YEARS_A_BEGINNER;
  });
const YEARS_A_BEGINNER = 2;

const filled = (roles: readonly Role[], field: 'jobTitle' | 'company'): Judgement | null =>
  shareOf(
    roles,
    (role) => (isFilled(role[field]) ? 1 : 0),
    (role) => ({ path: `${role.path}.${field}`, text: role[field] }),
  );

/** A month and a year; a year alone is half of it. */
const worthOf = (date: CvDate): number =>
  isPresent(date) ? 1 : isYearAlone(date) ? 0.5 : dateParts(date) ? 1 : 0;

const isDated = ({ startDate, endDate }: Role): boolean =>
  worthOf(startDate) > 0 && worthOf(endDate) > 0;

/** By its end, then by its start; a year alone is not told from its months. */
const isNewer = (role: Role, before: Role): boolean => {
  if (!isDated(role) || !isDated(before)) return false;
  const byEnd = compared(role.endDate, before.endDate);
  return byEnd > 0 || (byEnd === 0 && compared(role.startDate, before.startDate) > 0);
};

const compared = (a: CvDate, b: CvDate): number => {
  const [first, second] = [dateParts(a), dateParts(b)];
  const isVague = first?.month === 0 || second?.month === 0;
  return isVague && first?.year === second?.year ? 0 : compareDates(a, b);
};

const isImpossible = ({ startDate, endDate }: Role, today: CvDate): boolean =>
  isDateInverted(startDate, endDate) ||
  (dateParts(startDate) !== undefined && compareDates(startDate, today) > 0);

/** Two jobs at once for long, neither of which says that it was one of two. */
const isOverlapping = (role: Role, others: readonly Role[]): boolean =>
  isDated(role) &&
  !isSideJob(role) &&
  others.some(
    (other) =>
      isDated(other) &&
      !isSideJob(other) &&
      fold(other.company) !== fold(role.company) &&
      monthsShared(role, other) > MONTHS_AT_ONCE,
  );
const MONTHS_AT_ONCE = 6;

const isSideJob = ({ jobTitle, company }: Role): boolean =>
  /partiel|part[- ]time|benevol|volunt|pigiste|freelan|autonome|self-employed|consultant|contrat|contract|stag|intern|saisonn|season|conseil d'administration|board|charge(?:e)? de cours|lecturer|tuteur|tutor/.test(
    fold(`${jobTitle} ${company}`),
  );

const FOREVER = 10_000 * 12;
const monthOf = (date: CvDate): number | undefined => {
  if (isPresent(date)) return FOREVER;
  const parts = dateParts(date);
  return parts && parts.month > 0 ? parts.year * 12 + parts.month : undefined;
};

const monthsShared = (a: Role, b: Role): number => {
  const months = [a.startDate, b.startDate, a.endDate, b.endDate].map(monthOf);
  const [fromA, fromB, toA, toB] = months;
  if (fromA === undefined || fromB === undefined || toA === undefined || toB === undefined)
    return 0;
  return Math.min(toA, toB) - Math.max(fromA, fromB);
};
