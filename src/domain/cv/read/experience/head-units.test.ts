import { expect, test } from 'vitest';
import { line, linesOf } from '../lines/source-lines-fixture.ts';
import { readCvFromLines } from '../read-cv.ts';
import { readExperience } from './read-experience.ts';

test.each([
  ['2019 - 2020 | House of Cloth | Weaver (1 year 7 months)', 'Weaver | House of Cloth'],
  ['2019 | Tisserande | Atelier du Fil SARL (6 mois)', 'Tisserande | Atelier du Fil SARL'],
  ['2019 - 2020 | House of Cloth | Weaver (night shift)', 'Weaver (night shift) | House of Cloth'],
  ['2019 - 2020 | House of Cloth | Weaver (CDI - 1 an et 7 mois)', 'Weaver | House of Cloth'],
  ['2019 - 2020 | House of Cloth [carpets / rugs] | Weaver', 'Weaver | House of Cloth'],
  ['2019 - 2020, 2 years experience | House of Cloth | Weaver', 'Weaver | House of Cloth'],
  ['2019 - 2020 | Développeur pour Nordvik', 'Développeur | Nordvik'],
  ['2019 - 2020 | House of Cloth pour Nordvik | Weaver', 'Weaver | House of Cloth pour Nordvik'],
  ['House of Cloth | Weaver (7 months)', 'Weaver (7 months) | House of Cloth'],
])('the length of a job in brackets is no part of a name beside its dates: %s', (text, named) => {
  const { entries } = readExperience([line(text, { bold: true }), line('Wove nine carpets.')]);
  expect(entries.map(({ entry }) => `${entry.jobTitle} | ${entry.company}`)).toEqual([named]);
});

test.each([
  [
    'Lake Hospitals ¦ Velka\nStaff Nurse – Intensive Care Unit (22 beds)',
    'Staff Nurse – Intensive Care Unit (22 beds) | Lake Hospitals',
  ],
  [
    'Hôpital du Lac\nInfirmière - Unité de soins palliatifs',
    'Infirmière - Unité de soins palliatifs | Hôpital du Lac',
  ],
  ['Nurse – Department of Health', 'Nurse | Department of Health'],
  [
    'Staff Nurse – Intensive Care Unit, Lake Hospital',
    'Staff Nurse – Intensive Care Unit | Lake Hospital',
  ],
  [
    'Software Engineer II - Platform Team, Nordvik',
    'Software Engineer II - Platform Team | Nordvik',
  ],
  ['Refuge du Lac | Bénévole ¦ 2019 - 2020', 'Bénévole | Refuge du Lac'],
  ['Boulangère / Vendeuse ¦ 2019 - 2020\nZorbia, Velka', 'Boulangère / Vendeuse | Zorbia'],
  ['Nordvik, ex-Orbisol\nConsultante pour Velko', 'Consultante pour Velko | Nordvik, ex-Orbisol'],
])('a title beside signs: %s', (text, named) => {
  const dated = text.includes('2019') ? text : `${text}\n2019 - 2020`;
  const { entries } = readExperience(linesOf(`${dated}\n* Cared for nine people`));
  expect(entries.map(({ entry }) => `${entry.jobTitle} | ${entry.company}`)).toEqual([named]);
});

test.each([
  ['Head Weaver\nNordvik · Carpet weaving company', 'Head Weaver | Nordvik'],
  ['Head Weaver\nNordvik · Carpet Weaving Company', 'Head Weaver | Carpet Weaving Company'],
  ['Tisserande\nNordvik · Entreprise de tapis', 'Tisserande | Nordvik'],
])('what an employer does is not its name: %s', (text, named) => {
  const { entries } = readExperience(linesOf(`${text}\n2019 - 2020\n* Wove nine carpets`));
  expect(entries.map(({ entry }) => `${entry.jobTitle} | ${entry.company}`)).toEqual([named]);
});

test('what an employer does, behind its name in bold, is neither its name nor its place', () => {
  const job = (title: string, firm: string, does: string) => [
    line(title, { bold: true, gap: 2 }),
    line(`${firm} | ${does}`, { boldLead: firm }),
    line('2019 - 2020'),
    line('Wove nine carpets', { bullet: 1, x: 62 }),
  ];
  const { entries } = readExperience([
    ...job('Tisserande web', 'Nordvik', 'SaaS de gestion de troupeaux ABC'),
    ...job('Tisserande web', 'Velko', 'Réseau de garages de tapis en franchise'),
  ]);
  expect(entries.map(({ entry }) => [entry.jobTitle, entry.company, entry.location])).toEqual([
    ['Tisserande web', 'Nordvik', ''],
    ['Tisserande web', 'Velko', ''],
  ]);
});

