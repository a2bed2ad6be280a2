import { expect, test } from 'vitest';
import { readExperience } from '../experience/read-experience.ts';
import { line, linesOf } from '../lines/source-lines-fixture.ts';
import type { SourceLine } from '../lines/source-line.ts';

const namesOf = (lines: readonly SourceLine[]): string[] =>
  readExperience(lines).entries.map(({ entry }) =>
    [entry.jobTitle, entry.company, entry.startDate].join(' | '),
  );
const title = (text: string): SourceLine => line(text, { bold: true, gap: 1.6 });
const task = (text: string): SourceLine => line(text, { bullet: 1, x: 62 });

test.each(['Remote since August 2021.', 'À distance depuis août 2021.', 'Chef depuis août 2021 :'])(
  'a remark with a date is no job where the dates of jobs stand at the right edge: %s',
  (remark) => {
    const lines = [
      title('Weaver ¦ March 2019 – April 2023'),
      line('House of Cloth ¦ Dakar, Senegal'),
      line(remark),
      task('Wove nine carpets'),
      title('Dyer ¦ May 2015 – February 2019'),
      line('Works of Indigo ¦ Dakar, Senegal'),
      task('Dyed the yarn of six weavers'),
    ];
    expect(namesOf(lines)).toEqual([
      'Weaver | House of Cloth | 2019-03',
      'Dyer | Works of Indigo | 2015-05',
    ]);
    expect(readExperience(lines).entries[0]?.entry.achievements).toEqual([
      remark,
      'Wove nine carpets',
    ]);
  },
);

test('nor is a line in italics with a date in brackets among its words', () => {
  expect(
    namesOf([
      title('Weaver ¦ March 2019 – Present'),
      line('House of Cloth ¦ Dakar, Senegal'),
      line('Weaver (since July 2021) · Head of looms (before)', { italic: true }),
      task('Wove nine carpets'),
      title('Dyer ¦ May 2015 – February 2019'),
      line('Works of Indigo ¦ Dakar, Senegal'),
      task('Dyed the yarn of six weavers'),
    ]),
  ).toEqual(['Weaver | House of Cloth | 2019-03', 'Dyer | Works of Indigo | 2015-05']);
});

test('a name may begin with a small letter before a capital', () => {
  expect(
    namesOf([
      title('Weaver ¦ March 2019 – April 2023'),
      line('filVert SARL ¦ Dakar, Senegal'),
      task('Wove nine carpets'),
    ]),
  ).toEqual(['Weaver | filVert SARL | 2019-03']);
});

test('without dates, a title may end in a colon where it is set as another', () => {
  expect(
    readExperience([
      line('Warden of the northern and the southern gate:', { bold: true }),
      line('Kept the keys of nine doors.'),
      task('Counted all who came'),
      line('Baker', { bold: true }),
      task('Baked four hundred loaves'),
    ]).entries.map(({ entry }) => [entry.jobTitle, entry.achievements.length]),
  ).toEqual([
    ['Warden of the northern and the southern gate', 2],
    ['Baker', 1],
  ]);
});

test('a year dates the first job where all titles stand over tasks', () => {
  const job = (text: string) => line(text, { gap: 1.9 });
  expect(
    namesOf([
      job('Dyer - Works of Indigo - 2024'),
      task('Dyed the yarn'),
      job('Weaver - House of Cloth - 2013 - 2023'),
      task('Wove nine carpets'),
    ]),
  ).toEqual(['Dyer | Works of Indigo | 2024', 'Weaver | House of Cloth | 2013']);
});

test('the two ends of a range may stand in cells, or behind the place in a bracket', () => {
  expect(
    namesOf([
      title('Weaver | House of Cloth'),
      line('2019 ¦ Présent'),
      task('Wove nine carpets'),
      title('Dyer | Works of Indigo'),
      line('2015 ¦ 2018'),
      task('Dyed the yarn'),
    ]),
  ).toEqual(['Weaver | House of Cloth | 2019', 'Dyer | Works of Indigo | 2015']);
  const item = (text: string, boldLead: string) => line(text, { bullet: 1, boldLead });
  const sub = (text: string) => line(text, { bullet: 2, x: 62 });
  const { entries } = readExperience([
    item('House of Cloth. Weaver (Lomé, TG. Nov 2019 – Apr 2023)', 'House of Cloth'),
    sub('Wove nine carpets'),
    item('Works of Indigo. Dyer (Lomé, TG. Jul 2015 – Dec 2018)', 'Works of Indigo'),
    sub('Dyed the yarn'),
  ]);
  expect(
    entries.map(({ entry }) => [entry.jobTitle, entry.company, entry.location, entry.startDate]),
  ).toEqual([
    ['Weaver', 'House of Cloth', 'Lomé, TG', '2019-11'],
    ['Dyer', 'Works of Indigo', 'Lomé, TG', '2015-07'],
  ]);
});

