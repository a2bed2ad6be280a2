/** What stands for no sound at all, decibels under full scale. */
export const SILENT_DB = -120;

export const toDb = (power: number): number => Math.max(SILENT_DB, 10 * Math.log10(power + 1e-12));

/** Mean power around the middle of each hop; `window` and `hop` in samples. */
export const framePowers = (samples: Float32Array, hop: number, window: number): Float32Array => {
  const count = Math.floor(samples.length / hop + 1e-6);
  const sums = new Float64Array(samples.length + 1);
  for (let index = 0; index < samples.length; index += 1) {
    const sample = samples[index] ?? 0;
    sums[index + 1] = (sums[index] ?? 0) + sample * sample;
  }
  const powers = new Float32Array(count);
  for (let frame = 0; frame < count; frame += 1) {
    const start = Math.max(0, Math.round((frame + 0.5) * hop - window / 2));
    const end = Math.min(samples.length, start + window);
    powers[frame] = ((sums[end] ?? 0) - (sums[start] ?? 0)) / Math.max(1, end - start);
  }
  return powers;
};

export const inDb = (powers: Float32Array): Float32Array => powers.map(toDb);

/** `share` from 0 to 1; undefined for nothing. */
export const quantile = (values: ArrayLike<number>, share: number): number | undefined => {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.round(share * (sorted.length - 1))];
};

export const mean = (values: ArrayLike<number>): number => {
  let sum = 0;
  for (let index = 0; index < values.length; index += 1) sum += values[index] ?? 0;
  return values.length === 0 ? 0 : sum / values.length;
};

export const deviation = (values: ArrayLike<number>): number => {
  const middle = mean(values);
  let sum = 0;
  for (let index = 0; index < values.length; index += 1)
    sum += ((values[index] ?? 0) - middle) ** 2;
  return values.length === 0 ? 0 : Math.sqrt(sum / values.length);
};
