import { expect, test } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
import { headingHit } from './headings.ts';
import { prepareLines } from './prepare-lines.ts';

const title = { size: 1.7, tinted: true };

test.each([
  ['exp erience', 'experience'],
  ['oth er information', 'other information'],
  ['FOR MATION', 'FORMATION'],
])('the first letters of a title may stand apart: %s', (drawn, written) => {
  expect(prepareLines([line(drawn, title)]).map(({ text }) => text)).toEqual([written]);
});

test('words that join to no title stay as they are', () => {
  expect(prepareLines([line('Big data', title)]).map(({ text }) => text)).toEqual(['Big data']);
});

test.each([
  ['II- ÉTUDES FAITES ET DIPLÔMES OBTENUS', 'education'],
  ['V- LANGUES PARLÉES ET ÉCRITES', 'languages'],
  ['Formations suivies', 'education'],
])('participles add nothing to a heading: %s', (text, kind) => {
  expect(headingHit(text)).toMatchObject({ full: true, kinds: [kind] });
});
