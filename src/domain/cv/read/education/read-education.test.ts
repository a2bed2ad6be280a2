import { describe, expect, it, test } from 'vitest';
import { line, linesOf } from '../lines/source-lines-fixture.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { readEducation } from './read-education.ts';
import { studies } from './studies-fixture.ts';

const LICENCE = 'Licence ¦ droit privé ¦ Université de Lomé ¦ Lomé ¦ 2013';

test.each([
  [
    '** UTV (Université technique du Velka) ¦ Oslo, Norvège\n_ Semestre en tissage ¦ 2017',
    ['Semestre ¦ tissage ¦ UTV (Université technique du Velka) ¦ Oslo, Norvège ¦ 2017'],
  ],
  ['BTS (Lycée du Lac) ¦ 2016', ['BTS ¦  ¦ Lycée du Lac ¦  ¦ 2016']],
  [
    'University of Velka ¦ Orleku, Canada\nFirst-Class Honors Bachelor of Arts in Textile History, GPA 3.10/4.00 ¦ 2016/09 – 2020/05',
    [
      'First-Class Honors Bachelor of Arts ¦ Textile History ¦ University of Velka ¦ Orleku, Canada ¦ 2020-05',
    ],
  ],
  [
    'École du Lac ¦ Montréal, QC\nB.Ing en Génie Civil (Cote : 3,1/4,3) ¦ Sept. 2014 – Mai 2018',
    ['B.Ing ¦ Génie Civil ¦ École du Lac ¦ Montréal, QC ¦ 2018-05'],
  ],
  [
    '* Ph.D. in Physics, University of Velka, Norway, 2011 – 2015. GPA: 3.6/4.0.',
    ['Ph.D. ¦ Physics ¦ University of Velka ¦ Norway ¦ 2015'],
  ],
  [
    '** Velka ABC ¦ 2017 – 2018\nCertification en Gestion et Tissage ¦ Lyon, France',
    ['Certification ¦ Gestion et Tissage ¦ Velka ABC ¦ Lyon, France ¦ 2018'],
  ],
  [
    'XIIth (CBSE) - 68.1%\n** Velka Sr. Sec. School\n2014 ¦ Chennai, India',
    ['CBSE ¦ XIIth ¦ Velka Sr. Sec. School ¦ Chennai, India ¦ 2014'],
  ],
  [
    '2018-2022 ¦ Ph.D., Computer Science ¦ Velka University\nCity, State',
    ['Ph.D. ¦ Computer Science ¦ Velka University ¦ City, State ¦ 2022'],
  ],
  [
    'Grade 12 (CBSE) - Science Stream, Ornak Vidyalayam, Chennai ¦ 2020 - 2022',
    ['Grade 12 (CBSE) ¦ Science Stream ¦ Ornak Vidyalayam ¦ Chennai ¦ 2022'],
  ],
  [
    'Master en génie civil\nUniversité d’Alger | 2019 - 2021\nSpécialisation en ponts et en routes (acier).',
    ['Master ¦ génie civil ¦ Université d’Alger ¦  ¦ 2021'],
  ],
  [
    'DEP en secrétariat - Centre de formation du Cap, Montréal (en cours, fin prévue juin 2027)',
    ['DEP ¦ secrétariat ¦ Centre de formation du Cap ¦ Montréal ¦ 2027-06'],
  ],
  [
    'Master en chimie à EVL - École du Lac ¦ 2005',
    ['Master ¦ chimie ¦ EVL - École du Lac ¦  ¦ 2005'],
  ],
  [
    'Lake University, Orleku, Norway\nNaval Design Engineering (discontinued) ¦ 2001 – 2002',
    [' ¦ Naval Design Engineering ¦ Lake University ¦ Orleku, Norway ¦ 2002'],
  ],
  [
    'Diplôme d’ingénieur généraliste - Spécialisation mécanique et énergie ¦ 2016\nÉcole du lac',
    [
      'Diplôme d’ingénieur généraliste ¦ Spécialisation mécanique et énergie ¦ École du lac ¦  ¦ 2016',
    ],
  ],
  [
    'Ingénieur généraliste, École du Lac ¦ 2016',
    ['Ingénieur généraliste ¦  ¦ École du Lac ¦  ¦ 2016'],
  ],
  [
    'Evening class: Weaving\nLake School, Orleku. 2015 – 2016\nCours du soir : Dentelle\nÉcole du Lac, Lomé. 2012 – 2014',
    [
      'Evening class ¦ Weaving ¦ Lake School ¦ Orleku ¦ 2016',
      'Cours du soir ¦ Dentelle ¦ École du Lac ¦ Lomé ¦ 2014',
    ],
  ],
  [
    'Lake College, Orleku ¦ 2015 – 2016\nSummer courses: weaving, dyeing',
    [' ¦  ¦ Lake College ¦ Orleku ¦ 2016'],
  ],
  [
    'Programme Grande École – Majeure Finance, École du Lac ¦ 2018 – 2021',
    ['Programme Grande École ¦ Majeure Finance ¦ École du Lac ¦  ¦ 2021'],
  ],
  [
    'Diplôme Universitaire de Technologie, École du lac ¦ 2016',
    ['Diplôme Universitaire de Technologie ¦  ¦ École du lac ¦  ¦ 2016'],
  ],
  [
    'Ingénieur Informatique\nÉcole du lac\n2005 - 2008 ¦ Montfleuri, France\nSemestre Erasmus à Bantiru College, Portugal',
    ['Ingénieur ¦ Informatique ¦ École du lac ¦ Montfleuri, France ¦ 2008'],
  ],
])('names of studies, and remarks on them: %j', (text, expected) => {
  expect(studies(text)).toEqual(expected);
});

test.each([
  [
    'Ornak Plus – Développement Web débutant ¦ 2018\nVELK – Management culturel ¦ 2016',
    [
      ' ¦ Développement Web débutant ¦ Ornak Plus ¦  ¦ 2018',
      ' ¦ Management culturel ¦ VELK ¦  ¦ 2016',
    ],
  ],
  [
    'Lake University: Master of Science - Biology\nUniversity of Velka, Orleku: Bachelor of Arts - History',
    [
      'Master of Science ¦ Biology ¦ Lake University ¦  ¦ ',
      'Bachelor of Arts ¦ History ¦ University of Velka ¦ Orleku ¦ ',
    ],
  ],
  [
    'Université de Lomé : Licence en droit privé, 2013\nUniversité de Lomé : Maîtrise en droit privé, 2015',
    [
      'Licence ¦ droit privé ¦ Université de Lomé ¦  ¦ 2013',
      'Maîtrise ¦ droit privé ¦ Université de Lomé ¦  ¦ 2015',
    ],
  ],
])('a school before its study: %j', (text, expected) => {
  expect(studies(text)).toEqual(expected);
});

