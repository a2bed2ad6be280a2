import { describe, expect, it } from 'vitest';
import type { CvReading } from '#/domain/cv/reading.ts';
import { accountForWords } from './account-for-words.ts';
import { readCvFromLines } from './read-cv.ts';
import { line, linesOf } from './lines/source-lines-fixture.ts';
import type { SourceLine } from './lines/source-line.ts';

function read(text: string): CvReading {
  const lines = linesOf(text);
  const result = readCvFromLines(lines);
  if (!result.ok) throw new Error(result.error.code);
  expect(accountForWords(lines, result.value).lost).toEqual([]);
  return result.value;
}

const jobs = (reading: CvReading): string[] =>
  reading.content.experience.map((job) =>
    [job.jobTitle, job.company, job.location, job.startDate, job.endDate].join(' | '),
  );

const studies = (reading: CvReading): string[] =>
  reading.content.education.map((study) =>
    [
      study.degree,
      study.fieldOfStudy,
      study.institution,
      study.location,
      study.graduationDate,
    ].join(' | '),
  );

const spoken = (reading: CvReading): string[] =>
  reading.content.languages.map(({ name, level }) => `${name} ${level}`);

it('takes a second phone for no identity number, and a row of levels as read', () => {
  const reading = read(
    '> Oumar Sylla\nTél. : (+224) 620 55 01 42 / 628 55 01 99\n# Langues\n** Peul : ¦ Français :\nMaternelle ¦ Compétence professionnelle complète',
  );
  expect(reading.content.personal.phone).toBe('(+224) 620 55 01 42');
  expect(reading.removed).toEqual([]);
  expect(spoken(reading)).toEqual(['Peul native', 'Français fluent']);
  expect(reading.unplaced).toEqual(['628 55 01 99']);
});

it('leaves nothing to place of the words that tie an internship to its host', () => {
  const reading = read(
    '> Oumar Sylla\noumar@example.org\n# Expérience\n2019 – 2020 ¦ Stage de fin d’études effectué au sein de Filature Nordvik\n* Teinture de laine',
  );
  expect(jobs(reading)).toEqual(['Stage de fin d’études | Filature Nordvik |  | 2019 | 2020']);
  expect(reading.unplaced).toEqual([]);
});

it('takes years at the head of a page for nothing personal', () => {
  const { removed } = read(
    '> Oumar Sylla\n2010-2012\n2007-2010\n12 rue du Lac – 38470 Velka, France\noumar@example.org\n# Langues\nPeul : langue maternelle',
  );
  expect(removed.map(({ kind }) => kind)).toEqual(['streetAddress']);
});

it('takes a form under "À propos de moi" for the contact details', () => {
  const { content, removed } = read(
    '> Curriculum vitae\n# À propos de moi\nNom ¦ Oumar Sylla\nAdresse ¦ 880, avenue du Pont\nAlma (Québec)\nTéléphone ¦ 418 555-0142\nCourriel ¦ oumar@example.org\nDate de naissance ¦ 22 novembre 1984\nrésident permanent\n# Langues\nPeul : langue maternelle',
  );
  expect(content.personal).toMatchObject({
    fullName: 'Oumar Sylla',
    headline: '',
    phone: '418 555-0142',
    location: 'Alma (Québec)',
    summary: '',
  });
  expect(removed.map(({ kind }) => kind)).toEqual(['streetAddress', 'birthDate']);
});

it('leaves the label of a detail out of the headline, and the name at the foot out of the last section', () => {
  const { content, unplaced } = read(
    '** Oumar Sylla\nSoudeur | Monteur ¦ Mobile : 418 555-0142\noumar@example.org\n# Compétences\nSoudage TIG, Brasage\nOumar Sylla ¦ Curriculum vitae',
  );
  expect(content.personal.headline).toBe('Soudeur | Monteur');
  expect(content.skills).toEqual(['Soudage TIG', 'Brasage']);
  expect(unplaced).toEqual([]);
});

it('reads a paragraph at the top of a side column as the summary, also after the pages of the first', () => {
  const side = (text: string, look = {}): SourceLine => line(text, { column: 1, x: 400, ...look });
  const lines = [
    ...linesOf(
      '> Oumar Sylla\noumar@example.org\n# Formation\n** Licence en droit ¦ 2013\nUniversité de Lomé',
    ),
    line('Mention : très bien', { page: 2 }),
    side('Je suis un juriste de Kindia', { gap: 2 }),
    side('qui cherche un poste à temps plein', { continues: true }),
    side('à partir d’août 2026 et partout.', { continues: true }),
    side('Langues', { bold: true, size: 1.2, gap: 2 }),
    side('Peul : langue maternelle'),
  ];
  const result = readCvFromLines(lines);
  const content = result.ok ? result.value.content : undefined;
  expect(content?.personal.summary).toBe(
    'Je suis un juriste de Kindia qui cherche un poste à temps plein à partir d’août 2026 et partout.',
  );
  expect(content?.education.map(({ details }) => details)).toEqual([['Mention : très bien']]);
});

