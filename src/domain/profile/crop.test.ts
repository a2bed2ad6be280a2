import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST_CROP, moved, squareOf, zoomed } from './crop.ts';

const size = fc.record({
  width: fc.integer({ min: 64, max: 8000 }),
  height: fc.integer({ min: 64, max: 8000 }),
});
const step = fc.double({ min: -3, max: 3, noNaN: true });

test('however it is moved and enlarged, the square stays inside the picture', () => {
  fc.assert(
    fc.property(size, step, step, step, (picture, dx, dy, zoom) => {
      const crop = moved(zoomed(FIRST_CROP, zoom), picture, dx, dy);
      const { left, top, side } = squareOf(crop, picture);
      expect(side).toBeGreaterThan(0);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + side).toBeLessThanOrEqual(picture.width + 1e-6);
      expect(top + side).toBeLessThanOrEqual(picture.height + 1e-6);
    }),
  );
});

test('dragged to the right, more of the left is seen', () => {
  const picture = { width: 1000, height: 500 };
  expect(squareOf(moved(FIRST_CROP, picture, 0.2, 0), picture).left).toBeCloseTo(150);
});
