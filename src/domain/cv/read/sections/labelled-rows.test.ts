import { expect, test } from 'vitest';
import { line, linesOf } from '../lines/source-lines-fixture.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { portionsOf } from './portions.ts';
import type { Section } from './split-sections.ts';

const portions = (kinds: Section['kinds'], lines: SourceLine[]): string[] =>
  portionsOf({ kind: kinds[0] ?? 'other', kinds, title: 'Divers', lines, known: true }).map(
    ({ kind, lines: own }) => `${kind}: ${own.map(({ text }) => text).join(' / ')}`,
  );

test('a list under "Languages" that nobody speaks is one of skills', () => {
  expect(portions(['languages'], [line('Python, C++, Rust, SQL')])).toEqual([
    'skills: Python, C++, Rust, SQL',
  ]);
  expect(portions(['languages'], [line('Peul, Zeltrin, Rust, SQL')])[0]).toMatch(/^languages/);
});

test('spoken languages behind their label are languages, whatever stands beside them', () => {
  expect(
    portions(['other'], [line('Human Language: English (Proficient), Peul (Native)')]),
  ).toEqual(['other: ', 'languages: English (Proficient), Peul (Native)']);
});

test('so are those of a row that French calls "langages"', () => {
  const rows = [
    line('Outils ¦ Pascal, Ada'),
    line('Langages ¦ Peul (Natif), Anglais (Courant, TOEIC 960)'),
  ];
  expect(portions(['skills'], rows).at(-1)).toBe(
    'languages: Peul (Natif), Anglais (Courant, TOEIC 960)',
  );
});

test('projects and jobs under one title are jobs where no other section holds any', () => {
  const section: Section = {
    kind: 'projects',
    kinds: ['projects', 'experience'],
    title: 'Projets et expériences',
    lines: [line('Arpenteuse, Talvane, 2019 – 2024')],
    known: true,
  };
  expect([false, true].map((hasJobs) => portionsOf(section, hasJobs)[0]?.kind)).toEqual([
    'experience',
    'projects',
  ]);
});

test('studies and jobs under one title are told apart entry by entry', () => {
  const lines = linesOf(`
    2019 – 2022 ¦ Bac Pro Tissage ¦ Lycée du Grand Orme
    * Métier à bras

    2022 – 2024 ¦ Tisserand ¦ Atelier Fauvel
    * Nappes et rideaux

    06/2019 ¦ CAP Teinture ¦ Lycée du Petit Orme
  `);
  expect(portions(['education', 'experience'], lines)).toEqual([
    'experience: 2022 – 2024 Tisserand Atelier Fauvel / Nappes et rideaux',
    'education: 2019 – 2022 Bac Pro Tissage Lycée du Grand Orme / Métier à bras / 06/2019 CAP Teinture Lycée du Petit Orme',
  ]);
});

const row = (label: string, rest: string, bullet = 0): SourceLine =>
  line(`${label}${rest}`, { boldLead: label, bullet });

test('rows among groups of skills belong to the section their label names', () => {
  expect(
    portions(
      ['skills'],
      [
        row('Langues', ' Peul | Français | Anglais'),
        row('Logiciels', ' Sage | Excel'),
        row('Centres d’intérêt', ' Kora | Cuisine'),
      ],
    ),
  ).toEqual([
    'skills: Logiciels Sage | Excel',
    'languages: Peul | Français | Anglais',
    'interests: Kora | Cuisine',
  ]);
});

test('under a heading of three kinds each row goes to its own, and the next row ends it', () => {
  expect(
    portions(
      ['skills', 'languages', 'interests'],
      [
        row('Langues:', ' Peul (langue maternelle), Français (courant)', 1),
        row('Logiciels:', ' Sage, Excel avancé', 1),
        row('Paie:', ' Retenues, Feuillets', 1),
        row('Loisirs:', ' Kora', 1),
      ],
    ),
  ).toEqual([
    'skills: Logiciels: Sage, Excel avancé / Paie: Retenues, Feuillets',
    'languages: Peul (langue maternelle), Français (courant)',
    'interests: Kora',
  ]);
});

test('languages of programs stay skills, and other things may hold skills', () => {
  expect(portions(['skills'], [line('Languages: Haskell, Scala')])).toEqual([
    'skills: Languages: Haskell, Scala',
  ]);
  expect(portions(['other'], [line('Skills: welding, brazing'), line('Interests: chess')])).toEqual(
    ['skills: welding, brazing', 'interests: chess'],
  );
});

