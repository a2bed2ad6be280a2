import { expect, test } from 'vitest';
import { withDeJob } from './elision.ts';

test.each([
  ['Analyste en planification', 'd’analyste en planification'],
  ['infirmière', 'd’infirmière'],
  ['Éducatrice spécialisée', 'd’éducatrice spécialisée'],
  ['Œnologue', 'd’œnologue'],
  ['Hygiéniste dentaire', 'd’hygiéniste dentaire'],
  ['Haut fonctionnaire', 'de haut fonctionnaire'],
  ['Commis', 'de commis'],
  ['Conseillère RH', 'de conseillère RH'],
  ['Développeur de logiciels Java', 'de développeur de logiciels Java'],
  ['RH', 'de RH'],
  ['UX designer', 'd’UX designer'],
  ['iOS developer', 'd’iOS developer'],
  ['Software Developer', 'de Software Developer'],
  ['Infirmière Clinicienne', 'd’Infirmière Clinicienne'],
  ['[titre du poste]', 'de [titre du poste]'],
])('%s', (title, expected) => {
  expect(withDeJob(title)).toBe(expected);
});
