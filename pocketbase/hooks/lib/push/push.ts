/** Waking a person's devices. A push carries no words: each device writes them from what it has itself. */
import {
  PUSH_SUBSCRIPTIONS_MAX,
  pushOriginOf,
  pushServiceName,
} from '#/domain/access/push/push-services.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#/domain/duration.ts';
import { answering, bodyOf, ok, refused } from '../answer.ts';
import { personOf } from '../accounts/people.ts';
import { dayIn, hourIn, isTimeZone } from '../time-zone.ts';
import { report } from '../report.ts';
import { newId, rowOf, rowsOf, run } from '../sql.ts';
import { pushKey, vapidHeader } from './vapid.ts';

/** `GET /api/jalon/push/key` → `{key}`, what a browser subscribes with. */
export const showPushKey = answering((e) => {
  personOf(e);
  return ok({ key: pushKey(e.app) });
});

/** `POST /api/jalon/push/subscribe`: `{endpoint, timeZone}`; the same again brings it up to date. */
export const subscribePush = answering((e) => {
  const person = personOf(e);
  const { endpoint, timeZone } = bodyOf(e);
  if (typeof endpoint !== 'string' || !pushOriginOf(endpoint, allowed()))
    return refused(400, 'unknown_push_service', 'endpoint');
  const zone = typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : '';
  const now = Date.now();
  run(
    e.app,
    `INSERT INTO push_subscriptions (id, user, endpoint, service, timeZone, seenAt, toldDay, dueAt, attempts)
     VALUES ({:id}, {:user}, {:endpoint}, {:service}, {:zone}, {:now}, {:yesterday}, 0, 0)
     ON CONFLICT (endpoint) DO UPDATE SET user = {:user}, timeZone = {:zone}, seenAt = {:now}`,
    {
      id: newId(),
      user: person.id,
      endpoint,
      service: pushServiceName(endpoint),
      zone,
      now,
      // What was due before is told by the list in the app.
      yesterday: dayIn(zone, now - DAY_MS),
    },
  );
  run(
    e.app,
    `DELETE FROM push_subscriptions WHERE user = {:user} AND id NOT IN (
       SELECT id FROM push_subscriptions WHERE user = {:user} ORDER BY seenAt DESC LIMIT ${PUSH_SUBSCRIPTIONS_MAX})`,
    { user: person.id },
  );
  return ok();
});

/** `POST /api/jalon/push/unsubscribe`: `{endpoint}` → how many devices are `left`. */
export const unsubscribePush = answering((e) => {
  const { id: user } = personOf(e);
  run(e.app, 'DELETE FROM push_subscriptions WHERE user = {:user} AND endpoint = {:endpoint}', {
    user,
    endpoint: String(bodyOf(e)['endpoint']),
  });
  const left = rowOf(
    e.app,
    'SELECT COUNT(*) AS count FROM push_subscriptions WHERE user = {:user}',
    { user },
    { count: 0 },
  )?.count;
  return ok({ left: left ?? 0 });
});

/** `POST /api/jalon/push/test`: `{endpoint}` → the `status` its service answered, 0 where it could not be reached. */
export const testPush = answering((e) => {
  const { id: user } = personOf(e);
  const found = rowOf(
    e.app,
    'SELECT id, endpoint, toldDay, attempts FROM push_subscriptions WHERE user = {:user} AND endpoint = {:endpoint}',
    { user, endpoint: String(bodyOf(e)['endpoint']) },
    SHAPE,
  );
  if (!found) return refused(404, 'not_subscribed', 'endpoint');
  const status = send(e.app, found.endpoint);
  if (isGone(status)) forget(e.app, found.id);
  return ok({ status });
});

/** Each minute: the devices of people for whom something became due, once a day, from eight by their own clock. */
export const pushDueReminders = (app: core.App, now: number): void => {
  const end = Date.now() + RUN_MS;
  for (const zone of zonesOf(app)) {
    if (hourIn(zone, now) < FIRST_HOUR) continue;
    const day = dayIn(zone, now);
    while (Date.now() < end) {
      const due = lease(app, zone, day);
      if (!due) break;
      tell(app, due, day);
    }
  }
};

const FIRST_HOUR = 8;
/** A run ends before the next begins. */
const RUN_MS = 40 * SECOND_MS;
const LEASE_MS = 2 * MINUTE_MS;
const MAX_ATTEMPTS = 5;
const TIMEOUT_S = 10;
const SHAPE = { id: '', endpoint: '', toldDay: '', attempts: 0 };
type Leased = typeof SHAPE;

const zonesOf = (app: core.App): string[] =>
  rowsOf(app, 'SELECT DISTINCT timeZone AS zone FROM push_subscriptions', {}, { zone: '' }).map(
    ({ zone }) => zone,
  );

/** Of two servers, or a server that was killed half-way, one has it at a time. */
const lease = (app: core.App, zone: string, day: string): Leased | undefined => {
  const now = Date.now();
  return rowOf(
    app,
    `UPDATE push_subscriptions SET dueAt = {:until}, attempts = attempts + 1
     WHERE id = (SELECT s.id FROM push_subscriptions s
       JOIN users u ON u.id = s.user AND u.disabled = FALSE
       WHERE s.timeZone = {:zone} AND s.toldDay < {:day} AND s.dueAt <= {:now}
         AND EXISTS (SELECT 1 FROM reminders r JOIN applications a ON a.id = r.application
           WHERE r.user = s.user AND r.state = 'created' AND r.trashedAt = 0 AND a.trashedAt = 0
             AND r.dueOn > s.toldDay AND r.dueOn <= {:day})
       LIMIT 1)
     RETURNING id, endpoint, toldDay, attempts`,
    { zone, day, now, until: now + LEASE_MS },
    SHAPE,
  );
};

const tell = (app: core.App, { id, endpoint, attempts }: Leased, day: string): void => {
  const status = send(app, endpoint);
  if (isGone(status)) return forget(app, id);
  const isTold = status >= 200 && status < 300;
  if (isTold || attempts >= MAX_ATTEMPTS || (status >= 400 && status < 429)) {
    if (!isTold) report(app, 'a push was given up', { status, attempts });
    run(
      app,
      'UPDATE push_subscriptions SET toldDay = {:day}, dueAt = 0, attempts = 0 WHERE id = {:id}',
      { id, day },
    );
  } else {
    const dueAt = Date.now() + 4 ** attempts * MINUTE_MS;
    run(app, 'UPDATE push_subscriptions SET dueAt = {:dueAt} WHERE id = {:id}', { id, dueAt });
  }
};

/** The status its service answers, 0 where there is none. */
const send = (app: core.App, endpoint: string): number => {
  const origin = pushOriginOf(endpoint, allowed());
  // An operator has taken a service off the list since.
  if (!origin) return 410;
  try {
    return $http.send({
      method: 'POST',
      url: endpoint,
      headers: {
        TTL: '43200',
        Urgency: 'normal',
        Authorization: vapidHeader(app, origin, Date.now()),
      },
      timeout: TIMEOUT_S,
    }).statusCode;
  } catch {
    return 0;
  }
};

/** The person has withdrawn it, or the browser is gone. */
const isGone = (status: number): boolean => status === 404 || status === 410;

const forget = (app: core.App, id: string): void =>
  void run(app, 'DELETE FROM push_subscriptions WHERE id = {:id}', { id });

const allowed = (): string[] =>
  $os
    .getenv('JALON_PUSH_SERVICES')
    .split(/[\s,]+/)
    .filter(Boolean);
