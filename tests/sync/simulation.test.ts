import { describe, expect, it } from 'vitest';
import { PLANTED_BUGS } from './planted-bugs.ts';
import { simulate } from './simulation.ts';

/** In which a promise was once broken. */
const ONCE_BROKEN = [8581, 10_876, 14_077, 14_825, 16_752, 18_906, 19_263, 21_737, 22_388];
const SEEDS = [...Array.from({ length: 200 }, (_, index) => index + 1), ...ONCE_BROKEN];

describe('devices, a server and a bad network', { timeout: 60_000 }, () => {
  it('keep every promise of sync', () => {
    const broken = SEEDS.flatMap((seed) =>
      simulate(seed).violations.map((violation) => `seed ${seed}: ${violation}`),
    );
    expect(broken).toEqual([]);
  });

  it('give the same run for the same seed', () => {
    expect(simulate(7)).toEqual(simulate(7));
  });

  it.each(PLANTED_BUGS)('show the planted bug: %s', (bug) => {
    const seeds = Array.from({ length: 2000 }, (_, index) => index + 1);
    expect(seeds.some((seed) => simulate(seed, bug).violations.length > 0)).toBe(true);
  });
});