describe('names', () => {
  const named = (name: string, mail: string): string =>
    read(`> ${name}\nCommis de cuisine\n${mail}\n# Langues\nFrançais : courant`).content.personal
      .fullName;

  it.each([
    ['Nguyễn Thị Minh Anh', 'minhanh@example.org', 'Nguyễn Thị Minh Anh'],
    ['TREMBLAY-ROY Maude', 'maude.tr@example.org', 'Maude Tremblay-Roy'],
    ['Abdou-Rahman BEN YOUSSEF', 'arby@example.com', 'Abdou-Rahman Ben Youssef'],
    ['MAMADOU SALIOU BAH', 'msbah@example.com', 'Mamadou Saliou Bah'],
    ['Suhartini', 'suhartini@example.org', 'Suhartini'],
    ['Wanjirũ wa Kamau', 'wanjiru.kamau@example.org', 'Wanjirũ wa Kamau'],
    ["Siobhán O'Hara", 'sohara@example.org', "Siobhán O'Hara"],
    ['محمد الأمين', 'lamine@example.org', 'محمد الأمين'],
    ['李小龙', 'xiaolong@example.org', '李小龙'],
    ['Dr. Ifeoma Eze', 'ieze@example.com', 'Ifeoma Eze'],
    ['Florence Victoria Paris', 'fvparis@example.com', 'Florence Victoria Paris'],
  ])('reads %s', (name, mail, expected) => {
    expect(named(name, mail)).toBe(expected);
  });

  it('takes the name of the contact zone even when the largest line is "Curriculum vitae"', () => {
    const { personal } = read(
      '> CURRICULUM VITAE\n** Aïcha Benali\naicha.benali@example.org\n# Compétences\nExcel, Word, Sage',
    ).content;
    expect(personal.fullName).toBe('Aïcha Benali');
  });

  it('joins a surname and a first name given under labels', () => {
    const { personal } = read(
      'Nom : Kouadio\nPrénom : Yao Serge\nCourriel : yskouadio@example.org\n# Formation\n2018 : BTS Électrotechnique, Lycée technique, Bouaké',
    ).content;
    expect(personal.fullName).toBe('Yao Serge Kouadio');
  });
});

describe('the contact zone', () => {
  it('finds mail, phone, profile and place on one line', () => {
    const { personal } = read(
      '> Leïla Haddad\nIngénieure en procédés\nleila.haddad@example.org | +213 555 01 02 03 | Sétif, Algérie | https://www.linkedin.com/in/leila-haddad-42/?originalSubdomain=dz\n# Expérience\nStagiaire, Usine Atlas ¦ 2019',
    ).content;
    expect(personal).toMatchObject({
      headline: 'Ingénieure en procédés',
      email: 'leila.haddad@example.org',
      location: 'Sétif, Algérie',
      linkedin: 'linkedin.com/in/leila-haddad-42',
    });
    expect(personal.phone.replace(/\D/g, '')).toBe('213555010203');
  });

  it('prefers a Canadian number', () => {
    const { personal } = read(
      '> Ana Lima\nana.lima@example.org\n+55 11 95555 0101\n(514) 555-0142\n# Skills\nExcel, Word',
    ).content;
    expect(personal.phone).toBe('(514) 555-0142');
  });

  it('reads addresses behind links', () => {
    const lines = [
      line('Omar Farah', { size: 2 }),
      line('E-mail · LinkedIn · Phone', {
        links: [
          { text: 'Phone', target: 'tel:+15145550142' },
          { text: 'E-mail', target: 'mailto:omar.farah@example.com' },
          { text: 'LinkedIn', target: 'https://ca.linkedin.com/in/omarfarah' },
        ],
      }),
      ...linesOf('# Skills\nSoudage, Lecture de plans'),
    ];
    const result = readCvFromLines(lines);
    expect(result.ok && result.value.content.personal).toMatchObject({
      email: 'omar.farah@example.com',
      linkedin: 'linkedin.com/in/omarfarah',
      phone: '+15145550142',
    });
  });

  it('takes a word behind a link among other links for no heading', () => {
    const linked = (text: string, target: string) =>
      line(text, { gap: 2, links: [{ text, target }] });
    const result = readCvFromLines([
      line('Omar Farah', { size: 2 }),
      linked('omar.farah@example.com', 'mailto:omar.farah@example.com'),
      linked('GitHub', 'https://github.com/omar'),
      linked('Portfolio', 'https://omar.example.org'),
      line('Casablanca, Maroc'),
      ...linesOf('# Skills\nSoudage, Lecture de plans'),
    ]);
    expect(result.ok && result.value.content.personal.location).toBe('Casablanca, Maroc');
  });

  it('takes no address of somebody named in the text for the person’s own', () => {
    const target = 'https://www.linkedin.com/in/velka-orlek';
    const result = readCvFromLines(
      [
        ...linesOf(
          '> Omar Farah\nomar.farah@example.com\n# Experience\n** Weaver, Nordvik ¦ 2012 – 2019',
        ),
        line('Under the supervision of Dr. Velka Orlek', {
          bullet: 1,
          links: [{ text: 'Dr. Velka Orlek', target }],
        }),
      ],
      { links: [target] },
    );
    expect(result.ok && result.value.content.personal.linkedin).toBe('');
  });

  it.each([
    ['linkedin.com/in/omarfar', 'linkedin.com/in/omar-farah-42'],
    ['linkedin.com/in/farah-omar', 'linkedin.com/in/farah-omar'],
  ])('shows the LinkedIn address that is printed, whole: %s', (text, shown) => {
    const result = readCvFromLines([
      line('Omar Farah', { size: 2 }),
      line('omar.farah@example.com'),
      line(text, { links: [{ text, target: 'https://www.linkedin.com/in/omar-farah-42' }] }),
      ...linesOf('# Skills\nWelding, Rigging'),
    ]);
    expect(result.ok && result.value.content.personal.linkedin).toBe(shown);
  });

  it.each([
    ['omar.farh@example.com', 'omar.farah@example.com'],
    ['omar.farah@example.co', 'omar.farah@example.com'],
    ['omar.farah@example.comh', 'omar.farah@example.com'],
    ['omar.farah@example.org', 'omar.farah@example.org'],
  ])('mends an address that lost letters by its link, and no other: %s', (text, shown) => {
    const result = readCvFromLines([
      line('Omar Farah', { size: 2 }),
      line(text, { links: [{ text, target: 'mailto:omar.farah@example.com' }] }),
      ...linesOf('# Skills\nWelding, Rigging'),
    ]);
    expect(result.ok && result.value.content.personal.email).toBe(shown);
  });

  it('cuts an address behind a link from what was typed on right behind it', () => {
    const target = 'mailto:jo.bell@example.com|506-555-0142|Moncton';
    const result = readCvFromLines([
      line('Jo Bell', { size: 2 }),
      line('Write to me', { links: [{ text: 'Write to me', target }] }),
      ...linesOf('# Skills\nWelding, Rigging'),
    ]);
    expect(result.ok && result.value.content.personal.email).toBe('jo.bell@example.com');
  });

  it('understands city, province and postal code', () => {
    const { personal } = read(
      '> Jo Bell\nMoncton, NB E1C 1A1\njo.bell@example.com\n# Skills\nWelding, Rigging',
    ).content;
    expect(personal.location).toBe('Moncton, NB');
  });
});

