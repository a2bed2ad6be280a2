import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { writeCalendar } from '#/documents/calendar/write-calendar.ts';

const now = Date.UTC(2026, 10, 22, 12);

/** Read by another library than the one that writes. */
const read = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar
    .getAllSubcomponents('vevent')
    .map((component) => ({ component, event: new ICAL.Event(component) }));
};

it('is read by another library, whole days as whole days', async () => {
  const note = 'Relancer, « poliment »; voir\nhttps://emplois.example.org\\a 🍁 '.repeat(4);
  const file = await writeCalendar(
    [
      { id: 'r1', day: '2028-02-29', title: 'Relance : Commis, Métro; Laval', note },
      { id: 'r2', day: '2026-03-08', title: 'Answer', url: 'https://jobs.example.org/1?a=b' },
    ],
    { name: 'Jalon', now },
  );
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const [one, two] = read(file);
  expect(one?.event).toMatchObject({
    uid: 'r1@jalon',
    summary: 'Relance : Commis, Métro; Laval',
    description: note,
  });
  expect(one?.event.startDate.isDate).toBe(true);
  expect(one?.event.startDate.toString()).toBe('2028-02-29');
  expect(two?.event.startDate.toString()).toBe('2026-03-08');
  expect(two?.component.getFirstPropertyValue('url')).toBe('https://jobs.example.org/1?a=b');
  expect(two?.component.getAllSubcomponents('valarm')).toHaveLength(1);
});

it('is the same file for the same days, so that a subscription does not flicker', async () => {
  const write = () =>
    writeCalendar([{ id: 'r1', day: '2026-12-01', title: 'Merci' }], { name: 'Jalon', now });
  expect(await write()).toBe(await write());
});
