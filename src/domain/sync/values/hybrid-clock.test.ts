import { describe, expect, it } from 'vitest';
import { clockPast, clockShift, isClock, nextClock, shiftClock } from './hybrid-clock.ts';
import { DAY_MS } from '../../duration.ts';

const NOW = 1_800_000_000_000;

describe('the next clock', () => {
  it('is later than the last one, whatever the wall says', () => {
    let last = '';
    for (const wall of [NOW, NOW, NOW - DAY_MS, NOW + 1, NOW]) {
      const next = nextClock(last, wall, 'change');
      expect(next > last).toBe(true);
      last = next;
    }
  });

  it('goes to the next millisecond when the ticks of one are used up', () => {
    const full = nextClock('', NOW, 'a').replace('.000.', '.zzz.');
    expect(nextClock(full, NOW, 'a')).toBe(nextClock('', NOW + 1, 'a'));
  });

  it('has the form the server accepts', () => {
    expect(isClock(nextClock('', NOW, 'k2j4h5g6f7d8s9a'))).toBe(true);
    for (const text of ['', '5.a', '000000001.000.', '000000001.000.A B', 'zzzzzzzzzz.000.a'])
      expect(isClock(text)).toBe(false);
  });
});

describe('a clock that a server takes', () => {
  const moved = (clock: string, skew: number): string =>
    shiftClock(clock, clockShift(clock, skew, NOW));

  it.each([
    ['behind', -DAY_MS],
    ['right', 0],
  ])('keeps its age and its change’s id, where the device is %s', (_, skew) => {
    const clock = nextClock('', NOW + skew - 900, 'first');
    expect(moved(clock, -skew)).toBe(nextClock('', NOW - 900, 'first'));
  });

  it('is never from a time to come', () => {
    const ahead = nextClock('', NOW + DAY_MS, 'first');
    expect(moved(ahead, 0)).toBe(nextClock('', NOW, 'first'));
    expect(moved(ahead, -DAY_MS)).toBe(nextClock('', NOW, 'first'));
  });

  it('never goes back further, behind what its writer may have seen', () => {
    const clock = nextClock('', NOW - 900, 'first');
    expect(moved(clock, -DAY_MS)).toBe(clock);
  });

  it('keeps its order against the device’s other clocks', () => {
    const first = nextClock('', NOW - DAY_MS, 'b');
    const second = nextClock(first, NOW - DAY_MS, 'a');
    expect(moved(first, DAY_MS - 5) < moved(second, DAY_MS - 5)).toBe(true);
  });

  it('stays the lowest where it is that', () => {
    const lowest = nextClock('', 0, 'first');
    expect(moved(lowest, DAY_MS)).toBe(lowest);
  });
});

describe('a clock moved past a server’s', () => {
  it('is later than every clock the server can hold', () => {
    const highest = nextClock('', NOW, 'x').replace('.000.', '.zzz.');
    expect(clockPast('', NOW) > highest).toBe(true);
  });

  it('never goes back', () => {
    const last = nextClock('', NOW + DAY_MS, 'x');
    expect(clockPast(last, NOW)).toBe(last);
  });
});
