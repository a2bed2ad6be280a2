/** Mails that people asked for: once a day, to a confirmed address, with a way to stop them that needs no sign-in. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SYNCED_COLLECTIONS } from '../../src/domain/synced-collections.ts';
import { openMailSink, type MailSink } from './mail-sink.ts';
import { asOperator, call, signUp, type Person } from './people.ts';
import { hooksWith, startTestServer, type TestServer } from './real-server.ts';
import { deviceOf, newId } from './sync/sync-device.ts';

/** The job of each minute, by any clock. */
const MINUTE_AT = {
  'at.pb.js':
    'routerAdd("POST", "/api/at/{now}", (e) => { require(`${__hooks}/jalon.js`).everyMinute(Number(e.request.pathValue("now"))); e.noContent(204); });',
};

let hooksDir: string;
let sink: MailSink;
let server: TestServer;
beforeAll(async () => {
  sink = await openMailSink();
  hooksDir = await hooksWith(MINUTE_AT);
  server = await startTestServer({ env: sink.env, hooksDir });
});
afterAll(async () => {
  await server.stop();
  sink.stop();
});

const minuteAt = (moment: string) => call(server, 'POST', `/api/at/${Date.parse(moment)}`);
const restart = async (how: 'asked' | 'killed'): Promise<void> => {
  const { dataDir, exited, pid, url } = server;
  if (how === 'killed') process.kill(pid, 'SIGKILL');
  else await server.stop();
  await exited;
  const port = Number(new URL(url).port);
  server = await startTestServer({ env: sink.env, hooksDir, dataDir, port });
};
const minute = () => asOperator(server, 'POST', '/api/crons/jalon-minute');

/** The first zone where it is such a day and hour now. */
const zoneWhere = (
  isRight: (hour: number, weekday: string) => boolean,
): { timeZone: string; day: string } | undefined =>
  ['America/Toronto', 'Asia/Tokyo', 'Europe/Paris', 'Pacific/Honolulu', 'Pacific/Kiritimati']
    .map((timeZone) => {
      const parts = new Intl.DateTimeFormat('en-CA', {
        timeZone,
        weekday: 'long',
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        hourCycle: 'h23',
      }).formatToParts(Date.now());
      const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
      const day = `${part('year')}-${part('month')}-${part('day')}`;
      return { timeZone, day, hour: Number(part('hour')), weekday: part('weekday') };
    })
    .find(({ hour, weekday }) => isRight(hour, weekday));

const settingsOf = (person: Person): string => SYNCED_COLLECTIONS.settings.idOf?.(person.id) ?? '';

/** With a confirmed address, these choices, and something due on a day. */
const asker = async (choices: object, dueOn: string): Promise<Person> => {
  const person = await signUp(server);
  await sink.next(person.email);
  await asOperator(server, 'PATCH', `/api/collections/users/records/${person.id}`, {
    verified: true,
  });
  const phone = deviceOf(server, person);
  const application = newId();
  const reminder = { application, type: 'follow-up', dueOn, state: 'created', note: '' };
  const { body } = await phone.send([
    phone.change('settings', settingsOf(person), 'create', choices),
    phone.change('applications', application, 'create', {
      title: 'Analyste',
      company: 'Banque du Nord',
      dateApplied: dueOn,
    }),
    phone.change('reminders', newId(), 'create', reminder),
  ]);
  expect(body.receipts.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'applied',
    'applied',
    'applied',
  ]);
  return person;
};

const awake = () => zoneWhere((hour) => hour >= 8 && hour < 23) ?? { timeZone: '', day: '' };