describe('jobs', () => {
  it('reads date ranges at the right of titles', () => {
    const reading = read(`> Inès Caron
ines.caron@example.org
# Expérience professionnelle
** Conseillère à la clientèle ¦ mars 2021 – aujourd'hui
_ Caisse populaire du Nord, Saguenay (Québec)
* Accueil des membres
** Caissière ¦ 06/2018 à 02/2021
_ Marché Bouchard, Alma (Québec)
* Tenue de caisse`);
    expect(jobs(reading)).toEqual([
      'Conseillère à la clientèle | Caisse populaire du Nord | Saguenay (Québec) | 2021-03 | present',
      'Caissière | Marché Bouchard | Alma (Québec) | 2018-06 | 2021-02',
    ]);
  });

  it('reads dates at the left, and years that stay years', () => {
    const reading = read(`> Sami Trabelsi
sami.t@example.org
# Expériences
2016 – 2019 ¦ Technicien de laboratoire
Laboratoire Central, Tunis
* Analyses d'eau
Depuis 2019 ¦ Chef d'équipe
Société des Eaux SARL, Sfax
* Planification`);
    expect(jobs(reading)).toEqual([
      'Technicien de laboratoire | Laboratoire Central | Tunis | 2016 | 2019',
      "Chef d'équipe | Société des Eaux SARL | Sfax | 2019 | present",
    ]);
  });

  it('keeps several roles under one employer', () => {
    const reading = read(`> Grace Boateng
grace.b@example.com
# Work History
** Lakeside General Hospital, Toronto, ON
Charge Nurse ¦ Jan 2021 – Present
* Led a unit of 24 beds
Registered Nurse ¦ May 2017 – Dec 2020
* Cared for surgical patients
** Accra Medical Centre, Accra, Ghana
Staff Nurse ¦ 2013 – 2017
* Night shifts`);
    expect(jobs(reading)).toEqual([
      'Charge Nurse | Lakeside General Hospital | Toronto, ON | 2021-01 | present',
      'Registered Nurse | Lakeside General Hospital | Toronto, ON | 2017-05 | 2020-12',
      'Staff Nurse | Accra Medical Centre | Accra, Ghana | 2013 | 2017',
    ]);
  });

  it('reads employers first when the CV does so', () => {
    const reading = read(`> Pavlo Marchenko
pavlo.m@example.com
# Employment
** Kvitka Plast ¦ Lviv, Ukraine
Machine Operator ¦ 02/2015 – 08/2018
* Ran two extruders
** Zorya Metal ¦ Kyiv, Ukraine
Quality Inspector ¦ 09/2018 – 03/2022
* Checked castings`);
    expect(jobs(reading)).toEqual([
      'Machine Operator | Kvitka Plast | Lviv, Ukraine | 2015-02 | 2018-08',
      'Quality Inspector | Zorya Metal | Kyiv, Ukraine | 2018-09 | 2022-03',
    ]);
  });

  it('splits "title at employer" and "title, employer — city" on one line', () => {
    const reading = read(`> Rosa Medina
rosa@example.com
# Experience
Pastry Chef at Maple Oven Bakery, Halifax, NS (2019 – 2022)
* Laminated doughs
Baker, Horno Dulce — Bogotá (2014 – 2019)
* Bread for 300 customers a day`);
    expect(jobs(reading)).toEqual([
      'Pastry Chef | Maple Oven Bakery | Halifax, NS | 2019 | 2022',
      'Baker | Horno Dulce | Bogotá | 2014 | 2019',
    ]);
  });

  it('keeps overlapping jobs and their order', () => {
    const reading = read(`> Ali Demir
ali@example.com
# Experience
** Night Guard ¦ 2020 – 2023
_ Anadolu Security Ltd., Izmir
* Rounds
** Taxi Driver ¦ 2019 – 2024
_ Ege Taxi, Izmir
* City trips`);
    expect(jobs(reading).map((job) => job.split(' | ').slice(3).join('–'))).toEqual([
      '2020–2023',
      '2019–2024',
    ]);
  });

  it('knows feminine and inclusive titles', () => {
    const reading = read(`> Nadia Pop
nadia@example.org
# Expérience
Menuisière-ébéniste, Atelier du Chêne, Cluj ¦ 2018 – 2020
Préposé(e) aux bénéficiaires, CHSLD des Pins, Laval ¦ 2021 – 2023`);
    expect(jobs(reading)).toEqual([
      'Menuisière-ébéniste | Atelier du Chêne | Cluj | 2018 | 2020',
      'Préposé(e) aux bénéficiaires | CHSLD des Pins | Laval | 2021 | 2023',
    ]);
  });

  it('joins wrapped items and keeps volunteering apart from jobs', () => {
    const reading = read(`> Tom Reyes
tom@example.com
# Experience
** Porter ¦ 2019 – 2021
_ Manila Bay Hotel, Manila
* Carried luggage and guided
+ guests to their rooms
# Volunteer Experience
Coach, youth basketball, 2018 – 2020`);
    expect(reading.content.experience).toHaveLength(1);
    expect(reading.content.experience[0]?.achievements).toEqual([
      'Carried luggage and guided guests to their rooms',
    ]);
    expect(reading.content.other).toEqual([
      {
        kind: 'volunteering',
        title: 'Volunteer Experience',
        entries: ['Coach, youth basketball, 2018 – 2020'],
      },
    ]);
  });

  it('reads a form with labels', () => {
    const reading = read(`> Anil Kumar
anil@example.com
# Employment History
Organization: Deccan Foods Pvt. Ltd.
Designation: Store Keeper
Duration: Apr '18 to Jun '21
* Stock counts`);
    expect(jobs(reading)).toEqual(['Store Keeper | Deccan Foods Pvt. Ltd. |  | 2018-04 | 2021-06']);
  });
});

