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
    '# Other experience\nBaker, House of Bread, Fez\nCook, Inn of the Lake, Fez\nGuide, Town of Fez, Fez';
  expect(kinds(`${JOBS}\n${more}`)).toEqual([
    'experience Work experience',
    'experience Other experience',
  ]);
});

test('lists parted by commas under a title of experience are skills, named or not', () => {
  const lists =
    '# Technical experience\nProficient with:\nLevels, Theodolites, Land law\nInstruments: Total station, Drone, Chain, Rods.\nSoftware: Revit, Covadis.';
  expect(kinds(`${JOBS}\n${lists}`)).toEqual([
    'experience Work experience',
    'skills Technical experience',
  ]);
  expect(kinds(lists)).toEqual(['experience Technical experience']);
  expect(kinds(`${JOBS}\n${lists}, 2019`)).toEqual([
    'experience Work experience',
    'experience Technical experience',
  ]);
});