describe('one study, in the orders people write it', () => {
  it.each([
    ['on one line', 'Licence en droit privé, Université de Lomé, Lomé, 2013'],
    ['with dashes', 'Licence en droit privé – Université de Lomé – Lomé – 2013'],
    ['with bars', '** Licence en droit privé | Université de Lomé | Lomé | 2013'],
    ['with slashes', '2013 / Licence en droit privé / Université de Lomé / Lomé'],
    ['school first', '** Université de Lomé, Lomé ¦ 2013\nLicence en droit privé'],
    ['school and degree joined', '** Université de Lomé, Lomé — Licence en droit privé\n2013'],
    ['date first, as sentences', '2013 : Université de Lomé, Lomé. Licence en droit privé.'],
    ['school in brackets', 'Licence en droit privé (Université de Lomé, Lomé) – 2013'],
    ['place in brackets', '** Université de Lomé (Lomé), Licence en droit privé, 2013'],
    ['year in square brackets', 'Licence (droit privé), Université de Lomé, Lomé [2013]'],
    ['field before the degree', '** droit privé (Licence)\nUniversité de Lomé, Lomé ¦ 2013'],
    ['degree and field on two lines', '** Licence\ndroit privé\nUniversité de Lomé, Lomé ¦ 2013'],
    ['with a colon before the school', '2013\nLicence en droit privé : Université de Lomé, Lomé'],
    ['counted', '1. Licence en droit privé, Université de Lomé, Lomé, 2013'],
    ['as a bullet', '* Licence en droit privé - Université de Lomé, Lomé - 2013'],
    ['with its school after "à l’"', '2013 : Licence en droit privé à l’Université de Lomé, Lomé'],
  ])('%s', (_, text) => {
    expect(studies(text)).toEqual([LICENCE]);
  });
});

test('a city that no list knows stands below its school, with its country', () => {
  expect(
    studies('** Institut du Lac ¦ Licence en droit\nZandvoorde, Belgique ¦ Juin 2013'),
  ).toEqual(['Licence ¦ droit ¦ Institut du Lac ¦ Zandvoorde, Belgique ¦ 2013-06']);
});

describe('names of degrees', () => {
  it.each([
    ['Mining Engineering Degree, MSc in Geology, 2014', 'MSc', 'Geology'],
    ['M. Sc. Droit, fiscalité, Université de Lomé, 2014', 'M. Sc.', 'Droit, fiscalité'],
    ['Bachelière en soins infirmiers, École du Lac, 2014', 'Bachelière', 'soins infirmiers'],
    ['CESS, sciences sociales, École du Lac, 2014', 'CESS', 'sciences sociales'],
    ['BTS Négociation Relation Client (NRC), 2014', 'BTS', 'Négociation Relation Client (NRC)'],
    ['Technicien en électromécanique, Collège du Cap, 2014', 'Technicien', 'électromécanique'],
    [
      'Diplôme d’ingénieur de conception en génie civil, École du Lac, 2014',
      'Diplôme d’ingénieur de conception',
      'génie civil',
    ],
    ['Juris Doctor, University of the North, 2014', 'Juris Doctor', ''],
    ['Craft Certificate in Plumbing, College of the Cape, 2014', 'Craft Certificate', 'Plumbing'],
    [
      'Engineer’s degree in Civil Engineering, University of the North, 2014',
      'Engineer’s degree',
      'Civil Engineering',
    ],
    ['Master II d’études hispaniques, Université de Lomé, 2014', 'Master II', 'études hispaniques'],
    ['Licence de droit de l’Université de Lomé, 2014', 'Licence', 'droit'],
    ['Licence 3 de droit, Université de Lomé, 2014', 'Licence 3', 'droit'],
    ['Fellowship in Cardiology, Hospital of the Lake, 2014', 'Fellowship', 'Cardiology'],
    ['Certificate of Qualification, College of the Cape, 2014', 'Certificate of Qualification', ''],
  ])('%s', (text, degree, field) => {
    expect(studies(text)[0]?.split(' ¦ ').slice(0, 2)).toEqual([degree, field]);
  });
});

it('keeps what is said about a study whole and in its study', () => {
  const [study, ...others] = readEducation(
    linesOf(
      '2009 – 2012 ¦ Diplôme d’État d’infirmier ¦ Conakry\nÉcole du Fouta; évaluation comparative du MIFI: DEC technique\nEn cours d’homologation, fin prévue en mai 2024\n* Mention: moyenne de 3,8 / 4,3',
    ),
  ).entries.map(({ entry }) => entry);
  expect(others).toEqual([]);
  expect(study?.fieldOfStudy).toBe('');
  expect(study?.institution).toBe('École du Fouta');
  expect(study?.details).toEqual([
    'évaluation comparative du MIFI: DEC technique',
    'En cours d’homologation, fin prévue en mai 2024',
    'Mention: moyenne de 3,8 / 4,3',
  ]);
});

it('takes an unknown city between a school’s initials and a country for its place', () => {
  expect(studies('** ENSIT, Orleku, Gabon\nLicence en droit ¦ 2013')).toEqual([
    'Licence ¦ droit ¦ ENSIT ¦ Orleku, Gabon ¦ 2013',
  ]);
});

it('takes a city no list knows and its state after the date for the location', () => {
  expect(
    studies('** University of the Lake\nMaster of Science in Physics\nDec 2014 | Orleku, NY'),
  ).toEqual(['Master of Science ¦ Physics ¦ University of the Lake ¦ Orleku, NY ¦ 2014-12']);
});

it.each(['Courses', 'Cours suivis', 'Coursework'])(
  'takes the label "%s" for no degree',
  (label) => {
    const [study] = readEducation(
      linesOf(`** Université de Lomé\n2010 – 2013\n${label}\n* Droit des contrats`),
    ).entries;
    expect(study?.entry).toMatchObject({
      degree: '',
      institution: 'Université de Lomé',
      details: [label, 'Droit des contrats'],
    });
  },
);

