/**
 * What a picture's first bytes say, before anything is decoded: its kind and its size, so that one that claims
 * billions of pixels is refused unseen, and whether data about where and how it was taken lies in it.
 */
import { PICTURE_LIMITS } from '#/domain/access/size-limits.ts';
import type { Result } from '#/domain/result.ts';

export interface ImageHeader {
  type: 'jpeg' | 'png';
  width: number;
  height: number;
  /** Data of the camera or of programs: date, device, place. */
  hasHiddenData: boolean;
}

export type ImageRefusal =
  | 'empty'
  | 'too-large'
  | 'not-a-picture'
  | 'other-kind'
  | 'damaged'
  | 'too-many-pixels';

export const readImageHeader = (bytes: Uint8Array): Result<ImageHeader, ImageRefusal> => {
  if (bytes.length === 0) return refused('empty');
  if (bytes.length > PICTURE_LIMITS.bytes) return refused('too-large');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const header = begins(bytes, JPEG)
      ? jpegHeader(view)
      : begins(bytes, PNG)
        ? pngHeader(view)
        : undefined;
    if (!header) return refused(isOtherPicture(bytes) ? 'other-kind' : 'not-a-picture');
    if (header.width === 0 || header.height === 0) return refused('damaged');
    if (header.width * header.height > PICTURE_LIMITS.pixels) return refused('too-many-pixels');
    return { ok: true, value: header };
  } catch (error) {
    if (error instanceof RangeError) return refused('damaged');
    throw error;
  }
};

const refused = (error: ImageRefusal): Result<never, ImageRefusal> => ({ ok: false, error });

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const begins = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, at) => bytes[at] === byte);

const asciiAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** GIF, WebP, BMP, TIFF, and the pictures of an iPhone (HEIC, AVIF). */
const isOtherPicture = (bytes: Uint8Array): boolean =>
  /^(?:GIF8|RIFF|BM|II\*|MM\0\*)/.test(asciiAt(bytes, 0, 4)) || asciiAt(bytes, 4, 4) === 'ftyp';

/** Segments up to the frame header (ITU-T T.81, B.1). */
const jpegHeader = (view: DataView): ImageHeader => {
  let hasHiddenData = false;
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) throw new RangeError();
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // Where the picture itself begins, its size has been told.
    if (marker === 0xda || marker === 0xd9) throw new RangeError();
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame)
      return {
        type: 'jpeg',
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
        hasHiddenData,
      };
    // APP1 to APP15, without JFIF (0) and colours (2, 14); and comments.
    hasHiddenData ||=
      (marker > 0xe0 && marker <= 0xef && ![0xe2, 0xee].includes(marker)) || marker === 0xfe;
    at += 2 + Math.max(2, view.getUint16(at + 2));
  }
};

/** The first chunk tells the size (PNG 11.2.1); texts and EXIF come in chunks before the picture. */
const pngHeader = (view: DataView): ImageHeader => {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  if (asciiAt(bytes, 12, 4) !== 'IHDR') throw new RangeError();
  const header = { width: view.getUint32(16), height: view.getUint32(20) };
  let hasHiddenData = false;
  for (let at = 8; at + 8 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const chunk = asciiAt(bytes, at + 4, 4);
    if (chunk === 'IEND') break;
    hasHiddenData ||= ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'].includes(chunk);
  }
  return { type: 'png', ...header, hasHiddenData };
};
