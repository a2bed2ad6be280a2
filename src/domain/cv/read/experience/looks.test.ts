import { expect, test } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { jobHabits, readExperience } from './read-experience.ts';

const jobs = (lines: readonly SourceLine[]): string[] =>
  readExperience(lines).entries.map(({ entry }) =>
    [entry.jobTitle, entry.company, entry.location, entry.achievements.join(' / ')].join(' | '),
  );

const employer = (text: string): SourceLine => line(text, { bold: true, size: 1.2, gap: 1.7 });
const role = (text: string): SourceLine => line(text, { size: 1.06 });
const dates = (text: string): SourceLine => line(text, { size: 0.9, tinted: true });

test('roles under one employer are told from the tasks above them by their look', () => {
  expect(
    jobs([
      employer('Depot of the Lake'),
      role('Head of stores'),
      dates('March 2022 – present (3 years)'),
      dates('Orleku'),
      line('Ran twelve trucks and sixty drivers'),
      employer('Army of the Hill'),
      dates('11 years 2 months'),
      role('Commander of supplies'),
      dates('July 2015 – February 2022 (6 years)'),
      dates('Bantiru'),
      line('Fed two thousand people on four sites'),
      line('Kept eleven thousand articles in order'),
      role('Section chief'),
      dates('July 2010 – June 2015'),
      dates('Bisurka'),
      line('Planned three hundred convoys'),
    ]),
  ).toEqual([
    'Head of stores | Depot of the Lake | Orleku | Ran twelve trucks and sixty drivers',
    'Commander of supplies | Army of the Hill | Bantiru | Fed two thousand people on four sites / Kept eleven thousand articles in order',
    'Section chief | Army of the Hill | Bisurka | Planned three hundred convoys',
  ]);
});

test('a city in the rail of dates is the place of the job, not a task', () => {
  const rail = { size: 0.86, tinted: true, x: 45 };
  const entry = (when: string, title: string, company: string, city: string): SourceLine[] => [
    line(`${when} ¦ ${company}`, { ...rail, gap: 1.5 }),
    line(title, { italic: true, x: 124 }),
    line(city, { ...rail, gap: 0.6 }),
    line('Welded pipes under pressure', { bullet: 1, x: 124 }),
  ];
  expect(
    jobs([
      ...entry('2019 – 2022', 'Welder', 'Shipyard of the Cape', 'Mbarou'),
      ...entry('2015 – 2019', 'Helper', 'Workshop of the Lake', 'Rufiso'),
    ]),
  ).toEqual([
    'Welder | Shipyard of the Cape | Mbarou | Welded pipes under pressure',
    'Helper | Workshop of the Lake | Rufiso | Welded pipes under pressure',
  ]);
});

test('a title line that is a sentence goes on to its full stop', () => {
  const head = (text: string, lead: string): SourceLine => line(text, { boldLead: lead, gap: 1.5 });
  expect(
    jobs([
      head('Nurse, Hospital of the Lake, ¦ 2018 – 2021', 'Nurse'),
      line('Yaoundé.'),
      line('Trained twelve students', { bullet: 1 }),
      head('Orderly, Fondation Espoir ¦ 2016 – 2018', 'Orderly'),
      line('Vert, Ebolowa.'),
      line('Carried patients', { bullet: 1 }),
    ]),
  ).toEqual([
    'Nurse | Hospital of the Lake | Yaoundé | Trained twelve students',
    'Orderly | Fondation Espoir Vert | Ebolowa | Carried patients',
  ]);
});

test('a line in the look of the other jobs’ texts is no title, even alone under a title line', () => {
  const head = (text: string): SourceLine => line(text, { gap: 1.4 });
  const text = (own: string): SourceLine => line(own, { size: 0.9, x: 138 });
  expect(
    jobs([
      head('2022 – Present ¦ Researcher, University of the North, Guelph, ON'),
      text('Ran field trials on forty lines'),
      text('Built a pipeline for pictures'),
      text('Supervised two students'),
      head('2016 – 2021 ¦ Research Associate, Shiraz University, Shiraz, Iran'),
      text('Found two genes of wheat'),
      text('Taught classes of sixty'),
      head('2011 – 2013 ¦ Laboratory Technician, Seed Research Institute, Karaj, Iran'),
      text('Prepared three thousand extractions'),
    ]).at(-1),
  ).toBe(
    'Laboratory Technician | Seed Research Institute | Karaj, Iran | Prepared three thousand extractions',
  );
});

