import { expect, test } from 'vitest';
import { line, linesOf } from '../lines/source-lines-fixture.ts';
import { portionsOf } from './portions.ts';
import { splitSections } from './split-sections.ts';

const title = { bold: true, caps: true, gap: 2 };

test('where headings have space above, a study in capitals right below its dates is none', () => {
  const sections = splitSections([
    line('Awa Example', { size: 2 }),
    line('COMPÉTENCES', title),
    line('Tissage'),
    line('FORMATIONS', title),
    line('2012 - 2014', { bold: true, gap: 2 }),
    line('CAP TISSAGE', { bold: true, caps: true, gap: 1 }),
    line('Lycée de Ségou'),
    line('LANGUES', title),
    line('Bambara'),
    line('LOISIRS', title),
    line('Couture'),
    line('RÉGATES', title),
    line('Deux courses'),
  ]);
  expect(sections.map(({ title: text }) => text)).toEqual([
    '',
    'COMPÉTENCES',
    'FORMATIONS',
    'LANGUES',
    'LOISIRS',
    'RÉGATES',
  ]);
});

test('jobs named after a bar under a heading that no dictionary knows are jobs', () => {
  const section = {
    kind: 'other' as const,
    kinds: ['other' as const],
    title: 'Laboratoire',
    known: false,
    lines: [
      line('FIBRES OF THE LAKE LAB | RESEARCHER', { caps: true, gap: 1.6 }),
      line('Jan 2014 – Jan 2015 | Dakar'),
      line('Measured the strength of the fibres of nine plants with the weavers of the town.'),
    ],
  };
  expect(portionsOf(section, false).map(({ kind }) => kind)).toEqual(['experience']);
});

test.each([
  ['Sailing regattas', 'other'],
  ['Student clubs', 'other'],
  ['Freelance', 'experience'],
  ['Part-time:', 'experience'],
  ['Velka Cloth Ltd.', 'experience'],
  ['Histoire du travail', 'experience'],
  ['Enseignement et tutorat', 'experience'],
])('beside a section of jobs, dated roles under "%s" are %s', (title, kind) => {
  const section = {
    kind: 'other' as const,
    kinds: ['other' as const],
    title,
    known: false,
    lines: [
      line('Weaving Teacher ¦ Jan 2014 – Jan 2015', { bold: true }),
      line('Sailors of the Lake'),
      line('Mended nine sails', { bullet: 1 }),
    ],
  };
  expect(portionsOf(section).map((portion) => portion.kind)).toEqual([kind]);
});

const AWA = [
  line('Awa Example', { size: 2 }),
  line('COMPÉTENCES', title),
  line('Tissage'),
  line('FORMATIONS', title),
  line('2012 - 2014 CAP Tissage, Lycée de Ségou'),
  line('LANGUES', title),
  line('Bambara'),
];
const titlesOf = (...more: ReturnType<typeof line>[]) =>
  splitSections([...AWA, ...more]).map(({ kinds, title: text }) => `${kinds.join('+')} ${text}`);
const FOUND = ['start ', 'skills COMPÉTENCES', 'education FORMATIONS', 'languages LANGUES'];

test('a look that only headings have opens sections over dated lines, whatever their words', () => {
  const dated = line('2019 – 2020 Bourse de la ville de Ségou');
  expect(titlesOf(line('NAVETTES DU PORT', title), dated, line('RÉGATES', title), dated)).toEqual([
    ...FOUND,
    'other NAVETTES DU PORT',
    'other RÉGATES',
  ]);
});

test('a known word among others in such a look says what the section is', () => {
  expect(
    titlesOf(
      line('RÉGATES', title),
      line('2018 – 2019 Tour du lac'),
      line('VOILES', title),
      line('2018 – 2019 Tour du lac'),
      line('EXPÉRIENCES EN ATELIER / VENTE', title),
      line('2019 – 2020 Tisserande, Atelier du Fleuve'),
    ),
  ).toEqual([
    ...FOUND,
    'other RÉGATES',
    'other VOILES',
    'experience EXPÉRIENCES EN ATELIER / VENTE',
  ]);
});

