import { describe, expect, it } from 'vitest';
import { PICTURE_LIMITS } from '#/domain/access/size-limits.ts';
import { readImageHeader } from './read-image-header.ts';

const u16 = (value: number): number[] => [value >> 8, value & 255];
const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 0xffff)];
const ascii = (text: string): number[] => [...text].map((char) => char.charCodeAt(0));

const segment = (marker: number, body: number[]): number[] => [
  0xff,
  marker,
  ...u16(body.length + 2),
  ...body,
];
const frame = (width: number, height: number): number[] =>
  segment(0xc0, [8, ...u16(height), ...u16(width), 3]);
const jpeg = (...parts: number[][]): Uint8Array => Uint8Array.from([0xff, 0xd8, ...parts.flat()]);
const jfif = segment(0xe0, ascii('JFIF\0'));

const chunk = (name: string, body: number[]): number[] => [
  ...u32(body.length),
  ...ascii(name),
  ...body,
  0,
  0,
  0,
  0,
];
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const png = (width: number, height: number, ...more: number[][]): Uint8Array =>
  Uint8Array.from([
    ...SIGNATURE,
    ...chunk('IHDR', [...u32(width), ...u32(height), 8, 6, 0, 0, 0]),
    ...more.flat(),
    ...chunk('IEND', []),
  ]);

describe('a picture’s header', () => {
  it.each([
    [
      'a JPEG',
      jpeg(jfif, frame(800, 600)),
      { type: 'jpeg', width: 800, height: 600, hasHiddenData: false },
    ],
    ['with EXIF', jpeg(segment(0xe1, ascii('Exif\0\0')), frame(8, 6)), { hasHiddenData: true }],
    ['with a comment', jpeg(segment(0xfe, ascii('Laval')), frame(8, 6)), { hasHiddenData: true }],
    [
      'progressive',
      jpeg(jfif, segment(0xc2, [8, ...u16(6), ...u16(8), 3])),
      { width: 8, height: 6 },
    ],
    ['a PNG', png(400, 500), { type: 'png', width: 400, height: 500, hasHiddenData: false }],
    ['with a text', png(4, 5, chunk('tEXt', ascii('Author\0Ana'))), { hasHiddenData: true }],
  ])('of %s', (_, bytes, expected) => {
    expect(readImageHeader(bytes)).toMatchObject({ ok: true, value: expected });
  });

  it.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['a text', Uint8Array.from(ascii('Bonjour, je suis une photo')), 'not-a-picture'],
    ['an SVG', Uint8Array.from(ascii('<svg onload="alert(1)">')), 'not-a-picture'],
    ['a GIF', Uint8Array.from(ascii('GIF89a..........')), 'other-kind'],
    ['an iPhone’s HEIC', Uint8Array.from([0, 0, 0, 24, ...ascii('ftypheic')]), 'other-kind'],
    ['a JPEG cut short', jpeg(jfif).subarray(0, 12), 'damaged'],
    ['a JPEG without a frame', jpeg(jfif, [0xff, 0xda]), 'damaged'],
    ['a JPEG of 0 pixels', jpeg(frame(0, 10)), 'damaged'],
    [
      'a JPEG whose segments never end',
      jpeg(...Array.from({ length: 50 }, () => segment(0xe5, []))),
      'damaged',
    ],
    ['a PNG of four billion pixels', png(65_535, 65_535), 'too-many-pixels'],
    ['a PNG cut short', png(4, 4).subarray(0, 20), 'damaged'],
    ['too many bytes', new Uint8Array(PICTURE_LIMITS.bytes + 1), 'too-large'],
  ])('refuses %s', (_, bytes, error) => {
    expect(readImageHeader(bytes)).toEqual({ ok: false, error });
  });
});
