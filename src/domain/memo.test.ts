import { expect, test } from 'vitest';
import { Memo, remembered } from './memo.ts';

test('makes an answer once for each key, also when there is none', () => {
  const made: string[] = [];
  const answer = remembered((text) => {
    made.push(text);
    return text === '' ? undefined : text.length;
  }, 10);
  expect(['ab', '', 'ab', ''].map(answer)).toEqual([2, undefined, 2, undefined]);
  expect(made).toEqual(['ab', '']);
});

test('holds no more than it may, and still answers', () => {
  const kept = new Memo<number>(2);
  let made = 0;
  const ask = (key: string) => kept.get(key, () => (made += 1));
  expect([ask('a'), ask('b'), ask('a')]).toEqual([1, 2, 1]);
  expect([ask('c'), ask('c'), ask('a')]).toEqual([3, 3, 4]);
});