test('a look that dated titles have too opens none', () => {
  expect(
    titlesOf(
      line('ATELIER DU FLEUVE', title),
      line('2019 – 2020 Tisserande'),
      line('FOIRE DE SÉGOU 2018', title),
      line('Vendeuse'),
    ),
  ).toEqual(FOUND);
});

test('what stands right under a name larger than all else is no section, however like the headings it looks', () => {
  const sections = splitSections([
    line('CONTACT', title),
    line('nadia.roy@example.org'),
    line('LANGUES', title),
    line('Français'),
    line('Nadia Roy', { size: 2, column: 1 }),
    line('DRESSEUSE DE CHIENS', { ...title, column: 1 }),
    line('Douze ans auprès de chiens de toutes les races.', { column: 1 }),
    line('FORMATIONS', { ...title, column: 1 }),
    line('CAP de soins aux animaux, Lycée du Lac, 2014', { column: 1 }),
    line('LOISIRS', { ...title, column: 1 }),
    line('Couture', { column: 1 }),
  ]);
  expect(sections.map(({ title: text }) => text)).not.toContain('DRESSEUSE DE CHIENS');
});

test('headings of a side column may look like the titles of studies in the other', () => {
  const small = { bold: true, size: 1.3, gap: 3, tinted: true };
  const large = { bold: true, size: 1.5, gap: 2, tinted: true, column: 1 };
  const inner = { ...small, gap: 1, column: 1 };
  const sections = splitSections([
    line('Awa Example', { size: 2 }),
    line('Langues', small),
    line('Bambara'),
    line('Talent personnel', small),
    line('Patience', { bullet: 1 }),
    line('Intérêts', small),
    line('Couture', { bullet: 1 }),
    line('Formation', large),
    line('2012 – 2014', { column: 1 }),
    line('Tissage et teinture', inner),
    line('2010 – 2012', { column: 1 }),
    line('Fibres du Mali', inner),
    line('2008 – 2010', { column: 1 }),
    line('Filage', inner),
    line('Expérience', large),
    line('Atelier du Fil, tisserande ¦ 2015 – 2024', { column: 1 }),
  ]);
  expect(sections.map(({ title: text }) => text)).toEqual([
    '',
    'Langues',
    'Talent personnel',
    'Intérêts',
    'Formation',
    'Expérience',
  ]);
});

test('a designer’s heading in small letters is one by its colour, size and space', () => {
  const small = { tinted: true, size: 1.22, gap: 2.1 };
  const sections = splitSections([
    line('Awa Example', { size: 2 }),
    line('expérience', small),
    line('Atelier du Fil, tisserande ¦ 2015 – 2024'),
    line('expérience du tissage'),
    line('formation', small),
    line('CAP Tissage, Lycée de Ségou ¦ 2014'),
  ]);
  expect(sections.map(({ title: text }) => text)).toEqual(['', 'expérience', 'formation']);
});

test('a title in small letters is one in bold with a colon, or with space above', () => {
  const small = { bold: true, gap: 1 };
  const sections = splitSections([
    line('Awa Example', { size: 2 }),
    line('education:', small),
    line('Licence de tissage, Lycée de Ségou'),
    line('work history', { ...small, gap: 2 }),
    line('Tisserande, Atelier du Fleuve, 2019 – 2021'),
    line('skills', small),
    line('skills'),
  ]);
  expect(sections.map(({ title: text }) => text)).toEqual(['', 'education:', 'work history']);
});

test('a title in capitals may end in a full stop', () => {
  const sections = splitSections([
    line('Awa Example', { size: 2 }),
    line('SKILLS', title),
    line('Weaving'),
    line('PROFESSIONAL EXPERIENCE.', { caps: true, gap: 2 }),
    line('Weaver, Nordvik, 2019 – 2021'),
  ]);
  expect(sections.map(({ kind }) => kind)).toEqual(['start', 'skills', 'experience']);
});

