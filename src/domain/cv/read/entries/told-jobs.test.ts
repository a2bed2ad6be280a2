import { describe, expect, it } from 'vitest';
import { linesOf } from '../lines/source-lines-fixture.ts';
import { readCvFromLines } from '../read-cv.ts';
import { readExperience } from '../experience/read-experience.ts';
import { toldWords } from './told-jobs.ts';

const jobs = (text: string) =>
  readExperience(linesOf(text)).entries.map(({ entry }) => [
    entry.jobTitle,
    entry.company,
    entry.location,
    `${entry.startDate} – ${entry.endDate}`,
    entry.achievements,
  ]);

describe('jobs told in a sentence each', () => {
  it('finds the names and the dates, over tasks and lines that go on', () => {
    expect(
      jobs(`1) Presently working as Senior Weaver in Nordvik Mills LLC, Lyon from Jan 2018 to till
            + date.
            * Setting up of looms
            * Training of helpers
            2) Worked as Weaver in Velko Cloth Ltd, Nantes from Aug 2014 to Nov 2017.
            * Dyeing of wool
            3) Worked as an Apprentice Weaver at Orlek Works, Lille from July 2013 to July 2014.`),
    ).toEqual([
      [
        'Senior Weaver',
        'Nordvik Mills LLC',
        'Lyon',
        '2018-01 – present',
        ['Setting up of looms', 'Training of helpers'],
      ],
      ['Weaver', 'Velko Cloth Ltd', 'Nantes', '2014-08 – 2017-11', ['Dyeing of wool']],
      ['Apprentice Weaver', 'Orlek Works', 'Lille', '2013-07 – 2014-07', []],
    ]);
  });

  it('finds them in items, with the dates first, in French', () => {
    expect(
      jobs(`* De 2014 à 2017 : J’ai travaillé comme tisserand à l’Atelier du Cap, Lyon
            * Depuis 2018, travaillé en tant que teinturier chez Nordvik, Lille.`),
    ).toEqual([
      ['tisserand', 'Atelier du Cap', 'Lyon', '2014 – 2017', []],
      ['teinturier', 'Nordvik', 'Lille', '2018 – present', []],
    ]);
  });

  it('passes over how long the job took', () => {
    const read =
      jobs(`Worked as Weaver in House of Cloth, Nantes from May 2014 to June 2017 ( 3 years ).
            * Dyed the wool`);
    expect(read.map(([title, company]) => [title, company])).toEqual([
      ['Weaver', 'House of Cloth'],
    ]);
  });

  it('leaves a sentence among the tasks of a dated job', () => {
    const [job, ...more] = jobs(`** Weaver, House of Cloth ¦ 2012 – 2019
            * Worked as trainer in Velko Cloth Ltd from 2014 to 2016.
            * Dyed the wool`);
    expect(more).toEqual([]);
    expect(job?.at(-1)).toEqual([
      'Worked as trainer in Velko Cloth Ltd from 2014 to 2016.',
      'Dyed the wool',
    ]);
  });

  it('leaves no word of the sentence unplaced', () => {
    const reading = readCvFromLines(
      linesOf(
        '> Ada Obi\nada@example.org\n# Experience\nI worked as Weaver in Velko Cloth Ltd, Nantes from Aug 2014 to Nov 2017.\n* Dyed wool',
      ),
    );
    expect(reading.ok && reading.value.unplaced).toEqual([]);
  });
});

it('counts no word of such a sentence as placed where another line dates an entry', () => {
  const lines = linesOf(`Weaver, Nordvik Mills ¦ 2018 – 2021
                         * Worked as Helper in Velko Cloth Ltd, Nantes from Aug 2014 to Nov 2017.`);
  expect(toldWords(lines)).toEqual([]);
  expect(toldWords(lines.slice(1))).toHaveLength(1);
});
