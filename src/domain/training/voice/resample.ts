/** Zero crossings of the windowed sinc on each side of its middle. */
const REACH = 12;
/** Steps of its table between two crossings. */
const STEPS = 256;
/** Of the lower rate's half: the rest is the slope of the filter. */
const PASS = 0.94;

/** The same sound at another rate, filtered so that nothing folds back. Rates in hertz. */
export const resample = (samples: Float32Array, from: number, to: number): Float32Array => {
  if (from === to) return samples;
  const cutoff = PASS * Math.min(1, to / from);
  const reach = REACH / cutoff;
  const table = sincTable();
  const length = Math.max(0, Math.floor(((samples.length - 1) * to) / from) + 1);
  const out = new Float32Array(samples.length === 0 ? 0 : length);
  const scale = cutoff * STEPS;
  for (let index = 0; index < out.length; index += 1) {
    const middle = (index * from) / to;
    const first = Math.max(0, Math.ceil(middle - reach));
    const last = Math.min(samples.length - 1, Math.floor(middle + reach));
    let sum = 0;
    for (let at = first; at <= last; at += 1)
      sum += (samples[at] ?? 0) * (table[(Math.abs(middle - at) * scale + 0.5) | 0] ?? 0);
    out[index] = sum * cutoff;
  }
  return out;
};

let made: Float32Array | undefined;

/** One side of sin(πx)/(πx) under a Blackman window. */
const sincTable = (): Float32Array => {
  if (made) return made;
  made = new Float32Array(REACH * STEPS + 2);
  for (let index = 0; index <= REACH * STEPS; index += 1) {
    const x = (Math.PI * index) / STEPS;
    const along = (Math.PI * index) / (REACH * STEPS);
    const window = 0.42 + 0.5 * Math.cos(along) + 0.08 * Math.cos(2 * along);
    made[index] = (index === 0 ? 1 : Math.sin(x) / x) * window;
  }
  return made;
};
