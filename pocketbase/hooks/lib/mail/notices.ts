/**
 * Mails that people asked for: what is due today, each morning; and the week, each Sunday evening. And one that nobody
 * has to ask for: that a trial is about to end, and what follows.
 */
import type { AccountLanguage } from '#/domain/access/account-rules.ts';
import { TRIAL_NOTICE_DAYS } from '#/domain/access/plans/plan-periods.ts';
import { ACTIVE, LIVE_STATUSES, TRIALING } from '#/domain/access/plans/subscription.ts';
import { DAY_MS } from '#/domain/duration.ts';
import { reminderTitle } from '#/domain/tracker/reminder-title.ts';
import type { ReminderType } from '#/domain/tracker/reminder.ts';
import { dayIn, hourIn } from '../time-zone.ts';
import { rowsOf } from '../sql.ts';
import { queueMail } from './outbox.ts';

/** Each minute; whoever has today's already is passed over. `now` in milliseconds since 1970. */
export const queueNotices = (app: core.App, now: number): void => {
  for (const zone of zonesOf(app)) {
    const [day, hour] = [dayIn(zone, now), hourIn(zone, now)];
    if (hour >= MORNING) queueReminders(app, zone, day);
    if (hour >= EVENING && new Date(day).getUTCDay() === SUNDAY) queueDigests(app, zone, day, now);
  }
  if (hourIn('', now) >= MORNING) queueTrialEnds(app, now);
};

const MORNING = 8;
const EVENING = 18;
const SUNDAY = 0;
const AT_ONCE = 200;
const WEEK_MS = 7 * DAY_MS;

const zonesOf = (app: core.App): string[] =>
  rowsOf(
    app,
    'SELECT DISTINCT timeZone AS zone FROM settings WHERE emailNotifications = TRUE OR weeklyDigest = TRUE',
    {},
    { zone: '' },
  ).map(({ zone }) => zone);

/** Those who asked, whose address is known to be theirs, and who have not been written to under this key. */
const askers = (purpose: 'emailNotifications' | 'weeklyDigest', kind: string): string =>
  `FROM settings s JOIN users u ON u.id = s.user
   WHERE s.${purpose} = TRUE AND s.timeZone = {:zone}
     AND u.verified = TRUE AND u.disabled = FALSE AND u.deleteAfter = 0
     AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.dedupeKey = '${kind}/' || u.id || '/' || {:day})`;

const PERSON = { id: '', email: '', language: '', name: '' };
const COLUMNS =
  "u.id AS id, u.email AS email, COALESCE(NULLIF(s.language, ''), u.language) AS language, u.fullName AS name";

const OPEN = "r.user = u.id AND r.state = 'created' AND r.trashedAt = 0";

const queueReminders = (app: core.App, zone: string, day: string): void => {
  const people = rowsOf(
    app,
    `SELECT ${COLUMNS} ${askers('emailNotifications', 'reminders')}
       AND EXISTS (SELECT 1 FROM reminders r WHERE ${OPEN} AND r.dueOn = {:day}) LIMIT ${AT_ONCE}`,
    { zone, day },
    PERSON,
  );
  for (const person of people) {
    const language = languageOf(person.language);
    const lines = rowsOf(
      app,
      `SELECT r.type AS type, a.company AS company, a.title AS title, a.recruiter AS recruiter
       FROM reminders r JOIN applications a ON a.id = r.application AND a.trashedAt = 0
       WHERE r.user = {:id} AND r.state = 'created' AND r.trashedAt = 0 AND r.dueOn = {:day} LIMIT 20`,
      { id: person.id, day },
      { type: '', company: '', title: '', recruiter: '' },
    ).map((row) => reminderTitle(row.type as ReminderType, row, language));
    if (lines.length > 0) queue(app, person, 'reminders', day, lines);
  }
};

