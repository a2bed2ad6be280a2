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

test('a club at a school, over a line that names a trade, is the employer', () => {
  const { entries } = readExperience(
    linesOf(
      'Square Fraternity at Velka Tech ¦ 2021 – 2023\n_ Founding Historian, Lead Developer\n* Wove rugs\n',
    ),
  );
  expect(entries.map(({ entry }) => [entry.jobTitle, entry.company])).toEqual([
    ['Founding Historian, Lead Developer', 'Square Fraternity at Velka Tech'],
  ]);
});

test('what follows the comma of a title is no employer over a line that names one better', () => {
  const { entries } = readExperience(
    linesOf(
      '** Engineer, Water Resources ¦ 2021 – 2023\nVelka Department of Water Resources ¦ Sacramento, CA\n* Dug wells\n',
    ),
  );
  expect(entries.map(({ entry }) => [entry.jobTitle, entry.company])).toEqual([
    ['Engineer, Water Resources', 'Velka Department of Water Resources'],
  ]);
});

test.each([
  [
    '** Stage d’application: un métier pour une école de tissage de la vallée\n_ Nordvik accessoires\n2020 - 2021',
    'Nordvik accessoires',
  ],
  ['Consultant tissage ¦ 2020 - 2021\n_ Velka France (Projet externe)', 'Velka France'],
  [
    'Technician | 03/2016 to 05/2017\nNordvik Limited | Level 5 Long Square Mall, Long Square Road, St. James',
    'Nordvik Limited',
  ],
])('the employer stands over or under what one worked at: %s', (text, company) => {
  const { entries } = readExperience(linesOf(`${text}\n* Wove rugs\n* Dyed wool\n`));
  expect(entries.map(({ entry }) => entry.company.slice(0, company.length))).toEqual([company]);
});

test('a postdoctorate is a title', () => {
  expect(jobOf('Postdoctorat, Centre d’Analyse des Tissus, Paris')).toBe(
    'Postdoctorat | Centre d’Analyse des Tissus | Paris',
  );
});

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

