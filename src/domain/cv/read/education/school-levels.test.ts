import { expect, test } from 'vitest';
import { studies } from './studies-fixture.ts';

test.each([
  [
    'Secondary : ¦ Velka National High School\nBantiru City\n2005 – 2009',
    'Secondary ¦  ¦ Velka National High School ¦ Bantiru City ¦ 2009',
  ],
  [
    'Secondary: Velka National High School, Bantiru City\n2005 – 2009',
    'Secondary ¦  ¦ Velka National High School ¦ Bantiru City ¦ 2009',
  ],
  [
    'Vocational : ¦ Caregiving NC II\nCape Training Institute, Bantiru City\n2014',
    'Caregiving NC II ¦  ¦ Cape Training Institute ¦ Bantiru City ¦ 2014',
  ],
  [
    'Tertiary: Bachelor of Science in Midwifery\nOrleku Colleges, Orleku City\n2009 – 2011',
    'Bachelor of Science ¦ Midwifery ¦ Orleku Colleges ¦ Orleku City ¦ 2011',
  ],
])(
  'a stage of schooling before the school is the study where no degree is named: %s',
  (text, as) => {
    expect(studies(text)).toEqual([as]);
  },
);

test.each([
  [
    '1988 – 1994 : Certificat d’études primaires, E.P. Saint Clovis, Kananga',
    'Certificat d’études primaires ¦  ¦ E.P. Saint Clovis ¦ Kananga ¦ 1994',
  ],
  [
    'High school, Hogar San Telmo, Jardín, 2009',
    'High school ¦  ¦ Hogar San Telmo ¦ Jardín ¦ 2009',
  ],
  [
    'High school, Institución Educativa San Telmo, Jardín, 2009',
    'High school ¦  ¦ Institución Educativa San Telmo ¦ Jardín ¦ 2009',
  ],
  [
    'High school: Grade 12\nVelka School, Lomé\n2009',
    'High school ¦ Grade 12 ¦ Velka School ¦ Lomé ¦ 2009',
  ],
  ['Bac 2 (Philo), Lycée du Cap, Lomé - 2023', 'Bac 2 ¦ Philo ¦ Lycée du Cap ¦ Lomé ¦ 2023'],
  ['High school, Science, Lycée du Cap, 2009', 'High school ¦ Science ¦ Lycée du Cap ¦  ¦ 2009'],
])('what stands behind a degree of a school without subjects is the school: %s', (text, as) => {
  expect(studies(text)).toEqual([as]);
});

test.each([
  [
    '2006 : Certificat de Qualification au Métier (CQM) en couture, Chambre des Métiers de Lomé',
    'Certificat de Qualification au Métier (CQM) ¦ couture ¦ Chambre des Métiers de Lomé ¦  ¦ 2006',
  ],
  [
    '2006 : Certificat d’Aptitude au Professorat de l’Enseignement Technique (CAPET) en chimie, Université de Lomé',
    'Certificat d’Aptitude au Professorat de l’Enseignement Technique (CAPET) ¦ chimie ¦ Université de Lomé ¦  ¦ 2006',
  ],
  [
    '2006 : M1 Systèmes de Tissage Mécanique (STM), Université de Lomé',
    'M1 ¦ Systèmes de Tissage Mécanique (STM) ¦ Université de Lomé ¦  ¦ 2006',
  ],
])('a degree goes on up to its own initials: %s', (text, as) => {
  expect(studies(text)).toEqual([as]);
});

test('a dated line that names a study in many words is one', () => {
  expect(
    studies(`2006 : Licence en droit, Université de Lomé, Lomé
             2002-2006 : Apprentissage en coupe et couture, Atelier Chez Tonton Koffi, Lomé`),
  ).toEqual([
    'Licence ¦ droit ¦ Université de Lomé ¦ Lomé ¦ 2006',
    'Apprentissage ¦ coupe et couture ¦ Atelier Chez Tonton Koffi ¦ Lomé ¦ 2006',
  ]);
});

test('the comparison of studies made in a new country names itself where it has dates of its own', () => {
  expect(
    studies(`2024 ¦ Évaluation comparative des études (MIFI, Québec)
             1993 ¦ Licence en droit, Université de Lomé, Lomé`)[0],
  ).toBe('Évaluation comparative des études ¦  ¦ MIFI ¦ Québec ¦ 2024');
});

test.each(['Primary & Secondary School Education', 'Elementary education'])(
  'years at school are a degree over their school: %s',
  (degree) => {
    expect(studies(`2001 – 2013 ¦ ${degree}\nLakeside School, Lomé`)).toEqual([
      `${degree} ¦  ¦ Lakeside School ¦ Lomé ¦ 2013`,
    ]);
  },
);

test('the end of secondary school is no degree of the university above it', () => {
  expect(
    studies(
      'Université du Lac, Velka\nDiplôme d’ingénieur\n2014 – 2017\nBaccalauréat S\n2014\n',
    ).map((study) => study.split(' ¦ ')[2]),
  ).toEqual(['Université du Lac', '']);
  expect(
    studies(
      'Université du Lac, Velka\nMaîtrise en biologie\n2014 – 2017\nBaccalauréat en biologie\n2014',
    ).map((study) => study.split(' ¦ ')[2]),
  ).toEqual(['Université du Lac', 'Université du Lac']);
});