test.each(['Tisserande freelance', 'Auto-entrepreneuse, tissage'])(
  'who works for themselves has no employer of the job above: %s',
  (title) => {
    const { entries } = readExperience([
      line('Tisserande', { bold: true }),
      line('Atelier du Lac'),
      line('2019 - 2020'),
      line('Trois métiers montés', { bullet: 1, x: 62 }),
      line(title, { bold: true, gap: 2 }),
      line('2016 - 2018'),
      line('Dix tapis vendus', { bullet: 1, x: 62 }),
    ]);
    expect(entries.map(({ entry }) => entry.company)).toEqual(['Atelier du Lac', '']);
  },
);

test.each([
  [
    'Weaver at House of Cloth pvt ltd. Bangalore, India',
    'House of Cloth pvt ltd.',
    'Bangalore, India',
  ],
  ['Tisserande - Fil du Nord SARL Lyon', 'Fil du Nord SARL', 'Lyon'],
  ['Weaver - Fil du Nord GmbH', 'Fil du Nord GmbH', ''],
])('a place may follow the legal form of a company: %s', (text, company, location) => {
  const { entries } = readExperience([
    line(`${text} ¦ 2019 – 2023`, { bold: true }),
    line('Wove nine carpets', { bullet: 1, x: 62 }),
  ]);
  expect(entries.map(({ entry }) => [entry.company, entry.location])).toEqual([
    [company, location],
  ]);
});

test.each([
  [
    'Software Developer, Fil du Nord, India.',
    undefined,
    'Software Developer | Fil du Nord | India',
  ],
  [
    'House of Cloth LLC -Weaver —Bangalore, India',
    'House of Cloth LLC -',
    'Weaver | House of Cloth LLC | Bangalore, India',
  ],
  [
    'Teaching of weaving (College of the Lake, Lyon)',
    undefined,
    'Teaching of weaving | College of the Lake | Lyon',
  ],
  [
    'Accountant ¦ Lake Institute | University of Nordvik',
    undefined,
    'Accountant | Lake Institute | University of Nordvik | ',
  ],
  ['Nordvik, Dublin, OH, Nurse', 'Nordvik', 'Nurse | Nordvik | Dublin, OH'],
])('three names on one line: %s', (text, boldLead, named) => {
  const { entries } = readExperience([
    line(`${text} ¦ 2019 – 2023`, { size: 1.2, ...(boldLead && { boldLead }) }),
    line('Wove nine carpets', { bullet: 1, x: 62 }),
  ]);
  expect(
    entries.map(({ entry }) => `${entry.jobTitle} | ${entry.company} | ${entry.location}`),
  ).toEqual([named]);
});

test('a length beside the place is no employer', () => {
  const { entries, labels } = readExperience([
    line('Head Nurse, Hospital of the Lake ¦ May 2020 – Present', { size: 1.2 }),
    line('Lyon, France ¦ 1y 8 months', { size: 0.8 }),
    line('Wove nine carpets', { bullet: 1, x: 62 }),
  ]);
  expect(entries[0]?.entry).toMatchObject({
    jobTitle: 'Head Nurse',
    company: 'Hospital of the Lake',
    location: 'Lyon, France',
  });
  expect(labels).toContain('1y 8 months');
});

test('the first cell of a dated row goes on below it', () => {
  const row = { size: 1.2, boldLead: 'Weaver' };
  const { entries } = readExperience([
    line('Weaver at House ¦ 2019 – 2023', row),
    line('Cloth', { size: 1.2 }),
    line('Wove nine carpets', { bullet: 1, x: 62 }),
    line('Weaver at House of ¦ 2014 – 2018', row),
    line('Silk', { size: 1.2 }),
    line('Wove nine veils', { bullet: 1, x: 62 }),
  ]);
  expect(entries.map(({ entry }) => [entry.company, entry.achievements])).toEqual([
    ['House Cloth', ['Wove nine carpets']],
    ['House of Silk', ['Wove nine veils']],
  ]);
});

