import { expect, test } from 'vitest';
import { studies } from './studies-fixture.ts';

test.each([
  [
    'Master of Science\nTesmal University, Orlekuville, XQ\n2014',
    'Master of Science ¦  ¦ Tesmal University ¦ Orlekuville, XQ ¦ 2014',
  ],
  [
    'Tesmal School of Looms ¦ Orleku CO, USA\nPhD in Physics ¦ 2011 – 2016',
    'PhD ¦ Physics ¦ Tesmal School of Looms ¦ Orleku CO, USA ¦ 2016',
  ],
  ['TESKA\nM.S. in Physics\nKazan, RF\n2014', 'M.S. ¦ Physics ¦ TESKA ¦ Kazan, RF ¦ 2014'],
  [
    '2005 ¦ DUT Informatique ¦ Université Tesmal ¦ Orleku(49)',
    'DUT ¦ Informatique ¦ Université Tesmal ¦ Orleku(49) ¦ 2005',
  ],
  [
    '2013 : BTS Optique, La Tesmale Orlon à Lyon 3e',
    'BTS ¦ Optique ¦ La Tesmale Orlon ¦ Lyon 3e ¦ 2013',
  ],
  [
    'Tesmal Hills High, Saint Orleku, Utah — High School Diploma ¦ 2016',
    'High School Diploma ¦  ¦ Tesmal Hills High ¦ Saint Orleku, Utah ¦ 2016',
  ],
  [
    'Bac S (Lycée Velka Tesmal - Marseille)\nJuin 2004',
    'Bac S ¦  ¦ Lycée Velka Tesmal ¦ Marseille ¦ 2004-06',
  ],
  [
    '1981 – 1983 ¦ B.A. in Physics, Tesmal University, New\nYork, USA',
    'B.A. ¦ Physics ¦ Tesmal University ¦ New York, USA ¦ 1983',
  ],
  [
    '2024 ¦ BSc in Physics\nUniversity of Tesmal, Tech City',
    'BSc ¦ Physics ¦ University of Tesmal ¦ Tech City ¦ 2024',
  ],
  [
    'TH “Orleku”, Orleku, The Netherlands ¦ Physics, BSc ¦ 1991',
    'BSc ¦ Physics ¦ TH “Orleku” ¦ Orleku, The Netherlands ¦ 1991',
  ],
  [
    '2011 ¦ BEP Électrotechnique, Lycée professionnel Tesmal de Velka, Le Port',
    'BEP ¦ Électrotechnique ¦ Lycée professionnel Tesmal de Velka ¦ Le Port ¦ 2011',
  ],
  [
    'B.S. in Physics ¦ 2014\nUniversity of Tesmal, College Park, MD',
    'B.S. ¦ Physics ¦ University of Tesmal ¦ College Park, MD ¦ 2014',
  ],
  [
    'University of Tesmal, College Heights, Maryland\nB.S. in Physics ¦ 2014',
    'B.S. ¦ Physics ¦ University of Tesmal ¦ College Heights, Maryland ¦ 2014',
  ],
  [
    'The University of Tesmal at Chicago ¦ 2014\nB.S. in Physics',
    'B.S. ¦ Physics ¦ The University of Tesmal at Chicago ¦  ¦ 2014',
  ],
  [
    'University of Tesmal ¦ University, MS\nB.S. in Physics ¦ 2014',
    'B.S. ¦ Physics ¦ University of Tesmal ¦ University, MS ¦ 2014',
  ],
  [
    'École Tesmal\nsept. 2023 - juil. 2025\nMastère Mécanique\n(Paris, 75012)',
    'Mastère ¦ Mécanique ¦ École Tesmal ¦ Paris ¦ 2025-07',
  ],
  [
    'University of Tesmal (UoT) ¦ Kigali, Rwanda\nB.S. in Physics ¦ 2022',
    'B.S. ¦ Physics ¦ University of Tesmal (UoT) ¦ Kigali, Rwanda ¦ 2022',
  ],
  [
    'High School, Tesmal School (TS), Orlebazar, Lyon\n2014',
    'High School ¦  ¦ Tesmal School (TS) ¦ Orlebazar, Lyon ¦ 2014',
  ],
])('what stands behind the school is its place: %s', (text, as) => {
  expect(studies(text)).toEqual([as]);
});

