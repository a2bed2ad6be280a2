import ICAL from 'ical.js';
import { expect, it, test } from 'vitest';
import { HOUR_MS, SECOND_MS } from '#/domain/duration.ts';
import { writeCalendar, type CalendarEvent } from '#/documents/calendar/write-calendar.ts';

const now = Date.UTC(2026, 10, 22, 12);

const write = (events: readonly CalendarEvent[], timeZone = 'America/Toronto'): Promise<string> =>
  writeCalendar(events, { name: 'Jalon', now, timeZone });

/** Read by another library than the one that writes. */
const read = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar
    .getAllSubcomponents('vevent')
    .map((component) => ({ component, event: new ICAL.Event(component) }));
};

it('is read by another library, whole days as whole days', async () => {
  const note = 'Relancer, « poliment »; voir\nhttps://emplois.example.org\\a 🍁 '.repeat(4);
  const file = await write([
    { id: 'r1', start: '2028-02-29', title: 'Relance : Commis, Métro; Laval', note },
    { id: 'r2', start: '2026-03-08', title: 'Answer', url: 'https://jobs.example.org/1?a=b' },
  ]);
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(file).not.toContain('VTIMEZONE');
  const [one, two] = read(file);
  expect(one?.event).toMatchObject({
    uid: 'r1@jalon',
    summary: 'Relance : Commis, Métro; Laval',
    description: note,
  });
  expect(one?.event.startDate.isDate).toBe(true);
  expect(one?.event.startDate.toString()).toBe('2028-02-29');
  expect(one?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-22T12:00:00Z');
  expect(two?.event.startDate.toString()).toBe('2026-03-08');
  expect(two?.component.getFirstPropertyValue('url')).toBe('https://jobs.example.org/1?a=b');
  expect(two?.component.getAllSubcomponents('valarm')).toHaveLength(1);
});

// Clocks change on 8 March and 1 November 2026; never in Regina; by half an hour from the others' in St. John's.
test.each([
  ['America/Toronto', '2026-12-01T09:00', '2026-12-01T14:00:00Z'],
  ['America/Toronto', '2026-07-02T13:30', '2026-07-02T17:30:00Z'],
  ['America/Toronto', '2026-03-07T23:30', '2026-03-08T04:30:00Z'],
  ['America/Toronto', '2026-03-08T10:00', '2026-03-08T14:00:00Z'],
  ['America/Toronto', '2026-11-01T10:00', '2026-11-01T15:00:00Z'],
  ['America/Regina', '2026-07-02T09:00', '2026-07-02T15:00:00Z'],
  ['America/St_Johns', '2028-02-29T09:00', '2028-02-29T12:30:00Z'],
  ['America/Vancouver', '2026-10-31T16:00', '2026-10-31T23:00:00Z'],
])('an hour in %s, %s, is %s', async (timeZone, start, utc) => {
  const [timed] = read(
    await write([{ id: 'i1', start, title: 'Entrevue', place: '3, rue Roy; 2e' }], timeZone),
  );
  const { event, component } = timed!;
  expect(event.startDate.isDate).toBe(false);
  expect(event.startDate.toString()).toBe(`${start}:00`);
  expect(event.startDate.zone.tzid).toBe(timeZone);
  expect(new Date(event.startDate.toUnixTime() * 1000).toISOString()).toBe(
    utc.replace('Z', '.000Z'),
  );
  expect(event.duration.toSeconds()).toBe(HOUR_MS / SECOND_MS);
  expect(event.location).toBe('3, rue Roy; 2e');
  expect(
    component
      .getAllSubcomponents('valarm')
      .map((alarm) => alarm.getFirstPropertyValue('trigger')?.toString()),
  ).toEqual(['-P1D', '-PT1H30M']);
});

it('is the same file for the same days, so that a calendar does not flicker', async () => {
  const once = () => write([{ id: 'r1', start: '2026-12-01', title: 'Merci' }]);
  expect(await once()).toBe(await once());
});
