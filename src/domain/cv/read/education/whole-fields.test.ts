import { expect, test } from 'vitest';
import { linesOf } from '../lines/source-lines-fixture.ts';
import { readEducation } from './read-education.ts';
import { studies } from './studies-fixture.ts';

test.each([
  [
    'B. S. Weaving Engineering (emphasis in Looms)\nUniversity of Velka\nMay 2014',
    'B. S. ¦ Weaving Engineering (emphasis in Looms) ¦ University of Velka ¦  ¦ 2014-05',
  ],
  [
    'BSc Midwifery (evenings)\nUniversity of Velka\n2019',
    'BSc ¦ Midwifery (evenings) ¦ University of Velka ¦  ¦ 2019',
  ],
  [
    'Licence MIAWS (Mathématiques et Informatique Appliquées)\nUniversité de Velka\n2022',
    'Licence ¦ MIAWS (Mathématiques et Informatique Appliquées) ¦ Université de Velka ¦  ¦ 2022',
  ],
  [
    'MBA Marketing (3.4 / 4.0)\nUniversity of Velka\n2019',
    'MBA ¦ Marketing ¦ University of Velka ¦  ¦ 2019',
  ],
])('what a bracket says of the field stays with it: %s', (text, as) => {
  expect(studies(text)).toEqual([as]);
});

test.each([
  [
    'DEUST Géologie, Chimie, Biologie (GCB)\nFaculté des Sciences de Velka\n2023',
    'DEUST ¦ Géologie, Chimie, Biologie (GCB) ¦ Faculté des Sciences de Velka ¦  ¦ 2023',
  ],
  [
    'Master 1 Fiscalité, Audit, Finance\nUniversité de Velka\n2016',
    'Master 1 ¦ Fiscalité, Audit, Finance ¦ Université de Velka ¦  ¦ 2016',
  ],
  [
    'Master of Arts in History, Art and Culture, University of Velka\n2014',
    'Master of Arts ¦ History, Art and Culture ¦ University of Velka ¦  ¦ 2014',
  ],
  [
    'Master en Droit, Économie et Gestion à l’Université de Velka\n2014',
    'Master ¦ Droit, Économie et Gestion ¦ Université de Velka ¦  ¦ 2014',
  ],
  [
    'Master in Lighting, Water Supply, Drains and Air Conditioning\nUniversity of Velka\n2013',
    'Master ¦ Lighting, Water Supply, Drains and Air Conditioning ¦ University of Velka ¦  ¦ 2013',
  ],
  [
    'Licence Sciences et Métiers, Mention Hydrologie\nUniversité de Velka\n2005',
    'Licence ¦ Sciences et Métiers, Mention Hydrologie ¦ Université de Velka ¦  ¦ 2005',
  ],
  [
    'Licence en Sciences de la Terre, option Hydrologie\nUniversité de Velka\n2005',
    'Licence ¦ Sciences de la Terre, option Hydrologie ¦ Université de Velka ¦  ¦ 2005',
  ],
  [
    'Licence en Droit, Mention Bien\nUniversité de Velka\n2005',
    'Licence ¦ Droit ¦ Université de Velka ¦  ¦ 2005',
  ],
])('a field is read to the end of its list or its option: %s', (text, as) => {
  expect(studies(text)).toEqual([as]);
});

test.each([
  [
    'BTS Mécanique en alternance\nLycée de Velka\n2021',
    'BTS ¦ Mécanique ¦ Lycée de Velka ¦  ¦ 2021',
  ],
  ['BFEM au CEM Amara Diko de Velka\n2006', 'BFEM ¦  ¦ CEM Amara Diko de Velka ¦  ¦ 2006'],
  ['2017-2019 : Licence informatique à l’UVEL', 'Licence ¦ informatique ¦ UVEL ¦  ¦ 2019'],
  ['Master informatique chez Velkatech\n2019', 'Master ¦ informatique ¦ Velkatech ¦  ¦ 2019'],
  [
    '1ère année Licence Anglais\nUniversité de Velka\n2005',
    '1ère année Licence ¦ Anglais ¦ Université de Velka ¦  ¦ 2005',
  ],
  [
    '3ème année en cycle ingénieur Génie Hydraulique\nTy Velka\n2024',
    '3ème année en cycle ingénieur ¦ Génie Hydraulique ¦ Ty Velka ¦  ¦ 2024',
  ],
  [
    'Candidate for MBA\nVelka School of Management\n2017',
    'MBA ¦  ¦ Velka School of Management ¦  ¦ 2017',
  ],
  [
    'Lake Bachelor (high school)\nInstitución Educativa Velka\n2014',
    'Lake Bachelor (high school) ¦  ¦ Institución Educativa Velka ¦  ¦ 2014',
  ],
  [
    'Velka Institute – Certification: Cloud Basics (ID 2d0285ab)\n2024',
    'Certification: Cloud Basics ¦  ¦ Velka Institute ¦  ¦ 2024',
  ],
  [
    'École Velka des Sciences Appliquées (EVSA-BM)\nLicence en chimie\n2021',
    'Licence ¦ chimie ¦ École Velka des Sciences Appliquées (EVSA-BM) ¦  ¦ 2021',
  ],
  [
    'Doctorat de philosophie (Ph. D.) en géologie\nUniversité de Velka\n2008',
    'Doctorat de philosophie (Ph. D.) ¦ géologie ¦ Université de Velka ¦  ¦ 2008',
  ],
  [
    'Diplôme des humanités en Biologie\nLycée de Velka\n2005',
    'Diplôme des humanités ¦ Biologie ¦ Lycée de Velka ¦  ¦ 2005',
  ],
  [
    'B.A. LL.B. (Hons.)\nVelka University\n2022',
    'B.A. LL.B. (Hons.) ¦  ¦ Velka University ¦  ¦ 2022',
  ],
  [
    '2004 : Baccalauréat première partie (Probatoire), Lycée de Velka',
    'Baccalauréat première partie (Probatoire) ¦  ¦ Lycée de Velka ¦  ¦ 2004',
  ],
  ['2013 ¦ CAP soudure – CFA de Velka – diplôme obtenu', 'CAP ¦ soudure ¦ CFA de Velka ¦  ¦ 2013'],
  [
    '* High School – E.E. Professor Velka Tesmal – 1997',
    'High School ¦  ¦ E.E. Professor Velka Tesmal ¦  ¦ 1997',
  ],
  ['2021 ¦ Ingénieur ENSVT, Paris', 'Ingénieur ¦  ¦ ENSVT ¦ Paris ¦ 2021'],
  [
    'Docteur en robotique, Université de Velka\n2018',
    'Docteur ¦ robotique ¦ Université de Velka ¦  ¦ 2018',
  ],
  [
    'Diplôme BTS Mécanique, Université de Velka\n2018',
    'Diplôme BTS ¦ Mécanique ¦ Université de Velka ¦  ¦ 2018',
  ],
  [
    'Etudes secondaires : ¦ Lycée de Velka, 1994 – 2001\n* Baccalauréat II',
    'Baccalauréat II ¦  ¦ Lycée de Velka ¦  ¦ 2001',
  ],
  [
    'Doctorat en Informatique, équipe Velkamic\nUniversité de Velka\n2010',
    'Doctorat ¦ Informatique ¦ Université de Velka ¦  ¦ 2010',
  ],
])('a degree ends where what is said of it begins: %s', (text, as) => {
  expect(studies(text)).toEqual([as]);
});

