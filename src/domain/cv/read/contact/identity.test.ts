import { expect, test } from 'vitest';
import { linesOf } from '../lines/source-lines-fixture.ts';
import { readContact } from './contact.ts';

const births = (text: string, jobs = '2015 – 2021'): string[] =>
  readContact(linesOf(text), linesOf(jobs), []).births;

test.each(['March 1978', '1978', 'mars 1978'])(
  '%s among the contact details is a birth',
  (date) => {
    expect(births(`> Ada Okoro\n${date}\nada@example.org`)).toEqual([date]);
  },
);

test.each([
  ['too near to the newest date', 'March 2008\nada@example.org'],
  ['the same of a year', '2008\nada@example.org'],
  ['beside no detail', 'March 1978\nWeaver\nada@example.org'],
  ['in another look', '** March 1978\nada@example.org'],
  ['a span', 'March 1978 – June 1980\nada@example.org'],
])('a date is no birth: %s', (_, text) => {
  expect(births(`> Ada Okoro\n${text}`)).toEqual([]);
});