test('a title line cut before its date goes on below it, hyphen and comma as they were', () => {
  const head = (text: string): SourceLine => line(text, { boldLead: 'Nurse', gap: 1.5 });
  expect(
    jobs([
      head('Nurse, Hospital of the Lake, January 2018 – March 2021'),
      line('Yaoundé.'),
      line('Trained twelve students', { bullet: 1 }),
      head('Nurse, Visayas Community Hospi- June 2014 – May 2016'),
      line('tal, Cebu City.', { continues: true }),
      line('Carried patients', { bullet: 1 }),
    ]),
  ).toEqual([
    'Nurse | Hospital of the Lake | Yaoundé | Trained twelve students',
    'Nurse | Visayas Community Hospital | Cebu City | Carried patients',
  ]);
});

test('a title broken over two lines of a narrow column is one, a label over the tasks is none of them', () => {
  const title = (text: string, look: Partial<SourceLine> = {}): SourceLine =>
    line(text, { bold: true, ...look });
  expect(
    jobs([
      title('Senior Customer Success', { gap: 1.6 }),
      title('Manager', { full: true }),
      line('Nordik Foods Inc.'),
      line('2019 – 2022', { italic: true }),
      title('Highlights'),
      line('Kept forty clients', { bullet: 1 }),
    ]),
  ).toEqual(['Senior Customer Success Manager | Nordik Foods Inc. |  | Kept forty clients']);
});

test('an employer in brackets after a title in bold is the employer', () => {
  expect(
    jobs([
      line('Student Assistant (University of the North) ¦ 2010 – 2011', {
        boldLead: 'Student Assistant',
      }),
      line('Tested prototypes', { bullet: 1 }),
    ]),
  ).toEqual(['Student Assistant | University of the North |  | Tested prototypes']);
});

test('a section with one job is read as the CV’s other sections are', () => {
  const job = (company: string, title: string, task: string): SourceLine[] => [
    line(`${company} ¦ 2018 – 2020`, { size: 1.4, gap: 1.7 }),
    line(title, { size: 1.2, italic: true }),
    line(task, { bullet: 1 }),
  ];
  const one = job('Rowan Capital Advisors', 'Investment analyst', 'Followed forty firms');
  const others = [
    ...job('Harbour Theatre', 'Assistant to the director', 'Answered the mail'),
    ...job('Hot Corner', 'Sales associate', 'Counted the stock'),
  ];
  const [entry] = readExperience(one, jobHabits([one, others])).entries;
  expect(entry?.entry).toMatchObject({
    jobTitle: 'Investment analyst',
    company: 'Rowan Capital Advisors',
    achievements: ['Followed forty firms'],
  });
});

test.each([
  [
    'Research Associate / Software Development - University of the Lake',
    'Research Associate / Software Development',
    'University of the Lake',
  ],
  [
    'Student Assistant / Programmer - Lab of the Hill',
    'Student Assistant / Programmer',
    'Lab of the Hill',
  ],
])('both parts of a title with a slash stay: %s', (text, title, company) => {
  const [job] = readExperience([
    line(`${text} ¦ 2012 – 2014`),
    line('Wrote tools', { bullet: 1 }),
  ]).entries;
  expect(job?.entry).toMatchObject({ jobTitle: title, company });
});

