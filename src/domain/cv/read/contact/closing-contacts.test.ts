import { expect, test } from 'vitest';
import { readCvFromLines } from '../read-cv.ts';
import { line, linesOf } from '../lines/source-lines-fixture.ts';
import type { SourceLine } from '../lines/source-line.ts';

const BODY = `> Jane Roe

  # Experience
  Nurse, Clinic of the Lake ¦ 2019 – 2024
  * Sorted thirty patients a day

  # Awards
  * Prize of the town, 2021`;

const personal = (foot: readonly SourceLine[]) => {
  const reading = readCvFromLines([...linesOf(BODY), ...foot]);
  return reading.ok ? reading.value.content : undefined;
};

const small = (text: string, gap: number): SourceLine => line(text, { italic: true, gap });

test('contact details set apart at the foot of the page are those of the person', () => {
  const content = personal([
    small('14 Pine Crescent – Ottawa, ON', 8),
    small('613-555-0148 ¦ jane.roe@example.org', 1),
  ]);
  expect(content?.personal).toMatchObject({
    email: 'jane.roe@example.org',
    phone: '613-555-0148',
    location: 'Ottawa, ON',
  });
  expect(content?.other.flatMap(({ entries }) => entries)).toEqual(['Prize of the town, 2021']);
});

test('so are those that open with an e-mail and a phone, however they are set', () => {
  const content = personal([
    line('jane.roe@example.org • +1 613-555-0148 • 32 years old', { gap: 2 }),
    line('14 Pine Crescent – Ottawa, ON'),
    line('pdf version • doc version'),
  ]);
  expect(content?.personal).toMatchObject({
    email: 'jane.roe@example.org',
    phone: '+1 613-555-0148',
    location: 'Ottawa, ON',
  });
  expect(content?.other.flatMap(({ entries }) => entries)).toEqual(['Prize of the town, 2021']);
});

test('an address under references stays one of theirs', () => {
  const content = personal([
    line('References', { bold: true, size: 1.2, gap: 1.8 }),
    line('Dr. Ann Yone, Clinic of the Lake'),
    small('ann.yone@example.org', 3),
  ]);
  expect(content?.personal.location).toBe('');
});