it('takes "En cours :" before a job for its dates, and not for a section', () => {
  const { experience } = read(
    '> Leïla Haddad\nleila@example.org\n# Expérience\n* En cours : Ingénieure chez Nordvik\n* Mai - Juin 2016 : Stagiaire chez Velka Télécom\n* Octobre 2013 - Mars 2015 : Commis chez Zorbia',
  ).content;
  expect(experience.map(({ jobTitle, endDate }) => [jobTitle, endDate])).toEqual([
    ['Ingénieure', 'present'],
    ['Stagiaire', '2016-06'],
    ['Commis', '2015-03'],
  ]);
});

describe('studies', () => {
  it('tells degree, field, school and place apart in both languages', () => {
    const reading = read(`> Awa Ndiaye
awa@example.org
# Formation
** Maîtrise en génie logiciel ¦ 2016
École de technologie supérieure, Montréal
** Baccalauréat, série S ¦ 2009
Lycée Blaise-Diagne, Dakar
# Education
** Bachelor of Science in Nursing ¦ May 2013
University of Lagos, Lagos`);
    expect(studies(reading)).toEqual([
      'Maîtrise | génie logiciel | École de technologie supérieure | Montréal | 2016',
      'Baccalauréat | série S | Lycée Blaise-Diagne | Dakar | 2009',
      'Bachelor of Science | Nursing | University of Lagos | Lagos | 2013-05',
    ]);
  });

  it('never gives a month to a year', () => {
    const reading = read(
      '> Li Na\nlina@example.com\n# Education\nMBA, Horizon Business School, 2015\n# Experience\nClerk, Harbour Bank ¦ 2015 – 2018',
    );
    expect(reading.content.education[0]?.graduationDate).toBe('2015');
    expect(reading.content.experience[0]).toMatchObject({ startDate: '2015', endDate: '2018' });
  });
});

