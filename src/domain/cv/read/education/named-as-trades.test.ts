import { expect, test } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
import { readEducation } from './read-education.ts';
import { studies } from './studies-fixture.ts';

test('a course named as a trade is the study, not its field, however many others are named so', () => {
  expect(
    studies(`2023-2024
             Technicien systèmes et réseaux (abandonné)
             V3t - Lomé

             2022-2023
             Concepteur mécanique (Niveau 6)
             V3t - Lomé

             2022
             Comptable finance
             Filtissa - Lomé

             2011
             BTS - Génie textile
             Talvane - Lomé`),
  ).toEqual([
    'Technicien systèmes et réseaux ¦  ¦ V3t ¦ Lomé ¦ 2024',
    'Concepteur mécanique (Niveau 6) ¦  ¦ V3t ¦ Lomé ¦ 2023',
    'Comptable finance ¦  ¦ Filtissa ¦ Lomé ¦ 2022',
    'BTS ¦ Génie textile ¦ Talvane ¦ Lomé ¦ 2011',
  ]);
});

test('how high a study stands, in brackets behind a dash, names no school', () => {
  expect(studies('2022-2023\nDiplôme Tissage fin - (Niveau 5)\nTalva - Bantiru')).toEqual([
    'Diplôme ¦ Tissage fin ¦ Talva ¦ Bantiru ¦ 2023',
  ]);
});

test('a bracket that holds a degree belongs to the degree before it', () => {
  expect(studies('Mathematics, Bachelor’s degree (Pre-MBA), Velka University ¦ 2020')).toEqual([
    'Bachelor’s degree (Pre-MBA) ¦ Mathematics ¦ Velka University ¦  ¦ 2020',
  ]);
});

test('a field told before its degree and after it is one field', () => {
  expect(studies('Chimie, DUT Chimie, IUT Velka\n2016 - 2018')).toEqual([
    'DUT ¦ Chimie ¦ IUT Velka ¦  ¦ 2018',
  ]);
});

test('a school and its region behind a degree in bold are no city', () => {
  const { entries } = readEducation([
    line('MS Chemistry, Tesmal Institute of Weaving, OR ¦ Fall 2011 – May 2013', {
      boldLead: 'MS Chemistry',
      bullet: 1,
    }),
  ]);
  expect(entries[0]?.entry).toMatchObject({
    degree: 'MS',
    institution: 'Tesmal Institute of Weaving',
    location: 'OR',
  });
});

test.each([
  [
    'BSc Biology, Faculty of Science, Technology and Medicine, Velka University ¦ 2010',
    'BSc ¦ Biology ¦ Faculty of Science, Technology and Medicine, Velka University ¦  ¦ 2010',
  ],
  [
    'Ingénieur\nÉcole d’ingénieurs en Chimie, Biologie et Textiles ¦ 2010',
    'Ingénieur ¦  ¦ École d’ingénieurs en Chimie, Biologie et Textiles ¦  ¦ 2010',
  ],
  [
    'BSc, University of Velka, Physics and Astronomy ¦ 2010',
    'BSc ¦ Physics and Astronomy ¦ University of Velka ¦  ¦ 2010',
  ],
])('the subjects in the name of a school stay in it: %s', (text, as) => {
  expect(studies(text)).toEqual([as]);
});

test('a study that goes on ends where its end is expected', () => {
  expect(
    studies('Bachelor’s in Weaving, Velka University ¦ Oct 2023 – Present (Expected June 2027)'),
  ).toEqual(['Bachelor’s ¦ Weaving ¦ Velka University ¦  ¦ 2027-06']);
  expect(studies('Bachelor’s in Weaving, Velka University ¦ Oct 2023 – Present')).toEqual([
    'Bachelor’s ¦ Weaving ¦ Velka University ¦  ¦ present',
  ]);
});

test('what of a field, in brackets after it, is no place', () => {
  expect(studies('Velka University: Bachelor’s in Music (Baroque Violin) ¦ 2011 – 2014')).toEqual([
    'Bachelor’s ¦ Music (Baroque Violin) ¦ Velka University ¦  ¦ 2014',
  ]);
});
