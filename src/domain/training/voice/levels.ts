/** What stands for no sound at all, decibels under full scale. */
export const SILENT_DB = -120;

/** Under this a file has zeros. */
export const HEARD_DB = SILENT_DB + 15;

export const toDb = (power: number): number => Math.max(SILENT_DB, 10 * Math.log10(power + 1e-12));

/** Steps of a window's length and of its place within a hop. */
const BLOCKS = 4;

/** Mean power around the middle of each hop; `hop` and `window` in samples, the window to a quarter of a hop. */
export const framePowers = (samples: Float32Array, hop: number, window: number): Float32Array => {
  const block = hop / BLOCKS;
  const sums = blockSums(samples, block);
  const width = Math.max(1, Math.round(window / block));
  const powers = new Float32Array(Math.floor(samples.length / hop + 1e-6));
  for (let frame = 0; frame < powers.length; frame += 1) {
    const first = Math.round((frame + 0.5) * BLOCKS - width / 2);
    const start = Math.max(0, first);
    const end = Math.min(sums.length, first + width);
    let sum = 0;
    for (let index = start; index < end; index += 1) sum += sums[index] as number;
    powers[frame] = sum / (Math.max(1, end - start) * block);
  }
  return powers;
};

const blockSums = (samples: Float32Array, block: number): Float64Array => {
  const sums = new Float64Array(Math.floor(samples.length / block + 1e-6));
  for (let index = 0; index < sums.length; index += 1) {
    const end = Math.min(samples.length, Math.round((index + 1) * block));
    let sum = 0;
    for (let at = Math.round(index * block); at < end; at += 1) {
      const sample = samples[at] as number;
      sum += sample * sample;
    }
    sums[index] = sum;
  }
  return sums;
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