describe('skills and languages', () => {
  it('keeps names that hold separators', () => {
    const reading = read(
      '> Bo Lind\nbo@example.com\n# Skills & Tools\nC++, C#, .NET, Node.js, R&D, CI/CD, PL/SQL; Adobe Photoshop | Excel (VBA, macros)',
    );
    expect(reading.content.skills).toEqual([
      'C++',
      'C#',
      '.NET',
      'Node.js',
      'R&D',
      'CI/CD',
      'PL/SQL',
      'Adobe Photoshop',
      'Excel (VBA, macros)',
    ]);
  });

  it('takes levels and dots off, and keeps labels out of the list', () => {
    const reading = read(
      '> Mia Ortiz\nmia@example.com\n# Compétences\nLangages : Java, Python\nExcel (avancé)\nWord ●●●●○\nSQL – expert',
    );
    expect(reading.content.skills).toEqual(['Java', 'Python', 'Excel', 'Word', 'SQL']);
    expect(reading.unplaced).toEqual(['Excel (avancé), SQL (expert)']);
  });

  it('keeps sentences whole', () => {
    const sentence =
      'Able to explain technical subjects to customers who are not used to them, by phone or in person';
    const reading = read(`> Kim Seo\nkim@example.com\n# Skills\n* ${sentence}\n* Team spirit`);
    expect(reading.content.skills).toEqual([sentence, 'Team spirit']);
  });

  it('reads levels in words and in CEFR', () => {
    const reading = read(
      '> Zoé Adjo\nzoe@example.org\n# Langues\nÉwé : langue maternelle\nFrançais (C1)\nAnglais – notions\nEspagnol, niveau B1\nAllemand ¦ A2',
    );
    expect(spoken(reading)).toEqual([
      'Éwé native',
      'Français fluent',
      'Anglais basic',
      'Espagnol intermediate',
      'Allemand basic',
    ]);
  });

  it('takes languages among skills for what they are', () => {
    const reading = read(
      '> Guy Roy\nguy@example.org\n# Compétences\nSoudure, Espagnol (langue maternelle), Français (avancé, C1), Anglais (débutant)',
    );
    expect(reading.content.skills).toEqual(['Soudure']);
    expect(spoken(reading)).toEqual(['Espagnol native', 'Français fluent', 'Anglais basic']);
    expect(reading.unplaced).toEqual([]);
  });

  it('shares one level between the languages it speaks of', () => {
    const reading = read(
      '> Guy Roy\nguy@example.org\n# Langues\nBilingue français/anglais\nPortugais : bases',
    );
    expect(spoken(reading)).toEqual(['Français fluent', 'Anglais fluent', 'Portugais basic']);
  });
});

