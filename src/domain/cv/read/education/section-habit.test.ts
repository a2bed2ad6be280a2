import { expect, test } from 'vitest';
import { studies } from './studies-fixture.ts';

const FIRST = '** Velka, Expertise Textile et Innovation ¦ 2018 – 2023';

test.each([
  [
    'a school of two names, and a place beside the degree',
    `${FIRST}\n_ Master of Science - Digital Weaving ¦ Paris, France\n** Orva STM ¦ 2020 – 2021\n_ Teaching and coaching certification ¦ Paris, France`,
    'Teaching and coaching certification ¦  ¦ Orva STM ¦ Paris, France ¦ 2021',
  ],
  [
    'bold schools, be they above or below',
    'Master en tissage ¦ 1999 – 2006\n** Institut des métiers de Laval\n** Arie van Velka ¦ 2017\nMéthodologie du fil',
    'Méthodologie du fil ¦  ¦ Arie van Velka ¦  ¦ 2017',
  ],
])('what one study shows tells the names of the next: %s', (_, text, last) => {
  expect(studies(text).at(-1)).toBe(last);
});

test('an online course is one name', () => {
  expect(
    studies(
      'Master en tissage ¦ 1999 – 2006\n** Institut des métiers de Laval\n** Velka Online ¦ 2016\nCours en ligne sur le fil',
    ).at(-1),
  ).toBe('Cours en ligne sur le fil ¦  ¦ Velka Online ¦  ¦ 2016');
});
