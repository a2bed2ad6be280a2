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

test('so is the first item, where it is a trade alone', () => {
  expect(
    jobsOf(
      'Fév 2023 / Aujourd’hui : ZORX Orleku.\n* Développeur de métiers (soie «JEX»).\nMai 2022 / Fév 2023 : Velku Orleku.\n* Tissage de tapis.\n',
    ),
  ).toEqual([
    'Développeur de métiers (soie «JEX») | ZORX Orleku',
    ' | Velku Orleku | Tissage de tapis.',
  ]);
});

test('dates alone below those of a named job are another time of the same', () => {
  expect(
    jobsOf(
      'Velku Inc., Lyon — Tisserand\nMai 2014 – Fév. 2017\n* Débuts\nFév. 2017 – Avr. 2019\n* Suite\n',
    ),
  ).toEqual(['Tisserand | Velku Inc. | Débuts', 'Tisserand | Velku Inc. | Suite']);
});
