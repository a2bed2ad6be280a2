import { describe, expect, test } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { readExperience } from './read-experience.ts';

const heads = (lines: readonly SourceLine[]): string[] =>
  readExperience(lines).entries.map(({ entry }) =>
    [entry.jobTitle, entry.company, entry.location].join(' | '),
  );

const task = line('Welded pipes under pressure', { bullet: 1 });

describe('a head is read as the heads of the other jobs are set', () => {
  const job = (title: string, company: string, when: string): SourceLine[] => [
    line(title, { bold: true, size: 1.2, gap: 1.6 }),
    line(company),
    line(when, { italic: true, tinted: true }),
    task,
  ];

  test('an unknown name before a country is an employer where the others have theirs', () => {
    expect(
      heads([
        ...job('Soudeur', 'Chantier Dorval, Lévis', '2021 – 2023'),
        ...job('Soudeur GTAW', 'Marine Talvane, Singapour', '2012 – 2021'),
        ...job('Assembleur', 'Industries Belmare, Balamban', '2007 – 2012'),
      ]),
    ).toEqual([
      'Soudeur | Chantier Dorval | Lévis',
      'Soudeur GTAW | Marine Talvane | Singapour',
      'Assembleur | Industries Belmare | Balamban',
    ]);
  });

  test('wide regions and remote work are the place where the others have a city', () => {
    const entry = (when: string, title: string, company: string, place: string): SourceLine[] => [
      line(`${when} ¦ ${title}`, { x: 175, size: 1.1, gap: 1.6 }),
      line(`${company} ¦ ${place}`, { x: 223 }),
      task,
    ];
    expect(
      heads([
        ...entry('2019 – 2022', 'Lecturer', 'Laboratory of the Lake', 'Halifax, NS, Canada'),
        ...entry('2016 – 2019', 'Speaker', 'Various Institutions', 'Canada & Europe'),
        ...entry('2014 – 2016', 'Editor', 'Nordvik Review', 'Remote'),
        ...entry('2010 – 2014', 'Teacher', 'College of the Cape', 'Pasadena, CA, USA'),
      ]),
    ).toEqual([
      'Lecturer | Laboratory of the Lake | Halifax, NS, Canada',
      'Speaker | Various Institutions | Canada & Europe',
      'Editor | Nordvik Review | Remote',
      'Teacher | College of the Cape | Pasadena, CA, USA',
    ]);
  });

  test('an employer and its product stay together, whichever the words speak for', () => {
    expect(
      heads([
        ...job('Programmer', 'Talvane Systems - SyncPorter', '2021 – 2023 ¦ Montréal, Canada'),
        ...job('Data Engineer', 'Insight Belmare - DataTalvane', '2019 – 2021 ¦ Laval, Canada'),
        ...job('Tester', 'Nordvik Labs - Suite Plus', '2018 – 2019 ¦ Remote'),
      ]),
    ).toEqual([
      'Programmer | Talvane Systems - SyncPorter | Montréal, Canada',
      'Data Engineer | Insight Belmare - DataTalvane | Laval, Canada',
      'Tester | Nordvik Labs - Suite Plus | Remote',
    ]);
  });

  test('a kind of contract is the title where the others have theirs', () => {
    expect(
      heads([
        line('Consultant | Youth Council of the Lake | 2019 – 2022 | Dublin, Ireland'),
        task,
        line('Internship | Commission of the Hill | 2018 – 2019 | Budapest, Hungary'),
        task,
        line('Analyst | Office of the Cape | 2015 – 2018 | Paris, France'),
        task,
      ]),
    ).toEqual([
      'Consultant | Youth Council of the Lake | Dublin, Ireland',
      'Internship | Commission of the Hill | Budapest, Hungary',
      'Analyst | Office of the Cape | Paris, France',
    ]);
  });

  test('a single name is an employer where the others have theirs', () => {
    const entry = (text: string, when: string): SourceLine[] => [
      line(text, { bold: true, tinted: true, size: 1.3, gap: 1.5 }),
      line(when, { bold: true }),
      task,
    ];
    expect(
      heads([
        ...entry('NORDVIK | Director of stores', '2023 – 2024 | Dubai, UAE'),
        ...entry('Talvane.ai / Belmare Group | Head of stores', '2018 – 2023 | Dubai, UAE'),
        ...entry('RUFISO', '2016 – 2018'),
      ]),
    ).toEqual([
      'Director of stores | NORDVIK | Dubai, UAE',
      'Head of stores | Talvane.ai / Belmare Group | Dubai, UAE',
      ' | RUFISO | ',
    ]);
  });

  test('titles without a known word are told from employers by their line and type', () => {
    const entry = (when: string, company: string, title: string): SourceLine[] => [
      line(when, { x: 150, gap: 2 }),
      line(company, { gap: 1.1 }),
      line(title, { italic: true, size: 1.44, gap: 1.2 }),
      line('Designed machines that wind ribbons, and wrote the manuals of all who use them.', {
        gap: 1.5,
      }),
    ];
    expect(
      heads([
        ...entry('July 2007 – Present', 'eNordik software, Rufiso', 'Management and development'),
        ...entry('January 2002 – June 2004', 'BELMA s.r.l., Orleku', 'PLC development'),
        ...entry('October 1998 – May 2001', 'Talvane s.n.c., Bantiru', 'PC and PLC development'),
        ...entry('January 1994 – June 1996', 'Diesel Orvel s.p.a., Rufiso', 'Department director'),
      ]),
    ).toEqual([
      'Management and development | eNordik software | Rufiso',
      'PLC development | BELMA s.r.l. | Orleku',
      'PC and PLC development | Talvane s.n.c. | Bantiru',
      'Department director | Diesel Orvel s.p.a. | Rufiso',
    ]);
  });
});