describe('names no list knows', () => {
  it('are schools where they are acronyms, and fields where they name subjects', () => {
    expect(studies('Bachelor of Laws, TU Delft, Delft, 2013')).toEqual([
      'Bachelor of Laws ¦  ¦ TU Delft ¦ Delft ¦ 2013',
    ]);
    expect(studies('** PhD\nPhysics\nENSET, Douala ¦ 2013')).toEqual([
      'PhD ¦ Physics ¦ ENSET ¦ Douala ¦ 2013',
    ]);
  });

  it('begin where the capitals of a degree end', () => {
    expect(studies('2014 – 2016\n** MASTER EN GÉNIE LOGICIEL Université de Lomé')).toEqual([
      'MASTER ¦ GÉNIE LOGICIEL ¦ Université de Lomé ¦  ¦ 2016',
    ]);
  });

  it('take the part they have in the other entries of the section', () => {
    const text = `** Licence en gestion ¦ 2016
      _ Université de Parakou, Parakou

      ** Brevet de capacité des arts ¦ 2012
      _ Atelier Houénou, Porto-Novo`;
    expect(studies(text)[1]).toContain('Atelier Houénou ¦ Porto-Novo ¦ 2012');
  });

  it('are a degree and its field when "in" or "en" joins them', () => {
    expect(studies('Palmarès en vannerie, École des métiers, Lomé, 2011')).toEqual([
      'Palmarès ¦ vannerie ¦ École des métiers ¦ Lomé ¦ 2011',
    ]);
  });

  it('are no study when they only remark on one', () => {
    const text = `Diplôme d’études secondaires – Escola Secundária da Serra, Almada, 2001
      Équivalence du MIFI, 2020`;
    expect(studies(text)).toHaveLength(1);
  });
});

describe('degrees and subjects', () => {
  it.each([
    ['Master of Social Work, University of Ghana, 2019', 'Master ¦ Social Work'],
    ['Bachelor of Science in Nursing, University of Ghana, 2019', 'Bachelor of Science ¦ Nursing'],
    ['NC II in Carpentry, TESDA Training Center, 2019', 'NC II ¦ Carpentry'],
    ['Graduat en géologie, Université de Lubumbashi, 2019', 'Graduat ¦ géologie'],
    ['Técnico Profesional en Cocina, Instituto del Sur, 2019', 'Técnico Profesional ¦ Cocina'],
  ])('%s', (text, expected) => {
    expect(studies(text)[0]).toMatch(new RegExp(`^${expected} ¦`));
  });
});

it('reads a degree broken over two lines of a narrow column', () => {
  const degree = (text: string): SourceLine => line(text, { bold: true });
  const { entries } = readEducation([
    degree('Bachelor of Technology in Computer'),
    { ...degree('Engineering'), full: true },
    line('College of the Cape'),
    line('2012 – 2016', { italic: true }),
  ]);
  expect(entries.map(({ entry }) => [entry.fieldOfStudy, entry.institution])).toEqual([
    ['Computer Engineering', 'College of the Cape'],
  ]);
});

it.each([
  [
    'the first item under a school',
    '** Hartley University ¦ 2003 – 2007\n* B.A. in Economics',
    'B.A. ¦ Economics',
  ],
  [
    'said to be obtained',
    'Graduated as M.Sc. in Botany, University of the Cape, 2015',
    'M.Sc. ¦ Botany',
  ],
  [
    'a trade test',
    'Trade Test Grade I, Electrical Installation, Technical Board, 2009',
    'Trade Test Grade I ¦ Electrical Installation',
  ],
  [
    'a degree whose name holds "des"',
    'Diplôme des métiers d’art, décor sur verre, École du Lac, 2013',
    'Diplôme des métiers d’art ¦ décor sur verre',
  ],
])('%s', (_, text, expected) => {
  expect(studies(text)[0]).toMatch(new RegExp(`^${expected} ¦`));
});

describe('studies written as sentences', () => {
  it.each([
    [
      'one below the other',
      '2015 M.Sc. Geology, University of the North, Orleku, Gabon.\n2010–2013 B.Sc. Geology, University of the North, Orleku, Gabon.',
    ],
    [
      'set as one paragraph',
      '2015 M.Sc. Geology, University of the North, Orleku, Gabon.\n+ 2010–2013 B.Sc. Geology, University of the North, Orleku, Gabon.',
    ],
  ])('%s', (_, text) => {
    expect(studies(text)).toEqual([
      'M.Sc. ¦ Geology ¦ University of the North ¦ Orleku, Gabon ¦ 2015',
      'B.Sc. ¦ Geology ¦ University of the North ¦ Orleku, Gabon ¦ 2013',
    ]);
  });
});

test.each([
  ['B.A.Sc.', 'Civil Engineering'],
  ['M.A.Sc.', 'Civil Engineering'],
  ['B.S.N.', 'Nursing'],
  ['M.S.W.', 'Social Work'],
  ['M.S.E.', 'Computer Science'],
  ['B.Sc.N.', 'Nursing'],
  ['M.P.H.', 'Epidemiology'],
  ['Ed.D.', 'Leadership'],
])('a degree of several initials: %s', (degree, field) => {
  expect(studies(`${degree} in ${field}, Lake University, 2013`)).toEqual([
    `${degree} ¦ ${field} ¦ Lake University ¦  ¦ 2013`,
  ]);
});

test('a study in one line with a long remark is one of its own', () => {
  expect(
    studies(
      'VELK – Drafting Technology Diploma, 2021\nLake University – Bachelor of Arts in History (2008-2012), held by the board to be worth as much as a degree of this country',
    ),
  ).toEqual([
    'Drafting Technology Diploma ¦  ¦ VELK ¦  ¦ 2021',
    'Bachelor of Arts ¦ History ¦ Lake University ¦  ¦ 2012',
  ]);
});

