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

test.each([
  ['Extracurricular experience', 'volunteering'],
  ['Expériences parascolaires', 'volunteering'],
  ['Occupations', 'experience'],
  ['Specialised in', 'skills'],
  ['Spécialisée dans', 'skills'],
])('a heading may be one of the rarer names of its section: %s', (text, kind) => {
  expect(headingHit(text)).toMatchObject({ full: true, kinds: [kind] });
});

test('rows of groups under a larger title of skills are no titles, though a dictionary knows their names', () => {
  const texts = prepareLines([
    line('Skills', { bold: true, size: 1.4 }),
    line('Programming languages ¦ Go ¦ Rust', { boldLead: 'Programming languages' }),
    line('Build ¦ Make ¦ Cargo', { boldLead: 'Build' }),
    line('Languages ¦ Wolof (native) ¦ French (fluent)', { boldLead: 'Languages' }),
    line('Education', { bold: true, size: 1.4 }),
  ]).map(({ text }) => text);
  expect(texts).toEqual([
    'Skills',
    'Programming languages Go Rust',
    'Build Make Cargo',
    'Languages Wolof (native) French (fluent)',
    'Education',
  ]);
});
