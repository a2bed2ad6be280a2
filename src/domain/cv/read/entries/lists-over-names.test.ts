import { expect, test } from 'vitest';
import { readExperience } from '../experience/read-experience.ts';
import { line } from '../lines/source-lines-fixture.ts';
import type { SourceLine } from '../lines/source-line.ts';

const jobs = (lines: readonly SourceLine[]): string[] =>
  readExperience(lines).entries.map(({ entry }) =>
    [entry.jobTitle, entry.company, ...entry.achievements].join(' | '),
  );
const job = (when: string, lists: string[], names: string, text: string): SourceLine[] => [
  line(when, { tinted: true, size: 1.2, gap: 2 }),
  ...lists.map((list) => line(list, { bold: true, tinted: true })),
  line(names, { tinted: true, size: 1.1, gap: 2 }),
  line(text),
];

test('lists of tools between the dates and the names are no names', () => {
  const text = 'Made carpets for the halls of the city and kept the looms in order.';
  expect(
    jobs([
      ...job('May 2019 – …', ['Loom • Dye • Felt • Wool'], 'NORDVIK – HEAD WEAVER', text),
      ...job('Feb 2018 – Aug 2018', ['Loom • Dye •', 'Felt • Wool • Ink'], 'VELKA – DYER', text),
      ...job('Oct 2016 – Oct 2017', ['Dye • Felt • Ink'], 'TALVANE – ENGINEER', text),
    ]),
  ).toEqual([
    `HEAD WEAVER | NORDVIK | Loom • Dye • Felt • Wool | ${text}`,
    `DYER | VELKA | Loom • Dye • | Felt • Wool • Ink | ${text}`,
    `ENGINEER | TALVANE | Dye • Felt • Ink | ${text}`,
  ]);
});

test('names parted by dots under the dates stay names', () => {
  const own = (when: string, title: string): SourceLine[] => [
    line(when, { bold: true, gap: 2 }),
    line(`${title} • House of Cloth • Lyon, France`, { italic: true }),
    line('Wove nine carpets', { bullet: 1, x: 62 }),
  ];
  expect(jobs([...own('2019 – 2021', 'Weaver'), ...own('2017 – 2019', 'Engineer')])).toEqual([
    'Weaver | House of Cloth | Wove nine carpets',
    'Engineer | House of Cloth | Wove nine carpets',
  ]);
});
