import { expect, test } from 'vitest';
import { line } from './lines/source-lines-fixture.ts';
import { readCvFromLines } from './read-cv.ts';

const tasksAbove = (foot: string, name = 'Oumar Sylla'): string[] => {
  const reading = readCvFromLines([
    line(name, { size: 2, bold: true }),
    line('oumar@example.org ¦ 418 555-0142'),
    line('Experience', { heading: 1, size: 1.4, bold: true }),
    line('Welder, Yards of the Lake ¦ 2019 – 2022', { bold: true }),
    line('Built nine gates', { bullet: 1, x: 62 }),
    line(foot),
  ]);
  if (!reading.ok) throw new Error('unread');
  return reading.value.content.experience.flatMap(({ achievements }) => achievements);
};

test('the name beside the mail and the phone of the head is no task above it', () => {
  expect(tasksAbove('Oumar Sylla — oumar@example.org — 418 555-0142')).toEqual([
    'Built nine gates',
  ]);
  expect(tasksAbove('Oumar Sylla — oumar@example.org', 'Dr. Oumar Sylla, P.Eng.')).toEqual([
    'Built nine gates',
  ]);
  expect(tasksAbove('Oumar Sylla led the yard')).toEqual([
    'Built nine gates',
    'Oumar Sylla led the yard',
  ]);
});
