import { expect, test } from 'vitest';
import { readExperience } from '../experience/read-experience.ts';
import { line } from '../lines/source-lines-fixture.ts';
import type { SourceLine } from '../lines/source-line.ts';

const jobs = (lines: readonly SourceLine[]): string[] =>
  readExperience(lines).entries.map(({ entry }) =>
    [entry.jobTitle, entry.company, entry.location].join(' | '),
  );
const blank = (names: readonly [string, string], ...cells: readonly [string, string]) => [
  line(`${names[0]} ¦ ${cells[0]}`, { bold: true, gap: 1.4 }),
  line(`${names[1]} ¦ ${cells[1]}`, { italic: true }),
  line('Wove carpets of all kinds', { bullet: 1, x: 60 }),
];

test.each([
  [['Company Name', 'Job Title'], 'City, State', 'Month Year – Month Year'],
  [['Company', 'Position'], 'Keswick, Ontario', 'May 2019 – June 2020'],
  [['Employer', 'Title'], 'Ville, Pays', 'MM/AAAA – MM/AAAA'],
] as const)('names left as a template has them are no labels: %s', (names, place, dates) => {
  expect(jobs([1, 2, 3].flatMap(() => blank(names, place, dates)))).toEqual(
    [1, 2, 3].map(() => `${names[1]} | ${names[0]} | ${place}`),
  );
});