test('a short line in its own look under each date is the employer, though the texts below share it', () => {
  const job = (title: string, company: string, text: string): SourceLine[] => [
    line(`${title} ¦ 2018 – 2020`, { bold: true, gap: 1.7 }),
    line(company, { italic: true, tinted: true }),
    line(text, { italic: true, tinted: true }),
    line('Counted the stock of the week', { bullet: 1 }),
  ];
  const text =
    'Stood in the shows of the region with a care for the hands, and for the work of all those who came to see them.';
  expect(
    jobs([
      ...job('Hand Model', 'Rowan Now, Inc.', text),
      ...job('Chess Competitor', 'League of the Lake', text),
      ...job('Co-Founder, Import/Export', 'Rowan Industries', text),
    ]).map((job) => job.split(' | ').slice(0, 2).join(' | ')),
  ).toEqual([
    'Hand Model | Rowan Now, Inc.',
    'Chess Competitor | League of the Lake',
    'Co-Founder, Import/Export | Rowan Industries',
  ]);
});

test('a city that no list knows is the place of a job where the other jobs have theirs', () => {
  const entry = (when: string, company: string, title: string, city: string): SourceLine[] => [
    line(`${when} ¦ ${company}`, { x: 35, gap: 1.5 }),
    line(title, { italic: true, x: 99 }),
    line(city, { x: 99 }),
  ];
  expect(
    jobs([
      ...entry('2019 – 2022', 'Review of the Cape', 'Columnist', 'Mbarou-Nord'),
      ...entry('2015 – 2019', 'University of the Lake', 'Lecturer in philology', 'Montréal'),
      ...entry('1938 – 1946', 'Regiment of the Hill', 'Gunner', 'Rufiso'),
    ]),
  ).toEqual([
    'Columnist | Review of the Cape | Mbarou-Nord | ',
    'Lecturer in philology | University of the Lake | Montréal | ',
    'Gunner | Regiment of the Hill | Rufiso | ',
  ]);
});

test('a line of technologies at the end of a job is no title of the next', () => {
  const entry = (title: string, when: string, task: string): SourceLine[] => [
    line(`${title} ¦ ${when}`, { gap: 1.4, boldLead: title.split(' — ')[0] ?? '' }),
    line(task, { bullet: 1, x: 62 }),
    line('Technologies: lathe, press, kiln', { italic: true, tinted: true, gap: 1.42 }),
  ];
  expect(
    jobs([
      ...entry('Baker — Ovens of the Lake', '2019 – 2022', 'Baked four hundred loaves'),
      ...entry('Carpenter — Wood of the Hill', '2015 – 2019', 'Built the frames of roofs'),
    ]),
  ).toEqual([
    'Baker | Ovens of the Lake |  | Baked four hundred loaves / Technologies: lathe, press, kiln',
    'Carpenter | Wood of the Hill |  | Built the frames of roofs / Technologies: lathe, press, kiln',
  ]);
});

test('a city named like its province keeps it', () => {
  expect(
    jobs([line('Commis, Marché Valmont, Québec (Québec) ¦ 2019 – 2022', { bold: true })]),
  ).toEqual(['Commis | Marché Valmont | Québec (Québec) | ']);
});

test('what a dash ties to a title stays with it when the employer has a cell of its own', () => {
  expect(
    jobs([
      line('Jan 2019 – May 2020 ¦ Instructor - BK-304 ¦ Ovens of the Lake Inc.', { gap: 1.5 }),
      line('Baked four hundred loaves', { bullet: 1 }),
      line('Sept. 2018 – déc. 2018 ¦ Stage - BK-302 ¦ Boulangerie du Cap inc.', { gap: 1.5 }),
      line('Pesé la farine', { bullet: 1 }),
    ]),
  ).toEqual([
    'Instructor - BK-304 | Ovens of the Lake Inc. |  | Baked four hundred loaves',
    'Stage - BK-302 | Boulangerie du Cap inc. |  | Pesé la farine',
  ]);
});

test('a client beside an employer is no employer', () => {
  const entry = (title: string, company: string, client: string): SourceLine[] => [
    line(title, { gap: 1.5, bold: true }),
    line(company),
    line(client, { italic: true }),
    line('Joined the plates of tankers', { bullet: 1 }),
  ];
  expect(
    jobs([
      ...entry(
        'Welder ¦ 2019 – 2022',
        'Shipyard of the Cape | Halifax, NS',
        'Client: City of Riverton',
      ),
      ...entry('Soudeur ¦ 2015 – 2019', 'Chantier du Lac | Lomé, Togo', 'Client : Banque du Golfe'),
    ]),
  ).toEqual([
    'Welder | Shipyard of the Cape | Halifax, NS | Client: City of Riverton / Joined the plates of tankers',
    'Soudeur | Chantier du Lac | Lomé, Togo | Client : Banque du Golfe / Joined the plates of tankers',
  ]);
});

