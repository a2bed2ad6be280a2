import { expect, test } from 'vitest';
import { line, linesOf } from '../lines/source-lines-fixture.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { splitSections } from './split-sections.ts';

const kinds = (lines: readonly SourceLine[]): string[] =>
  splitSections(lines).map(({ kind, title }) => `${kind} ${title}`);

test('names of groups among skills open no section, whatever a dictionary says of them', () => {
  const group = (text: string): SourceLine => line(text, { bold: true });
  expect(
    kinds([
      ...linesOf('# Skills'),
      group('Languages'),
      line('Java • Go • Python'),
      group('Platforms'),
      line('AWS • Kubernetes'),
      group('Practices'),
      line('Code review • On-call'),
      ...linesOf('# Languages'),
      line('Marathi – Native'),
    ]),
  ).toEqual(['skills Skills', 'languages Languages']);
});

test('below the title of skills a smaller look is that of groups, but not of languages that are spoken', () => {
  const group = (text: string): SourceLine => line(text, { bold: true, size: 1.2, gap: 1.5 });
  const title = (text: string): SourceLine => line(text, { bold: true, size: 1.6, gap: 2 });
  const lines = [
    title('Experience'),
    line('Weaver ¦ 2019 – 2024'),
    title('Skills'),
    group('Databases'),
    line('MySQL ¦ SQLite'),
    group('Editors'),
    line('Vim ¦ Emacs'),
    group('Tools'),
    line('Git ¦ Bash'),
    group('Languages'),
    line('Bambara (native)'),
  ];
  expect(kinds(lines)).toEqual(['experience Experience', 'skills Skills', 'languages Languages']);
});

test('a label under one job after the other opens no section', () => {
  const job = (dates: string): SourceLine[] => [
    line(`Developer, Nordik Foods Inc. ¦ ${dates}`, { bold: true, gap: 1.6 }),
    line('Wrote the depot’s program', { bullet: 1 }),
    line('Achievements include:', { bold: true, gap: 1.5 }),
    line('Halved the time of a delivery', { bullet: 1 }),
  ];
  expect(
    kinds([...linesOf('# Work experience'), ...job('2019 – 2024'), ...job('2015 – 2019')]),
  ).toEqual(['experience Work experience']);
});

test('a name of a group that looks like those before it opens no section', () => {
  const group = (text: string): SourceLine => line(text, { bold: true, gap: 1.6 });
  expect(
    kinds([
      ...linesOf('# Compétences'),
      group('Réseaux'),
      line('Cisco'),
      group('Sécurité'),
      line('Pare-feu'),
      group('Projets'),
      line('Scrum'),
      ...linesOf('# Projets\nDépôt de données'),
    ]),
  ).toEqual(['skills Compétences', 'projects Projets']);
});

test('titles in the largest type open sections when only some of them are known', () => {
  const title = (text: string): SourceLine => line(text, { size: 1.5, gap: 2 });
  const titles = [
    'Skills',
    'Projects',
    'Stewardship',
    'Education',
    'Side quests',
    'Awards',
    'Stage',
  ];
  const lines = titles.flatMap((text) => [title(text), line(`What is told of ${text} here`)]);
  expect(splitSections(lines).map((section) => section.title)).toEqual(titles);
});

test('a label over a list inside a job opens no section, whatever word is before it', () => {
  expect(
    kinds(
      linesOf(`# Experience
        ** Roofer, Nordik Roofs ¦ 2019 – 2024
        Detailed achievements:
        * Laid two hundred roofs`),
    ),
  ).toEqual(['experience Experience']);
});

test('a title inside the text right of a rail of headings opens no section', () => {
  const title = (text: string, x: number): SourceLine =>
    line(text, { size: 2, heading: 2, tinted: true, gap: 2, x });
  const courses = line('Courses', { size: 1.25, heading: 5, gap: 1.7, x: 196 });
  expect(
    kinds([
      title('Work', 122),
      line('Welder, 2019 – 2024', { x: 196 }),
      title('Education', 82),
      line('College of the Cape', { bold: true, size: 1.5, x: 196 }),
      courses,
      line('Metallurgy', { bullet: 1, x: 196 }),
      title('Skills', 130),
      line('Brazing, Cutting', { x: 196 }),
    ]),
  ).toEqual(['experience Work', 'education Education', 'skills Skills']);
});

test('a label of one entry after the other opens no section, nor one of a section that has a title above', () => {
  expect(
    kinds([
      ...linesOf('# Skills\nWelding, Brazing\n# Education'),
      line('College of the Cape ¦ 2019'),
      line('Courses: Metallurgy, Drawing', { gap: 2 }),
      line('School of the Lake ¦ 2015'),
      line('Courses: Carpentry', { gap: 2 }),
      ...linesOf('# Interests\nReading'),
      line('Skills: sagas, maps'),
    ]),
  ).toEqual(['skills Skills', 'education Education', 'interests Interests']);
});

