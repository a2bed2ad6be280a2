import { expect, test } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { readExperience } from '../experience/read-experience.ts';

const item = (text: string): SourceLine => line(text, { bullet: 1, x: 62 });

const read = (lines: readonly SourceLine[]): string[] =>
  readExperience(lines).entries.map(
    ({ entry }) =>
      `${entry.jobTitle} | ${entry.company} | ${entry.location} | ${entry.startDate} | ${entry.achievements.join(' / ')}`,
  );

test('dates beside the first item or sentence of each job belong to the line with its names', () => {
  expect(
    read([
      line('Baker — Nordvik Mills ¦ Laval, QC'),
      line('Nordvik grinds rye for the shops of the bay.', { italic: true }),
      item('Wove nine carpets ¦ 2019 – 2022'),
      item('Kept the ovens'),
      line('Miller — Velka Mills ¦ Laval, QC'),
      line('Velka is the last mill with sails on the shore of the great lake. ¦ 2016 – 2018', {
        italic: true,
      }),
    ]),
  ).toEqual([
    'Baker | Nordvik Mills | Laval, QC | 2019 | Nordvik grinds rye for the shops of the bay. / Wove nine carpets / Kept the ovens',
    'Miller | Velka Mills | Laval, QC | 2016 | Velka is the last mill with sails on the shore of the great lake.',
  ]);
});

test('a dated item under dated names stays what it is', () => {
  const lines = [
    line('Baker — Nordvik Mills ¦ 2019 – 2022'),
    item('Wove nine carpets ¦ 2020 – 2021'),
    line('Miller — Velka Mills ¦ 2016 – 2018'),
    item('Ground the rye ¦ 2017 – 2018'),
  ];
  expect(read(lines).slice(0, 1)[0]).toContain('Baker | Nordvik Mills |  | 2019');
});