describe('a head by itself', () => {
  test.each([
    ['Analyste, NDVK, France ¦ 2019 – 2022', 'Analyste | NDVK | France'],
    ['Engineer, BELMARE WORKS, France ¦ 2019 – 2022', 'Engineer | BELMARE WORKS | France'],
    [
      'Architecte | Urbaniste senior, Talvane, France ¦ 2019 – 2022',
      'Architecte | Urbaniste senior | Talvane | France',
    ],
    ['Nurse ¦ Talvane / Belmare ¦ 2019 – 2022', 'Nurse | Talvane / Belmare | '],
  ])('%s', (text, expected) => {
    expect(heads([line(text), task])).toEqual([expected]);
  });

  test('an address that ends in a comma goes on below its dates', () => {
    expect(
      heads([
        line('Nurse | Hospital of the Lake | 2018 – 2021 | 12 Harbour Street, Dublin,'),
        line('Ireland', { gap: 1.1 }),
        task,
      ]),
    ).toEqual(['Nurse | Hospital of the Lake | Dublin, Ireland']);
  });

  test('a place in the rail of dates is none of the tasks beside it', () => {
    const job = (when: string, title: string, place: string): SourceLine[] => [
      line(`${when} ¦ ${title} @ Chantiers du Cap`, { x: 45, size: 1.05, gap: 1.5 }),
      line('Direction de neuf soudeurs sur la réfection des coques', { x: 124, bullet: 1 }),
      line(place, { x: 45, size: 0.86, tinted: true, gap: 0.5 }),
      line('Formation de six apprentis', { x: 124, bullet: 1, gap: 0.6 }),
    ];
    expect(
      heads([
        ...job('2020 – 2023', 'Chef d’équipe', 'Dakar'),
        ...job('2015 – 2020', 'Soudeur', 'Orleku'),
      ]),
    ).toEqual(['Chef d’équipe | Chantiers du Cap | Dakar', 'Soudeur | Chantiers du Cap | Orleku']);
  });

  test('a title in italics ends where the type does', () => {
    const [job] = readExperience([
      line('Laboratoires Dorval, Québec, Canada ¦ 2021 – 2023', {
        boldLead: 'Laboratoires Dorval',
        gap: 1.4,
      }),
      line('Technicienne de laboratoire Contrôle de la qualité', {
        italicLead: 'Technicienne de laboratoire',
      }),
      task,
    ]).entries;
    expect(job?.entry).toMatchObject({
      jobTitle: 'Technicienne de laboratoire',
      company: 'Laboratoires Dorval',
      location: 'Québec, Canada',
      achievements: ['Contrôle de la qualité', 'Welded pipes under pressure'],
    });
  });

  test('two names that are no trade want the line below that surely is one', () => {
    const entry = (when: string, company: string, title: string): SourceLine[] => [
      line(`${when} ¦ ${company} ¦ Zone 1`, { gap: 1.8 }),
      line(title, { italic: true, x: 236 }),
      line('Web pages | Support of users', { x: 236 }),
    ];
    expect(
      heads([
        ...entry('June 2020 – now', 'Awesome Company', 'Co-Founder, Software Engineer'),
        ...entry('Jan 2019 – Sep 2020', 'Nordvik Company', 'Junior Software Developer'),
      ]).map((head) => head.split(' | ').slice(0, 2).join(' | ')),
    ).toEqual([
      'Co-Founder, Software Engineer | Awesome Company',
      'Junior Software Developer | Nordvik Company',
    ]);
  });

  test('roles under an employer whose years hold theirs, one of them a single year', () => {
    expect(
      heads([
        line('Orvel Kin ¦ Jan 2023 – Present', { boldLead: 'Orvel Kin', gap: 1.3 }),
        line('Most important role ¦ 2025', { italic: true }),
        task,
        line('Least important role ¦ 2023 – 2024', { italic: true, gap: 1.4 }),
        task,
      ]),
    ).toEqual(['Most important role | Orvel Kin | ', 'Least important role | Orvel Kin | ']);
  });

  test('dates under the text of each job, all its titles set alike', () => {
    const job = (title: string, company: string, when: string): SourceLine[] => [
      line(title, { bold: true, caps: true, tinted: true, size: 1.7, gap: 3 }),
      line(company, { caps: true, size: 1.5 }),
      line('Gave care to twelve patients a day, and told the nurse of all that was unusual.', {
        gap: 1.8,
      }),
      line(when, { tinted: true, gap: 1.7 }),
    ];
    expect(
      heads([
        ...job('PRÉPOSÉE AUX BÉNÉFICIAIRES', 'HÔPITAL DU LAC', 'Mai 2023 - Présent'),
        ...job('INFIRMIÈRE, PÉDIATRIE', 'CLINIQUES DE LA COLLINE', 'Février 2018 - Avril 2023'),
        ...job('INFIRMIÈRE', 'HÔPITAL GÉNÉRAL DE TALVANE', 'Octobre 2014 - Janvier 2018'),
      ]),
    ).toEqual([
      'PRÉPOSÉE AUX BÉNÉFICIAIRES | HÔPITAL DU LAC | ',
      'INFIRMIÈRE, PÉDIATRIE | CLINIQUES DE LA COLLINE | ',
      'INFIRMIÈRE | HÔPITAL GÉNÉRAL DE TALVANE | ',
    ]);
  });

  test.each([
    ['Nurse ¦ Nordvik (https://nordvik.example) ¦ 2019 – 2022', 'Nurse | Nordvik | '],
    ['Nurse https://nordvik.example ¦ Nordvik ¦ 2019 – 2022', 'Nurse | Nordvik | '],
    ['Senior Zeltrin, Nordvik Corp. ¦ 2019 – 2022', 'Senior Zeltrin | Nordvik Corp. | '],
    ['Nordvik Corp., Zeltrin ¦ 2019 – 2022', ' | Nordvik Corp. | Zeltrin'],
    ['Commis de magasin à Nordvik ¦ 2019 – 2022', 'Commis de magasin | Nordvik | '],
    ['Commis de magasin à Lyon ¦ 2019 – 2022', 'Commis de magasin |  | Lyon'],
    ['Zeltrin ¦ à Nordvik ¦ 2019 – 2022', 'Zeltrin | Nordvik | '],
    ['Nurse ¦ at Nordvik ¦ à Lyon ¦ 2019 – 2022', 'Nurse | Nordvik | Lyon'],
    ['Vendeuse ¦ Talvane (Medellín, co) ¦ 2019 – 2022', 'Vendeuse | Talvane | Medellín, co'],
    ['Nurse ¦ EnterTal AS, Orleku/Bantiru ¦ 2019 – 2022', 'Nurse | EnterTal AS | Orleku/Bantiru'],
  ])('what stands behind an employer: %s', (text, expected) => {
    expect(heads([line(text), task])).toEqual([expected]);
  });

  test('a number is no name', () => {
    expect(heads([line('Warden ¦ 1600 ¦ Talvane Mint ¦ 2019 – 2022'), task])).toEqual([
      'Warden | Talvane Mint | ',
    ]);
  });
});

