import { expect, test } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
import { readCvFromLines } from '../read-cv.ts';
import { readExperience } from './read-experience.ts';

test.each([
  ['2019 - 2020 | House of Cloth | Weaver (1 year 7 months)', 'Weaver | House of Cloth'],
  ['2019 | Tisserande | Atelier du Fil SARL (6 mois)', 'Tisserande | Atelier du Fil SARL'],
  ['2019 - 2020 | House of Cloth | Weaver (night shift)', 'Weaver (night shift) | House of Cloth'],
  ['House of Cloth | Weaver (7 months)', 'Weaver (7 months) | House of Cloth'],
])('the length of a job in brackets is no part of a name beside its dates: %s', (text, named) => {
  const { entries } = readExperience([line(text, { bold: true }), line('Wove nine carpets.')]);
  expect(entries.map(({ entry }) => `${entry.jobTitle} | ${entry.company}`)).toEqual([named]);
});

test('nor is it lost among what has no place', () => {
  const result = readCvFromLines([
    line('Awa Example', { size: 2, bold: true }),
    line('awa@example.org'),
    line('Experience', { bold: true, size: 1.4, gap: 2 }),
    line('2019 - 2020 | House of Cloth | Weaver (1 year 7 months)', { bold: true }),
    line('Wove nine carpets.'),
  ]);
  expect(result.ok && result.value.unplaced).toEqual([]);
});