describe('sections', () => {
  it('reads a CV without headings', () => {
    const reading = read(`> Hawa Touré
hawa.toure@example.org
+223 76 55 50 10
Aide-soignante attentive, dix ans auprès de personnes âgées, à domicile et en clinique.

Aide-soignante, Clinique du Fleuve, Bamako ¦ 2015 – 2023
* Soins d'hygiène

Certificat d'aptitude professionnelle, Centre de santé de Ségou ¦ 2012 – 2014`);
    expect(reading.content.experience.map((job) => job.jobTitle)).toEqual(['Aide-soignante']);
    expect(reading.content.education.map((study) => study.degree)).toEqual([
      "Certificat d'aptitude professionnelle",
    ]);
  });

  it('reads jobs that stand before the first heading', () => {
    const reading = read(`> Hawa Touré
Aide-soignante
hawa.toure@example.org ¦ +223 76 55 50 10
Dix ans auprès de personnes âgées, à domicile et en clinique, de jour et de nuit.

** Aide-soignante @ Clinique du Fleuve ¦ Mars 2019 – présent • À distance, Mali
* Donne les soins d'hygiène

** Préposée @ Résidence du Lac ¦ Mai 2015 – févr. 2019 • Bamako, Mali
* Aide aux repas
# Autres expériences
** Commis @ Boulangerie Soleil ¦ 2012 – 2014
# Compétences
Soins de base, Écoute`);
    expect(jobs(reading)).toEqual([
      'Aide-soignante | Clinique du Fleuve | À distance, Mali | 2019-03 | present',
      'Préposée | Résidence du Lac | Bamako, Mali | 2015-05 | 2019-02',
      'Commis | Boulangerie Soleil |  | 2012 | 2014',
    ]);
    expect(reading.content.personal.location).toBe('');
    expect(reading.content.personal.summary).toBe(
      'Dix ans auprès de personnes âgées, à domicile et en clinique, de jour et de nuit.',
    );
    expect(reading.unplaced).toEqual([]);
  });

  it('cuts compound headings by what the lines say', () => {
    const reading = read(`> Eva Novak
eva@example.com
# Formation et certifications
** Licence en droit ¦ 2014
Université Charles, Prague
PMP, certification du PMI, 2020
# Compétences et langues
Rédaction juridique, Recherche
Tchèque : langue maternelle
Français : C1`);
    expect(studies(reading)).toEqual(['Licence | droit | Université Charles | Prague | 2014']);
    expect(reading.content.other[0]).toMatchObject({
      kind: 'certifications',
      entries: ['PMP, certification du PMI, 2020'],
    });
    expect(reading.content.skills).toEqual(['Rédaction juridique', 'Recherche']);
    expect(spoken(reading)).toEqual(['Tchèque native', 'Français fluent']);
  });

  it('opens a section on an unknown title that looks like the others', () => {
    const reading = read(`> Ivo Petrov
ivo@example.com
# Skills
Carpentry, Roofing
# Languages
Bulgarian: native
# Small Victories
Built a library for a village school`);
    expect(reading.content.other).toEqual([
      {
        kind: 'other',
        title: 'Small Victories',
        entries: ['Built a library for a village school'],
      },
    ]);
  });

  it('reads headings whose letters were set apart', () => {
    const reading = read(
      '> Ada Obi\nada@example.com\n# FORMATIONETDIPLÔMES\nMBA, Lagos Business School, 2015\n# L A N G U E S\nAnglais : courant',
    );
    expect(reading.content.education).toHaveLength(1);
    expect(spoken(reading)).toEqual(['Anglais fluent']);
  });

  it('reads a row of languages among skills with the line it wraps onto', () => {
    const reading = read(
      '> Ada Obi\nada@example.org\n# Skills\nWeaving: linen, wool, silk\nNatural languages: Dutch (mother tongue), German (limited working proficiency),\n+ French (elementary proficiency) and Zulu (beginner).',
    );
    expect(spoken(reading)).toEqual([
      'Dutch native',
      'German intermediate',
      'French basic',
      'Zulu basic',
    ]);
    expect(reading.content.skills).toEqual(['linen', 'wool', 'silk']);
  });

  it('leaves no rest of a label whose other word stands in a task too', () => {
    const reading = read(
      '> Ada Obi\nada@example.org\n# Contact\nSite web\nada-obi.example.org\n# Experience\nWeaver, Harbour Mill ¦ 2018 – 2019\n* Drew the site of the mill',
    );
    expect(reading.unplaced).toEqual(['ada-obi.example.org']);
  });

  it('leaves no rest of a length whose number stands in a task too', () => {
    const reading = read(
      '> Ada Obi\nada@example.org\n# Experience\nWeaver, Harbour Mill ¦ May 2018 – March 2019 (11 months)\n* Led 11 weavers\n# Skills\nDyeing',
    );
    expect(reading.unplaced).toEqual([]);
  });

  it('says which language a mixed CV is written in', () => {
    expect(
      read(
        '> Luc Roy\nluc@example.org\n# Expérience\nCommis de bureau, Banque Laurent ¦ 2019 – 2021\n* Classement des dossiers et accueil des clients\n# Skills\nExcel',
      ).language,
    ).toBe('fr');
    expect(
      read(
        '> Lucy Roy\nlucy@example.org\n# Experience\nOffice clerk, Harbour Bank ¦ 2019 – 2021\n* Filed the documents and welcomed the clients\n# Langues\nFrançais',
      ).language,
    ).toBe('en');
  });
});

describe('refusals', () => {
  const refused = (text: string): string => {
    const result = readCvFromLines(linesOf(text));
    return result.ok ? 'read' : result.error.code;
  };

  it('refuses what is not a CV', () => {
    expect(
      refused(
        'Facture no 2041\nAtelier Boréal inc.\nQté ¦ Prix unitaire ¦ Montant total\nSous-total ¦ 120,00 $\nTPS ¦ 6,00 $\nTVQ ¦ 11,97 $\nTotal à payer ¦ 137,97 $\ncomptes@example.org',
      ),
    ).toBe('not_a_cv');
    expect(
      refused(
        "Objet : candidature au poste de commis\nMadame, Monsieur,\nJe vous écris afin de poser ma candidature au poste affiché sur votre site la semaine dernière.\nJe vous prie d'agréer mes salutations distinguées.\nSalma Idrissi\nsalma@example.org",
      ),
    ).toBe('not_a_cv');
    expect(
      refused(
        'The history of bread\nBread is one of the oldest foods that people prepare, and its story follows that of farming.\nChapter 1 tells how grains were ground between stones.',
      ),
    ).toBe('not_a_cv');
  });

  it('says when there is nothing to read', () => {
    expect(readCvFromLines([])).toEqual({ ok: false, error: { code: 'empty' } });
  });

  it('lets a sparse CV pass', () => {
    expect(refused('> Mai Tran\nmai.tran@example.org\n# Languages\nVietnamese: native')).toBe(
      'read',
    );
  });
});

it('reads jobs under titles of groups inside one section', () => {
  const group = (text: string) => line(text, { size: 1.1, tinted: true, gap: 1.5 });
  const heading = (text: string) => line(text, { size: 1.4, tinted: true, gap: 1.8 });
  const result = readCvFromLines([
    line('Uma Das', { size: 2, bold: true }),
    line('uma@example.org'),
    heading('Experience'),
    group('Vocational'),
    line('2015–2018 ¦ Head Nurse, Clinic of the Lake, Lyon.', { gap: 1.3 }),
    line('Ran the ward of twenty beds'),
    line('2012–2015 ¦ Nurse, Clinic of the Hill, Paris.', { gap: 1.3 }),
    line('Sorted patients'),
    group('Miscellaneous'),
    line('2010–2012 ¦ Waiter, Inn of the Cape, Paris.', { gap: 1.3 }),
    line('Served a hundred people a day'),
    heading('Education'),
    line('2008–2011 ¦ Bachelor of Nursing, University of Lyon', { gap: 1.3 }),
  ]);
  if (!result.ok) throw new Error(result.error.code);
  expect(jobs(result.value)).toEqual([
    'Head Nurse | Clinic of the Lake | Lyon | 2015 | 2018',
    'Nurse | Clinic of the Hill | Paris | 2012 | 2015',
    'Waiter | Inn of the Cape | Paris | 2010 | 2012',
  ]);
});