test('a date between the study and its school', () => {
  expect(
    studies(
      'Maîtrise en finance, obtenue en 2015 à l’Université du Lac\nLicence de droit en 2012, Université de Lomé\nDiploma in welding, 2009, at Velka College\nBaccalauréat obtenu en 2006 au lycée du Cap',
    ),
  ).toEqual([
    'Maîtrise ¦ finance ¦ Université du Lac ¦  ¦ 2015',
    'Licence ¦ droit ¦ Université de Lomé ¦  ¦ 2012',
    'Diploma ¦ welding ¦ Velka College ¦  ¦ 2009',
    'Baccalauréat ¦  ¦ lycée du Cap ¦  ¦ 2006',
  ]);
});

describe('whose lines they are', () => {
  it('gives a school under the date of a study that has one to the study below', () => {
    const text = [
      line('Université du Lac', { heading: 3 }),
      line('Licence'),
      line('droit privé'),
      line('2010 – 2013'),
      line('Lycée du Cap'),
      line('Baccalauréat'),
      line('lettres'),
      line('Mention : bien'),
      line('2007 – 2010'),
    ];
    expect(readEducation(text).entries.map(({ entry }) => entry.institution)).toEqual([
      'Université du Lac',
      'Lycée du Cap',
    ]);
  });

  it('opens no study with a remark', () => {
    const [first, second] = readEducation(
      linesOf(
        '** College of the Cape\n_ Ph.D. Geology ¦ 2018 — 2023\nThesis on the rocks of the Cape\n_ Diploma ¦ 2015 — 2017\nMajor: Geology',
      ),
    ).entries.map(({ entry }) => entry);
    expect(first?.details).toEqual(['Thesis on the rocks of the Cape']);
    expect(second?.institution).toBe('College of the Cape');
    expect(second?.details).toEqual([]);
  });
});

describe('what stands beside the school', () => {
  it.each([
    [
      'a place that no list knows, after the date',
      '** University of the Lake\n2015 – 2019 ¦ Zandvoor, Orlandie\nB.Sc. in Geology',
      'B.Sc. ¦ Geology ¦ University of the Lake ¦ Zandvoor, Orlandie ¦ 2019',
    ],
    [
      'the same in the next cell',
      '** School of the Lake ¦ Zandvoor, Orlandie\nB.Sc. in Geology ¦ 2015 – 2019',
      'B.Sc. ¦ Geology ¦ School of the Lake ¦ Zandvoor, Orlandie ¦ 2019',
    ],
    [
      'a remark in brackets',
      '2013 ¦ Licence en droit, École du Lac (équivalence : DEC)',
      'Licence ¦ droit ¦ École du Lac ¦  ¦ 2013',
    ],
    [
      'how long and in what way',
      '** Bachelor in Geology ¦ 2013\nIronwood Remote (400 hours intensive)',
      'Bachelor ¦ Geology ¦ Ironwood ¦ Remote ¦ 2013',
    ],
    [
      'the seat in its name',
      '** University of California, Davis ¦ USA\nB.Sc. in Geology ¦ 2013',
      'B.Sc. ¦ Geology ¦ University of California, Davis ¦ USA ¦ 2013',
    ],
    [
      'the seat with its state',
      '** University of California, Davis, CA\nB.Sc. in Geology ¦ 2013',
      'B.Sc. ¦ Geology ¦ University of California ¦ Davis, CA ¦ 2013',
    ],
    ['a grade alone', '** College of the Cape ¦ 2013\n3.5', ' ¦  ¦ College of the Cape ¦  ¦ 2013'],
    [
      'the title of a thesis that names a school',
      '2013 ¦ PhD – Thesis Title: “The school as a lake”, University of the North',
      'PhD ¦  ¦ University of the North ¦  ¦ 2013',
    ],
    [
      'a school in one word',
      '2013 ¦ Abitur\nKreisgymnasium Orleku',
      'Abitur ¦  ¦ Kreisgymnasium Orleku ¦  ¦ 2013',
    ],
  ])('%s', (_, text, study) => {
    expect(studies(text)).toEqual([study]);
  });
});

it('takes the years of a study from the line below the words that say it goes on', () => {
  expect(
    studies(
      '** Maîtrise en droit (en cours)\nUniversité de Moncton 2022 – 2026, Moncton\n** Licence en droit privé\nUniversité de Lomé 2010 – 2013, Lomé',
    ),
  ).toEqual(['Maîtrise ¦ droit ¦ Université de Moncton ¦ Moncton ¦ 2026', LICENCE]);
});

describe('what a column or a row breaks', () => {
  it.each([
    [
      'a school named in the second line',
      '** DEP en pâtisserie\nCentre de formation\nMarie-Rivier\n2023 – 2024',
      'DEP ¦ pâtisserie ¦ Centre de formation Marie-Rivier ¦  ¦ 2024',
    ],
    [
      'a school’s cell that ends in "de"',
      '2024 ¦ Licence en droit ¦ Collège de\nMatane\nEn cours',
      'Licence ¦ droit ¦ Collège de Matane ¦  ¦ 2024',
    ],
    [
      'a faculty run into the field',
      '** University of the North ¦ 2013\nMaster of Applied Geology Faculty of Science ¦ Orleku, Gabon',
      'Master ¦ Applied Geology ¦ University of the North, Faculty of Science ¦ Orleku, Gabon ¦ 2013',
    ],
    [
      'the years between bars, in a long row',
      'PhD – “On lakes and roads of the north and the south” | College of the Lake, The University of the North | 1997–2001 | Ireland',
      'PhD ¦  ¦ College of the Lake, The University of the North ¦ Ireland ¦ 2001',
    ],
    [
      'a degree as a long item under its school',
      '** École du Lac ¦ 2011 – 2014\n* Diplôme d’ingénieur d’État en génie civil, option ponts et chaussées. Mention très bien.',
      'Diplôme d’ingénieur d’État ¦ génie civil, option ponts et chaussées ¦ École du Lac ¦  ¦ 2014',
    ],
    [
      'a degree as a sentence under its school',
      '** Ironwood Bootcamp, US ¦ Jun 2025 – Oct 2025\nSpecialization in Software Development with the Rust programming language.',
      'Specialization ¦ Software Development with the Rust programming language ¦ Ironwood Bootcamp ¦ US ¦ 2025-10',
    ],
  ])('%s', (_, text, study) => {
    expect(studies(text)).toEqual([study]);
  });

  it('takes a year that opens an item like the ranges of the others for a study', () => {
    expect(
      studies(
        '* 2010 – 2013 · College of the Lake\n** Technician in Plumbing\n* 2013 – 2014 · College of the Cape\n** Diploma in Welding\n* 2009 · School of the North\n** High school diploma',
      ),
    ).toEqual([
      'Technician ¦ Plumbing ¦ College of the Lake ¦  ¦ 2013',
      'Diploma ¦ Welding ¦ College of the Cape ¦  ¦ 2014',
      'High school diploma ¦  ¦ School of the North ¦  ¦ 2009',
    ]);
  });

  it.each([
    [
      'Maîtrise qualifiante en enseignement, Université de Lomé, 2024',
      'Maîtrise qualifiante',
      'enseignement',
    ],
    ['Brevet d’enseignement, École du Lac, 2023', 'Brevet d’enseignement', ''],
    [
      'Microprogramme de deuxième cycle en géologie, École du Lac, 2022',
      'Microprogramme de deuxième cycle',
      'géologie',
    ],
  ])('%s', (text, degree, field) => {
    expect(studies(text)[0]?.split(' ¦ ').slice(0, 2)).toEqual([degree, field]);
  });
});

