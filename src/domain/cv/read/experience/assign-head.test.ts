import { expect, test } from 'vitest';
import { line, linesOf } from '../lines/source-lines-fixture.ts';
import { readExperience } from './read-experience.ts';

const jobOf = (text: string): string =>
  readExperience([line(`2016 – 2019 ¦ ${text}`), line('Wove nine carpets', { bullet: 1, x: 62 })])
    .entries.map(({ entry }) => [entry.jobTitle, entry.company, entry.location].join(' | '))
    .join('\n');

test.each([
  ['Analyste, Nordcampus Ouest / TISSUM, Rennes', 'Analyste | Nordcampus Ouest / TISSUM | Rennes'],
  [
    'Développeuse web, Fil du Nord / Cloth Lab, Rennes',
    'Développeuse web | Fil du Nord / Cloth Lab | Rennes',
  ],
  ['Architecte / Urbaniste, Atelier du Cap', 'Architecte / Urbaniste | Atelier du Cap | '],
])(
  'two employers with a slash between them stand behind the comma of the title: %s',
  (text, job) => {
    expect(jobOf(text)).toBe(job);
  },
);

test('where a word ties most titles to their employers, it ties the others too', () => {
  const job = (text: string): string => `2019 – 2020 ¦ ${text}\n* Did this and that\n`;
  const read = (...texts: readonly string[]): string[] =>
    readExperience(linesOf(texts.map(job).join(''))).entries.map(
      ({ entry }) => `${entry.jobTitle} | ${entry.company}`,
    );
  expect(
    read('Teacher at Velka School', 'Weaver at Zorbia', 'Keeper of the long hours at Zorbia').at(2),
  ).toBe('Keeper of the long hours | Zorbia');
  expect(read('Teacher, Velka School', 'Weaver, Zorbia', 'Good at Chess').at(2)).not.toContain(
    '| Chess',
  );
});

test('the place of a university is part of its name, though others are tied to theirs', () => {
  const { entries } = readExperience(
    linesOf(
      `2021 – 2022 ¦ Weaver at Zorbia
* Wove
2020 ¦ Teacher at Velka School
* Taught
` +
        `Junior Researcher / Teacher ¦ 2018 – 2019
University of Orleku at Nord, Department of Looms
`,
    ),
  );
  expect(entries.map(({ entry }) => `${entry.jobTitle} | ${entry.company}`).at(2)).toBe(
    'Junior Researcher / Teacher | University of Orleku at Nord, Department of Looms',
  );
});

test.each([
  ['Nordvik : Principal Accountant', 'Principal Accountant | Nordvik | '],
  ['Société du Fil (SDF) : Junior Weaver', 'Junior Weaver | Société du Fil (SDF) | '],
  ['Nordvik: Head Nurse', 'Head Nurse | Nordvik | '],
  ['Internship offer: Head Nurse', 'Internship offer: Head Nurse |  | '],
])('an employer stands before the colon of its title: %s', (text, job) => {
  expect(jobOf(text)).toBe(job);
});

test('a brand in brackets is no city', () => {
  expect(jobOf('Head Nurse | Nordvik Carpets (LoomStation)')).toBe(
    'Head Nurse | Nordvik Carpets (LoomStation) | ',
  );
});

test('a name alone over the title’s line is the employer’s, whatever stands behind the comma of the title', () => {
  const { entries } = readExperience(
    linesOf('Zorblax ¦ 2021 – 2023\nSenior Nurse, Night Wards\n* Kept the wards in order\n'),
  );
  expect(entries.map(({ entry }) => [entry.jobTitle, entry.company, entry.location])).toEqual([
    ['Senior Nurse, Night Wards', 'Zorblax', ''],
  ]);
});

test('a name at the end of a bracket is no city', () => {
  expect(jobOf('Weaver – Nordvik Temps (at Velka, Zorbia, Orleku)')).toBe(
    'Weaver | Nordvik Temps (at Velka, Zorbia, Orleku) | ',
  );
});

test.each([
  ['Stage de Fin d’Études chez Nordvik ¦ Orleku, Norway', 'Nordvik | Orleku, Norway'],
  ['Stage d’Été à l’ENV ¦ Agadir, Maroc', 'ENV | Agadir, Maroc'],
  ['Summer internship at Nordvik ¦ Orleku, Norway', 'Nordvik | Orleku, Norway'],
  ['Nordvik (Leeds, Royaume Unis)', 'Nordvik | Leeds, Royaume Unis'],
])('an employer without the stay and the place said with it: %s', (text, names) => {
  const { entries } = readExperience([
    line(text),
    line('Assistante du tissage ¦ Juil 2025 – Oct 2025', { italic: true }),
    line('Wove nine carpets', { bullet: 1, x: 62 }),
    line('•', { bullet: 1, x: 62 }),
  ]);
  expect(entries.map(({ entry }) => `${entry.company} | ${entry.location}`)).toEqual([names]);
  expect(entries[0]?.entry.achievements).toEqual(['Wove nine carpets']);
});

test.each([
  ['Summer Internship at Velk-p', 'Summer Internship | Velk-p'],
  ['Stage à l’ENV (IGV)', 'Stage | ENV (IGV)'],
  ['Stage effectué au sein de Zorbia', 'Stage | Zorbia'],
  ['Stage de fin d’études effectué au sein de Zorbia', 'Stage de fin d’études | Zorbia'],
  ['College intern@ ZORB TELECOM', 'College intern | ZORB TELECOM'],
  ['Stage chez "Rubavelle"', 'Stage | Rubavelle'],
])('an internship named with its host alone is the title: %s', (text, job) => {
  expect(jobOf(text)).toBe(`${job} | `);
});

test('an internship of no house is a title whole', () => {
  expect(jobOf('Stage au service des tapis')).toBe('Stage au service des tapis |  | ');
});

test.each([
  ['Orlek pièce auto : vendeur et livreur', 'vendeur et livreur | Orlek pièce auto'],
  ['CTLUG : manutentionnaire', 'manutentionnaire | CTLUG'],
])('the trade behind an employer’s colon may be in small letters: %s', (text, job) => {
  expect(jobOf(text)).toBe(`${job} | `);
});

test.each([
  ['Weaver ¦ Trendvik @Orleku, Norway', 'Weaver | Trendvik | Orleku, Norway'],
  ['Weaver ¦ Deep Wool @Turkey', 'Weaver | Deep Wool | Turkey'],
])('a place may be told by a sign behind the employer: %s', (text, job) => {
  expect(jobOf(text)).toBe(job);
});

test('an internship behind its dates is the title where no other is told', () => {
  const { entries } = readExperience(
    linesOf('Juin – Août 2025 – Stage\nVelku.com, Lyon, France\n* Tissage\n'),
  );
  expect(entries.map(({ entry }) => [entry.jobTitle, entry.company, entry.location])).toEqual([
    ['Stage', 'Velku.com', 'Lyon, France'],
  ]);
});

test('an internship is the title of a job that has no other, its host led in a type of its own', () => {
  const { entries } = readExperience([
    line('Stage chez "Rubavelle" ¦ 2016 – 2019', { boldLead: 'Stage' }),
    line('Wove nine carpets', { bullet: 1, x: 62 }),
  ]);
  expect(entries.map(({ entry }) => [entry.jobTitle, entry.company])).toEqual([
    ['Stage', 'Rubavelle'],
  ]);
});

test('a slash behind a bracket parts the title from its employer', () => {
  expect(jobOf('Weaver (STAGE)/ Velka asbl')).toBe('Weaver (STAGE) | Velka asbl | ');
});