describe('a date beside the name', () => {
  it('is when the person was born, if it tells a day of long ago', () => {
    const reading = read('> Uma Das ¦ June 12, 1982\numa@example.com\n# Skills\nExcel, Word');
    expect(reading.removed).toContainEqual({ kind: 'birthDate', text: 'June 12, 1982' });
    expect(reading.unplaced).toEqual([]);
  });

  it('is kept when it may be the day the CV was written', () => {
    const reading = read('> Uma Das ¦ June 12, 2019\numa@example.com\n# Skills\nExcel, Word');
    expect(reading.removed).toEqual([]);
  });
});

describe('evidence', () => {
  it('keeps the source line and a confidence for each field', () => {
    const reading = read(
      '> Ken Ito\nken@example.com\n# Experience\nWelder, Osaka Steel Co., Ltd., Osaka ¦ 2012 – 2018',
    );
    expect(reading.evidence['experience.0.jobTitle']).toMatchObject({
      line: 'Welder, Osaka Steel Co., Ltd., Osaka 2012 – 2018',
      page: 1,
    });
    expect(reading.evidence['personal.email']?.confidence).toBeGreaterThanOrEqual(0.8);
  });

  it('leaves what fits no field to be placed', () => {
    const reading = read('> Uma Das\numa@example.com\ngithub.com/umadas\n# Skills\nExcel');
    expect(reading.unplaced).toEqual(['github.com/umadas']);
  });
});

describe('what other makers write', () => {
  const head = '> Ana Roy\nana@example.org';
  const job = '# Experience\nClerk\nAcme Ltd., Laval, QC\nMay 2019 – June 2021\n* Filed returns';

  it.each([
    ['555 · 010 · 7936 • ana@example.org', '555 010 7936'],
    ['514 · 555 · 0142 | ana@example.org', '514 555 0142'],
    ['(514) 555·0142 | ana@example.org', '(514) 555 0142'],
  ])('a phone number with dots in the middle: %s', (reach, phone) => {
    const { personal } = read(`> Ana Roy\n${reach}\n${job}`).content;
    expect([personal.phone, personal.email]).toEqual([phone, 'ana@example.org']);
  });

  it('a year of birth before a number is no part of it', () => {
    const { personal } = read(`> Ana Roy\n1985 · 514 555 0142 | ana@example.org\n${job}`).content;
    expect(personal.phone).toBe('514 555 0142');
  });

  it('a row of spoken languages among groups of skills', () => {
    const rows = [
      'DevOps ¦ AWS, Docker',
      'Front-end ¦ Hugo, Redux',
      'Languages Korean, English, Japanese',
    ];
    const reading = read([head, '# Skills', ...rows, job].join('\n'));
    expect(spoken(reading)).toEqual(['Korean ', 'English ', 'Japanese ']);
    expect(reading.content.skills).toEqual(['AWS', 'Docker', 'Hugo', 'Redux']);
  });

  it('a row of programming languages stays with the skills', () => {
    const rows = ['DevOps ¦ AWS, Docker', 'Languages ¦ Java, Go, SQL'];
    const reading = read([head, '# Skills', ...rows, job].join('\n'));
    expect(reading.content.skills).toEqual(['AWS', 'Docker', 'Java', 'Go', 'SQL']);
    expect(reading.content.languages).toEqual([]);
  });

  it('talks under « Presentation », and a person under « Présentation »', () => {
    const talks = '# Presentation\nDevFest Laval | Nov. 2017\n- Introduced the history of the web';
    const { content } = read([head, talks, job].join('\n'));
    expect(content.personal.summary).toBe('');
    const own = '# Présentation\nCommis méthodique, douze ans de classement en cabinet comptable.';
    expect(read([head, own, job].join('\n')).content.personal.summary).toMatch(/^Commis/);
  });

  it.each(['Palo Alto, CA & Ithaca, NY', 'Montréal, QC et Ottawa, ON'])('%s', (places) => {
    const reading = read(`${head}\n${job.replace('Laval, QC', places)}`);
    expect(reading.content.experience[0]?.location).toBe(places);
  });

  it('no range of dates is a phone number, in the head or below', () => {
    const degree =
      '# Education\nBachelor of Science, Université Laval\n09/2017 - 09/2020 ¦ Laval, QC';
    const { personal, education } = read([head, job, degree].join('\n')).content;
    expect([personal.phone, personal.location]).toEqual(['', '']);
    expect([education[0]?.startDate, education[0]?.graduationDate]).toEqual(['2017-09', '2020-09']);
  });

  it('things that were built, under a heading of skills', () => {
    const built = ['Chatbot\n2023 – 2024\n* Wrote the parser', 'Alarm\n2020\n* Drew the board'];
    const reading = read([head, '# Programming Expertise', ...built, job].join('\n'));
    expect(reading.content.skills).toEqual([]);
    expect(reading.content.other.map(({ kind }) => kind)).toEqual(['projects']);
  });

  it.each(['References available on request', 'Références disponibles sur demande'])(
    '%s: no task of the last job',
    (offer) => {
      const { experience } = read(`${head}\n${job}\n${offer}`).content;
      expect(experience[0]?.achievements).toEqual(['Filed returns']);
    },
  );

  it('numbers of phones alone are no summary', () => {
    const phones = '514 555 0142 • 514 555 0143 • 514 555 0144';
    expect(read(`${head}\n${phones}\n${job}`).content.personal.summary).toBe('');
  });
});