test('an employer beside a title with a word of headings, over a year and a place, opens no section', () => {
  const title = (text: string): SourceLine => line(text, { tinted: true, size: 1.4, gap: 2 });
  const job = (text: string, below: string): SourceLine[] => [
    line(text, { tinted: true, size: 1.1, gap: 1.8 }),
    line(below, { tinted: true }),
    line('Wrote the tests of the harbour’s tide tables', { bullet: 1, x: 62 }),
  ];
  expect(
    kinds([
      title('EDUCATION'),
      line('School of the Lake ¦ 2009'),
      title('EXPERIENCE'),
      ...job('NORDVIK, INC. | Sr. Software Engineer', '2022 - 2024 | Laval, QC'),
      ...job('LAKE & CO. | VP. Software Engineer', '2017 - 2021 | Laval, QC'),
      ...job('HARBOUR, INC. | Software Engineer in Test', '2016 | Sfax, Tunisia'),
      ...job('TIDE CO. | Software Developer', '2015 | Sfax, Tunisia'),
    ]),
  ).toEqual(['education EDUCATION', 'experience EXPERIENCE']);
});

test('the head of a grid of levels has languages below it, as a title over levels has', () => {
  expect(
    kinds([
      ...linesOf('# Compétences'),
      line('COMPRENDRE PARLER ÉCRIRE', { bold: true, gap: 2 }),
      line('Français ¦ C1 ¦ C1 ¦ B2'),
      ...linesOf('# Skills\nWelding\n# Languages'),
      line('native', { tinted: true }),
      line('Orlekian'),
      line('basic', { tinted: true }),
      line('German'),
    ]),
  ).toEqual(['skills Compétences', 'languages ', 'skills Skills', 'languages Languages']);
});

test('an unknown heading over items with dates opens a section as the known ones do', () => {
  const title = (text: string): SourceLine => line(text, { bold: true, gap: 2 });
  const item = (text: string): SourceLine => line(text, { bullet: 1 });
  expect(
    kinds([
      title('EMPLOYMENT'),
      item('University of Velka • Professor of Botany • since 1990'),
      title('VISITS'),
      item('University of Orleku • Faculty of Botany • 2004 – 2005'),
      title('EDUCATION'),
      item('University of Velka • PhD in Botany • 1985'),
      title('AWARDS'),
      item('Golden Leaf • 2010'),
    ]),
  ).toEqual(['experience EMPLOYMENT', 'other VISITS', 'education EDUCATION', 'awards AWARDS']);
});

test('the rest of the skills stands under the name of a group as soon as another has its look', () => {
  const title = (text: string): SourceLine =>
    line(text, { caps: true, size: 0.9, gap: 2, heading: 2 });
  const group = (text: string): SourceLine =>
    line(text, { bold: true, size: 1.1, gap: 1.6, heading: 3 });
  expect(
    kinds([
      title('SKILLS'),
      group('Weaving'),
      line('Linen ¦ Wool'),
      group('Other'),
      line('Madder ¦ Woad'),
      title('INTERESTS'),
      line('Rowing, chess'),
    ]),
  ).toEqual(['skills SKILLS', 'interests INTERESTS']);
});

test('the groups after the languages, set as their title under that of the skills, are skills', () => {
  const title = { bold: true, caps: true, size: 1.2, gap: 2 };
  const group = { bold: true, gap: 1.6 };
  const sections = splitSections([
    line('Awa Example', { size: 2 }),
    line('COMPÉTENCES', title),
    line('Langues', group),
    line('Peul : courant'),
    line('Programmation', group),
    line('Ada'),
    line('Pascal'),
    line('Autres', group),
    line('Nordix'),
    line('FORMATION', title),
    line('Diploma of textile arts, 2018'),
  ]);
  const skills = sections.filter(({ kind }) => kind === 'skills');
  expect(skills.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual(
    expect.arrayContaining(['Ada', 'Pascal', 'Nordix']),
  );
});

test('other languages set as the first are languages', () => {
  const title = { bold: true, caps: true, size: 1.2, gap: 2 };
  const group = { bold: true, gap: 1.6 };
  expect(
    kinds([
      line('Awa Example', { size: 2 }),
      line('COMPÉTENCES', title),
      line('Langues', group),
      line('Peul : courant'),
      line('Autres langues', group),
      line('Wolof : notions'),
      line('FORMATION', title),
      line('Diploma of textile arts, 2018'),
    ]).filter((kind) => kind.startsWith('skills')),
  ).toEqual(['skills COMPÉTENCES']);
});

test('studies with dates and languages under a title of skills have sections of their own', () => {
  const group = (text: string): SourceLine =>
    line(text, { bold: true, size: 1.11, gap: 1.9, bullet: 1, tinted: true });
  const title = (text: string): SourceLine => line(text, { bold: true, size: 1.3, gap: 2 });
  const row = (text: string): SourceLine => line(text, { boldLead: text.split(' ¦ ')[0] ?? '' });
  expect(
    kinds([
      line('Awa Example', { size: 2 }),
      title('Savoir-faire'),
      group('Métiers et outils'),
      row('Outils : navette, peigne, lisse'),
      group('Formation'),
      row('Formation continue ¦ Loom school online'),
      row('2018-2019 ¦ Master en tissage - Université de Velka'),
      group('Linguistique'),
      row('Anglais ¦ Langue maternelle'),
      title('Expériences'),
      line('Tisserande ¦ 2019 – 2021'),
    ]),
  ).toEqual([
    'start ',
    'skills Savoir-faire',
    'education Formation',
    'languages Linguistique',
    'experience Expériences',
  ]);
});