test('a city no list knows is a place before the letters of its state, and who works alone is the own employer', () => {
  const job = (head: string): SourceLine[] => [line(head, { bold: true, gap: 1.6 }), task];
  expect(
    heads([
      ...job('Orleku Air | Ulmet Valley, CA | Welder ¦ 7/2020 – Present'),
      ...job('Ulmet High School | Velka Springs, CA | Welding Instructor ¦ 12/2017 – 6/2020'),
      ...job('Freelance | Welder, Designer, and Painter ¦ 8/2015 – 11/2017'),
    ]),
  ).toEqual([
    'Welder | Orleku Air | Ulmet Valley, CA',
    'Welding Instructor | Ulmet High School | Velka Springs, CA',
    'Welder, Designer, and Painter | Freelance | ',
  ]);
});

test('a name before a country is the place where each job has one there, and two names besides', () => {
  const job = (name: string, place: string, title: string, when: string): SourceLine[] => [
    line(`${name} ¦ ${place}`, { bold: true, gap: 1.6 }),
    line(`${title} ¦ ${when}`, { caps: true }),
    task,
  ];
  expect(
    heads([
      ...job('Independent', 'Ulmet, France', 'CONSULTANT', 'Oct. 2014 –'),
      ...job('Talvane', 'Ulmet, France', 'WARDEN', 'Oct. 2012 – Feb. 2014'),
      ...job('Chamber of Velka', 'Velka Springs, France', 'CONSULTANT', 'June 2011 – Sep. 2012'),
    ]),
  ).toEqual([
    'CONSULTANT | Independent | Ulmet, France',
    'WARDEN | Talvane | Ulmet, France',
    'CONSULTANT | Chamber of Velka | Velka Springs, France',
  ]);
  const single = (title: string, employer: string, when: string): SourceLine[] => [
    line(`${title} ¦ ${employer} ¦ ${when}`, { bold: true, gap: 1.6 }),
    task,
  ];
  expect(
    heads([
      ...single('Welder', 'Nordvik, France', '2012 – 2014'),
      ...single('Warden', 'Talvane, Germany', '2010 – 2012'),
    ]),
  ).toEqual(['Welder | Nordvik | France', 'Warden | Talvane | Germany']);
});