it('reads a list of studies that each end in their year', () => {
  expect(
    studies(
      '* Master en science politique, faculté de droit, Université de Lomé, 2020.\n* Licence en droit privé, Université de Lomé, 2013.',
    ),
  ).toEqual([
    'Master ¦ science politique ¦ faculté de droit, Université de Lomé ¦  ¦ 2020',
    'Licence ¦ droit privé ¦ Université de Lomé ¦  ¦ 2013',
  ]);
  expect(studies('* Licence en droit privé, Université de Lomé, "2010- 2013".')).toEqual([
    'Licence ¦ droit privé ¦ Université de Lomé ¦  ¦ 2013',
  ]);
});

describe('a school that no word tells is the name that its place follows', () => {
  it.each([
    [
      'under the study',
      '2019 ¦ Développement web\nLe Hangar, Laval',
      ' ¦ Développement web ¦ Le Hangar ¦ Laval ¦ 2019',
    ],
    [
      'over the study',
      '** Le Hangar, Orleku ¦ 2019\nDéveloppement web intensif',
      ' ¦ Développement web intensif ¦ Le Hangar ¦ Orleku ¦ 2019',
    ],
    [
      'in one line',
      '2019 ¦ Web Development Immersive, Open Hangar, London',
      ' ¦ Web Development Immersive ¦ Open Hangar ¦ London ¦ 2019',
    ],
    [
      'beside a degree',
      '1988 – 1992 ¦ Chief builder\nHigh school diploma\n_ Castell, Orleku',
      'High school diploma ¦ Chief builder ¦ Castell ¦ Orleku ¦ 1992',
    ],
  ])('%s', (_, text, study) => {
    expect(studies(text)).toEqual([study]);
  });

  it('where the entry above has its degree', () => {
    expect(
      studies(
        '1988 – 1992 ¦ Chief builder\nHigh school diploma\n_ Castell, Orleku\n1987 – 1988 ¦ Classical gymnasium\n_ Seminar des Sees, Zandvoor',
      )[1],
    ).toBe('Classical gymnasium ¦  ¦ Seminar des Sees ¦ Zandvoor ¦ 1988');
  });
});

it('knows the state of a school from a master’s degree', () => {
  expect(
    studies(
      '** Bachelor of Arts (B.A.) in Political Science ¦ 2018\nUniversity of Orleku, Orleku, MA',
    ),
  ).toEqual([
    'Bachelor of Arts (B.A.) ¦ Political Science ¦ University of Orleku ¦ Orleku, MA ¦ 2018',
  ]);
  expect(studies('University of Orleku, Sociology, MA ¦ 2018')).toEqual([
    'MA ¦ Sociology ¦ University of Orleku ¦  ¦ 2018',
  ]);
});

it.each([
  [
    '2005 Licence Sciences et Métiers, Mention Hydrologie, de l’Université du Lac',
    'Licence ¦ Sciences et Métiers, Mention Hydrologie ¦ Université du Lac ¦  ¦ 2005',
  ],
  [
    '2007 ¦ Master en droit, Filière Zorbique de l’Université du Lac',
    'Master ¦ droit, Filière Zorbique ¦ Université du Lac ¦  ¦ 2007',
  ],
  [
    '2007 ¦ Licence en droit, Faculté de droit de l’Université du Lac',
    'Licence ¦ droit ¦ Faculté de droit de l’Université du Lac ¦  ¦ 2007',
  ],
])('takes the school after "de l’": %s', (text, study) => {
  expect(studies(text)).toEqual([study]);
});

it('dates a study by the year before a remark in brackets', () => {
  expect(studies('** Licence en droit privé ¦ Université de Lomé, 2013 (moyenne : 3,9)')).toEqual([
    'Licence ¦ droit privé ¦ Université de Lomé ¦  ¦ 2013',
  ]);
});

test('a row of labels between bars says each thing by its label', () => {
  expect(
    studies(`2011 – 2013 ¦ Bachelor of Science in Physics
             ** Collège du Lac, Orleku
             City: Orleku | Country: Togo | Field(s) of study: Natural sciences | Final grade: 14`),
  ).toEqual(['Bachelor of Science ¦ Physics ¦ Collège du Lac ¦ Orleku, Togo ¦ 2013']);
  expect(
    studies(`2011 – 2013 ¦ Certificat de fin d’études
             ** Lycée du Lac
             Ville: Lomé | Pays: Togo | Domaine(s) d’étude: Sciences | Note finale: 14`),
  ).toEqual(['Certificat de fin d’études ¦ Sciences ¦ Lycée du Lac ¦ Lomé, Togo ¦ 2013']);
});

