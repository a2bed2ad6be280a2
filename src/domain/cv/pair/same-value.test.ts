import { expect, test } from 'vitest';
import type { FieldKind } from './pair-fields.ts';
import { compareValues, type Verdict } from './same-value.ts';

test.each<[FieldKind, string, string, Verdict]>([
  ['name', 'Mairie de Calvette', 'Calvette Town Hall', 'unsure'],
  ['name', 'Bourse de Valmonde', 'Valmonde Stock Exchange', 'unsure'],
  ['name', 'NordFinances', 'Nord Finances', 'same'],
  ['name', 'Groupe Ferland', 'Ferland Group', 'same'],
  ['name', 'Groupe Ferland', 'Ateliers du Nord', 'different'],
  ['place', 'FR', 'France', 'same'],
  ['place', 'Tunis, TN', 'Tunis, Tunisia', 'same'],
  ['place', 'Varsovie', 'Paris', 'different'],
  ['diploma', 'Baccalauréat', 'High School Diploma', 'unsure'],
  ['diploma', 'Baccalauréat', 'Bachelor of Arts', 'same'],
  ['diploma', 'Doctorat', 'High School Diploma', 'different'],
])('%s: « %s » and “%s” are %s', (kind, fr, en, verdict) => {
  expect(compareValues(kind, { fr: [fr], en: [en] })).toBe(verdict);
});