test('the italics that end a head are a name of their own', () => {
  const { entries } = readExperience([
    line('2019 – 2023 ¦ House of Cloth • Weaver Tesmal (93)', { italicTail: 'Tesmal (93)' }),
    line('Wove nine carpets', { bullet: 1, x: 62 }),
  ]);
  expect(entries[0]?.entry).toMatchObject({
    jobTitle: 'Weaver',
    company: 'House of Cloth',
    location: 'Tesmal (93)',
  });
});

test('a slash ties two parts of a title, though one is a kind of house, and no letter is a town', () => {
  const { entries } = readExperience([
    line('COMMERÇANT / BOULANGERIE PÂTISSERIE', { bold: true, size: 1.2 }),
    line('Aux Plaisirs Du Lac | Avril 2009 à décembre 2010'),
    line('OPÉRATEUR / CARISTE', { bold: true, size: 1.2 }),
    line('Transports du Cap Inc. | Avril 2005 à décembre 2008'),
    line('CAISSIER', { bold: true, size: 1.2 }),
    line('Société du Nord Inc. | R | Avril 2003 à décembre 2004'),
  ]);
  expect(
    entries.map(({ entry }) => `${entry.jobTitle} | ${entry.company} | ${entry.location}`),
  ).toEqual([
    'COMMERÇANT / BOULANGERIE PÂTISSERIE | Aux Plaisirs Du Lac | ',
    'OPÉRATEUR / CARISTE | Transports du Cap Inc. | ',
    'CAISSIER | Société du Nord Inc. | ',
  ]);
});

test('nor is it lost among what has no place', () => {
  const result = readCvFromLines([
    line('Awa Example', { size: 2, bold: true }),
    line('awa@example.org'),
    line('Experience', { bold: true, size: 1.4, gap: 2 }),
    line('2019 - 2020 | House of Cloth | Weaver (1 year 7 months)', { bold: true }),
    line('Wove nine carpets.'),
  ]);
  expect(result.ok && result.value.unplaced).toEqual([]);
});

test('a place over two sides of a dash is one', () => {
  const { entries } = readExperience([
    line('House of Cloth ¦ Lyon - France', { bold: true }),
    line('Weaver ¦ 2019 - 2020', { italic: true }),
    line('Wove nine carpets.', { bullet: 1, x: 62 }),
  ]);
  expect(entries.map(({ entry }) => entry.location)).toEqual(['Lyon, France']);
});

test('an employer’s years over the trades they hold, all in one look, name each trade’s employer', () => {
  const task = line('Wove nine carpets.', { bullet: 1, x: 62 });
  const { entries } = readExperience([
    line('House of Cloth ¦ Dec 2013 – July 2017', { gap: 2 }),
    line('Quality Inspector ¦ Jun 2015 – Jul 2017', { gap: 2 }),
    task,
    line('Support Technician ¦ Dec 2013 – Jun 2015', { gap: 2 }),
    task,
  ]);
  expect(entries.map(({ entry }) => `${entry.jobTitle} | ${entry.company}`)).toEqual([
    'Quality Inspector | House of Cloth',
    'Support Technician | House of Cloth',
  ]);
});

test('how long a job took, before its date, is no employer', () => {
  const { entries } = readExperience([
    line('Weaver ¦ 2 weeks in August 2022', { bold: true }),
    line('House of Cloth, Lyon, France', { italic: true }),
    line('Wove nine carpets.', { bullet: 1, x: 62 }),
  ]);
  expect(entries.map(({ entry }) => `${entry.jobTitle} | ${entry.company}`)).toEqual([
    'Weaver | House of Cloth',
  ]);
});

test.each([
  ['Nordvik - Montfleuri (50)', 'Montfleuri (50)'],
  ['Nordvik, MONTFLEURI-SUR-LAC (2A)', 'MONTFLEURI-SUR-LAC (2A)'],
  ['Nordvik ¦ Velka (974)', 'Velka (974)'],
])('the number of a department tells a town by itself: %s', (name, town) => {
  const { entries } = readExperience([
    line('Tisserande ¦ 2018 – 2020', { bold: true }),
    line(name),
    line('Tissage de tapis', { bullet: 1, x: 62 }),
  ]);
  expect(entries.map(({ entry }) => [entry.company, entry.location])).toEqual([['Nordvik', town]]);
});