test('titles of groups left of all else part no job from its tasks', () => {
  const tasks = (...texts: string[]): SourceLine[] => texts.map((text) => line(text, { x: 95 }));
  const job = (text: string): SourceLine => line(text, { x: 66, gap: 1.8 });
  const { entries } = readExperience([
    line('Secteur du textile :', { size: 1.2 }),
    job('Teinturière, Ateliers Roy, Laval'),
    ...tasks('Teinture de la laine', 'Entretien des cuves'),
    job('Tisserande, Ateliers du Lac, Alma'),
    ...tasks('Tissage de tapis', 'Accueil des visiteurs'),
    line('Secteur public :', { size: 1.2 }),
    job('Bibliothécaire, Mairie de Velka'),
    ...tasks('Classement des livres', 'Prêts'),
  ]);
  expect(entries.map(({ entry }) => [entry.jobTitle, ...entry.achievements])).toEqual([
    ['Teinturière', 'Teinture de la laine', 'Entretien des cuves'],
    ['Tisserande', 'Tissage de tapis', 'Accueil des visiteurs'],
    ['Bibliothécaire', 'Classement des livres', 'Prêts'],
  ]);
});

test('a trade in small letters, as notes on a phone have it, is a title over its dates', () => {
  const apart = { gap: 1.8 };
  expect(
    namesOf([
      line('Nordvik Brasserie (Lomé)', apart),
      line('soudeur'),
      line('depuis avril 2020'),
      line('j’assemble les cuves et les tuyaux de la brasserie'),
      line('Entrepôts du Cap', apart),
      line('plombier'),
      line('mai 2015 à mars 2020'),
      line('réparation des fuites et des pompes du port'),
    ]),
  ).toEqual(['soudeur | Nordvik Brasserie | 2020-04', 'plombier | Entrepôts du Cap | 2015-05']);
});

test('so is a trade in small letters beside its employer', () => {
  expect(
    namesOf([
      line('Weaver • House of Cloth'),
      line('july 2021 – present'),
      task('Wove nine carpets'),
      line('tutor • works of indigo', { gap: 1.8 }),
      line('june 2018 – may 2019'),
      task('Dyed the yarn of six weavers'),
    ]),
  ).toEqual(['Weaver | House of Cloth | 2021-07', 'tutor | works of indigo | 2018-06']);
});

test('a season dates a job that is set line by line as those with ranges are', () => {
  const job = (employer: string, trade: string, done: string): SourceLine[] => [
    line(employer),
    line(trade, { italic: true }),
    task(done),
  ];
  expect(
    namesOf([
      ...job('House of Cloth, August 2017-Present', 'Weaver, Dakar, Senegal', 'Wove carpets'),
      ...job('Works of Indigo, Summer 2017', 'Assistant Dyer, Dakar, Senegal', 'Dyed yarn'),
      ...job('Mill of the Cape, May 2014-June 2016', 'Miller, Orleku, Norway', 'Ground grain'),
    ]),
  ).toEqual([
    'Weaver | House of Cloth | 2017-08',
    'Assistant Dyer | Works of Indigo | 2017',
    'Miller | Mill of the Cape | 2014-05',
  ]);
});

test('the heading row of a table may name two things in one cell', () => {
  const { entries } = readExperience([
    line('YEARS ¦ POSITION / INSTITUTION ¦ TASKS', { bold: true }),
    line('May 2019 to date ¦ Head Cook, Velka Hotel'),
    line('Mar 2014 to Apr 2019 ¦ Assistant Cook, Nordvik Hotel'),
  ]);
  expect(entries.map(({ entry }) => `${entry.jobTitle} | ${entry.location}`)).toEqual([
    'Head Cook | ',
    'Assistant Cook | ',
  ]);
});

