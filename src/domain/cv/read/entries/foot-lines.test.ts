import { expect, test } from 'vitest';
import { readExperience } from '../experience/read-experience.ts';
import { line } from '../lines/source-lines-fixture.ts';

test('a place in bold and the employer below the tasks of each job belong to its title', () => {
  const job = (title: string, task: string, place: string, company: string) => [
    line(`${title}, 09/2021 - 06/2022`, { bullet: 1, boldLead: title }),
    line(task, { x: 62, continues: true }),
    line(`${place} • ${company}`, { x: 62, continues: true, boldLead: place }),
  ];
  expect(
    readExperience([
      ...job('Soutien en calcul', 'Soutien en calcul au foyer', 'Lomé', 'Tivalor'),
      ...job('Préparateur de commandes', 'Paniers de légumes', 'Ulmet', 'Association du Lac'),
    ]).entries.map(({ entry }) =>
      [entry.jobTitle, entry.company, entry.location, ...entry.achievements].join(' | '),
    ),
  ).toEqual([
    'Soutien en calcul | Tivalor | Lomé | Soutien en calcul au foyer',
    'Préparateur de commandes | Association du Lac | Ulmet | Paniers de légumes',
  ]);
});
