import { expect, test } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
import { readCvFromLines } from '../read-cv.ts';
import { splitSections } from './split-sections.ts';

const title = { bold: true, size: 1.3, gap: 2.4 };
const titles = (sections: ReturnType<typeof splitSections>) =>
  sections.map((section) => section.title);

test('a heading that stands right below the first line of a job says what the job was', () => {
  const sections = splitSections([
    line('Awa Example', { size: 2 }),
    line('COMPÉTENCES', title),
    line('Tissage'),
    line('EXPÉRIENCE', title),
    line('Tisserande', { bold: true, gap: 2 }),
    line("Projet de fin d'études", { size: 0.8, gap: 1 }),
    line('De mars 2012 à juin 2014', { size: 0.8, gap: 1 }),
    line('Trois métiers montés'),
    line('LANGUES', title),
    line('Bambara'),
  ]);
  expect(titles(sections)).toEqual(['', 'COMPÉTENCES', 'EXPÉRIENCE', 'LANGUES']);
});

test('the subject right below the first line of a study opens nothing', () => {
  const sections = splitSections([
    line('Awa Example', { size: 2 }),
    line('Loisirs', { size: 1.4, tinted: true, gap: 2.4 }),
    line('Randonnée'),
    line('Formation', { size: 1.4, tinted: true, gap: 2.4 }),
    line('2012 – 2014 ¦ Diplôme du tissage, École du lac', { gap: 1.4 }),
    line('Informatique', { gap: 1 }),
    line('Cartes perforées, métiers mécaniques et calcul des armures', { bullet: 1, x: 60 }),
    line('Langues', { size: 1.4, tinted: true, gap: 2.4 }),
    line('Bambara'),
  ]);
  expect(titles(sections)).toEqual(['', 'Loisirs', 'Formation', 'Langues']);
});

test('in smaller type than the text it stands over it opens nothing where headings are large', () => {
  const sections = splitSections([
    line('Awa Example', { size: 2 }),
    line('EXPÉRIENCE', title),
    line('Tisserande ¦ 2012 – 2014', { bold: true, gap: 2 }),
    line('Informations complémentaires', { bold: true, size: 0.9, gap: 1.4 }),
    line('Trois métiers montés', { bullet: 1 }),
    line('LANGUES', title),
    line('Bambara'),
    line('LOISIRS', title),
    line('Randonnée'),
  ]);
  expect(titles(sections)).toEqual(['', 'EXPÉRIENCE', 'LANGUES', 'LOISIRS']);
});

test('the last word of a title in bold beside a date opens nothing', () => {
  const first = 'École des arts et métiers de la ville de Ségou, section de tissage et';
  const sections = splitSections([
    line('Awa Example', { size: 2 }),
    line('FORMATION', title),
    line(`${first} ¦ 2012 – 2014`, { size: 1.1, boldLead: first }),
    line('Informatique', { bold: true, size: 1.1 }),
    line('Certificat de tissage'),
    line('LANGUES', title),
    line('Bambara'),
  ]);
  expect(titles(sections)).toEqual(['', 'FORMATION', 'LANGUES']);
});

test('so does one beside the place of the job', () => {
  const sections = splitSections([
    line('Awa Example', { size: 2 }),
    line('EXPÉRIENCE', title),
    line('Mars 2012 | TISSERANDE', { gap: 2, cells: ['Mars 2012', 'TISSERANDE'] }),
    line("PROJET DE FIN D'ÉTUDES Atelier, Ségou", {
      gap: 1,
      cells: ["PROJET DE FIN D'ÉTUDES", 'Atelier, Ségou'],
    }),
    line('LANGUES', title),
    line('Bambara'),
  ]);
  expect(titles(sections)).toEqual(['', 'EXPÉRIENCE', 'LANGUES']);
});

test('the words of a label, large and far below what stands above, open a section', () => {
  const lines = (look: object) =>
    splitSections([
      line('Awa Example', { size: 2 }),
      line('awa@example.org'),
      line('Technologies', look),
      line('Rust'),
      line('EXPÉRIENCE', title),
      line('Tisserande, Ségou, 2012 - 2014'),
    ]);
  expect(titles(lines({ size: 1.2, gap: 4 }))).toEqual(['', 'Technologies', 'EXPÉRIENCE']);
  expect(titles(lines({ bold: true }))).toEqual(['', 'EXPÉRIENCE']);
});

test('where headings have no space above, it opens a section', () => {
  const tight = { bold: true, gap: 1 };
  const sections = splitSections([
    line('Awa Example', { size: 2 }),
    line('Compétences', tight),
    line('Tissage'),
    line('Expérience', tight),
    line('Tisserande, Ségou, 2012 - 2014'),
    line('PROJETS', { ...tight, caps: true }),
    line('Trois métiers montés'),
  ]);
  expect(titles(sections)).toEqual(['', 'Compétences', 'Expérience', 'PROJETS']);
});

test.each([
  [
    'Beekeeping technician',
    'I keep bees in the hills above the lake, and teach their care to all who ask me.',
  ],
  [
    'Technicienne apicole',
    'Je garde des abeilles dans les collines du lac, et enseigne leur soin à qui le veut.',
  ],
])('the trade over a paragraph about the person is no section: %s', (trade, about) => {
  const read = readCvFromLines([
    line('Awa Example', { size: 2 }),
    line('awa@example.org | 418 555-0133'),
    line(trade, title),
    line(about),
    line('Education', title),
    line('Diploma in agriculture, Lake College, 2012'),
    line('Experience', title),
    line('Beekeeper, Lake Farm, 2012 - 2014'),
    line('Languages', title),
    line('French'),
  ]);
  expect(read.ok && read.value.content.personal.headline).toBe(trade);
  expect(read.ok && read.value.content.personal.summary).toBe(about);
});

test('names of groups in smaller type open nothing, where one has the word of a larger title', () => {
  const group = { size: 1.2, tinted: true, gap: 1.6 };
  const sections = splitSections([
    line('Awa Example', { size: 2 }),
    line('FORMATION', { ...title, size: 1.5 }),
    line('Certificat de tissage, 2012'),
    line('LANGUES', { ...title, size: 1.5 }),
    line('Bambara'),
    line('PROJETS', { ...title, size: 1.5 }),
    ...['Laine', 'Formation', 'Coton', 'Soie'].flatMap((text) => [
      line(text, group),
      line('Trois métiers montés', { bullet: 1 }),
    ]),
  ]);
  expect(titles(sections)).toEqual(['', 'FORMATION', 'LANGUES', 'PROJETS']);
});

test('the second line of a headline opens nothing, whatever its words say elsewhere', () => {
  const level = { size: 1.2, bold: true, gap: 2.9 };
  const headline = { size: 1.5, tinted: true };
  const sections = splitSections([
    line('AWA EXAMPLE', { bold: true }),
    line('Ingénieure', { ...headline, gap: 1.3 }),
    line('Full Stack', { ...headline, gap: 1 }),
    line('CONTACT', level),
    line('awa@example.org', { gap: 1.6 }),
    line('FORMATIONS', level),
    line('2012'),
    line('BTS du tissage'),
    line('LANGUES', level),
    line('Bambara'),
  ]);
  expect(titles(sections)).toEqual(['', 'CONTACT', 'FORMATIONS', 'LANGUES']);
});