test('a long item that tells a date goes on with a capital or a number', () => {
  const told =
    'Keeper of the looms (May 2020 – March 2022): taught the art of the carpet in the hall to';
  const { entries } = readExperience([
    title('Weaver, House of Cloth ¦ 2019 – 2023'),
    line(told, { bullet: 1, x: 54 }),
    line('12 helpers of Nordvik', { continues: true, x: 62 }),
    task('Dyed wool'),
  ]);
  expect(entries.map(({ entry }) => entry.achievements)).toEqual([
    [`${told} 12 helpers of Nordvik`, 'Dyed wool'],
  ]);
});

test('the names behind a range may be many and end in a full stop', () => {
  const role = (text: string): SourceLine => line(text, { bold: true, italic: true });
  expect(
    namesOf([
      line('May 2014 - March 2016, Velka, Bergen, Norway.', { gap: 1.6 }),
      role('Site Engineer'),
      task('Wove nine carpets'),
      line('April 2012 - May 2013, Works of Indigo and Madder, Old Bergen, Bergen, Norway.', {
        gap: 1.6,
      }),
      role('Production Manager'),
      task('Dyed the yarn of six weavers'),
    ]),
  ).toEqual([
    'Site Engineer | Velka | 2014-05',
    'Production Manager | Works of Indigo and Madder, Old Bergen | 2012-04',
  ]);
});

test('an employer over its roles is a name set as the employer beside the dates of the job above is', () => {
  const name = (text: string): SourceLine =>
    line(text, { boldLead: text.split(' ¦ ', 1).join(''), gap: 1.1 });
  expect(
    namesOf([
      name('Zorbavik ¦ Mars 2022 – Aujourd’hui (4 années)'),
      line('Chef d’atelier ¦ Paris, France', { italic: true }),
      task('Neuf métiers à tisser'),
      name('Norvik ¦ 2 années 6 mois'),
      line('Enseignante à Tesmavik ¦ Mai 2019 - Juillet 2021', { gap: 1.1 }),
      task('Neuf tapis'),
      line('Enseignante ¦ Janvier 2019 - Mai 2019', { gap: 1.2 }),
      task('Six tapis'),
    ]),
  ).toEqual([
    'Chef d’atelier | Zorbavik | 2022-03',
    'Enseignante à Tesmavik | Norvik | 2019-05',
    'Enseignante | Norvik | 2019-01',
  ]);
});

test('years at the end of a line inside a paragraph date no job', () => {
  const { entries } = readExperience([
    title('Weaver in Chief'),
    line('House of Looms', { bold: true }),
    line('March 3, 2004 - June 9, 2010 | Norway', { bold: true, size: 0.9 }),
    line('The carpets were woven for the halls of Velka together with two other houses. The work'),
    line(
      'went on for many winters, each of them with a dozen of looms at hand, and in the end it',
      {
        continues: true,
      },
    ),
    line('gave the town the longest carpet that had been seen in the valley, on show from 2008', {
      continues: true,
    }),
    line('through 2011', { continues: true }),
  ]);
  expect(entries.map(({ entry }) => entry.achievements.length)).toEqual([1]);
});

test('a plain title beside its dates shares the employer that the job above has in bold beside its own', () => {
  const name = (text: string): SourceLine =>
    line(text, { boldLead: text.split(' ¦ ', 1).join(''), gap: 1.7 });
  expect(
    namesOf([
      name('Norvik ¦ May 2016 — Present'),
      line('Director', { italic: true }),
      task('Wove nine carpets'),
      name('Velkavik ¦ Feb 2015 — May 2016'),
      line('Senior Designer', { italic: true }),
      task('Wove six carpets'),
      line('Designer ¦ Mar 2013 — Feb 2015', { gap: 1.7 }),
      task('Dyed the yarn'),
    ]),
  ).toEqual([
    'Director | Norvik | 2016-05',
    'Senior Designer | Velkavik | 2015-02',
    'Designer | Velkavik | 2013-03',
  ]);
});

test('a single date before a sign opens an entry, though its employer stands in a cell of its own', () => {
  expect(
    namesOf([
      line('March 2022 • Head of the old looms ¦ House of Cloth, Dakar'),
      task('Wove nine carpets'),
      line('2015 – 2019 • Dyer ¦ Works of Indigo, Dakar'),
      task('Dyed the yarn of six weavers'),
    ]),
  ).toEqual(['Head of the old looms | House of Cloth | 2022-03', 'Dyer | Works of Indigo | 2015']);
});

