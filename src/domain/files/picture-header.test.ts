import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PICTURE_LIMITS } from '../access/size-limits.ts';
import { readPictureHeader } from './picture-header.ts';

const png = (width: number, height: number): Uint8Array => {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  bytes.set(new TextEncoder().encode('IHDR'), 12);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
};

/** With a comment of 300 bytes before the frame, as cameras write many. */
const jpeg = (width: number, height: number): Uint8Array => {
  const bytes = new Uint8Array(400);
  const view = new DataView(bytes.buffer);
  bytes.set([0xff, 0xd8, 0xff, 0xfe]);
  view.setUint16(4, 300);
  bytes.set([0xff, 0xc2, 0, 17, 8], 304);
  view.setUint16(309, height);
  view.setUint16(311, width);
  return bytes;
};

const webp = (kind: 'VP8X' | 'VP8L' | 'VP8 ', width: number, height: number): Uint8Array => {
  const bytes = new Uint8Array(40);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('RIFF    WEBP'));
  bytes.set(new TextEncoder().encode(kind), 12);
  if (kind === 'VP8X') {
    view.setUint16(24, (width - 1) & 0xffff, true);
    view.setUint8(26, (width - 1) >> 16);
    view.setUint16(27, (height - 1) & 0xffff, true);
    view.setUint8(29, (height - 1) >> 16);
  } else if (kind === 'VP8L') view.setUint32(21, (width - 1) | ((height - 1) << 14), true);
  else {
    view.setUint16(26, width, true);
    view.setUint16(28, height, true);
  }
  return bytes;
};

test.each([
  ['image/png', png(640, 480)],
  ['image/jpeg', jpeg(640, 480)],
  ['image/webp', webp('VP8X', 640, 480)],
  ['image/webp', webp('VP8L', 640, 480)],
  ['image/webp', webp('VP8 ', 640, 480)],
] as const)('%s says its size before it is unpacked', (type, bytes) => {
  expect(readPictureHeader(bytes)).toMatchObject({
    ok: true,
    value: { type, width: 640, height: 480 },
  });
});

test.each([
  ['a drawing with scripts', new TextEncoder().encode('<svg onload="alert(1)"/>'), 'not-a-picture'],
  ['a page', new TextEncoder().encode('<!doctype html>'), 'not-a-picture'],
  ['nothing', new Uint8Array(), 'empty'],
  ['a GIF', new TextEncoder().encode('GIF89a..........'), 'other-kind'],
  ['an iPhone’s HEIC', new TextEncoder().encode('\0\0\0\u0018ftypheic'), 'other-kind'],
  ['a start alone', jpeg(640, 480).slice(0, 12), 'damaged'],
  ['a picture without width', png(0, 480), 'damaged'],
  ['a flood of pixels', png(100_000, 100_000), 'too-many-pixels'],
  ['a heavy file', new Uint8Array(PICTURE_LIMITS.bytes + 1), 'too-heavy'],
] as const)('%s is refused', (_, bytes, error) => {
  expect(readPictureHeader(bytes)).toEqual({ ok: false, error });
});

const segment = (marker: number, text: string): number[] => [
  0xff,
  marker,
  0,
  text.length + 2,
  ...new TextEncoder().encode(text),
];
const frame = [0xff, 0xc0, 0, 11, 8, 0, 6, 0, 8, 3, 0, 0, 0];
const jpegOf = (...parts: number[][]): Uint8Array => Uint8Array.from([0xff, 0xd8, ...parts.flat()]);
const text = Uint8Array.from([0, 0, 0, 0, ...new TextEncoder().encode('tEXt'), 0, 0, 0, 0]);
const pngWith = (chunk: Uint8Array): Uint8Array =>
  Uint8Array.from([...png(4, 5).subarray(0, 33), ...chunk]);
const flagged = webp('VP8X', 640, 480);
flagged[20] = 8;

test.each([
  ['a JPEG as programs write it', jpegOf(segment(0xe0, 'JFIF'), frame), false],
  ['a JPEG with EXIF', jpegOf(segment(0xe1, 'Exif\0\0'), frame), true],
  ['a JPEG with a comment', jpegOf(segment(0xfe, 'Laval'), frame), true],
  ['a PNG', png(4, 5), false],
  ['a PNG with a text', pngWith(text), true],
  ['a WebP', webp('VP8X', 640, 480), false],
  ['a WebP with EXIF', flagged, true],
] as const)('hidden data is told of %s', (_, bytes, hasHiddenData) => {
  expect(readPictureHeader(bytes)).toMatchObject({ ok: true, value: { hasHiddenData } });
});

test('segments that never end are damage', () => {
  const endless = jpegOf(...Array.from({ length: 50 }, () => segment(0xe5, '')));
  expect(readPictureHeader(endless)).toEqual({ ok: false, error: 'damaged' });
});

test('no bytes make it throw, or let more through than is opened', () => {
  const starts = [png(640, 480), jpeg(640, 480), webp('VP8X', 640, 480)];
  const outcome = fc.check(
    fc.property(
      fc.constantFrom(...starts),
      fc.array(fc.tuple(fc.nat(63), fc.nat(255)), { maxLength: 20 }),
      fc.nat(400),
      (start, changes, end) => {
        const bytes = start.slice(0, end);
        for (const [at, byte] of changes) if (at < bytes.length) bytes[at] = byte;
        const read = readPictureHeader(bytes);
        return !read.ok || read.value.width * read.value.height <= PICTURE_LIMITS.pixels;
      },
    ),
  );
  expect(outcome).toMatchObject({ failed: false });
});
