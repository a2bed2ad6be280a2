/** As many equal samples in a row at the top are a wave that was cut off. */
const LEAST_RUN = 3;
const TOP = 0.995;
/** A quiet sound has no top that anything was cut off at. */
const LEAST_TOP = 0.3;

/** The share of hundredths of a second in which the microphone was given more than it can say. */
export const clippedShare = (samples: Float32Array, rate: number): number => {
  const top = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  if (top < LEAST_TOP) return 0;
  const hop = Math.max(1, Math.round(rate / 100));
  const clipped = new Set<number>();
  let run = 0;
  for (let index = 0; index < samples.length; index += 1) {
    run = Math.abs(samples[index] ?? 0) >= TOP * top ? run + 1 : 0;
    if (run >= LEAST_RUN) clipped.add(Math.floor(index / hop));
  }
  return (clipped.size * hop) / Math.max(1, samples.length);
};