test('a trade no list knows stands before "at" and an employer', () => {
  expect(jobs([line('Field Sampler at Brightwater Trust ¦ 2019 – 2022', { bold: true })])).toEqual([
    'Field Sampler | Brightwater Trust |  | ',
  ]);
});

test('an employer on a line of its own is above a job and what stands beside the job', () => {
  const entry = (company: string, when: string, title: string, beside: string): SourceLine[] => [
    line(`${company} ¦ ${when}`, { boldLead: company, gap: 1.6 }),
    line(`${title} ¦ ${beside}`, { italic: true }),
    line('Welded pipes under pressure', { bullet: 1 }),
  ];
  for (const place of ['Orleku', 'Orleku, EX'])
    expect(jobs(entry('Nordvik', '2019 – 2024', 'Welder', place))).toEqual([
      `Welder | Nordvik | ${place} | Welded pipes under pressure`,
    ]);
  expect(
    jobs([
      ...entry('Bakery of the Lake', '2022 – 2024', 'Baker', 'Orleku'),
      ...entry('Nordvik', '2019 – 2022', 'Welder', 'Bantiru'),
    ]),
  ).toEqual([
    'Baker | Bakery of the Lake | Orleku | Welded pipes under pressure',
    'Welder | Nordvik | Bantiru | Welded pipes under pressure',
  ]);
});

test('the employer and its street address stand under the title, all in one plain look', () => {
  const head = (text: string): SourceLine => line(text, { x: 80, size: 1.2, tinted: true, gap: 2 });
  const text = (words: string): SourceLine => line(words, { x: 190 });
  expect(
    jobs([
      head('août 2012 – présent ¦ Orvelière'),
      text('Maison Talvane'),
      text('18, rue des Acacias, 69003 Lyon (France)'),
      text('Évaluation des mesures de soutien offertes aux jeunes agences nationales'),
      head('mars 2012 – juillet 2012 ¦ Stage'),
      text('Bureau de la Colline, Unité des jeunes'),
      line('évaluer les programmes de formation', { x: 190, bullet: 1 }),
      line('organiser un atelier de deux jours', { x: 190, bullet: 1 }),
    ]),
  ).toEqual([
    'Orvelière | Maison Talvane | Lyon (France) | Évaluation des mesures de soutien offertes aux jeunes agences nationales',
    'Stage | Bureau de la Colline, Unité des jeunes |  | évaluer les programmes de formation / organiser un atelier de deux jours',
  ]);
});

const boldJob = (employer: string, rest: string, range: string): SourceLine[] => [
  line(`${employer}, ${rest}`, { size: 1.2, tinted: true, gap: 2.2, boldLead: `${employer},` }),
  line(range, { size: 0.9, gap: 1.3 }),
  line('Counted the sacks of eleven boats each morning of the week.', { gap: 1.3 }),
];

test('a town that nobody knows before its state is the place in each job', () => {
  expect(
    jobs([
      ...boldJob('Mill of the Lake', 'Orleku, Utah — Sales Representative', 'May 2018 – June 2020'),
      ...boldJob('Three Reeds Centre', 'Bisurka, Idaho — Youth Worker', 'May 2015 – June 2017'),
      line('Army of the Hill — Teacher', { size: 1.2, tinted: true, boldLead: 'Army of the Hill' }),
      line('May 2012 – June 2014', { size: 0.9, gap: 1.3 }),
      line('Taught forty children to read.', { gap: 1.3 }),
    ]).map((job) => job.split(' | ').slice(0, 3).join(' | ')),
  ).toEqual([
    'Sales Representative | Mill of the Lake | Orleku, Utah',
    'Youth Worker | Three Reeds Centre | Bisurka, Idaho',
    'Teacher | Army of the Hill | ',
  ]);
});

