/** Chance from a seed (mulberry32): the same seed gives the same run. */
export interface Dice {
  /** In [0, 1). */
  roll: () => number;
  chance: (probability: number) => boolean;
  pick: <T>(items: readonly T[]) => T;
  /** A whole number in [0, below). */
  whole: (below: number) => number;
}

export const diceOf = (seed: number): Dice => {
  let state = seed >>> 0;
  const roll = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number): number => Math.floor(roll() * below);
  return {
    roll,
    whole,
    chance: (probability) => roll() < probability,
    pick: (items) => items[whole(items.length)] as (typeof items)[number],
  };
};