test('a dash ties the name of an employer to its initials, and nothing shorter', () => {
  expect(jobOf('Teacher at LHW — Lake House of Wool (Velka, Norway)')).toBe(
    'Teacher | LHW — Lake House of Wool | Velka, Norway',
  );
  expect(jobOf('Teacher at LHW — Night shift')).toContain('Teacher | LHW |');
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

const namesIn = (text: string): string[] =>
  readExperience(linesOf(text)).entries.map(({ entry }) =>
    [entry.jobTitle, entry.company, entry.startDate].join(' | '),
  );

test('a comma inside brackets separates no names', () => {
  expect(
    namesIn(`** Cloud Developer (Nordvik, Velka) ¦ June 2019 – August 2020
      _ Nordvik Technology Solutions (Associate) ¦ Velka, India
      * Wove nine carpets`),
  ).toEqual([
    'Cloud Developer (Nordvik, Velka) | Nordvik Technology Solutions (Associate) | 2019-06',
  ]);
});

test('what a dash ties to a title belongs to it where another text is more of an employer', () => {
  expect(
    namesIn(`2019–Present ¦ Graduate Researcher - Media Services Group ¦ Data Lab, Velka University
      * Counted nine thousand words`),
  ).toEqual(['Graduate Researcher - Media Services Group | Data Lab, Velka University | 2019']);
});

test('behind a slash no employer begins with a small letter', () => {
  expect(
    namesIn(`** Chef de projet / référent tapis, Haute autorité du fil ¦ Velka, France
      Octobre 2020 - aujourd’hui
      * Neuf tapis tissés`),
  ).toEqual(['Chef de projet / référent tapis | Haute autorité du fil | 2020-10']);
});

test('two trades with a dash between them are one title', () => {
  expect(
    namesIn(`** Nordvik Conseil ¦ Velka - France
      _ Ingénieur Sécurité ¦ Juillet 2008 - Décembre 2009
      * Neuf audits
      _ Stagiaire - Développeur ¦ Octobre 2007 - Juin 2008
      * Neuf outils`),
  ).toEqual([
    'Ingénieur Sécurité | Nordvik Conseil | 2008-07',
    'Stagiaire - Développeur | Nordvik Conseil | 2007-10',
  ]);
});

test('an internship is named with its subject where its host stands on a line of its own', () => {
  const stay = (place: string): string => `** Stage · Dessin d’un métier ¦ ${place}
    MINISTÈRE DU FIL ¦ Juin 2023 - Septembre 2023
    * Neuf ateliers
    `;
  const named = 'Stage · Dessin d’un métier | MINISTÈRE DU FIL | 2023-06';
  expect(namesIn(stay('Paris, France'))).toEqual([named]);
  const others = ['2021', '2019'].map(
    (year) => `** Enseignant ¦ France, Paris
      ÉCOLE DU FIL ¦ ${year}
      * Neuf cours
      `,
  );
  expect(namesIn(stay('France, Paris') + others.join(''))[0]).toBe(named);
});

test('in bold before a dash an internship is all of the title', () => {
  const { entries } = readExperience([
    line('Stage de recherche — b<>lin ¦ Fév. - Juil. 2020', { boldLead: 'Stage de recherche' }),
    line('J’ai tissé neuf tapis au cours de ce long stage de recherche.'),
  ]);
  expect(entries.map(({ entry }) => [entry.jobTitle, entry.company])).toEqual([
    ['Stage de recherche', 'b<>lin'],
  ]);
});

test('a title below two names is one at the end of a section too', () => {
  expect(
    namesIn(`2023- ¦ State University ¦ Computer Science Department
      Assistant Professor
      2021-2023 ¦ Velka College ¦ Looms and Cloth
      Head Teacher`),
  ).toEqual([
    'Assistant Professor | State University | 2023',
    'Head Teacher | Velka College | 2021',
  ]);
});

test('a name with dates of its own is no employer of what was done at another time', () => {
  expect(
    namesIn(`2000-2007 ¦ University of the young in the harbour
      2010 ¦ Summerjob in the harbour (5 weeks)
      2016 ¦ Cashier at the Long Loom Company`),
  ).toEqual([
    ' | University of the young in the harbour | 2000',
    'Summerjob in the harbour |  | 2010',
    'Cashier | the Long Loom Company | 2016',
  ]);
});

test('under the title lines of another job a name no list knows is a title', () => {
  const job = (name: string, ...roles: readonly string[]): string =>
    `** ${name} ¦ Tokyo, Japan
    ${roles.join('\n')}
    * Wove nine carpets
    `;
  expect(
    namesIn(
      job('Nordvik, Inc.', 'Looms Ahead ¦ 2022 – Present') +
        job('Velka, Inc.', 'Looms Ahead ¦ 2020 – 2022', 'Cloth Ahead ¦ 2019 – 2020'),
    ),
  ).toEqual([
    'Looms Ahead | Nordvik, Inc. | 2022',
    'Looms Ahead | Velka, Inc. | 2020',
    'Cloth Ahead | Velka, Inc. | 2019',
  ]);
});

test.each([
  ['Stage de fin d’études, Nordvik', 'Stage de fin d’études | Nordvik | '],
  ['Stage, Velkasoft, Nantes', 'Stage | Velkasoft | Nantes'],
  ['Nordvik, Internship', 'Internship | Nordvik | '],
  ['Projet de fin d’études, Nordvik', 'Projet de fin d’études | Nordvik | '],
  ['Co-founder | Velkasafe (Startup)', 'Co-founder | Velkasafe (Startup) | '],
  ['Développeur | Ada Lem (Auto-Entreprise)', 'Développeur | Ada Lem (Auto-Entreprise) | '],
  ['Bénévole – Les Amis du Lac', 'Bénévole | Les Amis du Lac | '],
  ['Ingénieur d’études chez Nordvik (Nantes, 44)', 'Ingénieur d’études | Nordvik | Nantes, 44'],
])('beside an employer the kind of a contract is the title: %s', (text, job) => {
  expect(jobOf(text)).toBe(job);
});

test('so it is with its length in brackets', () => {
  expect(
    namesIn(`** Nordvik ¦ Avril 2020 – Août 2020
      _ Stage (6 mois) ¦ Nantes, France
      * Neuf tapis`),
  ).toEqual(['Stage | Nordvik | 2020-04']);
});

test('beside work done at home the city behind the employer is the place', () => {
  const { entries } = readExperience(
    linesOf(`** Capvik ¦ À distance
      _ Développeur Senior ¦ Octobre 2021 - Présent
      * Six tapis
      ** LacNord, Zorbis, Tunisie ¦ À distance
      _ Développeur Logiciel ¦ Mai 2018 - Septembre 2021
      * Neuf tapis`),
  );
  expect(entries.map(({ entry }) => [entry.jobTitle, entry.company, entry.location])).toEqual([
    ['Développeur Senior', 'Capvik', 'À distance'],
    ['Développeur Logiciel', 'LacNord', 'Zorbis, Tunisie'],
  ]);
});

test('a title that names its kind of house is tied to it like others', () => {
  expect(jobOf('College Instructor at Velka College (Orleku, Norway)')).toBe(
    'College Instructor | Velka College | Orleku, Norway',
  );
});

test('a year between the names and the place of a title in bold dates its job', () => {
  const { entries } = readExperience(
    linesOf(
      '** Weaver, Fincloth AG, 2013 - Juin 2014, Bern, Suisse\n* Wove rugs\n** Dyer, Velka Geo (Lake Group), 2012, Nice, France\n* Dyed wool\n' +
        '** CTO, Zorbia, Octobre 2011, Nice, France\n* Led weavers\n',
    ),
  );
  expect(entries.map(({ entry }) => [entry.endDate, entry.location])).toEqual([
    ['2014-06', 'Bern, Suisse'],
    ['2012', 'Nice, France'],
    ['2011-10', 'Nice, France'],
  ]);
});

test('the school below a title and a course is the employer', () => {
  const { entries } = readExperience(
    linesOf(
      'Teaching Assistant | Analysis of Cloth (CL93) ¦ Spring 2024\nUniversity of Velka, Laval\nLed weaving sections, held office hours and graded the cloth of all.\n',
    ),
  );
  expect(entries.map(({ entry }) => [entry.jobTitle, entry.company])).toEqual([
    ['Teaching Assistant', 'University of Velka'],
  ]);
});