test('the number of a department tells the town from the employer', () => {
  const { entries } = readExperience([
    line('2002 - 2006 ¦ Atelier du Fil à Montfleuri (50)'),
    line('Régleur sur un site de tissage.'),
  ]);
  expect(entries.map(({ entry }) => [entry.company, entry.location])).toEqual([
    ['Atelier du Fil', 'Montfleuri (50)'],
  ]);
});

test.each(['Inc.', 'Corp.', 'Ltd.'])('an employer below each title may end in "%s"', (form) => {
  const { entries } = readExperience([
    line('2019 – 2023 ¦ Software Architect'),
    line(`Nordvik ${form}`, { size: 0.92, tinted: true, x: 90 }),
    line('Drew roads.', { bullet: 1, x: 62 }),
    line('2012 – 2019 ¦ Software Engineer', { gap: 2.4 }),
    line(`House of Cloth ${form}`, { size: 0.92, tinted: true, x: 90 }),
    line('Built bridges.', { bullet: 1, x: 62 }),
  ]);
  expect(entries.map(({ entry }) => entry.company)).toEqual([
    `Nordvik ${form}`,
    `House of Cloth ${form}`,
  ]);
});

test('a title line of nothing but brackets is read without end', () => {
  const { entries } = readExperience([line(`Welder ${'[aa] '.repeat(4000)} ¦ 2012 – 2014`)]);
  expect(entries).toHaveLength(1);
});

test.each([
  ['Tisserande - Stage ¦ Fil du Nord SARL', 'Tisserande - Stage | Fil du Nord SARL'],
  ['Stage – Tisserande ¦ Fil du Nord SARL', 'Stage – Tisserande | Fil du Nord SARL'],
  ['Accountant ¦ Nordvik Ltd ¦ Internship', 'Accountant (Internship) | Nordvik Ltd'],
  ['Accounting intern ¦ Nordvik Ltd ¦ Internship', 'Accounting intern | Nordvik Ltd'],
  ['Accountant ¦ Nordvik Ltd ¦ Full-time', 'Accountant | Nordvik Ltd'],
])("a learner's or a volunteer's job says so in its title: %s", (text, named) => {
  const { entries } = readExperience([
    line(`${text} ¦ 2019 – 2023`, { bold: true }),
    line('Wove nine carpets', { bullet: 1, x: 62 }),
  ]);
  expect(entries.map(({ entry }) => `${entry.jobTitle} | ${entry.company}`)).toEqual([named]);
});

test("a learner's contract behind the employer is said with the title", () => {
  const { entries } = readExperience([
    line('Comptable ¦ 2019 – 2023', { bold: true }),
    line('Nordvik inc. - Stage technique ¦ Laval', { italic: true }),
    line('Tenu neuf livres de comptes', { bullet: 1, x: 62 }),
  ]);
  expect(entries.map(({ entry }) => `${entry.jobTitle} | ${entry.company}`)).toEqual([
    'Comptable (Stage technique) | Nordvik inc.',
  ]);
});

test.each([
  ['Accountant, Nordvik Ltd (Part Time)', 'Accountant | Nordvik Ltd | '],
  ['Accountant (part-time), Nordvik Ltd', 'Accountant (part-time) | Nordvik Ltd | '],
  ['Accountant, House of Cloth, CL', 'Accountant | House of Cloth | CL'],
  ['Accountant, House of Cloth SA', 'Accountant | House of Cloth SA | '],
  ['Accountant, House of Cloth, SA', 'Accountant | House of Cloth, SA | '],
])("a contract and a country's letters are no part of an employer: %s", (text, named) => {
  const { entries } = readExperience([
    line(`${text} ¦ 2019 – 2023`, { bold: true }),
    line('Wove nine carpets', { bullet: 1, x: 62 }),
  ]);
  expect(
    entries.map(({ entry }) => `${entry.jobTitle} | ${entry.company} | ${entry.location}`),
  ).toEqual([named]);
});

test(
  'eight times the towns in a title line take about eight times as long',
  { timeout: 60_000 },
  () => {
    const timeFor = (towns: number): number => {
      const started = performance.now();
      readExperience([line(`Nordvik, ${'Dublin, OH, '.repeat(towns)}x ¦ 2012 – 2014`)]);
      return performance.now() - started;
    };
    timeFor(50);
    // Sixty-four times would be the square.
    expect(timeFor(400) / timeFor(50)).toBeLessThan(32);
  },
);