test.each([
  [
    'Toulouse INP – Enseeiht, France\nM.Sc. in Physics\n2011',
    'M.Sc. ¦ Physics ¦ Toulouse INP – Enseeiht ¦ France ¦ 2011',
  ],
  [
    '* Tesmal University: Full Stack Weaving (08/2019 – 09/2020)',
    'Full Stack Weaving ¦  ¦ Tesmal University ¦  ¦ 2020-09',
  ],
  [
    'Tesmal University ¦ 2021 – 2025\nBachelor of Engineering\nCollege: School of Electronic Looms',
    'Bachelor of Engineering ¦  ¦ Tesmal University ¦  ¦ 2025',
  ],
  [
    'Master’s Degree in Physics ¦ 2016 – 2019\nTesmasup, Engineering School ¦ Lyon, France',
    'Master’s Degree ¦ Physics ¦ Tesmasup, Engineering School ¦ Lyon, France ¦ 2019',
  ],
  [
    'BAC+5 NTIC (réseaux du Web) chez Université de Tesmal\n2002 – 2005',
    'BAC+5 ¦ NTIC (réseaux du Web) ¦ Université de Tesmal ¦  ¦ 2005',
  ],
  [
    '2015 - 2019\nÉcole d’ingénieurs du textile (de jour), ENVTL, Dijon.',
    'École d’ingénieurs du textile (de jour) ¦  ¦ ENVTL ¦ Dijon ¦ 2019',
  ],
  [
    'Licence - Physics\nTESMA SCHOOL\n2014 - 2016\nCERCLE VELK · Dijon, France',
    'Licence ¦ Physics ¦ TESMA SCHOOL, CERCLE VELK ¦ Dijon, France ¦ 2016',
  ],
])('one school is named: %s', (text, as) => {
  expect(studies(text)).toEqual([as]);
});

test('the columns of a table of studies, as boards and sites for jobs print them', () => {
  const head = 'Exam Title ¦ Concentration/ Major ¦ Institute ¦ Result ¦ Pas. Year';
  const row = 'Master of Engineering ¦ Physics ¦ Tesmal Institute ¦ CGPA 3.41 out of 4 ¦ 2020';
  expect(studies(`${head}\n${row}`)).toEqual([
    'Master of Engineering ¦ Physics ¦ Tesmal Institute ¦  ¦ 2020',
  ]);
  const boards = 'Degree / Certificate ¦ School ¦ Board / University ¦ Year of Passing';
  const pass = 'B.Com ¦ Tesmal College, Orleku ¦ University of Velka ¦ 2016';
  expect(studies(`${boards}\n${pass}`)).toEqual(['B.Com ¦  ¦ Tesmal College ¦ Orleku ¦ 2016']);
});

test('a place in brackets opens no study', () => {
  const text =
    'École Tesmal\nsept. 2023 - juil. 2025\nMastère Mécanique\n(Paris, 75012)\nsept. 2022 - juil. 2023\nBachelor Mécanique\n(Paris, 75012)';
  expect(studies(text)).toEqual([
    'Mastère ¦ Mécanique ¦ École Tesmal ¦ Paris ¦ 2025-07',
    'Bachelor ¦ Mécanique ¦ École Tesmal ¦ Paris ¦ 2023-07',
  ]);
});

test('an item told of a year abroad stays below its study, and so does its school', () => {
  expect(
    studies(`Université de Velka, École du Cap ¦ Orleku, France
      DIPLÔME D’INGÉNIEUR EN INFORMATIQUE, GRADE DE MASTER ¦ Sept. 2011 - Sept. 2014
      * Spécialité vision et images
      * LAKE COLLEGE ORLEKU, 2012-2013 : Année ERASMUS, master des technologies du tissage`)[0],
  ).toMatch(/ ¦ Université de Velka, École du Cap ¦ Orleku, France ¦ 2014-09$/);
});

test('a school said again behind the degree is named once', () => {
  expect(
    studies(`Université de Velka ¦ Orleku, France
      DOCTEUR EN TISSAGE, UNIVERSITÉ DE VELKA ¦ Oct. 2014 – Nov. 2018`)[0],
  ).toContain('¦ Université de Velka ¦');
});
