import { expect, test } from 'vitest';
import { line, linesOf } from '../lines/source-lines-fixture.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { readEducation } from './read-education.ts';
import { studies } from './studies-fixture.ts';

test.each([
  [
    '2014-2019 | University of Velka, MSci (Hons) Weaving First Class',
    'MSci (Hons) ¦ Weaving ¦ University of Velka ¦  ¦ 2019',
  ],
  [
    'LP Administration des Tissus ¦ 2020\nIUT Velka',
    'LP ¦ Administration des Tissus ¦ IUT Velka ¦  ¦ 2020',
  ],
  [
    'Senior Secondary School Examination ¦ 2015\nVelka Vidyamandir',
    'Senior Secondary School Examination ¦  ¦ Velka Vidyamandir ¦  ¦ 2015',
  ],
  [
    'Intermediate (MPC) from Velka Junior College, Orleku – 7.1 CGPA (2019)',
    'Intermediate (MPC) ¦  ¦ Velka Junior College ¦ Orleku ¦ 2019',
  ],
  [
    'Première année de doctorat en tissage, Université de Velka ¦ 2020',
    'Première année de doctorat ¦ tissage ¦ Université de Velka ¦  ¦ 2020',
  ],
  [
    'Certificate of Higher Education in Weaving\nUniversity of Velka ¦ 2007',
    'Certificate of Higher Education ¦ Weaving ¦ University of Velka ¦  ¦ 2007',
  ],
  [
    'Velka College ¦ Oslo, Norvège\nSemestre à l’étranger, analyse de tissus, teinture ¦ 2024',
    'Semestre à l’étranger ¦ analyse de tissus, teinture ¦ Velka College ¦ Oslo, Norvège ¦ 2024',
  ],
  [
    "Integrated master's degree in Weaving (MMath); University of Velka ¦ 2014",
    "Integrated master's degree ¦ Weaving (MMath) ¦ University of Velka ¦  ¦ 2014",
  ],
])('a degree is known by its words: %s', (text, as) => {
  expect(studies(text)).toEqual([as]);
});

test.each([
  [
    'Master 2 (M2) en tissage mention très bien, Université de Velka ¦ 2014',
    'Master 2 (M2) ¦ tissage ¦ Université de Velka ¦  ¦ 2014',
  ],
  [
    'Licence Tissage, mention TRES BIEN, Lycée de Velka ¦ 2000',
    'Licence ¦ Tissage ¦ Lycée de Velka ¦  ¦ 2000',
  ],
  [
    "Diplôme d'ingénieur (Alternance) - Développement textile ¦ 2014\nÉcole de Velka",
    "Diplôme d'ingénieur ¦ Développement textile ¦ École de Velka ¦  ¦ 2014",
  ],
  [
    'Microprogramme de 1er cycle (12 crédits) – Étude des tissus ¦ 2022\nUniversité de Velka',
    'Microprogramme de 1er cycle ¦ Étude des tissus ¦ Université de Velka ¦  ¦ 2022',
  ],
  [
    'BSc (Hons) Weaving (2:1): University of Velka ¦ 2014',
    'BSc (Hons) ¦ Weaving ¦ University of Velka ¦  ¦ 2014',
  ],
  [
    'Licence Tissage (BAC+3) ¦ 2014\nUniversité de Velka',
    'Licence ¦ Tissage ¦ Université de Velka ¦  ¦ 2014',
  ],
  [
    'LICENCE EN CHIMIE, GÉNIE CIVIL (BAC+3) ¦ 2014\nUniversité de Velka',
    'LICENCE ¦ CHIMIE, GÉNIE CIVIL ¦ Université de Velka ¦  ¦ 2014',
  ],
  [
    'Secondary Examinations, Velka Vidyamandir, Laval, Québec, 68.35%. ¦ 2006',
    'Secondary Examinations ¦  ¦ Velka Vidyamandir ¦ Laval, Québec ¦ 2006',
  ],
])('marks, levels and ways of studying are no part of the field: %s', (text, as) => {
  expect(studies(text)).toEqual([as]);
});