test('a heading of plain type that begins left of its section opens it', () => {
  const read = (left: number): string[] =>
    splitSections([
      line('Awa Example', { size: 2, x: 190 }),
      line('awa@example.org · Ségou', { x: 74 }),
      line('Formation', { x: 65, gap: 1.6 }),
      line('École du lac ¦ Ségou, Mali', { x: 72, gap: 1.2 }),
      line('CAP tissage ¦ 2012', { x: 72 }),
      line('Expériences', { x: left, gap: 1.3 }),
      line('Nordvik ¦ Ségou, Mali', { x: 72, gap: 1.3 }),
      line('Tisserande ¦ 2013 – 2015', { x: 72 }),
    ]).map(({ kind }) => kind);
  expect(read(65)).toEqual(['start', 'education', 'experience']);
  expect(read(72)).toEqual(['start', 'education']);
});

test('dates right under each other among skills tell of nothing that was built', () => {
  const kindOf = (dates: string): string[] =>
    portionsOf({
      kind: 'skills',
      kinds: ['skills'],
      title: 'Savoir-faire',
      known: true,
      lines: linesOf(`* Tissage\n${dates}* Tapis\n`),
    }).map(({ kind }) => kind);
  expect(kindOf('2019 – 2020\n2018 – 2019\n')).toEqual(['skills']);
  expect(kindOf('2019 – 2020\n* Un métier\n2018 – 2019\n')).toEqual(['projects']);
});

const bold = { bold: true, gap: 2 };
const datedJob = (text: string, gap = 1) => line(`${text} ¦ 2018 – 2019`, { bold: true, gap });

test('in the type of dated titles, what stands over one as all known headings do is a heading', () => {
  const sections = splitSections([
    line('Awa Example', { size: 2 }),
    line('Experience', bold),
    datedJob('Weaver'),
    line('Ateliers du Nord'),
    datedJob('Dyer', 2),
    line('Ateliers du Sud'),
    line('Regattas Rowed', bold),
    datedJob('Coxswain'),
    line('Rowers of the Lake'),
    line('Education', bold),
    datedJob('CAP Tissage'),
    line('Lycée de Ségou'),
  ]);
  expect(sections.map(({ title: text }) => text)).toEqual([
    '',
    'Experience',
    'Regattas Rowed',
    'Education',
  ]);
});

test('no employer over its dated titles is one, where the known headings stand over employers', () => {
  const sections = splitSections([
    line('Awa Example', { size: 2 }),
    line('Experience', bold),
    line('Ateliers du Nord', { bold: true }),
    datedJob('Weaver'),
    line('Ateliers du Sud', bold),
    datedJob('Dyer'),
    line('Education', bold),
    line('Lycée de Ségou', { bold: true }),
    datedJob('CAP Tissage'),
  ]);
  expect(sections.map(({ title: text }) => text)).toEqual(['', 'Experience', 'Education']);
});

test('what a person taught names degrees and schools, and is no study of their own', () => {
  const section = {
    kind: 'other' as const,
    kinds: ['other' as const],
    title: 'Enseignement',
    known: false,
    lines: [line('Licence en textile : fibres des plantes, 2020'), line('Université de Kindia')],
  };
  expect(portionsOf(section).map(({ kind }) => kind)).toEqual(['other']);
  expect(portionsOf({ ...section, title: 'Parcours de la fibre' })[0]?.kind).toBe('education');
});

test('a title that is a link under a linked address of another look is a heading', () => {
  const link = (text: string): { links: { text: string; target: string }[] } => ({
    links: [{ text, target: 'https://example.org' }],
  });
  const sections = splitSections([
    line('Awa Example', { size: 2 }),
    line('example.org/awa', link('example.org/awa')),
    line('Education', { bold: true, size: 1.5, gap: 1.9, ...link('Education') }),
    line('2012 – 2014 Diploma in Weaving, School of Cloth'),
    line('Skills', { bold: true, size: 1.5, gap: 1.9 }),
    line('Weaving'),
  ]);
  expect(sections.map(({ title: text }) => text)).toEqual(['', 'Education', 'Skills']);
});