describe('whose lines they are', () => {
  it.each([
    [
      'degrees with marks under a school in bold',
      '** Université du Lac, Lomé (Togo)\n* 2014 – 2016 : Maîtrise en droit\n* 2011 – 2014 : Licence en droit\n** École du Cap (Togo)\n* 2009 – 2011 : Baccalauréat',
      [
        'Maîtrise ¦ droit ¦ Université du Lac ¦ Lomé, Togo ¦ 2016',
        'Licence ¦ droit ¦ Université du Lac ¦ Lomé, Togo ¦ 2014',
        'Baccalauréat ¦  ¦ École du Cap ¦ Togo ¦ 2011',
      ],
    ],
    [
      'two degrees in a list under one school',
      'University of Velka | Orleku, NY ¦ 2016\n* B.Sc. Biology\n* B.A. History',
      [
        'B.Sc. ¦ Biology ¦ University of Velka ¦ Orleku, NY ¦ 2016',
        'B.A. ¦ History ¦ University of Velka ¦ Orleku, NY ¦ ',
      ],
    ],
    [
      'a degree without dates in a list of dated ones',
      '* M.Sc. Biology, 2010 – 2012\nUniversity of Velka\n* B.Sc. Biology\nCollege of the Lake\n* Diploma in Welding, 2005 – 2007\nSchool of the North',
      [
        'M.Sc. ¦ Biology ¦ University of Velka ¦  ¦ 2012',
        'B.Sc. ¦ Biology ¦ College of the Lake ¦  ¦ ',
        'Diploma ¦ Welding ¦ School of the North ¦  ¦ 2007',
      ],
    ],
    [
      'the school alone below what is told',
      '** M.Sc. Biology ¦ 2016\nHow moss spreads over the stones of old walls in towns by the sea.\nUniversity of Velka, Montréal',
      ['M.Sc. ¦ Biology ¦ University of Velka ¦ Montréal ¦ 2016'],
    ],
    [
      'honours and an exchange with dates of their own',
      '** University of Velka\nB.Sc. Biology ¦ June 2016\n\n** School of the North\nGraduated with honours ¦ June 2009\n\n** Semester Abroad - University of Orleku ¦ 2014 – 2015',
      [
        'B.Sc. ¦ Biology ¦ University of Velka ¦  ¦ 2016-06',
        ' ¦  ¦ School of the North ¦  ¦ 2009-06',
        'Semester Abroad ¦  ¦ University of Orleku ¦  ¦ 2015',
      ],
    ],
    [
      'a faculty above a school that no word tells',
      '** UNIVERSITY OF VELKA\nBS IN BIOLOGY\nMay 2014 | Montréal\nCollege of Science\nGrade: 3.8\n** LA RIVIERE FOR BOYS\nMay 2010',
      [
        'BS ¦ BIOLOGY ¦ UNIVERSITY OF VELKA ¦ Montréal ¦ 2014-05',
        ' ¦  ¦ LA RIVIERE FOR BOYS ¦  ¦ 2010-05',
      ],
    ],
    [
      'undated, initials among names',
      '** EPLA\nLicence en droit\n* Trois ans\n** Lycée du Lac\nBaccalauréat\n* Deux ans',
      ['Licence ¦ droit ¦ EPLA ¦  ¦ ', 'Baccalauréat ¦  ¦ Lycée du Lac ¦  ¦ '],
    ],
    [
      'a date in March, tags before it',
      'PhD Biology (forthcoming) ¦ University of Velka\nR ¦ Julia ¦ Sept 2021 – March 2025',
      ['PhD ¦ Biology ¦ University of Velka ¦  ¦ 2025-03'],
    ],
  ])('%s', (_, text, expected) => {
    expect(studies(text)).toEqual(expected);
  });

  it('takes the marks before every line for no list', () => {
    const mark = (text: string, size: number): SourceLine => line(text, { bullet: 1, size });
    const lines = [
      mark('University of Velka ¦ Montréal', 1.2),
      mark('PhD in Biology ¦ 2014 – 2018', 0.8),
      mark('Mosses of the north', 1),
      mark('College of the Lake ¦ Québec', 1.2),
      mark('Diploma in Welding ¦ 2010 – 2012', 0.8),
      mark('Arcs of all kinds', 1),
    ];
    expect(
      readEducation(lines).entries.map(({ entry }) => `${entry.degree}, ${entry.institution}`),
    ).toEqual(['PhD, University of Velka', 'Diploma, College of the Lake']);
  });
});

describe('names and places', () => {
  it.each([
    [
      'Velka High School, Mt. Orleku —Graduate\n2015 – 2019',
      'Graduate ¦  ¦ Velka High School ¦ Mt. Orleku ¦ 2019',
    ],
    [
      'M1 ¦ ISTAC - Université de Lomé, Génie logiciel ¦ 2015',
      'M1 ¦ Génie logiciel ¦ ISTAC - Université de Lomé ¦  ¦ 2015',
    ],
    [
      '** Licence en droit\n2010 – 2013 — EIJA / UPJA, Lomé',
      'Licence ¦ droit ¦ EIJA / UPJA ¦ Lomé ¦ 2013',
    ],
    [
      'Diploma – Velka Academy in Toronto, Canada ¦ 2015',
      'Diploma ¦  ¦ Velka Academy ¦ Toronto, Canada ¦ 2015',
    ],
    [
      'Licence en droit, Université du Québec à Montréal, 2015',
      'Licence ¦ droit ¦ Université du Québec à Montréal ¦  ¦ 2015',
    ],
    [
      '** B.A. Biology\nVelka State University\n2015 – 2016 ¦ Orleku OK',
      'B.A. ¦ Biology ¦ Velka State University ¦ Orleku OK ¦ 2016',
    ],
    [
      '2015 ¦ University Admissions Certification ¦ Velka Gymnasium, Orleku',
      'University Admissions Certification ¦  ¦ Velka Gymnasium ¦ Orleku ¦ 2015',
    ],
    ['Institut du Lac – Diplôme (86 %) ¦ 2018', 'Diplôme ¦  ¦ Institut du Lac ¦  ¦ 2018'],
    [
      '** University of Velka\nMBA, June 2017 ¦ 2015 – present',
      'MBA ¦  ¦ University of Velka ¦  ¦ present',
    ],
    [
      '2015 ¦ Certificat, École du Lac (Médara, co)',
      'Certificat ¦  ¦ École du Lac ¦ Médara, co ¦ 2015',
    ],
    [
      '** Velka College\nB.A. Biology\n2011 – 2014 | Amherst, MA',
      'B.A. ¦ Biology ¦ Velka College ¦ Amherst, MA ¦ 2014',
    ],
    [
      'Master en géologie sur « Les mousses du nord », Université de Lomé, 2015',
      'Master ¦ géologie ¦ Université de Lomé ¦  ¦ 2015',
    ],
    [
      'Velka College — B.A. Biology (Co-op, Honours)\n2011 to 2014',
      'B.A. ¦ Biology ¦ Velka College ¦  ¦ 2014',
    ],
    ['Licence en droit, École du Lac\n2016 onwards', 'Licence ¦ droit ¦ École du Lac ¦  ¦ present'],
  ])('%j', (text, expected) => {
    expect(studies(text)).toEqual([expected]);
  });
});

