/** The same seed gives the same order: Fisher and Yates' shuffle over mulberry32. */
export const inSeededOrder = <T>(items: readonly T[], seed: number): T[] => {
  const order = [...items];
  const roll = chanceOf(seed);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(roll() * (last + 1));
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
};

/** Numbers in [0, 1). */
const chanceOf = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