test('a degree that its column breaks after a small word goes on below it', () => {
  const lines = linesOf(
    '_ Tesmal University, Orleku — BSc Honours in\n_ Weaving\n2011 – 2015\nUpper second class (2.1)',
  ).map((line, at) => (at === 1 ? { ...line, full: true as const } : line));
  const [entry] = readEducation(lines).entries;
  expect(entry?.entry).toMatchObject({ degree: 'BSc Honours', fieldOfStudy: 'Weaving' });
});

test.each([
  [
    'Velka School | Licence Dentelle – Métiers du fil\n2014',
    'Licence ¦ Dentelle – Métiers du fil ¦ Velka School ¦  ¦ 2014',
  ],
  [
    'B.A. Weaving - Minor Music\nUniversity of Velka\n2014',
    'B.A. ¦ Weaving - Minor Music ¦ University of Velka ¦  ¦ 2014',
  ],
  [
    'B.A. Weaving – Orleku\nUniversity of Velka, Dijon, France\n2014',
    'B.A. ¦ Weaving ¦ University of Velka ¦ Dijon, France ¦ 2014',
  ],
  [
    'B.A. Weaving – First Class\nUniversity of Velka\n2014',
    'B.A. ¦ Weaving ¦ University of Velka ¦  ¦ 2014',
  ],
  [
    'Doctorat en dentelle, profil atelier (PhD)\nUniversité de Velka\n2014',
    'Doctorat ¦ dentelle, profil atelier (PhD) ¦ Université de Velka ¦  ¦ 2014',
  ],
  [
    'Doctorat en dentelle, option banque (D.Dent)\nUniversité de Velka\n2014',
    'Doctorat ¦ dentelle, option banque (D.Dent) ¦ Université de Velka ¦  ¦ 2014',
  ],
  [
    'LICENCE EN INFORMATIQUE\nInstitut Tesmal de Velka (ITV-Velka)\n2014',
    'LICENCE ¦ INFORMATIQUE ¦ Institut Tesmal de Velka (ITV-Velka) ¦  ¦ 2014',
  ],
  [
    'Baccalauréat en dentelle (B.Tiss.)\nUniversité de Velka\n2014',
    'Baccalauréat ¦ dentelle (B.Tiss.) ¦ Université de Velka ¦  ¦ 2014',
  ],
])('a field goes on behind its dash, and with the letters of its degree: %s', (text, as) => {
  expect(studies(text)).toEqual([as]);
});

test('a degree beside its dates goes on in the bold words that open the line below', () => {
  const lines = linesOf(
    '2017 – 2018 ¦ Master’s Degree in Weaving and Dyeing of heavy car-\npets ¦ at Tesmal University, Dijon',
  ).map((line, at) => (at === 1 ? { ...line, boldLead: 'pets' } : line));
  expect(readEducation(lines).entries[0]?.entry).toMatchObject({
    fieldOfStudy: 'Weaving and Dyeing of heavy carpets',
    institution: 'Tesmal University',
    details: [],
  });
});

test.each([
  [
    'Master ¦ (2015 – 2017)\nUniversité de Velka, Haute Orlande.\n• Member of the choir of the town.\nLicence ¦ (2013 – 2015)\nLycée de Velka .',
    [
      'Master ¦  ¦ Université de Velka ¦ Haute Orlande ¦ 2017',
      'Licence ¦  ¦ Lycée de Velka ¦  ¦ 2015',
    ],
  ],
  [
    'GÉNIE TEXTILE (MASTER)\nÉcole Nationale du Velka (ENV).\nLaval, Québec | 2015 - 2017',
    ['MASTER ¦ GÉNIE TEXTILE ¦ École Nationale du Velka (ENV) ¦ Laval, Québec ¦ 2017'],
  ],
])('a school may end like a sentence: %s', (text, as) => {
  expect(studies(text)).toEqual(as);
});