describe('studies in other forms', () => {
  it.each([
    [
      'dates after all studies, in their order',
      '** University of Velka\nMaster of Science in Biology\n** Lake College\nBachelor of Arts\nGPA 3.7\nSep 2012 – Feb 2014\nJan 2008 – Dec 2011',
      [
        'Master of Science ¦ Biology ¦ University of Velka ¦  ¦ 2014-02',
        'Bachelor of Arts ¦  ¦ Lake College ¦  ¦ 2011-12',
      ],
    ],
    [
      'one date below all of it',
      "Bachelor's degree in Biology\nMinor in Physics\nVelka State University\nMontréal\n2017 – 2022",
      ["Bachelor's degree ¦ Biology ¦ Velka State University ¦ Montréal ¦ 2022"],
    ],
    [
      'dots before the years',
      '* University of Velka • PhD in Philology • 1975\n* University of Orleku • MA in History • 1972',
      [
        'PhD ¦ Philology ¦ University of Velka ¦  ¦ 1975',
        'MA ¦ History ¦ University of Orleku ¦  ¦ 1972',
      ],
    ],
    [
      'a school broken before its date',
      '* Maîtrise en droit : Université de Lomé\n2015 – 2017\n* Licence en droit : Université de Bourgogne\nFranche-Comté ¦ 2012 – 2015',
      [
        'Maîtrise ¦ droit ¦ Université de Lomé ¦  ¦ 2017',
        'Licence ¦ droit ¦ Université de Bourgogne Franche-Comté ¦  ¦ 2015',
      ],
    ],
    [
      'a grade behind the field',
      'Master Biology GPA 4.3 / 5\nUniversity of Velka ¦ 2016',
      ['Master ¦ Biology ¦ University of Velka ¦  ¦ 2016'],
    ],
    [
      'awards of a level',
      'ABCE Level 2 Certificate In Warehousing\nVelka College ¦ 2012',
      ['ABCE Level 2 Certificate ¦ Warehousing ¦ Velka College ¦  ¦ 2012'],
    ],
    [
      'a number in the name of a school',
      'Licence en droit ¦ Université Lomé II – Jean Adjavon, Togo ¦ 2012',
      ['Licence ¦ droit ¦ Université Lomé II – Jean Adjavon ¦ Togo ¦ 2012'],
    ],
    [
      'initials of a school before its city',
      'Licence en droit / ENSILOM Paris, France ¦ 2012',
      ['Licence ¦ droit ¦ ENSILOM ¦ Paris, France ¦ 2012'],
    ],
    [
      '« de l’ » inside a field',
      'Licence Pro. en sciences de l’Environnement, École du Lac, 2012',
      ['Licence Pro. ¦ sciences de l’Environnement ¦ École du Lac ¦  ¦ 2012'],
    ],
    [
      'a thesis that is a study',
      '2016 – 2019 ¦ Thèse de doctorat en statistique, Université du\n+ lac de Lomé',
      ['Thèse de doctorat ¦ statistique ¦ Université du lac de Lomé ¦  ¦ 2019'],
    ],
  ])('%s', (_, text, expected) => {
    expect(studies(text)).toEqual(expected);
  });
});

test.each([
  [
    'initials before the name they stand for',
    'UVELO(Velka University of Technology) ¦ 2018\nBachelor in Physics',
    ['Bachelor ¦ Physics ¦ UVELO(Velka University of Technology) ¦  ¦ 2018'],
  ],
  [
    'a school over dated degrees heads them',
    'Velka University, Orleku, Norway\nM. S. Physics ¦ May 2016\n* GPA 4.0\n* Paid for my college by working.\nB. S. Chemistry ¦ May 2014\n* GPA 3.9',
    [
      'M. S. ¦ Physics ¦ Velka University ¦ Orleku, Norway ¦ 2016-05',
      'B. S. ¦ Chemistry ¦ Velka University ¦ Orleku, Norway ¦ 2014-05',
    ],
  ],
  [
    'a class is a year of graduation',
    'Velka University, Class of 2018\nBachelor of Science, Physics\nBachelor of Science, Mathematics',
    [
      'Bachelor of Science ¦ Physics ¦ Velka University ¦  ¦ 2018',
      'Bachelor of Science ¦ Mathematics ¦ Velka University ¦  ¦ ',
    ],
  ],
  [
    'what a register says of a degree, over its school',
    "** Concepteur multimédia (Bac + 3)\nTitre RNCP niveau 6 certifié par l'État\nVELK Laval 2020 - 2023",
    ['Concepteur multimédia (Bac + 3) ¦  ¦ VELK Laval ¦  ¦ 2023'],
  ],
  [
    'a title of the trade named behind it',
    'Titre professionnel Développeur multimédia, Velk, 2019',
    ['Titre professionnel ¦ Développeur multimédia ¦ Velk ¦  ¦ 2019'],
  ],
  ['a degree by its name', 'BA degree in Economics, 2025', ['BA degree ¦ Economics ¦  ¦  ¦ 2025']],
])('%s', (_, text, expected) => {
  expect(studies(text)).toEqual(expected);
});

it('names the school beside a remark on the study', () => {
  const [study] = readEducation(
    linesOf('MSc Geology ¦ 2018\nHT Oslo, Oslo, Norway ¦ Passed with distinction'),
  ).entries;
  expect(study?.entry).toMatchObject({
    degree: 'MSc',
    institution: 'HT Oslo',
    location: 'Oslo, Norway',
    details: ['Passed with distinction'],
  });
});

it('keeps the years of one degree together', () => {
  const [study] = readEducation(
    linesOf('2016 – 2018 ¦ Master 1 & 2 Géologie à Université de Lomé, Lomé'),
  ).entries;
  expect(study?.entry).toMatchObject({ degree: 'Master 1 & 2', fieldOfStudy: 'Géologie' });
});

