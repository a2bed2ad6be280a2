import { expect, test } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
import { prepareLines } from './prepare-lines.ts';

test('the text beside a title in the rail begins where the lines below it do', () => {
  const lines = prepareLines([
    line('EXPÉRIENCE ¦ Soudeuse ¦ 2018 – 2020', { x: 56 }),
    line('Ateliers Roy | Laval', { x: 149 }),
    line('Plié des tôles', { x: 152 }),
    line('FORMATION ¦ DEP en soudage ¦ 2016', { x: 61 }),
  ]);
  expect(lines.map(({ text, x }) => [text, x])).toEqual([
    ['EXPÉRIENCE', 56],
    ['Soudeuse 2018 – 2020', 149],
    ['Ateliers Roy | Laval', 149],
    ['Plié des tôles', 152],
    ['FORMATION', 61],
    ['DEP en soudage 2016', 121],
  ]);
});

test('a list beside its larger title in the rail is no larger than the lines below it', () => {
  const sizes = prepareLines([
    line('LANGAGES ¦ Ada', { size: 1.2 }),
    line('Fortran', { x: 140 }),
    line('LOGICIELS ¦ Scribus', { size: 1.2 }),
  ]).map(({ text, size }) => [text, size]);
  expect(sizes).toEqual([
    ['LANGAGES', 1.2],
    ['Ada', 1],
    ['Fortran', 1],
    ['LOGICIELS', 1.2],
    ['Scribus', 1],
  ]);
});

test('a title broken inside a word is one title', () => {
  const title = { bold: true, caps: true } as const;
  const titles = (one: string, two: string) =>
    prepareLines([line(one, title), line(two, title), line('Ateliers Roy')]).map(
      ({ text }) => text,
    );
  expect(titles('EDUCATION AND TRAIN‐', 'ING')[0]).toBe('EDUCATION AND TRAINING');
  expect(titles('EXPÉRIENCES PROFESSION-', 'NELLES')[0]).toBe('EXPÉRIENCES PROFESSIONNELLES');
  expect(titles('ATELIERS ROY-', 'NELLES')).toHaveLength(3);
});

test.each([
  ['WORK E XPERIENCE', 'WORK EXPERIENCE'],
  ['EDUC ATION', 'EDUCATION'],
  ['SKILL S', 'SKILLS'],
  ['MOULIN S', 'MOULIN S'],
])('a title with a blank inside a word: %s', (text, title) => {
  expect(prepareLines([line(text, { bold: true }), line('Ateliers Roy')])[0]?.text).toBe(title);
});

test('a rule typed after a title is no part of it', () => {
  const [title] = prepareLines([line('Skills __________', { bold: true }), line('Welding')]);
  expect(title?.text).toBe('Skills');
});

test('rows below a title of skills stay its rows, whatever words open them', () => {
  const rows = ['Langues ¦ Anglais (courant)', 'Soudage ¦ TIG, MIG', 'Autres ¦ Pontage'];
  const lines = prepareLines([
    line('COMPÉTENCES', { bold: true }),
    ...rows.map((row) => line(row)),
    line('FORMATION', { bold: true }),
  ]);
  expect(lines).toHaveLength(5);
});

test('a range that ran into the title behind it is a cell of its own', () => {
  const cellsOf = (text: string) => prepareLines([line(text)])[0]?.cells;
  expect(cellsOf('2018-CurrentWelder ¦ Ateliers Roy')).toEqual([
    '2018-Current',
    'Welder',
    'Ateliers Roy',
  ]);
  expect(cellsOf('03/2016–12/2019Soudeuse')).toEqual(['03/2016–12/2019', 'Soudeuse']);
  expect(cellsOf('Windows 2012Server')).toEqual(['Windows 2012Server']);
  expect(cellsOf('2018-2020')).toEqual(['2018-2020']);
});

test('an internship beside its dates, set as the other jobs are, is no title in a rail', () => {
  const [own, title] = [
    { size: 0.9, tinted: true },
    { bold: true, size: 1.4 },
  ] as const;
  const lines = prepareLines([
    line('Expérience', title),
    line('Ateliers Roy ¦ Laval'),
    line('SOUDEUSE ¦ 2018 – 2020', own),
    line('Ateliers Bouchard ¦ Laval'),
    line('STAGE ¦ Juin 2017 – Août 2017', own),
    line('Fonderie du Lac ¦ Alma'),
    line('STAGES ¦ 2015 – 2016', own),
  ]);
  expect(lines).toHaveLength(7);
});

test('a row of stars between sections is no line', () => {
  const lines = ['Skills', '* * * * *', 'Welding', '=====', '• • •'].map((text) => line(text));
  expect(prepareLines(lines).map(({ text }) => text)).toEqual(['Skills', 'Welding']);
});

test('a capital letter between names in several lines is a bar', () => {
  const texts = prepareLines([
    line('Architecte de jardins'),
    line('Nordvik I Velka I 2021 - 2023'),
    line('Licence de botanique'),
    line('Université du Lac I Velka I 2019'),
    line('What I know and what I teach'),
  ]).map(({ text }) => text);
  expect(texts).toContain('Nordvik | Velka | 2021 - 2023');
  expect(texts).toContain('Université du Lac | Velka | 2019');
  expect(texts).toContain('What I know and what I teach');
});

test('a heading’s word among the labels of the form under each job is one of them', () => {
  const texts = prepareLines([
    line('EXPÉRIENCE', { size: 1.3, bold: true }),
    line('2019 - 2022 ¦ Nordvik, Velka'),
    line('Poste ¦ Tisserand'),
    line('Tâches ¦ Tissage des tapis'),
    line('2015 - 2019 ¦ Moulin du Cap, Lyon'),
    line('Poste ¦ Meunier'),
    line('Projets ¦ Nouvelle roue du moulin'),
    line('Tâches ¦ Achat des grains'),
    line('FORMATION ¦ Licence de botanique', { bold: true }),
    line('LANGUES ¦ Anglais, français', { bold: true }),
  ]).map(({ text }) => text);
  expect(texts).not.toContain('Projets');
  expect(texts).toContain('LANGUES');
});

test('a title set as all known ones of the rail are is one more, whatever its words', () => {
  const beside = (text: string) => line(text, { boldLead: text.split(' ¦ ')[0] ?? '' });
  const texts = prepareLines([
    beside('EDUCATION ¦ Diploma of weaving ¦ 2016'),
    beside('WORK EXPERIENCE ¦ Ateliers Roy ¦ 2018 – 2020'),
    line('Weaver, Laval'),
    beside('NORDVIK ¦ 2015 – 2016'),
    beside('REGATTAS ROWED ¦ Lake Cup ¦ 2019'),
    beside('SKILLS ¦ Dyes'),
  ]).map(({ text }) => text);
  expect(texts).toContain('REGATTAS ROWED');
  expect(texts).toContain('NORDVIK 2015 – 2016');
});

test('a title goes on with "and" in the line below', () => {
  const title = { bold: true, caps: true } as const;
  const titles = (one: string, two: string) =>
    prepareLines([line(one, title), line(two, title), line('Lake Cup')]).map(({ text }) => text);
  expect(titles('AWARDS', 'AND EXPERIENCE')[0]).toBe('AWARDS AND EXPERIENCE');
  expect(titles('SKILLS MANNERS', '& INTERESTS')[0]).toBe('SKILLS MANNERS & INTERESTS');
  expect(titles('AWARDS', 'EXPERIENCE')).toHaveLength(3);
});
