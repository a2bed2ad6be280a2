/** Mails that people asked for: once a day, to a confirmed address, with a way to stop them that needs no sign-in. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SYNCED_COLLECTIONS } from '../../src/domain/synced-collections.ts';
import { openMailSink, type MailSink } from './mail-sink.ts';
import { asOperator, call, signUp, type Person } from './people.ts';
import { startTestServer, type TestServer } from './real-server.ts';
import { deviceOf, newId } from './sync/sync-device.ts';

let sink: MailSink;
let server: TestServer;
beforeAll(async () => {
  sink = await openMailSink();
  server = await startTestServer({ env: sink.env });
});
afterAll(async () => {
  await server.stop();
  sink.stop();
});

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
  expect(mail.text).toContain('Relancer Banque du Nord');
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

const sunday = zoneWhere((hour, weekday) => weekday === 'Sunday' && hour >= 18);
test.runIf(sunday)('the week is told on Sunday evening', async () => {
  const { timeZone, day } = sunday ?? { timeZone: '', day: '' };
  const person = await asker({ weeklyDigest: true, timeZone }, day);
  await minute();
  const mail = await sink.next(person.email);
  expect(mail.subject).toBe('Votre semaine');
  expect(mail.text).toContain('1 candidature envoyée');
  expect(mail.text).toContain('1 rappel');
});