test.each([
  [
    'diplôme Ingénierie du tissage (5ème année à l’ESVL) ¦ 2013',
    'diplôme ¦ Ingénierie du tissage ¦ ESVL ¦  ¦ 2013',
  ],
  ['Auditrice libre à l’ENV de Laval ¦ 2013', 'Auditrice libre ¦  ¦ ENV de Laval ¦  ¦ 2013'],
  [
    'Master sécurité des tissus et réseaux SUPVEL ¦ 2008',
    'Master ¦ sécurité des tissus et réseaux ¦ SUPVEL ¦  ¦ 2008',
  ],
  ['Licence Tissus option ISVD ¦ 2011', 'Licence ¦ Tissus option ISVD ¦  ¦  ¦ 2011'],
  [
    'Doctorat sous la co-direction de Ana Lem à l’INVA Velka ¦ 2014',
    'Doctorat ¦  ¦ INVA Velka ¦  ¦ 2014',
  ],
  [
    "Diplôme d'Ingénieur de VelkaSup ¦ 2014\nMajeure : Tissage",
    "Diplôme d'Ingénieur ¦ Majeure : Tissage ¦ VelkaSup ¦  ¦ 2014",
  ],
  [
    'Thèse de doctorat, Laboratoire VELKA, Laval, Québec ¦ 2017',
    'Thèse de doctorat ¦  ¦ Laboratoire VELKA ¦ Laval, Québec ¦ 2017',
  ],
  [
    'Lake Institute of Weaving/Bachelor of Engineering\n2015 – 2019, Laval, Québec',
    'Bachelor of Engineering ¦  ¦ Lake Institute of Weaving ¦ Laval, Québec ¦ 2019',
  ],
  ['Bac pro commerce -> Lycée du Lac ¦ 2022', 'Bac pro ¦ commerce ¦ Lycée du Lac ¦  ¦ 2022'],
  [
    'Master Science des Fibres appliquée à la Weaving Art\nUniversité de Velka ¦ 2014',
    'Master ¦ Science des Fibres appliquée à la Weaving Art ¦ Université de Velka ¦  ¦ 2014',
  ],
])('a school is known by its initials, its capitals or its lead: %s', (text, as) => {
  expect(studies(text)).toEqual([as]);
});

test.each([
  [
    'University of Velka ¦ 2015 - 2017\nMaster of Arts in Weaving - Looms and Dyes ¦ Orleku, CA',
    'Master of Arts ¦ Weaving - Looms and Dyes ¦ University of Velka ¦ Orleku, CA ¦ 2017',
  ],
  [
    'Licence Sciences du textile – Parcours Laine ¦ 2014\nUNIVERSITÉ DU VELKA ¦ Laval, Québec',
    'Licence ¦ Sciences du textile – Parcours Laine ¦ UNIVERSITÉ DU VELKA ¦ Laval, Québec ¦ 2014',
  ],
  [
    'Doctorat en Physique ¦ Montréal\nFibres et teintures, Université de Velka ¦ 2020',
    'Doctorat ¦ Physique ¦ Université de Velka ¦ Montréal ¦ 2020',
  ],
])('no neighbour joins the name of a school: %s', (text, as) => {
  expect(studies(text)).toEqual([as]);
});

test('the rest of a line beside the dates stands below it', () => {
  const full = (text: string): SourceLine => line(text, { continues: true });
  const { entries } = readEducation([
    line('2020–2024 ¦ Doctorat en Traitement des Fibres, Université de Haute-'),
    full('Velka, Lyon, France, Centre de Recherches sur les Fibres et Teintures Anciennes'),
    full('(C.V.F.)'),
    line('2018–2020 ¦ Master Fibres, parcours Laine, Université de'),
    full('Haute-Velka, Lyon, France, Mention Très Bien.'),
  ]);
  expect(entries.map(({ entry }) => [entry.degree, entry.fieldOfStudy, entry.location])).toEqual([
    ['Doctorat', 'Traitement des Fibres', 'Lyon, France'],
    ['Master', 'Fibres, parcours Laine', 'Lyon, France'],
  ]);
  expect(entries.map(({ entry }) => entry.institution)).toEqual([
    'Université de Haute-Velka, Centre de Recherches sur les Fibres et Teintures Anciennes',
    'Université de Haute-Velka',
  ]);
});

test('a full stop behind the dates is none of the study', () => {
  expect(
    studies(
      '2010-2013. Doctor of Philosophy (PhD), Botany, University of Velka, Norway.\n2005-2008. BSc, Biology, Lake University, Norway.',
    ),
  ).toEqual([
    'Doctor of Philosophy (PhD) ¦ Botany ¦ University of Velka ¦ Norway ¦ 2013',
    'BSc ¦ Biology ¦ Lake University ¦ Norway ¦ 2008',
  ]);
});

