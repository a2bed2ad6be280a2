/** Zero crossings of the windowed sinc on each side of its middle. */
const REACH = 9;
/** Of the lower rate's half: the rest is the slope of the filter. */
const PASS = 0.92;

/** The same sound at another rate, filtered so that nothing folds back. Rates in whole hertz. */
export const resample = (samples: Float32Array, from: number, to: number): Float32Array => {
  if (from === to || samples.length === 0) return samples;
  const divisor = commonDivisor(from, to);
  // Output sample n lies at n·step/phases of the input: there are only so many places between two of its samples.
  const step = from / divisor;
  const phases = to / divisor;
  const cutoff = PASS * Math.min(1, to / from);
  const reach = Math.ceil(REACH / cutoff);
  const taps = 2 * reach;
  const filters: Float32Array[] = [];
  const out = new Float32Array(Math.floor(((samples.length - 1) * to) / from) + 1);
  for (let index = 0; index < out.length; index += 1) {
    const at = index * step;
    const whole = Math.floor(at / phases);
    const phase = at - whole * phases;
    const filter = (filters[phase] ??= filterAt(phase / phases, cutoff, reach));
    const first = whole - reach + 1;
    const from0 = first < 0 ? -first : 0;
    const until = Math.min(taps, samples.length - first);
    let sum = 0;
    for (let tap = from0; tap < until; tap += 1)
      sum += (samples[first + tap] as number) * (filter[tap] as number);
    out[index] = sum;
  }
  return out;
};

/** sin(πx)/(πx) under a Blackman window, for a place `offset` behind the middle sample. */
const filterAt = (offset: number, cutoff: number, reach: number): Float32Array =>
  Float32Array.from({ length: 2 * reach }, (_, tap) => {
    const x = tap - reach + 1 - offset;
    const along = (Math.PI * x) / reach;
    const window = Math.max(0, 0.42 + 0.5 * Math.cos(along) + 0.08 * Math.cos(2 * along));
    const turn = Math.PI * x * cutoff;
    return cutoff * window * (turn === 0 ? 1 : Math.sin(turn) / turn);
  });

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