test('languages with their levels among skills are languages', () => {
  expect(
    portions(
      ['skills'],
      [
        line('soudage, brasage'),
        line('peul (langue maternelle)⋆6'),
        line('anglais (intermédiaire)⋆3 soussou (courant)⋆5', { continues: true }),
      ],
    ),
  ).toEqual([
    'skills: soudage, brasage',
    'languages: peul (langue maternelle)⋆6 / anglais (intermédiaire)⋆3 soussou (courant)⋆5',
  ]);
});

test('a row of languages with their levels among skills is one of languages, whatever kind its label says', () => {
  expect(
    portions(
      ['skills'],
      [line('Tools: Git, Excel'), line('Natural Languages: English—native, Spanish—fluent')],
    ),
  ).toEqual(['skills: Tools: Git, Excel', 'languages: English—native, Spanish—fluent']);
});

test('several lines about languages in a text about oneself are languages, one sentence is none', () => {
  const texts = ['Peul : langue maternelle', 'Français : courant', 'Je construis des fours.'];
  expect(
    portions(
      ['summary'],
      texts.map((text) => line(text)),
    ),
  ).toEqual([
    'summary: Je construis des fours.',
    'languages: Peul : langue maternelle / Français : courant',
  ]);
  expect(portions(['summary'], [line('Fluent in French and English')])).toEqual([
    'summary: Fluent in French and English',
  ]);
});

test('rows of several cells that begin with titles are rows of theirs', () => {
  expect(
    portions(
      ['skills', 'interests'],
      [
        line('Tools ¦ Git ¦ Excel ¦ Jira'),
        line('Languages ¦ Peul (native) ¦ French (fluent) ¦ English'),
        line('Interests ¦ Chess ¦ Travel ¦ Music'),
      ],
    ).slice(1),
  ).toEqual(['languages: Peul (native) French (fluent) English', 'interests: Chess Travel Music']);
});

test.each([
  ['Disponibilité : soir et fin de semaine', 'other: soir et fin de semaine'],
  ['Availability: evenings and weekends', 'other: evenings and weekends'],
])('when a person can work is no skill: %s', (text, portion) => {
  expect(portions(['skills'], [line('Tissage, teinture'), line(text)])).toEqual([
    'skills: Tissage, teinture',
    portion,
  ]);
});

test('what is called other among skills stays one', () => {
  const lines = [line('Tissage, teinture'), line('Autres : permis de cariste, soudure')];
  expect(portions(['skills'], lines)).toHaveLength(1);
});

test('among studies and certifications what took years is a study, and what is told of one stays with it', () => {
  const lines = linesOf(`
    Evening class of lace ¦ 2023
    Bobbins and pins

    PMP examination ¦ 2018
    Plans of a workshop

    Techniques of lace and cloth - TALVANE ¦ 2005 – 2010
    Thesis: looms that run on AWS
  `);
  expect(portions(['education', 'certifications'], lines)).toEqual([
    'education: Evening class of lace 2023 / Bobbins and pins / Techniques of lace and cloth - TALVANE 2005 – 2010 / Thesis: looms that run on AWS',
    'certifications: PMP examination 2018 / Plans of a workshop',
  ]);
});

test('rows of names under "Languages" that nobody speaks are skills, not names with their levels', () => {
  const rows = (...texts: string[]) =>
    portions(
      ['languages'],
      texts.map((text) => line(text)),
    ).map((portion) => portion.split(':', 1)[0]);
  expect(rows('Pascal ¦ Ada', 'Forth ¦ Logo')).toEqual(['skills']);
  expect(rows('Talvanais ¦ Native', 'Orlien ¦ Basic')).toEqual(['languages']);
  expect(rows('Talvanais ¦ ●●●', 'Orlien ¦ ●●')).toEqual(['languages']);
});

test('spoken languages are told from skills under a title of two kinds too', () => {
  const lines = linesOf('Weaving, Dyeing\nFluent in English and Peul');
  expect(portions(['skills', 'interests'], lines)).toEqual([
    'skills: Weaving, Dyeing',
    'languages: Fluent in English and Peul',
  ]);
});

test('a list under the title of another kind among the groups of skills is none, up to the next group', () => {
  const bold = { bold: true };
  expect(
    portions(
      ['skills'],
      [
        line('Certifications', bold),
        line('LakeWeave / Weaver of carpets ¦ Score: 51'),
        line('Looms', bold),
        line('Drawloom, Dobby'),
      ],
    ),
  ).toEqual([
    'skills: Looms / Drawloom, Dobby',
    'certifications: LakeWeave / Weaver of carpets Score: 51',
  ]);
});
