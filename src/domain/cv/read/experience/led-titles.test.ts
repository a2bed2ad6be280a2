import { expect, test } from 'vitest';
import { linesOf } from '../lines/source-lines-fixture.ts';
import { readExperience } from './read-experience.ts';

const jobsOf = (text: string): string[] =>
  readExperience(linesOf(text)).entries.map(({ entry }) =>
    [entry.jobTitle, entry.company, ...entry.achievements].join(' | '),
  );

test('the trade before the colon of the first text is the title, where only the employer is named above', () => {
  expect(
    jobsOf(
      '07/2012 - 07/2013 ¦ Société VELKA\nFormateur : tissage, tapis, laine, fils, et métiers de haute lisse.\n' +
        '09/2011 - 07/2012 ¦ Société ZORBIA\nMéthodes : tissage, tapis, laine, fils, et métiers de haute lisse.\n',
    ),
  ).toEqual([
    'Formateur | Société VELKA | tissage, tapis, laine, fils, et métiers de haute lisse.',
    ' | Société ZORBIA | Méthodes : tissage, tapis, laine, fils, et métiers de haute lisse.',
  ]);
  expect(
    jobsOf(
      '2012 – 2013 ¦ Weaver, Velka Inc.\nTrainer: looms, yarn, wool and the trade of the weaver.\n',
    ),
  ).toEqual(['Weaver | Velka Inc. | Trainer: looms, yarn, wool and the trade of the weaver.']);
});