test('a title in italics behind a dash goes on in the next line', () => {
  const look = { size: 1.2, tinted: true } as const;
  expect(
    jobs([
      line('Mill of the Lake — Sales', { ...look, gap: 2.2, boldLead: 'Mill of the Lake' }),
      line('Representative', { ...look, italic: true, gap: 0.8, full: true }),
      line('May 2018 – June 2020', { size: 0.9, gap: 1.3 }),
      line('Counted the sacks of eleven boats each morning of the week.', { gap: 1.3 }),
    ])[0]
      ?.split(' | ')
      .slice(0, 2),
  ).toEqual(['Sales Representative', 'Mill of the Lake']);
});

test('an address on the web beside the place belongs to the title', () => {
  expect(
    jobs([
      line('Nordvik | Welder ¦ 2019 – 2022', { boldLead: 'Nordvik' }),
      line('https://nordvik.example ¦ Lyon, France'),
      line('Welded pipes under pressure', { bullet: 1 }),
      line('Talvane | Helper ¦ 2015 – 2019', { boldLead: 'Talvane' }),
      line('https://talvane.example'),
      line('Carried plates', { bullet: 1 }),
    ]),
  ).toEqual([
    'Welder | Nordvik | Lyon, France | Welded pipes under pressure',
    'Helper | Talvane |  | Carried plates',
  ]);
});

test('a line with a place under each date is the employer, though the title has two parts', () => {
  const entry = (title: string, company: string): SourceLine[] => [
    line(title, { boldLead: title.split(' ¦ ')[0] ?? '' }),
    line(company),
    line('Kept the books of nine shops', { bullet: 1 }),
  ];
  expect(
    jobs([
      ...entry(
        'Research Assistant – Systems and Support ¦ 2021 – 2022',
        'University of the Lake - Toronto, Ontario',
      ),
      ...entry('Helper – Care of the Old ¦ 2019 – 2021', 'Hospital of the Hill, Lyon, France'),
    ]).map((job) => job.split(' | ').slice(1).join(' | ')),
  ).toEqual([
    'University of the Lake | Toronto, Ontario | Kept the books of nine shops',
    'Hospital of the Hill | Lyon, France | Kept the books of nine shops',
  ]);
});

test('a line under one title each, set as no task is, is a name', () => {
  const entry = (title: string, company: string): SourceLine[] => [
    line(`2019 – 2022 ¦ ${title}`, { size: 1.1 }),
    line(company, { size: 1.1 }),
    line('Kept the peace on nine seas.', { tinted: true }),
  ];
  expect(
    jobs([
      ...entry('Warden of the Gate', 'Orvandel Guild · Mbarou'),
      ...entry('Rider of the North', 'Belmare Post · Rufiso'),
      ...entry('Keeper of the Flame', 'Talvane Watch · Orleku'),
    ]),
  ).toEqual([
    'Warden of the Gate | Orvandel Guild | Mbarou | Kept the peace on nine seas.',
    'Rider of the North | Belmare Post | Rufiso | Kept the peace on nine seas.',
    'Keeper of the Flame | Talvane Watch | Orleku | Kept the peace on nine seas.',
  ]);
});

test('roles with dates one over the other share the employer below them', () => {
  expect(
    jobs([
      line('Head weaver | Jan 2021 – Jan 2023', { gap: 1.8 }),
      line('Weaver | Mar 2019 – Jan 2021'),
      line('House of Cloth | Lyon, France'),
      line('Wove nine carpets', { bullet: 1 }),
      line('Dyer | Mar 2017 – Jan 2019', { gap: 1.8 }),
      line('Mill of the Lake | Nantes, France'),
      line('Dyed nine carpets', { bullet: 1 }),
    ]),
  ).toEqual([
    'Head weaver | House of Cloth | Lyon, France | ',
    'Weaver | House of Cloth | Lyon, France | Wove nine carpets',
    'Dyer | Mill of the Lake | Nantes, France | Dyed nine carpets',
  ]);
});