test('what is due is mailed once, and stopped by a link that a look does not trigger', async () => {
  const { timeZone, day } = awake();
  const silent = await asker({ emailNotifications: false, timeZone }, day);
  const later = await asker({ emailNotifications: true, timeZone }, '2999-01-01');
  const person = await asker({ emailNotifications: true, timeZone }, day);
  await minute();
  const mail = await sink.next(person.email);
  expect(mail.subject).toBe('Vos rappels du jour');
  expect(mail.text).toContain('Relance\u00A0: Banque du Nord');
  const link = /^http\S+\/api\/jalon\/stop-mails\S+$/m.exec(mail.text)?.[0] ?? '';
  expect(mail.raw).toContain(`List-Unsubscribe: <${link}>`);
  expect(mail.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

  await minute();
  const other = await asker({ emailNotifications: true, timeZone }, day);
  await minute();
  await sink.next(other.email);
  expect(
    sink.mails.filter(({ to }) => [silent, later, person].some(({ email }) => email === to)),
  ).toEqual([]);

  const url = new URL(link);
  const path = server.url + url.pathname + url.search;
  const look = await fetch(path);
  expect(await look.text()).toContain('Arrêter les rappels par courriel?');
  const record = async () =>
    (await asOperator(server, 'GET', `/api/collections/settings/records/${settingsOf(person)}`))
      .body;
  expect(await record()).toMatchObject({ emailNotifications: true });
  for (const forged of [
    path.replace(/t=\w/, 't=!'),
    path.replace('emailNotifications', 'weeklyDigest'),
  ])
    expect((await fetch(forged, { method: 'POST' })).status).toBe(404);
  const pressed = await fetch(path, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(pressed.status).toBe(200);
  const { emailNotifications, consents, rev } = await record();
  expect(emailNotifications).toBe(false);
  expect(Object.values(consents)).toMatchObject([{ purpose: 'emailNotifications', given: false }]);
  expect(rev).toBeGreaterThan(1);
  expect((await call(server, 'GET', '/api/jalon/health')).status).toBe(200);
});

/** Whom the sink has mails for that no test has taken. */
const toldOf = (...people: Person[]): string[] =>
  sink.mails.filter(({ to }) => people.some(({ email }) => email === to)).map(({ to }) => to);

test('the week is told once, on Sunday evening by the person’s own clock, whether it was set back that day or not', async () => {
  // On 7 November 2027 clocks go back in Canada; in France they did a week before.
  const toronto = await asker({ weeklyDigest: true, timeZone: 'America/Toronto' }, '2027-11-07');
  const paris = await asker({ weeklyDigest: true, timeZone: 'Europe/Paris' }, '2027-11-04');
  await minuteAt('2027-11-07T16:59:00Z');
  await minuteAt('2027-11-07T17:00:00Z');
  expect((await sink.next(paris.email)).text).toContain('1 candidature envoyée');
  await minuteAt('2027-11-07T22:59:00Z');
  expect(toldOf(toronto, paris)).toEqual([]);
  await minuteAt('2027-11-07T23:00:00Z');
  const mail = await sink.next(toronto.email);
  expect(mail.subject).toBe('Votre semaine');
  expect(mail.text).toContain('1 rappel');
  await restart('asked');
  for (const later of ['2027-11-07T23:01:00Z', '2027-11-08T04:59:00Z', '2027-11-08T23:30:00Z'])
    await minuteAt(later);
  expect(toldOf(toronto, paris)).toEqual([]);
});

test('a mail that waits when the server is killed is sent once by the next one', async () => {
  const person = await asker({ weeklyDigest: true, timeZone: 'America/Halifax' }, '2027-11-14');
  sink.refusing = true;
  await minuteAt('2027-11-14T22:00:00Z');
  await restart('killed');
  sink.refusing = false;
  await asOperator(server, 'POST', '/api/sql', {
    query: `UPDATE outbox SET dueAt = 0, leaseUntil = 0 WHERE user = '${person.id}' AND kind = 'week'`,
  });
  for (const minutes of [1, 2, 3]) await minuteAt(`2027-11-14T22:0${minutes}:00Z`);
  expect((await sink.next(person.email)).subject).toBe('Votre semaine');
  expect(toldOf(person)).toEqual([]);
});

test('the end of a trial is told once, some days before, with what follows', async () => {
  const onTrial = async (ends: string, language: string): Promise<Person> => {
    const person = await signUp(server, { language });
    await sink.next(person.email);
    const record = `/api/collections/users/records/${person.id}`;
    await asOperator(server, 'PATCH', record, { verified: true });
    expect((await call(server, 'POST', '/api/jalon/trial', {}, person.token)).status).toBe(200);
    await sql(
      `UPDATE subscriptions SET periodEnd = ${Date.parse(ends)} WHERE user = '${person.id}'`,
    );
    return person;
  };
  const sql = (query: string) => asOperator(server, 'POST', '/api/sql', { query });
  const also = (person: Person, source: string, cancelAtEnd: boolean) =>
    sql(
      `INSERT INTO subscriptions (id, user, source, status, periodEnd, paidUntil, cancelAtEnd, customerId, subscriptionId, groupCode, checkedAt)
       VALUES ('${newId()}', '${person.id}', '${source}', 'active', ${Date.parse('2027-12-31')}, 0, ${cancelAtEnd}, '', '', '', 0)`,
    );
  const [ends, pays, cancelled, given, later] = [
    await onTrial('2027-06-10T16:00:00Z', 'fr'),
    await onTrial('2027-06-10T16:00:00Z', 'en'),
    await onTrial('2027-06-10T16:00:00Z', 'fr'),
    await onTrial('2027-06-10T16:00:00Z', 'fr'),
    await onTrial('2027-06-12T16:00:00Z', 'fr'),
  ];
  await also(pays, 'stripe', false);
  await also(cancelled, 'stripe', true);
  await also(given, 'hand', false);
  // Too early in the day, and too early at all.
  await minuteAt('2027-06-08T11:59:00Z');
  await minuteAt('2027-06-07T15:59:00Z');
  expect(toldOf(ends, pays, cancelled, given, later)).toEqual([]);
  for (const moment of ['2027-06-08T12:00:00Z', '2027-06-08T12:01:00Z', '2027-06-09T14:00:00Z'])
    await minuteAt(moment);
  const mail = await sink.next(ends.email);
  expect(mail.subject).toMatch(/^Votre essai de Premium se termine le 10.juin 2027$/);
  expect(mail.text).toContain('/account');
  expect((await sink.next(pays.email)).subject).toBe(
    'Your first Premium payment is planned for June 10, 2027',
  );
  await sink.next(cancelled.email);
  expect(toldOf(ends, pays, cancelled, given, later)).toEqual([]);
});