test('a faculty above teaches no end of school, whatever its subject', () => {
  expect(
    studies(
      'Faculty of Sciences, University of Velka: BSc in Weaving, 2019 - 2022\nHigh School Diploma in Weaving: 2018 - 2019',
    ),
  ).toEqual([
    'BSc ¦ Weaving ¦ Faculty of Sciences, University of Velka ¦  ¦ 2022',
    'High School Diploma ¦ Weaving ¦  ¦  ¦ 2019',
  ]);
});

test.each([
  [
    'University of Velka ¦ 2021 – 2025\nBachelor of Advanced Weaving\nMajor: Computer Science',
    'Bachelor of Advanced Weaving ¦ Computer Science ¦ University of Velka ¦  ¦ 2025',
  ],
  [
    'M.S. in Civil Engineering ¦ 2020 - 2021\nUniversity of Velka\nSpecialization: Fluid Mechanics',
    'M.S. ¦ Civil Engineering ¦ University of Velka ¦  ¦ 2021',
  ],
])('a field in a line of its own adds to what the degree says: %s', (text, as) => {
  expect(studies(text)).toEqual([as]);
});

test('a thesis in a subject is a degree', () => {
  expect(studies('2014–2016 ¦ Thèse en tissage, Université de Velka, Nantes, France')).toEqual([
    'Thèse ¦ tissage ¦ Université de Velka ¦ Nantes, France ¦ 2016',
  ]);
});

test('a centre of apprentices is the school of the degree below', () => {
  expect(studies('2013 - 2016 ¦ CFA Val de Velka\nCAP & BP Boulangerie')).toEqual([
    'CAP & BP ¦ Boulangerie ¦ CFA Val de Velka ¦  ¦ 2016',
  ]);
});

test('a school ends behind its bracket', () => {
  expect(
    studies('Licence Tissage ¦ 2017 - 2020\nInstituto Tecnico do Velka (ITVK). Laval, Québec'),
  ).toEqual(['Licence ¦ Tissage ¦ Instituto Tecnico do Velka (ITVK) ¦ Laval, Québec ¦ 2020']);
});

test('initials in an item below a study are of another school than its own', () => {
  expect(
    studies(
      'Diplôme d’ingénieur - Tissage ¦ 2014\nVelka Saint-Ouen\n* Double diplôme en teinture à l’ENVT\n',
    ),
  ).toEqual(['Diplôme d’ingénieur ¦ Tissage ¦ Velka Saint-Ouen ¦  ¦ 2014']);
});

test('a mark on a line of its own is said of the study above', () => {
  const { entries } = readEducation(
    linesOf(
      'Bachelor en tissage, Université de Velka.\nDUT Laine, IUT de Velka.\nBaccalauréat S, Lycée de Velka.\n' +
        'VK-Class, https://velka.example/, Velka’s introductory Weaving course, Note :\n98%.\n',
    ),
  );
  expect(entries.map(({ entry }) => entry.degree)).toEqual(['Bachelor', 'DUT', 'Baccalauréat S']);
  expect(entries.at(-1)?.entry.details.at(-1)).toBe('98%.');
});

test.each([
  'BACCALAURÉAT SCIENTIFIQUE\n_ Lycée Abu de Velka, Lomé | 2023 - 2024\nSpécialisation en sciences physiques option française',
  'Velka University, Lomé.\nCollege of Weaving and Dyes, Class of April 2016.\nMajor: Computer Science\nMinor: Economics',
])('a specialisation without dates is no study, a class of a month is one: %s', (text) => {
  expect(studies(text)).toHaveLength(1);
});

test('a day with its label below a study is no study of its own', () => {
  expect(
    studies(
      '2015 – 2019 ¦ PhD in Weaving – University of Velka\nDate: 21/06/2019\n2013 – 2015 ¦ Master in Dyes – University of Velka\nDate: 21/10/2015\n',
    ),
  ).toEqual([
    'PhD ¦ Weaving ¦ University of Velka ¦  ¦ 2019',
    'Master ¦ Dyes ¦ University of Velka ¦  ¦ 2015',
  ]);
});
