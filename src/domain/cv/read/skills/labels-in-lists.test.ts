import { expect, test } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
import { readSkills } from './read-skills.ts';

const skillsIn = (text: string): { skills: string[]; labels: string[] } => {
  const { skills, labels } = readSkills([line(text)]);
  return { skills: skills.map(({ value }) => value), labels };
};

test('names of groups inside one list are no part of the skills behind them', () => {
  expect(
    skillsIn('Workshop ¦ Lathes: Nordturn, Velka, Orlex - Saws: Bandix, Circa; Glue: Tesmal'),
  ).toEqual({
    skills: ['Nordturn', 'Velka', 'Orlex', 'Bandix', 'Circa', 'Tesmal'],
    labels: ['Workshop', 'Lathes', 'Saws', 'Glue'],
  });
  expect(skillsIn('Lathes: Nordturn, Velka; Saws: 5 years, Glue: advanced').labels).toEqual([
    'Lathes',
  ]);
});
