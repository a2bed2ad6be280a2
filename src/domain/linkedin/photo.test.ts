import { expect, it } from 'vitest';
import { checkPhoto, type Pixels } from './photo.ts';

/** A grey face on a grey wall, with a pattern of so many levels. */
const picture = (side: number, shade: (x: number, y: number) => number): Pixels => {
  const data = new Uint8ClampedArray(side * side * 4);
  for (let at = 0; at < side * side; at += 1) {
    const light = shade((at % side) / side, Math.floor(at / side) / side);
    data.set([light, light, light, 255], at * 4);
  }
  return { width: side, height: side, data };
};

const isFace = (x: number, y: number): boolean => Math.hypot(x - 0.5, (y - 0.5) * 0.8) < 0.3;
const portrait = picture(128, (x, y) =>
  isFace(x, y) ? (Math.floor(x * 40) % 2 ? 190 : 110) : 100,
);
const file = { width: 800, height: 800, bytes: 200_000 };

it('finds nothing to say of a bright, sharp portrait on a quiet wall', () => {
  expect(Object.values(checkPhoto(file, portrait).checks).every((one) => one === 'good')).toBe(
    true,
  );
});

it.each([
  ['too dark', { brightness: 'low' }, picture(128, (x, y) => (isFace(x, y) ? 60 : 20))],
  ['too bright', { brightness: 'high' }, picture(128, () => 240)],
  ['flat and blurred', { contrast: 'low', sharpness: 'low' }, picture(128, (x) => 120 + x * 20)],
  [
    'restless behind',
    { background: 'high' },
    picture(128, (x, y) => (isFace(x, y) ? 150 : Math.floor(x * 30) % 2 ? 220 : 60)),
  ],
] as const)('says when it is %s', (_, expected, pixels) => {
  expect(checkPhoto(file, pixels).checks).toMatchObject(expected);
});

it('judges the file by its own size, weight and shape', () => {
  expect(
    checkPhoto({ width: 300, height: 600, bytes: 9 * 1024 * 1024 }, portrait).checks,
  ).toMatchObject({
    size: 'low',
    weight: 'high',
    ratio: 'low',
  });
});
