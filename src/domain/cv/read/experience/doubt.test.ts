import { expect, test } from 'vitest';
import { CHECK_BELOW } from '#/domain/cv/record/record-from-reading.ts';
import { linesOf } from '../lines/source-lines-fixture.ts';
import { readExperience } from './read-experience.ts';

const doubted = (text: string): string[] =>
  readExperience(linesOf(text)).entries.flatMap(({ found }) =>
    Object.entries(found)
      .filter(([, { confidence }]) => confidence < CHECK_BELOW)
      .map(([name]) => name),
  );

test('a job without an employer is shown as doubtful, by the title that stands alone', () => {
  expect(
    doubted(`Cashier ¦ 2019 – 2021
             * Counted the till every night`),
  ).toEqual(['jobTitle']);
});

test('dates without a title or an employer are doubtful', () => {
  expect(
    doubted(`Cashier, Metro Inc. ¦ 2019 – 2021
             * Counted the till every night
             2016 – 2018
             * Unloaded trucks at dawn`),
  ).toEqual(['startDate', 'endDate']);
});