test.each([
  ['House of Cloth. Accountant.', 'Accountant | House of Cloth | '],
  ['Head Accountant. House of Cloth.', 'Head Accountant | House of Cloth | '],
  ['Assoc. Professor, St. Orla College', 'Assoc. Professor | St. Orla College | '],
  ['Accountant | Team Lead ¦ House of Cloth', 'Accountant | Team Lead | House of Cloth | '],
  ['Accountant ¦ House of Cloth ¦ Lisbon, LX', 'Accountant | House of Cloth | Lisbon, LX'],
  [
    'Accountant ¦ House of Cloth ¦ Canada / France',
    'Accountant | House of Cloth | Canada / France',
  ],
  [
    'Accountant ¦ House of Cloth – Marina del Sol, CA',
    'Accountant | House of Cloth | Marina del Sol, CA',
  ],
])('names are told apart by a stop, a bar or a slash: %s', (text, named) => {
  const { entries } = readExperience([
    line(text),
    line('2019 -- 2023'),
    line('Wove nine carpets', { bullet: 1, x: 62 }),
  ]);
  expect(
    entries.map(({ entry }) => [
      `${entry.jobTitle} | ${entry.company} | ${entry.location}`,
      entry.startDate,
      entry.endDate,
    ]),
  ).toEqual([[named, '2019', '2023']]);
});

test('the place may stand before the dates of one bracket', () => {
  const { entries } = readExperience([
    line('House of Cloth. Head Accountant (Lyon, FR. Nov 2021 – Apr 2023)', { bullet: 1 }),
    line('Wove nine carpets', { bullet: 2, x: 62 }),
    line('Mill of the North. Accountant (Nantes, FR. Nov 2019 – Apr 2021)', { bullet: 1 }),
  ]);
  expect(
    entries.map(({ entry }) => `${entry.jobTitle} | ${entry.company} | ${entry.location}`),
  ).toEqual([
    'Head Accountant | House of Cloth | Lyon, FR',
    'Accountant | Mill of the North | Nantes, FR',
  ]);
});

test.each([
  ['Nordvik, France', 'Nordvik | France'],
  ['Nordvik, Bangladesh (Remote)', 'Nordvik | Bangladesh (Remote)'],
])('behind a title in bold the name before a country is the only employer: %s', (text, named) => {
  const title = 'Lead Accountant';
  const { entries } = readExperience([
    line(`${title}, ${text} ¦ 2019 – 2023`, { boldLead: title }),
    line('Wove nine carpets', { bullet: 1, x: 62 }),
  ]);
  expect(entries.map(({ entry }) => `${entry.company} | ${entry.location}`)).toEqual([named]);
});

test('names that end in a full stop lose it, words cut short keep theirs', () => {
  const { entries } = readExperience(
    linesOf('** PIPE FITTER.\nNordvik Corp. / august 2018 – january 2021.\n* Wove nine carpets'),
  );
  expect(entries.map(({ entry }) => `${entry.jobTitle} | ${entry.company}`)).toEqual([
    'PIPE FITTER | Nordvik Corp.',
  ]);
});

test('a title in bold goes on to the word that ties it to the employer', () => {
  const { entries } = readExperience([
    line('Software Engineer, Night Trains @ Nordvik – Laval, QC ¦ 2019 – 2023', {
      boldLead: 'Software Engineer',
    }),
    line('Wove nine carpets', { bullet: 1, x: 62 }),
  ]);
  expect(
    entries.map(({ entry }) => `${entry.jobTitle} | ${entry.company} | ${entry.location}`),
  ).toEqual(['Software Engineer, Night Trains | Nordvik | Laval, QC']);
});

test('a bracket parts an employer from the trade behind it, and words so clear outweigh the order of the others', () => {
  const entry = (names: string, when: string) => [
    line(names, { size: 0.9, gap: 1.6 }),
    line(when),
    line('Wove nine carpets.', { bullet: 1, x: 62 }),
  ];
  const { entries } = readExperience([
    ...entry('Velka Consulting Group ¦ Weaver', '2022 – 2024'),
    ...entry('NVB (Nordvik Business Group) Web Developer & Designer', '2020 – 2022'),
    ...entry('Co-Founder & Software Developer | TALV Con', '2018 – 2020'),
  ]);
  expect(entries.map(({ entry }) => `${entry.jobTitle} | ${entry.company}`)).toEqual([
    'Weaver | Velka Consulting Group',
    'Web Developer & Designer | NVB (Nordvik Business Group)',
    'Co-Founder & Software Developer | TALV Con',
  ]);
});

