/** Where the channels cancel out, less than this share of the loudest one's power is left. */
const CANCELLED = 0.1;

/** One channel of several, all of one length: their mean, or the loudest where they cancel each other out. */
export const mixDown = (channels: readonly Float32Array[]): Float32Array => {
  const [first = new Float32Array(), ...others] = channels;
  if (others.length === 0) return first;
  const mixed = first.map(
    (sample, index) =>
      others.reduce((sum, other) => sum + (other[index] ?? 0), sample) / channels.length,
  );
  const loudest = channels.reduce(
    (best, one) => (powerOf(one) > powerOf(best) ? one : best),
    first,
  );
  return powerOf(mixed) < CANCELLED * powerOf(loudest) ? loudest : mixed;
};

const powerOf = (samples: Float32Array): number =>
  samples.reduce((sum, sample) => sum + sample * sample, 0);
