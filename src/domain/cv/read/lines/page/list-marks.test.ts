import { expect, test } from 'vitest';
import { spellMarks } from './list-marks.ts';
import { run } from './synthetic-page.ts';

const rows = (sign: string, texts: string[], look = {}) =>
  texts.flatMap((text, at) => [
    run(sign, 72, 100 + at * 13),
    run(text, 90, 100 + at * 13, { text, ...look }),
  ]);

const textsOf = (runs: ReturnType<typeof rows>) => spellMarks(runs).map(({ text }) => text);

test('a sign alone before one line after the other is the mark of their list', () => {
  const tasks = ['Pruned 40 apple trees', 'Sold honey', 'Kept the accounts'];
  expect(textsOf(rows('!', tasks))).toEqual(tasks.flatMap((task) => ['•', task]));
  expect(textsOf(rows('⯪', tasks))).toEqual(tasks.flatMap((task) => ['•', task]));
  expect(textsOf(rows('«', tasks))).toEqual(tasks.flatMap((task) => ['•', task]));
});

test('it only adorns a bold title', () => {
  expect(textsOf(rows('▲', ['Beekeeper', 'Baker', 'Nurse'], { bold: true }))).toEqual([
    'Beekeeper',
    'Baker',
    'Nurse',
  ]);
});

test('one sign alone, and signs that belong to a text, stay', () => {
  expect(textsOf(rows('!', ['Wet paint', 'Danger']))).toContain('!');
  expect(textsOf(rows('«', ['Danger »', 'Peinture »', 'Sortie »']))).toContain('«');
  expect(textsOf(rows('@', ['a.org', 'b.org', 'c.org']))).toContain('@');
  expect(textsOf(rows('+', ['1', '2', '3']))).toContain('+');
});

test('a dash between two dates, and a sign behind its text, stay', () => {
  const between = (sign: string) =>
    [0, 1, 2].flatMap((at) => [
      run('Nov 2013', 400, 100 + at * 13),
      run(sign, 443, 100 + at * 13),
      run('Present', 453, 100 + at * 13),
    ]);
  expect(textsOf(between('—'))).toContain('—');
  expect(textsOf(between('↗'))).toContain('↗');
});
