/**
 * What can be measured of a portrait without knowing a face: how large, how bright, how sharp, how quiet behind. Each
 * measure is a figure of its own; there is no judgement of the person.
 */
import { LINKEDIN_LIMITS } from './limits.ts';

export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and alpha of each, row by row, as of a canvas. */
  data: Uint8ClampedArray;
}

interface PhotoMeasures {
  /** 0 black to 255 white. */
  brightness: number;
  /** How far apart light and dark are: the standard deviation of brightness. */
  contrast: number;
  /** Variance of the Laplacian in the middle: edges. */
  sharpness: number;
  /** Standard deviation of brightness behind the person: the upper corners. */
  background: number;
}

/** Where each measure is good, from and to; found on portraits in and out of focus, bright and dark. */
const PHOTO_RANGES = {
  brightness: [80, 200],
  contrast: [30, 95],
  sharpness: [40, Number.POSITIVE_INFINITY],
  background: [0, 38],
} as const satisfies Readonly<Record<keyof PhotoMeasures, readonly [number, number]>>;

/** What the measures are taken on: the long side, in pixels. The file itself is measured in its own size. */
export const MEASURED_SIDE = 256;

export type PhotoCheck = 'size' | 'weight' | 'ratio' | keyof PhotoMeasures;
export type Verdict = 'good' | 'low' | 'high';

export interface CheckedPhoto {
  checks: Readonly<Record<PhotoCheck, Verdict>>;
  measures: PhotoMeasures;
}

/** `width`, `height` and `bytes` are the file's own. */
export const checkPhoto = (
  file: { width: number; height: number; bytes: number },
  pixels: Pixels,
): CheckedPhoto => {
  const measures = measurePhoto(pixels);
  const { bytes, side, ratio } = LINKEDIN_LIMITS.photo;
  const [short, long] = [Math.min(file.width, file.height), Math.max(file.width, file.height)];
  const inRange = (measure: keyof PhotoMeasures): Verdict => {
    const [from, to] = PHOTO_RANGES[measure];
    if (measures[measure] < from) return 'low';
    return measures[measure] > to ? 'high' : 'good';
  };
  return {
    checks: {
      size: short < side.least ? 'low' : long > side.most ? 'high' : 'good',
      weight: file.bytes > bytes ? 'high' : 'good',
      ratio: short / long < ratio ? 'low' : 'good',
      brightness: inRange('brightness'),
      contrast: inRange('contrast'),
      sharpness: inRange('sharpness'),
      background: inRange('background'),
    },
    measures,
  };
};

const measurePhoto = ({ width, height, data }: Pixels): PhotoMeasures => {
  const light = new Float32Array(width * height);
  for (let at = 0; at < light.length; at += 1) {
    const from = at * 4;
    // As bright as an eye finds them (ITU-R BT.601).
    light[at] =
      0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
  }
  const all = spread(light);
  const behind: number[] = [];
  const edges: number[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (isBehind(x / width, y / height)) behind.push(light[at] ?? 0);
      const isInside = x > 0 && y > 0 && x < width - 1 && y < height - 1;
      if (isInside && isMiddle(x / width, y / height))
        edges.push(
          (light[at - 1] ?? 0) +
            (light[at + 1] ?? 0) +
            (light[at - width] ?? 0) +
            (light[at + width] ?? 0) -
            4 * (light[at] ?? 0),
        );
    }
  const sharp = spread(edges).deviation;
  return {
    brightness: Math.round(all.mean),
    contrast: Math.round(all.deviation),
    sharpness: Math.round(sharp * sharp),
    background: Math.round(spread(behind).deviation),
  };
};

/** The upper corners: a head stands between them. */
const isBehind = (x: number, y: number): boolean => y < 0.4 && (x < 0.2 || x > 0.8);
const isMiddle = (x: number, y: number): boolean => x > 0.25 && x < 0.75 && y > 0.15 && y < 0.8;

const spread = (values: ArrayLike<number>): { mean: number; deviation: number } => {
  if (values.length === 0) return { mean: 0, deviation: 0 };
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += values[at] ?? 0;
  const mean = sum / values.length;
  let squares = 0;
  for (let at = 0; at < values.length; at += 1) squares += ((values[at] ?? 0) - mean) ** 2;
  return { mean, deviation: Math.sqrt(squares / values.length) };
};
