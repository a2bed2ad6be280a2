import { expect, test } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
import { misspeltHeading } from './misspelt-heading.ts';
import { splitSections } from './split-sections.ts';

test.each([
  ['PROFESSIONAL EXPIRENCE', 'experience'],
  ['Eductaion', 'education'],
  ['Langauges', 'languages'],
  ['Acheivements', 'awards'],
  ['EXPÉREINCES PROFESSIONELLES', 'experience'],
  ['Compétances informatiques', 'skills'],
  ['Formattions', 'education'],
])('a heading may hold a slip of the pen: %s', (text, kind) => {
  expect(misspeltHeading(text)).toMatchObject({ full: true, kinds: [kind] });
});

test.each(['Preferences', 'Relations', 'Coaching', 'Marketing', 'Formateur', 'Tools for wood'])(
  'another word is no slip: %s',
  (text) => {
    expect(misspeltHeading(text)).toBeUndefined();
  },
);

test('it opens its section where it looks like the other headings', () => {
  const title = { bold: true, caps: true, size: 1.2, gap: 2 };
  const sections = splitSections([
    line('Awa Example', { size: 2 }),
    line('SKILLS', title),
    line('Weaving, dyeing'),
    line('WORK EXPIRENCE', title),
    line('Weaver, House of Cloth, 2019 – 2023'),
    line('EDUCATION', title),
    line('Diploma of textile arts, 2018'),
    line('LANGUAGES', title),
    line('Bambara, French'),
  ]);
  expect(sections.map(({ kind }) => kind)).toEqual([
    'start',
    'skills',
    'experience',
    'education',
    'languages',
  ]);
});

test('it opens its section even where the second line of another title looks like an entry', () => {
  const title = { bold: true, caps: true, size: 1.2, gap: 2 };
  const sections = splitSections([
    line('Awa Example', { size: 2 }),
    line('CRAFT', { ...title, gap: 2 }),
    line('SKILLS', title),
    line('HANDIWORK', { ...title, gap: 1 }),
    line('Weaving, dyeing'),
    line('PROFIL', title),
    line('Weaver who likes wool and linen alike, and who has taught both for many years.'),
    line('EXPÉRINCES PROFESSIONNELLES', title),
    line('Weaver, House of Cloth, 2019 – 2023'),
    line('EDUCATION', title),
    line('Diploma of textile arts, 2018'),
  ]);
  expect(sections.map(({ kind }) => kind)).toContain('experience');
});