const queueDigests = (app: core.App, zone: string, day: string, now: number): void => {
  const [from, to] = [dayAfter(day, -WEEK_MS), dayAfter(day, WEEK_MS)];
  const people = rowsOf(
    app,
    `SELECT ${COLUMNS},
       (SELECT COUNT(*) FROM applications a WHERE a.user = u.id AND a.trashedAt = 0
          AND a.dateApplied > {:from} AND a.dateApplied <= {:day}) AS sent,
       (SELECT COUNT(*) FROM interview_sessions i WHERE i.user = u.id AND i.finishedAt > {:since}) AS practised,
       (SELECT COUNT(*) FROM applications a WHERE a.user = u.id AND a.trashedAt = 0
          AND SUBSTR(a.interviewAt, 1, 10) > {:day} AND SUBSTR(a.interviewAt, 1, 10) <= {:to}) AS interviews,
       (SELECT COUNT(*) FROM reminders r WHERE ${OPEN} AND r.dueOn <= {:to}) AS reminders
     ${askers('weeklyDigest', 'week')} LIMIT ${AT_ONCE}`,
    { zone, day, from, to, since: now - WEEK_MS },
    { ...PERSON, sent: 0, practised: 0, interviews: 0, reminders: 0 },
  );
  for (const person of people) {
    const lines = WEEK[languageOf(person.language)].flatMap(([figure, one, many]) => {
      const count = person[figure];
      return count > 0 ? [(count === 1 ? one : many).replace('#', String(count))] : [];
    });
    // A week without anything is nobody's news.
    if (lines.length > 0) queue(app, person, 'week', day, lines);
  }
};

/** Whoever has Premium by another way as well is not told: nothing ends for them. */
const queueTrialEnds = (app: core.App, now: number): void => {
  const people = rowsOf(
    app,
    `SELECT u.id AS id, u.email AS email, u.language AS language, u.fullName AS name, t.periodEnd AS ends,
       EXISTS (SELECT 1 FROM subscriptions p WHERE p.user = u.id AND p.source = 'stripe' AND p.periodEnd > {:now}
         AND p.status IN ('${ACTIVE}', '${TRIALING}') AND p.cancelAtEnd = FALSE) AS pays
     FROM subscriptions t JOIN users u ON u.id = t.user
     WHERE t.source = 'trial' AND t.status = '${TRIALING}' AND t.periodEnd > {:now} AND t.periodEnd <= {:soon}
       AND u.verified = TRUE AND u.disabled = FALSE AND u.deleteAfter = 0 AND u.role IN ('', 'user')
       AND NOT EXISTS (SELECT 1 FROM subscriptions g WHERE g.user = u.id AND g.source IN ('group', 'hand')
         AND g.periodEnd > t.periodEnd AND g.status IN (SELECT value FROM json_each({:live})))
       AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.dedupeKey IN
         ('trial-ends/' || u.id || '/' || t.periodEnd, 'trial-pays/' || u.id || '/' || t.periodEnd))
     LIMIT ${AT_ONCE}`,
    { now, soon: now + TRIAL_NOTICE_DAYS * DAY_MS, live: JSON.stringify(LIVE_STATUSES) },
    { ...PERSON, ends: 0, pays: false },
  );
  for (const { id, email, language, name, ends, pays } of people) {
    const kind = pays ? 'trial-pays' : 'trial-ends';
    queueMail(app, {
      kind,
      user: id,
      recipient: email,
      language: languageOf(language),
      details: { name, date: dayIn('', ends) },
      dedupeKey: `${kind}/${id}/${ends}`,
    });
  }
};

type Figure = 'sent' | 'practised' | 'interviews' | 'reminders';

const WEEK: Readonly<Record<AccountLanguage, readonly (readonly [Figure, string, string])[]>> = {
  fr: [
    ['sent', 'Cette semaine : # candidature envoyée', 'Cette semaine : # candidatures envoyées'],
    [
      'practised',
      'Cette semaine : # entrevue d’exercice',
      'Cette semaine : # entrevues d’exercice',
    ],
    ['interviews', 'À venir : # entrevue', 'À venir : # entrevues'],
    ['reminders', 'À faire : # rappel', 'À faire : # rappels'],
  ],
  en: [
    ['sent', 'This week: # application sent', 'This week: # applications sent'],
    ['practised', 'This week: # practice interview', 'This week: # practice interviews'],
    ['interviews', 'Coming up: # interview', 'Coming up: # interviews'],
    ['reminders', 'To do: # reminder', 'To do: # reminders'],
  ],
};

const queue = (
  app: core.App,
  { id, email, language, name }: typeof PERSON,
  kind: 'reminders' | 'week',
  day: string,
  lines: readonly string[],
): void =>
  queueMail(app, {
    kind,
    user: id,
    recipient: email,
    language: languageOf(language),
    details: { name, lines },
    dedupeKey: `${kind}/${id}/${day}`,
  });

const languageOf = (text: string): AccountLanguage => (text === 'en' ? 'en' : 'fr');

const dayAfter = (day: string, milliseconds: number): string =>
  new Date(Date.parse(day) + milliseconds).toISOString().slice(0, 10);