it('tells skills, languages and interests apart by the labels of their lines', () => {
  const { skills, languages, other } = read(
    '> Awa Nadoh\nBoulangère\nawa.nadoh@example.org\n# Compétences, langues et loisirs\n* Langues: Français (courant), Anglais (intermédiaire)\n* Logiciels: Excel, Sage\n* Fournil: Pétrissage, Façonnage\n* Loisirs: Échecs, Randonnée\n# Formation\nDEP en boulangerie, École du Lac, 2019',
  ).content;
  expect(skills).toEqual(['Excel', 'Sage', 'Pétrissage', 'Façonnage']);
  expect(languages.map(({ name }) => name)).toEqual(['Français', 'Anglais']);
  expect(other).toMatchObject([
    { kind: 'interests', title: 'Loisirs', entries: ['Échecs, Randonnée'] },
  ]);
});

it('tells interests from skills by their label, whatever the heading says', () => {
  const { skills, languages, other } = read(
    '> Awa Nadoh\nBaker\nawa.nadoh@example.org\n# Skills\n* Computer: Excel, Sage\n* Languages: French (fluent), English (native)\n* Interests: Chess, hiking\n# Education\nDiploma in baking, College of the Lake, 2019',
  ).content;
  expect(skills).toEqual(['Excel', 'Sage']);
  expect(languages.map(({ name }) => name)).toEqual(['French', 'English']);
  expect(other).toMatchObject([{ kind: 'interests', entries: ['Chess, hiking'] }]);
});

it('reads jobs right under the summary where their heading is missing', () => {
  const reading = read(
    '> Awa Nadoh\nBaker\nawa.nadoh@example.org\n\nBaker with nine years of nights at the ovens, who trained six apprentices.\n\n** Head Baker @ Ovens of the Lake ¦ Oct 2020 – Present\n* Baked four hundred loaves a night\n\n** Baker @ Mill of the Hill ¦ Jan 2016 – Sep 2020\n* Ground the corn of nine farms\n\n# Earlier experience\n** Apprentice @ Bakery of the Cape ¦ 2014 – 2015\n* Weighed the flour',
  );
  expect(jobs(reading)).toEqual([
    'Head Baker | Ovens of the Lake |  | 2020-10 | present',
    'Baker | Mill of the Hill |  | 2016-01 | 2020-09',
    'Apprentice | Bakery of the Cape |  | 2014 | 2015',
  ]);
  expect(reading.content.personal.summary).toBe(
    'Baker with nine years of nights at the ovens, who trained six apprentices.',
  );
});

it('reads dated talks under a heading of skills as a section of its own', () => {
  const { content } = read(
    `> Amal Nassiri
    # Experience
    Surveyor, Nordik Maps ¦ 2019 – 2024
    * Levelled roads
    # Communication skills
    2021 ¦ Talk ¦ Congress of Surveyors
    Told how a small town can keep its land register without a server.
    2019 ¦ Poster ¦ Week of the Sea
    Showed what the tides of ten years did to the harbour of the town.`,
  );
  expect(content.skills).toEqual([]);
  expect(content.other).toMatchObject([{ title: 'Communication skills' }]);
});

it('leaves no label of a contact or a trade behind', () => {
  const { unplaced, content } = read(
    `> Ada Obi
    Distt. Tesmal, Punjab, India
    Cellphone No. +91 98000 55501
    ada@example.org
    Profession : ¦ Weaver
    # Experience
    Weaver, House of Cloth ¦ 2019 – 2024
    * Wove carpets`,
  );
  expect(content.personal.location).toBe('Tesmal, Punjab, India');
  expect(unplaced).toEqual([]);
});

it.each(['English: intermediate (CLB 5)', 'Français : B2 (NCLC 8)'])(
  'leaves no benchmark of a language behind its level: %s',
  (row) => {
    const { unplaced, content } = read(
      `> Ada Obi
      ada@example.org
      # Experience
      Weaver, House of Cloth ¦ 2019 – 2024
      * Wove carpets
      # Languages
      Spanish: native
      ${row}`,
    );
    expect(content.languages).toHaveLength(2);
    expect(unplaced).toEqual([]);
  },
);