test('under a country alone on its line, the city beside the employer is the place', () => {
  const { entries } = readExperience([
    line('United States'),
    line('Weaving Agency Co., New York, NY', { gap: 2 }),
    line('Head Weaver (June 2019 - Present)', { bullet: 1, x: 62 }),
    line('Wove nine carpets', { bullet: 2, x: 82 }),
    line('House of Cloth Inc., Brooklyn, NY', { gap: 2 }),
    line('Weaver (July 2015 - May 2019)', { bullet: 1, x: 62 }),
    line('Wove six carpets', { bullet: 2, x: 82 }),
  ]);
  expect(entries.map(({ entry }) => [entry.company, entry.location])).toEqual([
    ['Weaving Agency Co.', 'New York, NY'],
    ['House of Cloth Inc.', 'Brooklyn, NY'],
  ]);
});

test('a city in capitals, however short, is parted from the employer', () => {
  const entry = (name: string, dates: string, title: string) => [
    line(`${name} ¦ ${dates}`, { bold: true, gap: 2 }),
    line(`Position: ${title}`),
    line('Kept the books', { bullet: 1, x: 62 }),
  ];
  const { entries } = readExperience([
    ...entry('NORDVIK SAVINGS BANK, BANTIRU', 'June 2019 – Dec. 2024', 'Accountant'),
    ...entry('VELKA SECONDARY SCHOOL, OKRUL', 'Nov. 2012 – Oct. 2013', 'Teacher'),
    ...entry('ORLEK TRADING, GMBH', 'Nov. 2010 – Oct. 2011', 'Clerk'),
  ]);
  expect(entries.map(({ entry: own }) => [own.company, own.location])).toEqual([
    ['NORDVIK SAVINGS BANK', 'BANTIRU'],
    ['VELKA SECONDARY SCHOOL', 'OKRUL'],
    ['ORLEK TRADING, GMBH', ''],
  ]);
});

test('a district before its city, both alone on a line, is part of the place', () => {
  const entry = (lines: string[]) => [
    line(lines[0] ?? '', { bold: true, gap: 2 }),
    ...lines.slice(1).map((text) => line(text)),
    line('Cooking and cleaning', { bullet: 1, x: 62 }),
  ];
  const { entries } = readExperience([
    ...entry(['Caregiver', 'Mr. and Mrs. Velka Family', 'Okrul, Hong Kong', 'May 2018 – May 2024']),
    ...entry([
      'Nursing Aide',
      'Medical Clinic of the Cape',
      'Bantiru City',
      'June 2014 – April 2018',
    ]),
    ...entry(['Sales Lady', 'Nordvik Department Store', 'Orleku City', '2012 – 2013']),
  ]);
  expect(entries.map(({ entry: own }) => own.location)).toEqual([
    'Okrul, Hong Kong',
    'Bantiru City',
    'Orleku City',
  ]);
});

test.each([
  ['Bénévole - Banque alimentaire du Quartier, Laval', 'Bénévole | Banque alimentaire du Quartier'],
  ['Volunteer – Nordvik Food Bank, Laval', 'Volunteer | Nordvik Food Bank'],
])('who gives their time, with no other title: %s', (text, named) => {
  const { entries } = readExperience(
    linesOf(`${text}\noctobre 2024 – présent\n* Trié des aliments`),
  );
  expect(entries.map(({ entry }) => `${entry.jobTitle} | ${entry.company}`)).toEqual([named]);
});

test.each([
  ['Plutorium ¦ Lead Engineer ¦ plutorium.com ¦ 2019 – 2020', 'Lead Engineer | Plutorium'],
  ['Weaver ¦ Orlek ¦ github.com/orlek ¦ 2019 – 2020', 'Weaver | Orlek'],
  ['Weaver ¦ nordvik.com ¦ 2019 – 2020', 'Weaver | nordvik.com'],
])('beside two names an address is none: %s', (text, named) => {
  const { entries } = readExperience(linesOf(`${text}\n* Wove nine carpets`));
  expect(entries.map(({ entry }) => `${entry.jobTitle} | ${entry.company}`)).toEqual([named]);
});
