import { expect, test } from 'vitest';
import { linesOf } from '../lines/source-lines-fixture.ts';
import { withListsAsOther } from './plain-lists.ts';
import { splitSections } from './split-sections.ts';

const kinds = (text: string): string[] =>
  withListsAsOther(splitSections(linesOf(text))).map(({ kind, title }) => `${kind} ${title}`);

const JOBS = '# Work experience\n** Surveyor, Firm of the Lake ¦ 2019 – 2024\nLevelled the roads';

test('fields under a title of experience are no jobs beside those that have dates', () => {
  const fields = '# Industry experience\nHarbours and ports\nRoads\nLand registers of towns';
  expect(kinds(`${JOBS}\n${fields}`)).toEqual([
    'experience Work experience',
    'other Industry experience',
  ]);
  expect(kinds(fields)).toEqual(['experience Industry experience']);
});

test('jobs without dates, their employers beside them, stay jobs', () => {
  const more =
    '# Other experience\nBaker, House of Bread\nCook, Inn of the Lake\nGuide, Town of Fez';
  expect(kinds(`${JOBS}\n${more}`)).toEqual([
    'experience Work experience',
    'experience Other experience',
  ]);
});
