/** Chance that can be repeated: the same seed makes the same choices. */
export interface Random {
  /** In [0, 1). */
  next: () => number;
  /** A whole number from 0 to `most`, both included. */
  upTo: (most: number) => number;
  pick: <T>(choices: readonly T[]) => T;
  chance: (share: number) => boolean;
}

export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (most: number): number => Math.floor(next() * (most + 1));
  return {
    next,
    upTo,
    pick: (choices) => choices[upTo(choices.length - 1)] as (typeof choices)[number],
    chance: (share) => next() < share,
  };
};