it('joins a degree and its school written as two items of a list, whose years end together', () => {
  const read = (text: string): string[] =>
    readEducation(linesOf(text)).entries.map(
      ({ entry }) => `${entry.degree} | ${entry.institution} | ${entry.graduationDate}`,
    );
  const list = '* Diver certificate (2021/12)\n* Bachelor of Chemistry (June 2009)';
  expect(read(`${list}\n* University of Velka (2005 - 2009)`)).toEqual([
    'Diver certificate |  | 2021-12',
    'Bachelor | University of Velka | 2009-06',
  ]);
  expect(read(`${list}\n* University of Velka (2011 - 2015)`).length).toBe(3);
});

test('the picture of a calendar before the only dates marks no list: they end the study above them', () => {
  const title = (text: string): SourceLine => line(text, { bold: true });
  const school = (text: string): SourceLine => line(text, { x: 47 });
  const year = (text: string): SourceLine => line(text, { x: 47, bullet: 1 });
  const { entries } = readEducation([
    title('Master 1 (Génie civil)'),
    school('UNIVERSITÉ DE LOMÉ'),
    year('2021'),
    title('Licence (Génie civil)'),
    school('UNIVERSITÉ DE LOMÉ'),
    year('2019-2020'),
    title('BAC'),
    school('LYCÉE DU LAC'),
    year('2016-2017'),
  ]);
  expect(
    entries.map(({ entry }) => [entry.degree, entry.institution, entry.graduationDate].join(' | ')),
  ).toEqual([
    'Master 1 | UNIVERSITÉ DE LOMÉ | 2021',
    'Licence | UNIVERSITÉ DE LOMÉ | 2020',
    'BAC | LYCÉE DU LAC | 2017',
  ]);
});

test('a second degree under one school has neither the text above it nor the list below it for a school', () => {
  const school = (text: string) => line(text, { bold: true, gap: 2 });
  const degree = (text: string) => line(text, { heading: 4 });
  const { entries } = readEducation([
    school('Université de Ségou'),
    degree('Master Arts du feu | 2013 - 2015'),
    line('Gestion de projet, histoire du verre, conduite de fours au bois'),
    school('Université de Lomé'),
    degree('Licence Métiers du textile | 2012 - 2013'),
    line('Techniques de teinture, armures complexes, ergonomie du métier'),
    degree('DUT Tissage et Dentelle | 2010 - 2012'),
    line('Vannerie, filage au rouet, teinture, couture'),
  ]);
  expect(
    entries.map(({ entry }) => [entry.degree, entry.institution, entry.graduationDate]),
  ).toEqual([
    ['Master', 'Université de Ségou', '2015'],
    ['Licence', 'Université de Lomé', '2013'],
    ['DUT', 'Université de Lomé', '2012'],
  ]);
});

test('an item that opens with its dates and breaks off in the name of the school goes on below', () => {
  expect(
    studies(`* 1988 – 1994 : Certificat d’études primaires, École du Cap, Lomé
             * 1994 – 2000 : Diplôme d’État en mécanique automobile, Institut technique de
             + Montfleuri (ITM)
             * 2024 : Permis de classe A, École de conduite Nord, Ottawa`)[1],
  ).toBe(
    'Diplôme d’État ¦ mécanique automobile ¦ Institut technique de Montfleuri (ITM) ¦  ¦ 2000',
  );
});

test('space above a dated title says that the lines over it belong to the study before, and that one ends at a date to come', () => {
  const title = (text: string) => line(text, { bold: true, tinted: true, gap: 1.7 });
  const text = (words: string) => line(words, { tinted: true });
  const { entries } = readEducation([
    line('Licence de chimie', { tinted: true, gap: 1.7 }),
    text('10/2021 – Diplôme prévu en 2026'),
    text('Université du Lac - Lomé'),
    title('Baccalauréat Littéraire (Grec), 2019'),
    text('Lycée des Tisserands - Lomé'),
  ]);
  expect(
    entries.map(({ entry }) => [entry.degree, entry.institution, entry.graduationDate]),
  ).toEqual([
    ['Licence', 'Université du Lac', '2026'],
    ['Baccalauréat Littéraire', 'Lycée des Tisserands', '2019'],
  ]);
});

test('the head of a page is no space above a date: the school at the foot of the page before is its own', () => {
  const { entries } = readEducation([
    line('University of the Lake', { gap: 1.7 }),
    line('Bachelor of Arts, History ¦ 2011 – 2015'),
    line('Lake Academy', { gap: 1.39 }),
    line('Certificate in Weaving ¦ 2018', { page: 2, gap: 2 }),
  ]);
  expect(entries.map(({ entry }) => entry.institution)).toEqual([
    'University of the Lake',
    'Lake Academy',
  ]);
});

test('names no list knows stand as those of the study whose degree is known', () => {
  const study = (dated: string, ...rest: string[]) => [
    line(`${dated}`),
    ...rest.map((text) => line(text, { x: 120 })),
  ];
  const { entries } = readEducation([
    ...study('2020 ¦ ZORBLAX', 'Nantes, France', 'Tissage des nattes et des voiles'),
    ...study('2001 ¦ C.D.V.', 'Lausanne, Suisse', 'Certificat de carderie'),
    ...study('1999 ¦ VELKA', 'Oslo, Norvège', 'Certificat de tissage'),
  ]);
  expect(entries.map(({ entry }) => entry.institution)).toEqual(['ZORBLAX', 'C.D.V.', 'VELKA']);
});

test('the school’s part and the degree below a dated school are its own, whatever the next study lacks', () => {
  expect(
    studies(
      '2008 – 2014 ¦ Velka Polytechnic University, Velka\nInstitute of Weaving. Master’s degree in Looms\n2005 – 2008 ¦ Orlek Lyceum, Orleku, secondary education',
    ).map((study) => study.split(' ¦ ')[0]),
  ).toEqual(['Master’s degree', 'secondary education']);
});

test('the level of a framework is no subject', () => {
  expect(
    studies('2003 – 2007 ¦ Diplôme de tisserand ¦ Niveau 7 CEC\nUniversité de Lomé, Lomé'),
  ).toEqual(['Diplôme ¦ tisserand ¦ Université de Lomé ¦ Lomé ¦ 2007']);
});