test('the employer, place and dates may be the first items of a list below each title', () => {
  const item = (text: string): SourceLine => line(text, { bullet: 1, x: 62 });
  expect(
    jobs([
      employer('Weaver'),
      item('House of Cloth'),
      item('Lyon, France'),
      item('2021 – 2023'),
      line('I wove nine carpets for the halls of two cities.', { x: 80 }),
      employer('Dyer'),
      item('Nordvik'),
      item('Nantes, France'),
      item('2019 – 2021'),
      line('I dyed nine carpets for the halls of two cities.', { x: 80 }),
    ]),
  ).toEqual([
    'Weaver | House of Cloth | Lyon, France | I wove nine carpets for the halls of two cities.',
    'Dyer | Nordvik | Nantes, France | I dyed nine carpets for the halls of two cities.',
  ]);
});

test('towns that no list knows stand in one look under the employer of each job', () => {
  const job = (title: string, company: string, place: string): SourceLine[] => [
    line(`${title} ¦ 2019 – 2023`, { gap: 1.3 }),
    line(company, { bold: true }),
    line(place, { italic: true }),
    line('Wove nine carpets', { bullet: 1, x: 62 }),
  ];
  expect(
    jobs([
      ...job('Accountant', 'House of Cloth', 'Zorbia, Innovation State'),
      ...job('Nurse', 'Mill of the Lake', 'Orleku, North Ede'),
      ...job('Clerk', 'Depot of the Hill', 'Bantiru, Upper Bisurka'),
    ]),
  ).toEqual([
    'Accountant | House of Cloth | Zorbia, Innovation State | Wove nine carpets',
    'Nurse | Mill of the Lake | Orleku, North Ede | Wove nine carpets',
    'Clerk | Depot of the Hill | Bantiru, Upper Bisurka | Wove nine carpets',
  ]);
});

test.each(['à Mairie de Zorbe', 'nordvik.example Inc.', 'at House of Cloth'])(
  'an employer below the title may begin with a small letter: %s',
  (text) => {
    const [first] = jobs([
      line('2019 – 2021: Weaver', { bold: true }),
      line(text),
      line('2017 – 2019: Dyer', { bold: true, gap: 1.8 }),
      line(text),
    ]);
    expect(first).toBe(`Weaver | ${text.replace(/^(?:à|at) /u, '')} |  | `);
  },
);

test('a title line may end in a legal form', () => {
  const job = (text: string): SourceLine[] => [
    line(text, { bold: true, size: 1.2 }),
    line('Jan 2021 – Feb 2023'),
    line('Wove nine carpets', { bullet: 1 }),
  ];
  expect(
    jobs([...job('Senior Carpet Weaver | Nordvik Cloth Inc.'), ...job('Dyer | Orleku')]),
  ).toEqual([
    'Senior Carpet Weaver | Nordvik Cloth Inc. |  | Wove nine carpets',
    'Dyer | Orleku |  | Wove nine carpets',
  ]);
});

test('a long employer before its place, and the district of a city, stand under each title', () => {
  const job = (title: string, place: string): SourceLine[] => [
    line(title, { bold: true, gap: 1.6 }),
    line(place, { italic: true }),
    line('Kept the engines of the ferries in order', { bullet: 1, x: 62 }),
  ];
  expect(
    jobs([
      ...job(
        'Marine Engineer ¦ May 2022 – Present',
        'ORLEKU FERRIES AND BOAT REPAIRS - Upper Dock - Engines Dep. ¦ Bantiru Old Harbour, Dakar',
      ),
      ...job(
        'Physics Teacher ¦ Sep. 2019 – May 2022',
        'ZORBIA College - Upper Branch of Marine Lore - 3rd Lower Class ¦ Bisurka, Dakar',
      ),
    ]),
  ).toEqual([
    'Marine Engineer | ORLEKU FERRIES AND BOAT REPAIRS - Upper Dock - Engines Dep. | Bantiru Old Harbour, Dakar | Kept the engines of the ferries in order',
    'Physics Teacher | ZORBIA College - Upper Branch of Marine Lore - 3rd Lower Class | Bisurka, Dakar | Kept the engines of the ferries in order',
  ]);
});

