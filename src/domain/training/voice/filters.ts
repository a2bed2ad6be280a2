/** Second-order sections after the Audio EQ Cookbook (R. Bristow-Johnson), in place of any library. */
interface Section {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** Of the two sections of a fourth-order Butterworth filter. */
const BUTTERWORTH_Q = [0.541_196_1, 1.306_562_97] as const;

export const lowPass = (samples: Float32Array, rate: number, hertz: number): Float32Array =>
  through(samples, sections(rate, hertz, 'low'));

export const highPass = (samples: Float32Array, rate: number, hertz: number): Float32Array =>
  through(samples, sections(rate, hertz, 'high'));

export const bandPass = (
  samples: Float32Array,
  rate: number,
  { low, high }: { low: number; high: number },
): Float32Array => lowPass(highPass(samples, rate, low), rate, high);

/** Every `nth` sample, of a sound that has nothing left above what they can hold. */
export const everyNth = (samples: Float32Array, nth: number): Float32Array => {
  const out = new Float32Array(Math.ceil(samples.length / nth));
  for (let index = 0; index < out.length; index += 1) out[index] = samples[index * nth] as number;
  return out;
};

const sections = (rate: number, hertz: number, kind: 'low' | 'high'): [Section, Section] => [
  section(rate, hertz, BUTTERWORTH_Q[0], kind),
  section(rate, hertz, BUTTERWORTH_Q[1], kind),
];

const section = (rate: number, hertz: number, q: number, kind: 'low' | 'high'): Section => {
  const turn = (2 * Math.PI * Math.min(hertz, rate * 0.49)) / rate;
  const alpha = Math.sin(turn) / (2 * q);
  const cosine = Math.cos(turn);
  const scale = 1 / (1 + alpha);
  const side = ((kind === 'low' ? 1 - cosine : 1 + cosine) / 2) * scale;
  return {
    b: [side, (kind === 'low' ? 2 : -2) * side, side],
    a: [-2 * cosine * scale, (1 - alpha) * scale],
  };
};

/** Both sections in one pass: the sound is long, and memory is slower than sums. */
const through = (samples: Float32Array, [one, two]: readonly [Section, Section]): Float32Array => {
  const out = new Float32Array(samples.length);
  const [b0, b1, b2] = one.b;
  const [a1, a2] = one.a;
  const [d0, d1, d2] = two.b;
  const [c1, c2] = two.a;
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  for (let index = 0; index < samples.length; index += 1) {
    const x = samples[index] as number;
    let y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    // Numbers too small for the processor's fast path come up in long silences.
    if (y < TINY && y > -TINY) y = 0;
    let z = d0 * y + d1 * y1 + d2 * y2 - c1 * z1 - c2 * z2;
    if (z < TINY && z > -TINY) z = 0;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    z2 = z1;
    z1 = z;
    out[index] = z;
  }
  return out;
};

const TINY = 1e-18;
