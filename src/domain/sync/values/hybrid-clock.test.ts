import { describe, expect, it } from 'vitest';
import { CLOCK_LEAD_MS, clampClock, clockPast, isClock, nextClock } from './hybrid-clock.ts';
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

describe('a clock that runs ahead of the server', () => {
  const ahead = nextClock('', NOW + DAY_MS, 'first');
  const further = nextClock(ahead, NOW + DAY_MS, 'second');

  it('is set back to little more than the lead, and keeps the change’s id', () => {
    const clamped = clampClock(ahead, NOW, 1);
    expect(clamped < nextClock('', NOW + CLOCK_LEAD_MS + 2, 'x')).toBe(true);
    expect(clamped.endsWith('.first')).toBe(true);
  });

  it('keeps its order against the device’s other clocks', () => {
    expect(clampClock(ahead, NOW, 1) < clampClock(further, NOW, 2)).toBe(true);
    expect(nextClock('', NOW + CLOCK_LEAD_MS, 'x') < clampClock(ahead, NOW, 1)).toBe(true);
  });

  it('stays as it is within the lead', () => {
    const honest = nextClock('', NOW + CLOCK_LEAD_MS, 'x');
    expect(clampClock(honest, NOW, 1)).toBe(honest);
  });
});

describe('a clock moved past a server’s', () => {
  it('is later than every clock the server can hold', () => {
    const highest = clampClock(nextClock('', NOW + DAY_MS, 'x'), NOW, 36 ** 3 - 1);
    expect(nextClock(clockPast('', NOW), NOW, 'a') > highest).toBe(true);
  });

  it('never goes back', () => {
    const last = nextClock('', NOW + DAY_MS, 'x');
    expect(clockPast(last, NOW)).toBe(last);
  });
});