test('quotation marks around a name are no part of it, inside it they are', () => {
  expect(
    jobs([
      line('Baker at “Moulin du Cap”', { bold: true }),
      line('May 2022 – June 2022'),
      line('Milled the corn of nine farms', { bullet: 1, x: 62 }),
      line('Miller at Mill “Zorbia”', { bold: true }),
      line('May 2019 – June 2021'),
      line('Milled the rye of two farms', { bullet: 1, x: 62 }),
    ]).map((job) => job.split(' | ')[1]),
  ).toEqual(['Moulin du Cap', 'Mill “Zorbia”']);
});

test('what a label says ends at its full stop, where the next line has a label too', () => {
  const { entries } = readExperience([
    line('Chercheuse, Institut du Lac', { bold: true }),
    line('2018 - 2019'),
    line('Laboratoire : Maison des teintures de la rive droite.', { x: 57 }),
    line('Sujet : Couleurs du bois dans les', { x: 57, continues: true }),
    line('eaux froides.', { x: 57, continues: true }),
  ]);
  expect(entries[0]?.entry.achievements).toEqual([
    'Laboratoire : Maison des teintures de la rive droite.',
    'Sujet : Couleurs du bois dans les eaux froides.',
  ]);
});

test('a title line in bold that bars divide goes on below', () => {
  const { entries } = readExperience([
    line(
      '2019 – 2021 - Head weaver for the fairs of the valley and of the whole lake | House of the Free',
      { bold: true },
    ),
    line('Weavers | The second loom of the town', { bold: true, continues: true }),
    line('Wove nine carpets', { bullet: 1, x: 62 }),
  ]);
  expect(entries.map(({ entry }) => `${entry.jobTitle} | ${entry.company}`)).toEqual([
    'Head weaver for the fairs of the valley and of the whole lake | House of the Free Weavers',
  ]);
  expect(entries[0]?.entry.achievements.at(-1)).toBe('Wove nine carpets');
});

test('a form’s entries begin with the label of the first one, though another label names a company too', () => {
  const job = (company: string, title: string, dates: string, client?: string) => [
    line(`Company : ¦ ${company}`),
    line(`Position : ¦ ${title}`),
    line(`Period : ¦ ${dates}`),
    ...(client ? [line(`Client : ¦ ${client}`)] : []),
    line('Duties :', { bold: true }),
    line('Wove nine nets', { bullet: 1, x: 62 }),
  ];
  expect(
    jobs([
      ...job('Nordvik L.L.C', 'Weaver', 'Mar. 2018 till date'),
      ...job('Orleku W.L.L.', 'Net Weaver', '12-Oct-2013 to 25-Nov-2017', 'VelkaGas'),
    ]),
  ).toEqual([
    'Weaver | Nordvik L.L.C |  | Wove nine nets',
    'Net Weaver | Orleku W.L.L. |  | Client: VelkaGas / Wove nine nets',
  ]);
});

test('the one line between a title and the list of tasks names the employer, whatever its words', () => {
  const task = (text: string) => line(text, { bullet: 1, x: 62 });
  const { entries } = readExperience([
    line('2019 – 2023 ¦ Technical Consultant'),
    line('Zorbia', { x: 90 }),
    task('Wrote nine reports'),
    line('2015 – 2019 ¦ Software Engineer', { gap: 1.6 }),
    line('Velka Orl', { x: 90, tinted: true }),
    task('Built three sites'),
  ]);
  expect(entries.map(({ entry }) => entry.company)).toEqual(['Zorbia', 'Velka Orl']);
});

test('a bracket below a task, set as it is, belongs to it', () => {
  const { entries } = readExperience([
    line('Technical Consultant, Nordvik ¦ 2019 – 2023', { bold: true }),
    line('Development and maintenance of the looms of the house.'),
    line('(Velka / Orl)'),
  ]);
  expect(entries[0]?.entry.achievements).toEqual([
    'Development and maintenance of the looms of the house. (Velka / Orl)',
  ]);
});
