/** Second-order sections after the Audio EQ Cookbook (R. Bristow-Johnson), in place of any library. */
interface Section {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** Of the two sections of a fourth-order Butterworth filter. */
const BUTTERWORTH_Q = [0.541_196_1, 1.306_562_97] as const;

export const lowPass = (samples: Float32Array, rate: number, hertz: number): Float32Array =>
  throughAll(
    samples,
    BUTTERWORTH_Q.map((q) => section(rate, hertz, q, 'low')),
  );

export const highPass = (samples: Float32Array, rate: number, hertz: number): Float32Array =>
  throughAll(
    samples,
    BUTTERWORTH_Q.map((q) => section(rate, hertz, q, 'high')),
  );

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

const throughAll = (samples: Float32Array, sections: readonly Section[]): Float32Array => {
  const out = Float32Array.from(samples);
  for (const one of sections) through(out, one);
  return out;
};

const through = (samples: Float32Array, { b: [b0, b1, b2], a: [a1, a2] }: Section): void => {
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const x = samples[index] ?? 0;
    let y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    // Numbers too small for the processor's fast path come up in long silences.
    if (y < 1e-18 && y > -1e-18) y = 0;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    samples[index] = y;
  }
};
