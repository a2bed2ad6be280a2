import { expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

const answer = {
  now: 5,
  receipts: [],
  head: 3,
  changes: [],
  cursor: { timeline: 't1', seq: 3 },
  more: false,
};

it('takes our server’s answer as it is', () => {
  expect(readAnswer(answer)).toBe(answer);
});

it.each([
  ['nothing', null],
  ['a page of a café', '<!doctype html>'],
  ['an object of somebody else', { status: 'ok' }],
  ['an answer without its cursor', { ...answer, cursor: undefined }],
  ['an answer whose page is no list', { ...answer, changes: {} }],
])('takes no notice of %s', (_, said) => {
  expect(readAnswer(said)).toBeUndefined();
});
