/** What waits for an administrator, wherever it lies. */
import {
  CODE_NOTICE_DAYS,
  isShortOfSeats,
  LEAST_FREE_MEGABYTES,
  type Attention,
  type AttentionCode,
} from '#/domain/access/administration/attention.ts';
import { PRIVACY_ANSWER_DAYS } from '#/domain/access/legal-promises.ts';
import { LIVE_STATUSES } from '#/domain/access/plans/subscription.ts';
import { addDays } from '#/domain/calendar/day.ts';
import { noticesDue } from '#/domain/incidents/incident.ts';
import { personRanking } from '../accounts/people.ts';
import { answering, ok } from '../answer.ts';
import { stateOf } from '../health.ts';
import { WAITING } from '../mail/outbox-rows.ts';
import { rowOf, rowsOf } from '../sql.ts';
import { dayIn } from '../time-zone.ts';
import { incidentsOf } from './incidents.ts';

/** `GET /api/jalon/admin/attention`: an `Attention`. */
export const reportAttention = answering((e) => {
  personRanking(e, 'admin');
  const { messages = 0, oldestPrivacy = 0 } =
    rowOf(
      e.app,
      `SELECT COUNT(*) AS messages,
         COALESCE(MIN(CASE WHEN topic = 'privacy' THEN receivedAt END), 0) AS oldestPrivacy
       FROM contact_messages WHERE state != 'answered'`,
      {},
      { messages: 0, oldestPrivacy: 0 },
    ) ?? {};
  const { freeMegabytes } = stateOf(e.app, Date.now());
  const isFull = freeMegabytes !== null && freeMegabytes < LEAST_FREE_MEGABYTES;
  return ok({
    messages,
    privacyAnswerBy: oldestPrivacy ? addDays(dayIn('', oldestPrivacy), PRIVACY_ANSWER_DAYS) : '',
    failedMails: failedMails(e.app),
    incidents: incidentsOf(e.app).filter((incident) => noticesDue(incident).length > 0).length,
    codes: codesToSee(e.app),
    freeMegabytes: isFull ? freeMegabytes : null,
  } satisfies Attention);
});

const failedMails = (app: core.App): number =>
  rowOf(
    app,
    `SELECT COUNT(*) AS count FROM outbox WHERE state = 'failed' AND ${WAITING.mail}`,
    {},
    { count: 0 },
  )?.count ?? 0;

/** Codes that are over are left alone: somebody has decided. */
const codesToSee = (app: core.App): AttentionCode[] => {
  const today = dayIn('');
  return rowsOf(
    app,
    `SELECT code.id AS id, code.name AS name, code.seats AS seats, code.expiresOn AS lastDay,
       (SELECT COUNT(*) FROM subscriptions AS member WHERE member.groupCode = code.id
          AND member.source = 'group' AND member.status IN (SELECT value FROM json_each({:live}))) AS taken
     FROM group_codes AS code ORDER BY code.name LIMIT 500`,
    { live: JSON.stringify(LIVE_STATUSES) },
    { id: '', name: '', seats: 0, lastDay: '', taken: 0 },
  ).flatMap(({ id, name, seats, lastDay, taken }) => {
    if (lastDay < today) return [];
    const endsOn = lastDay <= addDays(today, CODE_NOTICE_DAYS) ? lastDay : '';
    const isShort = isShortOfSeats(taken, seats);
    return endsOn === '' && !isShort ? [] : [{ id, name, endsOn, isShort }];
  });
};
