import { expect, test } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
import { page, run, source, stack } from '../lines/page/synthetic-page.ts';
import { sourceToLines } from '../lines/source-to-lines.ts';
import { splitSections } from './split-sections.ts';

const title = (text: string, y: number) => run(text, 40, y, { size: 14, bold: true });
const HARBOUR = [
  'Tide gauge of the harbour',
  'A buoy that writes the height of the',
  'water to a page that fishers read in',
  'the morning before they leave',
];
const REGISTER = [
  'Register of the land',
  'A book of parcels that a small town',
  'can keep on two old computers, and',
  'that prints its own maps',
];

test('cards side by side under one heading belong to its section', () => {
  const { lines } = sourceToLines(
    source(
      page([
        run('Amal Nassiri', 40, 50, { size: 24 }),
        run(
          'Surveyor who has levelled roads and bridges in three countries, and taught it',
          40,
          74,
        ),
        title('Projects', 110),
        run(
          'All of them are public, and their sources are shared with whoever asks me for it',
          40,
          130,
        ),
        ...stack(HARBOUR, 40, 156),
        ...stack(REGISTER, 330, 156),
        title('Education', 230),
        run('Bachelor of Surveying, University of the North, Fez, 2015', 40, 250),
      ]),
    ),
  );
  const sections = splitSections(lines);
  expect(sections.map((section) => section.title)).toEqual(['', 'Projects', 'Education']);
  expect(sections[1]?.lines.map(({ text }) => text).slice(1)).toEqual([...HARBOUR, ...REGISTER]);
});

test('tasks at the head of the second column go on with the job at the foot of the first', () => {
  const left = { column: 0, x: 28, band: 1 };
  const right = { column: 1, x: 304, band: 1 };
  const task = { ...right, bullet: 1 };
  const lines = [
    line('Experience', { ...left, bold: true, size: 1.4, gap: 2 }),
    line('Surveyor, Nordik Maps, 2019 – 2024', left),
    line('Three projects on the levels of lakes, in two provinces:', left),
    line('Levelled the roads of the harbour and of its three ports', task),
    line('Drew its three ports', task),
    line('Education', { ...right, bold: true, size: 1.4, gap: 2 }),
    line('Bachelor of Surveying', right),
  ];
  expect(splitSections(lines).map(({ kind, lines: { length } }) => [kind, length])).toEqual([
    ['experience', 4],
    ['education', 1],
  ]);
  const contact = line('amal.nassiri.the.surveyor.of.lakes@example.org', task);
  expect(splitSections([...lines.slice(0, 3), contact]).map(({ kind }) => kind)).toEqual([
    'experience',
    'start',
  ]);
});

test('the main column begins anew after a side column that went on over the page', () => {
  const side = { column: 0, x: 28, band: 1 };
  const main = { column: 1, x: 204, band: 1 };
  const lines = [
    line('Langues', { ...side, bold: true, size: 1.4, gap: 2 }),
    line('Arabe', side),
    line('Français', { ...side, page: 2 }),
    line('Amal Nassiri', { ...main, size: 3 }),
    line('Expérience', { ...main, bold: true, size: 1.7, gap: 2 }),
    line('Arpenteuse, Nordik Cartes, 2019 – 2024', main),
  ];
  expect(splitSections(lines).map(({ kind }) => kind)).toEqual([
    'languages',
    'start',
    'experience',
  ]);
});

const HYGIENIST = ['Dental hygienist', 'Clinic of the Lake', '2021 – 2024', 'Cleaned teeth'];
const ASSISTANT = ['Dental assistant', 'House of Hanoi', '2017 – 2021', 'Kept the stock'];
const DIPLOMA = ['Diploma in hygiene', 'College of the Bay', '2021'];
const BACHELOR = ['Bachelor of nursing', 'University of Hanoi', '2017'];

test('sections of cards are read one after the other, each card whole, and a last title keeps what is below', () => {
  const card = (texts: string[], x: number, y: number) =>
    stack(texts, x, y).map((own, at) => ({ ...own, bold: at === 0 }));
  const { lines } = sourceToLines(
    source(
      page([
        run('Linh Tran', 40, 50, { size: 24 }),
        title('Work experience', 90),
        ...card(
          ['Dental hygienist', 'Clinic of the Lake', '2021 – 2024', 'Cleaned teeth'],
          48,
          116,
        ),
        ...card(ASSISTANT, 330, 116),
        title('Education', 200),
        ...card(DIPLOMA, 48, 226),
        ...card(BACHELOR, 330, 226),
        title('Skills', 290),
        run(
          'Scaling, radiography, charting and sterilization, all of them in two languages',
          40,
          310,
        ),
      ]),
    ),
  );
  const sections = splitSections(lines).map((section) => [
    section.title,
    ...section.lines.map(({ text }) => text),
  ]);
  expect(sections.slice(1, 3)).toEqual([
    ['Work experience', ...HYGIENIST, ...ASSISTANT],
    ['Education', ...DIPLOMA, ...BACHELOR],
  ]);
  expect(sections[3]?.[0]).toBe('Skills');
});

test('a text in two columns under its title is one section', () => {
  const left = { column: 0, x: 40, band: 1 };
  const right = { column: 1, x: 330, band: 1 };
  const title = { bold: true, size: 1.2, gap: 2 };
  const lines = [
    line('Amal Nassiri', { size: 3 }),
    line('Summary', { ...left, ...title }),
    line('I was eight when I drew the first plan of the yard', left),
    line('of the house of my mother.', { ...left, continues: true }),
    line('After school I went to the coast, where harbours', { ...right, gap: 2 }),
    line('were being built.', { ...right, continues: true }),
    line('Education', title),
    line('Bachelor of Surveying, University of the North, 2015'),
  ];
  expect(splitSections(lines).map(({ title: own, lines: { length } }) => [own, length])).toEqual([
    ['', 1],
    ['Summary', 4],
    ['Education', 1],
  ]);
});

test('a title at the foot of the first column is over the head of the second', () => {
  const job = (y: number) => [
    run('Surveyor, Nordik Maps', 60, y, { bold: true }),
    run('2019 – 2024', 60, y + 12),
    ...stack(HARBOUR, 60, y + 26),
  ];
  const study = ['Bachelor of Surveying', 'University of the North', '2012 – 2015'];
  const { lines } = sourceToLines(
    source(
      page([
        run('Amal Nassiri', 40, 50, { size: 30, bold: true }),
        run('Surveyor', 40, 72, { size: 14, bold: true }),
        run('amal@example.org', 40, 96),
        run('Fez, Morocco', 330, 96),
        title('Experience', 136),
        ...job(156),
        ...job(252),
        title('Education', 352),
        ...stack(study, 330, 134),
        { ...title('Projects', 190), x: 330 },
        ...stack(REGISTER, 330, 210),
        ...stack(HARBOUR, 330, 272),
      ]),
    ),
  );
  const read = splitSections(lines).map(({ title: own, lines: inside }) => [
    own,
    inside.map(({ text }) => text),
  ]);
  expect(read[0]?.[1]).toContain('amal@example.org Fez, Morocco');
  expect(read.find(([own]) => own === 'Education')?.[1]).toEqual(study);
});
