import { beforeEach, describe, expect, test } from 'vitest';
import type { Result } from '#/domain/result.ts';
import type { SyncTrouble } from './sync-once.ts';
import { createTiming, type Timing } from './timing.ts';

type Ended = Result<void, SyncTrouble>;
const FINE: Ended = { ok: true, value: undefined };
const failed = (error: SyncTrouble): Ended => ({ ok: false, error });

/** A clock that stands still until it is moved, and timers that go with it. */
let time: number;
let timers: { at: number; callback: () => void }[];
let starts: number[];
let endings: Ended[];
/** Set to hold a sync until it is called. */
let release: (() => void) | undefined;
let isHeld: boolean;
let timing: Timing;

beforeEach(() => {
  time = 1_000_000;
  timers = [];
  starts = [];
  endings = [];
  isHeld = false;
  timing = createTiming({
    sync: async () => {
      starts.push(time);
      if (isHeld) await new Promise<void>((resolve) => (release = resolve));
      return endings.shift() ?? FINE;
    },
    now: () => time,
    random: () => 1,
    setTimer: (callback, milliseconds) => {
      const timer = { at: time + milliseconds, callback };
      timers.push(timer);
      return timer;
    },
    clearTimer: (timer) => (timers = timers.filter((one) => one !== timer)),
  });
});

const settle = () => new Promise((resolve) => setImmediate(resolve));

const pass = async (milliseconds: number): Promise<void> => {
  const end = time + milliseconds;
  for (;;) {
    await settle();
    const next = timers.toSorted((a, b) => a.at - b.at)[0];
    if (!next || next.at > end) break;
    timers = timers.filter((one) => one !== next);
    time = Math.max(time, next.at);
    next.callback();
  }
  time = end;
};

const startsAfter = (from: number): number[] => starts.map((at) => at - from);

test('what is asked for runs at once', async () => {
  timing.ask('start');
  await pass(0);
  expect(starts).toHaveLength(1);
});

test('a single edit leaves after a moment, a burst of them every other second', async () => {
  const from = time;
  for (let count = 0; count < 50; count += 1) {
    timing.ask('written');
    await pass(100);
  }
  await pass(5000);
  expect(startsAfter(from)).toEqual([50, 2050, 4050, 6050]);
});

test('a page that is left does not wait for the end of a burst', async () => {
  timing.ask('written');
  await pass(50);
  timing.ask('written');
  timing.ask('leaving');
  await pass(0);
  expect(starts).toHaveLength(2);
});

test('what is asked for while one runs makes one more, however often it was asked for', async () => {
  isHeld = true;
  timing.ask('start');
  await pass(0);
  for (let count = 0; count < 5; count += 1) {
    timing.ask('nudged');
    await pass(10);
  }
  isHeld = false;
  release?.();
  await pass(1000);
  expect(starts).toHaveLength(2);
});

describe('a server out of reach', () => {
  test('is asked later and later, at most every five minutes', async () => {
    endings = Array.from({ length: 12 }, () => failed({ kind: 'offline' }));
    const from = time;
    timing.ask('start');
    await pass(1_800_000);
    const gaps = startsAfter(from).map((at, index, all) => at - (all[index - 1] ?? 0));
    expect(gaps.slice(0, 11)).toEqual([
      0, 2000, 4000, 8000, 16_000, 32_000, 64_000, 128_000, 256_000, 300_000, 300_000,
    ]);
  });

  test('is not asked sooner for each edit', async () => {
    endings = [failed({ kind: 'unavailable', retryAfter: null })];
    timing.ask('start');
    await pass(0);
    timing.ask('written');
    await pass(1900);
    expect(starts).toHaveLength(1);
    await pass(200);
    expect(starts).toHaveLength(2);
  });

  test.each(['online', 'visible', 'connected'] as const)(
    'is asked at once when %s',
    async (occasion) => {
      endings = [failed({ kind: 'offline' })];
      timing.ask('start');
      await pass(10);
      timing.ask(occasion);
      await pass(0);
      expect(starts).toHaveLength(2);
    },
  );

  test('that says how long is left alone that long, whatever happens', async () => {
    endings = [failed({ kind: 'busy', retryAfter: 30_000 })];
    const from = time;
    timing.ask('start');
    await pass(0);
    timing.ask('online');
    await pass(60_000);
    expect(startsAfter(from)).toEqual([0, 30_000]);
  });
});

test('nothing is sent while the person has to sign in, and all of it once they have', async () => {
  endings = [failed({ kind: 'unauthorised' })];
  timing.ask('start');
  await pass(0);
  timing.ask('written');
  timing.ask('online');
  await pass(600_000);
  expect(starts).toHaveLength(1);
  timing.ask('start');
  await pass(0);
  expect(starts).toHaveLength(2);
});

test('an app that is too old asks no more', async () => {
  endings = [failed({ kind: 'update-app' })];
  timing.ask('start');
  await pass(0);
  timing.ask('start');
  await pass(600_000);
  expect(starts).toHaveLength(1);
});

test('once stopped, nothing runs', async () => {
  timing.ask('written');
  timing.stop();
  timing.ask('start');
  await pass(600_000);
  expect(starts).toEqual([]);
});
