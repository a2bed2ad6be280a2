/** What there is of people, CVs and training, counted here: nobody's records leave the server for it. */
import { knownOr } from '#/domain/access/administration/user-list.ts';
import {
  countByPeriod,
  periodStarts,
  STATISTIC_PERIODS,
} from '#/domain/access/administration/statistic-periods.ts';
import { ACTIVE, LIVE_STATUSES, PAST_DUE, TRIALING } from '#/domain/access/plans/subscription.ts';
import { dayFromNumber, dayNumber } from '#/domain/calendar/day.ts';
import { DAY_MS } from '#/domain/duration.ts';
import { personRanking } from '../accounts/people.ts';
import { answering, ok } from '../answer.ts';
import { rowOf, rowsOf } from '../sql.ts';
import { dayIn, offsetIn } from '../time-zone.ts';

/** `GET /api/jalon/admin/statistics?period=week`: what there is, and what came in each of the last weeks or months. */
export const statistics = answering((e) => {
  personRanking(e, 'admin');
  const period = knownOr(STATISTIC_PERIODS, e.request?.url?.query().get('period'));
  const now = Date.now();
  const today = dayIn('', now);
  const offset = offsetIn('', now);
  const startOf = (day: string): number => (dayNumber(day) ?? 0) * DAY_MS - offset;
  const starts = periodStarts(period, today);
  const [users = [], premium = [], resumes = [], sessions = []] = Object.values(MADE).map((made) =>
    countByPeriod(starts, daysOf(e.app, made, { offset, from: startOf(starts[0] ?? today) })),
  );
  return ok({
    ...totals(e.app, now, startOf(`${today.slice(0, 8)}01`)),
    periods: starts.map((from, at) => ({
      from,
      users: users[at],
      premium: premium[at],
      resumes: resumes[at],
      sessions: sessions[at],
    })),
  });
});

const totals = (app: core.App, now: number, month: number): object => {
  const counts = rowOf(
    app,
    `SELECT
       (SELECT COUNT(*) FROM users) AS totalUsers,
       (SELECT COUNT(*) FROM users WHERE role = 'premium' OR (role IN ('', 'user') AND id IN (
         SELECT user FROM subscriptions WHERE periodEnd > {:now}
           AND status IN (SELECT value FROM json_each({:live}))))) AS premiumUsers,
       (SELECT COUNT(*) FROM users WHERE role IN ('admin', 'super_admin')) AS administrators,
       (SELECT COUNT(*) FROM users WHERE ${CREATED} >= {:month}) AS newUsersThisMonth,
       (SELECT COUNT(*) FROM cvs) AS resumesCreated,
       (SELECT COUNT(*) FROM interview_sessions WHERE finishedAt > 0) AS completedTrainingSessions`,
    { now, live: JSON.stringify(LIVE_STATUSES), month },
    {
      totalUsers: 0,
      premiumUsers: 0,
      administrators: 0,
      newUsersThisMonth: 0,
      resumesCreated: 0,
      completedTrainingSessions: 0,
    },
  );
  return JSON.parse(toString(counts)) as object;
};

/** Milliseconds, as our own fields are; PocketBase writes dates. */
const CREATED = "CAST(unixepoch(created, 'subsec') * 1000 AS INTEGER)";

/** Whatever gave it: a role, or a plan that was not there or was over. */
const BEGAN_PREMIUM = `(SELECT at FROM audit_log WHERE
  (action IN ('role_set', 'user_added') AND after = 'premium')
  OR (action LIKE 'plan_%' AND (after LIKE '${ACTIVE} %' OR after LIKE '${TRIALING} %')
    AND NOT ((before LIKE '${ACTIVE} %' OR before LIKE '${TRIALING} %' OR before LIKE '${PAST_DUE} %')
      AND SUBSTR(before, -10) >= DATE(at / 1000, 'unixepoch'))))`;

const MADE = {
  users: { table: 'users', at: CREATED },
  premium: { table: BEGAN_PREMIUM, at: 'at' },
  resumes: { table: 'cvs', at: 'createdAt' },
  sessions: { table: 'interview_sessions', at: 'finishedAt' },
};

/** By the clock of the operator's zone as it is now: an hour of last season may count in the day beside. */
const daysOf = (
  app: core.App,
  { table, at }: (typeof MADE)[keyof typeof MADE],
  { offset, from }: { offset: number; from: number },
): { day: string; count: number }[] =>
  rowsOf(
    app,
    `SELECT CAST((${at} + {:offset}) / {:dayMs} AS INTEGER) AS day, COUNT(*) AS count
     FROM ${table} WHERE ${at} >= {:from} GROUP BY 1`,
    { offset, from, dayMs: DAY_MS },
    { day: 0, count: 0 },
  ).map(({ day, count }) => ({ day: dayFromNumber(day), count }));
