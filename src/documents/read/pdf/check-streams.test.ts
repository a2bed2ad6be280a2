import { expect, test } from 'vitest';
import { mappedCodes } from './check-streams.ts';

const codesOf = (map: string): number => mappedCodes(new TextEncoder().encode(map));

test('ranges of a character map count the codes they name, in each of its lists', () => {
  expect(
    codesOf(`1 beginbfrange\n<0000> <00ff> <0000>\nendbfrange
             1 begincidrange\n<0100> <01ff> 0\nendcidrange`),
  ).toBe(510);
});

test('a ligature that one code stands for is no range of six million codes', () => {
  expect(
    codesOf(`1 begincodespacerange\n<00> <FF>\nendcodespacerange
             2 beginbfrange\n<20> <21> <0020>\n<41> <5A> <0041>\nendbfrange
             2 beginbfchar\n<1B> <00660066>\n<1C> <00660069>\nendbfchar`),
  ).toBe(26);
});