test('a labelled line under the tasks of a job is no title of the next one', () => {
  const lines = [
    line('HOUSE OF CLOTH | Weaver ¦ Dakar, Senegal | 2019 – 2023', { tinted: true }),
    task('Wove nine carpets'),
    line('Project(s): Looms of the North', { tinted: true, x: 62, gap: 1.8 }),
    line('WORKS OF INDIGO | Dyer ¦ Dakar, Senegal | 2015 – 2019', { tinted: true, gap: 2.6 }),
    task('Dyed the yarn of six weavers'),
  ];
  expect(namesOf(lines)).toEqual([
    'Weaver | HOUSE OF CLOTH | 2019',
    'Dyer | WORKS OF INDIGO | 2015',
  ]);
  expect(readExperience(lines).entries[0]?.entry.achievements.at(-1)).toContain('Looms');
});

test('a name of two lines in bold is a title, however many words it has', () => {
  const bold = { bold: true, tinted: true };
  expect(
    namesOf([
      line('Weaver of the North', { size: 1.2 }),
      line('Academy of the Old Looms and of their Makers, Technical University of the', bold),
      line('Arts and Trades of Velka, Lakes of Orleku', { ...bold, continues: true }),
      line('March 2019 – April 2023 ¦ Dakar, Senegal'),
      task('Wove nine carpets'),
      line('Dyer', { size: 1.2, gap: 1.8 }),
      line('Works of Indigo', bold),
      line('May 2015 – February 2019 ¦ Dakar, Senegal'),
      task('Dyed the yarn of six weavers'),
    ]).map((job) => job.split(' | ')[0]),
  ).toEqual(['Weaver of the North', 'Dyer']);
});

test('a labelled day right under the years of an entry opens no other', () => {
  expect(
    namesOf([
      line('2019 – 2023 ¦ Weaver, House of Cloth', { boldLead: '2019' }),
      line('Date: 21/06/2023', { x: 90 }),
      line('2015 – 2019 ¦ Dyer, Works of Indigo', { boldLead: '2015', gap: 1.8 }),
      line('Date: 14/06/2019', { x: 90 }),
    ]),
  ).toHaveLength(2);
});

test('a year between the employer and the place of a bold line dates its job', () => {
  const name = { bold: true, gap: 1.6 };
  expect(
    namesOf([
      line('Head Nurse, House of Cloth, October 2021, Dakar, Senegal', name),
      task('Wove nine carpets'),
      line('Accountant, Works of Indigo, 2015, Dakar', name),
      task('Dyed the yarn of six weavers'),
      line('Engineer, Nordvik, 2012 - 2014, Lomé, Togo', name),
      task('Carded'),
    ]),
  ).toEqual([
    'Head Nurse | House of Cloth | 2021-10',
    'Accountant | Works of Indigo | 2015',
    'Engineer | Nordvik | 2012',
  ]);
});

test('a single date under a title dates a job where the only range stands so', () => {
  const { entries } = readExperience(
    linesOf(
      '** Velka Looms\nFull-time positions, January 2013 – January 2016\nWove cloth for the army of the lake.\n* Wove rugs.\n\n** Lake Christian Academy\nPart-time, Summer 2009\nMended all looms of the school, and made new ones.\n',
    ),
  );
  expect(entries.map(({ entry }) => [entry.company, entry.endDate])).toEqual([
    ['Velka Looms', '2016-01'],
    ['Lake Christian Academy', '2009'],
  ]);
});

test('the dates of a job may follow the full stop behind its names', () => {
  const { entries } = readExperience(
    linesOf(
      'Weaving TA, St. John’s University of the Lake. 09/2022 – Current.\n* Helped weavers.\n' +
        'Davan’s, Coon Rapids, MN. 09/2017 – 08/2019.\n* Kitchen employee from 2017 – 2018\n* Delivery driver from 2018 – 2019\n',
    ),
  );
  expect(entries.map(({ entry }) => [entry.startDate, entry.location])).toEqual([
    ['2022-09', ''],
    ['2017-09', 'Coon Rapids, MN'],
  ]);
  expect(entries[0]?.entry.jobTitle).toBe('Weaving TA');
});
