import { expect, test } from 'vitest';
import { readEducation } from '../education/read-education.ts';
import { readExperience } from '../experience/read-experience.ts';
import { linesOf } from '../lines/source-lines-fixture.ts';

const jobs = (text: string): string[] =>
  readExperience(linesOf(text)).entries.map(({ entry }) =>
    [entry.jobTitle, entry.company, entry.location, entry.endDate].join(' | '),
  );

test('what stands in square brackets is read as if it were filled in', () => {
  expect(
    jobs(`** Weaver Intern
      [Company Name], [City, State]
      [Month, Year] – Present
      * Wove [number] carpets
      ** Data Scientist
      [Company Name], [City, State]
      [Month, Year] – [Month, Year]
      * Wove [number] carpets`),
  ).toEqual([
    'Weaver Intern | Company Name | City, State | present',
    'Data Scientist | Company Name | City, State | ',
  ]);
  expect(
    jobs(`** [Company] ¦ [City], [Country]
      [Position] ¦ [Year Start]-[Year Finish]
      * [What was woven]
      ** [Company] ¦ [City], [Country]
      [Position] ¦ [Year Start]-[Year Finish]
      * [What was woven]`),
  ).toEqual(['Position | Company | City, Country | ', 'Position | Company | City, Country | ']);
  const { entries } = readEducation(
    linesOf(
      '** [University Name] ¦ [City, State]\nBachelor of Science ¦ [Start Date] – [End Date]',
    ),
  );
  expect(entries.map(({ entry }) => [entry.degree, entry.institution, entry.location])).toEqual([
    ['Bachelor of Science', 'University Name', 'City, State'],
  ]);
});

test('the remark behind a name keeps its brackets until names are told apart', () => {
  expect(jobs('2019 - 2020 | House of Cloth [Retail] | Weaver\n* Wove nine carpets')).toEqual([
    'Weaver | House of Cloth |  | 2020',
  ]);
});
