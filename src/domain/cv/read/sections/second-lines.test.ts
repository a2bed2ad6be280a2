import { expect, test } from 'vitest';
import { linesOf } from '../lines/source-lines-fixture.ts';
import { readOther } from './read-other.ts';

const certifications = (text: string): string[] =>
  readOther('certifications', 'Certifications', linesOf(text)).section.entries;

test.each([
  [
    'titles and issuers that take turns',
    `Certified ScrumMaster (CSM)
     Scrum Alliance, 2021
     Solutions Architect – Associate
     Amazon Web Services, mars 2022`,
    [
      'Certified ScrumMaster (CSM), Scrum Alliance, 2021',
      'Solutions Architect – Associate, Amazon Web Services, mars 2022',
    ],
  ],
  [
    'an issuer under each item',
    `* Secourisme en milieu de travail
     Croix-Rouge canadienne
     * Cariste
     ASP Construction, 2023`,
    ['Secourisme en milieu de travail, Croix-Rouge canadienne', 'Cariste, ASP Construction, 2023'],
  ],
  [
    'entries set apart',
    `Commissionnaire en douane agréé
     Société canadienne des courtiers

     Lean Six Sigma, ceinture verte
     Centre de formation du Lac`,
    [
      'Commissionnaire en douane agréé, Société canadienne des courtiers',
      'Lean Six Sigma, ceinture verte, Centre de formation du Lac',
    ],
  ],
  [
    'a date on its own line, and a line that ends with a comma',
    `Google Ads Search
     2024
     Engineer General Machinery,
     HRDK, 2016`,
    ['Google Ads Search, 2024', 'Engineer General Machinery, HRDK, 2016'],
  ],
])('%s stay one entry', (_, text, entries) => {
  expect(certifications(text)).toEqual(entries);
});

test('a list of one certification a line stays so', () => {
  expect(
    certifications(`MCCQE Part I, passed 2023
                    PMDC registration 555012-P
                    BLS and ACLS, 2022`),
  ).toHaveLength(3);
  expect(
    certifications(`Fall Protection, 2025
                    Chariot élévateur 2020
                    Espace clos 2025
                    Standard First Aid`),
  ).toHaveLength(4);
});
