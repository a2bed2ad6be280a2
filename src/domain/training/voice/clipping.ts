/** As many equal samples in a row at the top are a wave that was cut off. */
const LEAST_RUN = 3;
const TOP = 0.995;
/** A quiet sound has no top that anything was cut off at. */
const LEAST_TOP = 0.3;

/** The share of hundredths of a second in which the microphone was given more than it can say. */
export const clippedShare = (samples: Float32Array, rate: number): number => {
  let top = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const size = Math.abs(samples[index] as number);
    if (size > top) top = size;
  }
  if (top < LEAST_TOP) return 0;
  const hop = Math.max(1, Math.round(rate / 100));
  const limit = TOP * top;
  let clipped = 0;
  let run = 0;
  let until = 0;
  for (let index = 0; index < samples.length; index += 1) {
    run = Math.abs(samples[index] as number) >= limit ? run + 1 : 0;
    if (run < LEAST_RUN || index < until) continue;
    clipped += 1;
    until = index - (index % hop) + hop;
  }
  return (clipped * hop) / Math.max(1, samples.length);
};
