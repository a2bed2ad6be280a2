import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

const { locks } = navigator;
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('tabs take turns', async () => {
  let inside = 0;
  let most = 0;
  const run = async (): Promise<void> => {
    most = Math.max(most, (inside += 1));
    await later(5);
    inside -= 1;
  };
  await Promise.all([1, 2, 3].map(() => oneAtATime(locks, 'turns', run)));
  expect(most).toBe(1);
});

test('a frozen tab that keeps its turn does not stop the others', async () => {
  let release: (() => void) | undefined;
  const frozen = oneAtATime(locks, 'frozen', () => new Promise<void>((done) => (release = done)));
  await later(5);
  expect(await oneAtATime(locks, 'frozen', async () => 'went ahead', 20)).toBe('went ahead');
  release?.();
  await frozen;
});

test('what goes wrong inside comes out, once', async () => {
  let runs = 0;
  const run = async (): Promise<never> => {
    runs += 1;
    throw new Error('inside');
  };
  await expect(oneAtATime(locks, 'wrong', run)).rejects.toThrow('inside');
  expect(runs).toBe(1);
});

test('a browser without turns just runs', async () => {
  expect(await oneAtATime(undefined, 'none', async () => 7)).toBe(7);
});
