/** What is heard behind a voice, at a known strength. */
import { resample } from '#/domain/training/voice/resample.ts';
import type { Said } from './synthesise.ts';

/** The same numbers at each run. */
export const makeRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

export type Noise = (length: number, rate: number, random: () => number) => Float32Array;

const gauss = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random());

export const white: Noise = (length, _, random) =>
  Float32Array.from({ length }, () => gauss(random));

/** Falls by 3 decibels an octave, as fans and rain do (P. Kellet's filter). */
export const pink: Noise = (length, _, random) => {
  let [a, b, c] = [0, 0, 0];
  return Float32Array.from({ length }, () => {
    const sample = gauss(random);
    a = 0.997_65 * a + sample * 0.099_046;
    b = 0.963 * b + sample * 0.296_516_4;
    c = 0.57 * c + sample * 1.052_691_3;
    return a + b + c + sample * 0.1848;
  });
};

/** The mains, with one overtone. */
export const hum: Noise = (length, rate) =>
  Float32Array.from(
    { length },
    (_, index) =>
      Math.sin((2 * Math.PI * 60 * index) / rate) +
      0.5 * Math.sin((2 * Math.PI * 180 * index) / rate),
  );

/** Several voices at once, as in a cafeteria. */
export const babbleOf =
  (voices: readonly Said[]): Noise =>
  (length, rate, random) => {
    const sum = new Float32Array(length);
    for (const voice of voices) {
      const samples = resample(voice.samples, voice.rate, rate);
      const shift = Math.floor(random() * samples.length);
      for (let index = 0; index < length; index += 1)
        sum[index] = (sum[index] ?? 0) + (samples[(index + shift) % samples.length] ?? 0);
    }
    return sum;
  };

/** `db`: mean power of the whole speech over that of the noise. */
export const mix = ({ samples, rate }: Said, noise: Float32Array, db: number): Said => {
  const gain = Math.sqrt(powerOf(samples) / powerOf(noise) / 10 ** (db / 10));
  return { samples: samples.map((sample, index) => sample + gain * (noise[index] ?? 0)), rate };
};

const powerOf = (samples: Float32Array): number =>
  samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