test('short names at the right edge of each job, beside no date, are its places', () => {
  const entry = (title: string, company: string, place: string, when: string): SourceLine[] => [
    line(`${title} ¦ ${when}`, { bold: true, gap: 1.6 }),
    line(`${company} ¦ ${place}`, { italic: true, tinted: true }),
    task,
  ];
  expect(
    heads([
      ...entry('Senior Welder', 'Talvane Logistics', 'Ulmet, Velka', '2021 – 2023'),
      ...entry('Welder', 'Belmare Consulting', 'Rivenholt, Orin', '2019 – 2021'),
    ]),
  ).toEqual([
    'Senior Welder | Talvane Logistics | Ulmet, Velka',
    'Welder | Belmare Consulting | Rivenholt, Orin',
  ]);
});

test('work from home is the place of a job that has no other', () => {
  const entry = (title: string, place: string, when: string): SourceLine[] => [
    line(`Nordvik Labs ¦ ${when}`, { bold: true, gap: 1.6 }),
    line(`${title} ¦ ${place}`, { bold: true }),
    task,
  ];
  expect(
    heads([
      ...entry('Welder', 'Remote', '2021 – 2023'),
      ...entry('Senior Welder', 'Télétravail', '2019 – 2021'),
      ...entry('Welder', 'Velka Springs, Texas', '2017 – 2019'),
    ]),
  ).toEqual([
    'Welder | Nordvik Labs | Remote',
    'Senior Welder | Nordvik Labs | Télétravail',
    'Welder | Nordvik Labs | Velka Springs, Texas',
  ]);
});

test('a title that holds commas follows the order of the others', () => {
  const entry = (names: string): SourceLine[] => [
    line(names, { size: 1.2, gap: 1.6 }),
    line('2012 – 2015', { size: 1.1 }),
    task,
  ];
  expect(
    heads([
      ...entry('Talvane, Web Engineer'),
      ...entry('Nordvik.org, Giver to Looms, Threads, & Dyes'),
      ...entry('University of Velka, Student Web Developer'),
    ]),
  ).toEqual([
    'Web Engineer | Talvane | ',
    'Giver to Looms, Threads, & Dyes | Nordvik.org | ',
    'Student Web Developer | University of Velka | ',
  ]);
});
