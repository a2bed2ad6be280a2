import { expect, test } from 'vitest';
import { holdsPersonal, LEFT_OUT, withoutPersonal } from './personal.ts';

const NAMES = ['Marie-Ève Nguyễn de Souza', 'BENALI Nadia'];

test.each([
  ['Écrivez à nadia.benali+cv@example.org.', `Écrivez à ${LEFT_OUT}`],
  ['Cell. 514 555-0142, le soir', `Cell. ${LEFT_OUT}, le soir`],
  ['Tél. +33 6 12 34 56 78', `Tél. ${LEFT_OUT}`],
  ['(514) 555-0142', LEFT_OUT],
  ['NAS 123 456 782', `NAS ${LEFT_OUT}`],
  ['Profil : linkedin.com/in/nadia-b', `Profil : ${LEFT_OUT}`],
  ['https://example.org/moi', LEFT_OUT],
  ['4525, rue Saint-Denis, Montréal', `${LEFT_OUT}, Montréal`],
  ['12 King Street, Ottawa K1A 0B1', `${LEFT_OUT}, Ottawa ${LEFT_OUT}`],
  ['Nadia a formé 12 personnes', `${LEFT_OUT} a formé 12 personnes`],
  ['Équipe de NADIA BENALI', `Équipe de ${LEFT_OUT} ${LEFT_OUT}`],
  ['Nguyen et Marie-Ève', `${LEFT_OUT} et ${LEFT_OUT}`],
])('%s', (text, rest) => {
  expect(withoutPersonal(text, NAMES)).toBe(rest);
  expect(holdsPersonal(text, NAMES)).toBe(true);
  expect(holdsPersonal(rest, NAMES)).toBe(false);
});

test.each([
  'Livré 14 km de conduites en 2019, avec 6 personnes et un budget de 1 250 000 $',
  '2012-2015 2016-2019',
  'Chef d’équipe de jour',
  'Souzaline, Nadiane',
  'Gestion de 12 rues et places publiques',
])('leaves alone: %s', (text) => {
  expect(withoutPersonal(text, NAMES)).toBe(text);
});
