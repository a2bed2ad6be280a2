/**
 * What the first bytes of a picture say of it, read before anything unpacks it: a file of a few bytes may claim to be a
 * hundred thousand pixels wide. Formats: PNG (ISO/IEC 15948), JPEG (ITU-T T.81), WebP (RFC 9649).
 */
import { PICTURE_LIMITS } from '../access/size-limits.ts';
import type { Result } from '../result.ts';

export interface PictureHeader {
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
  /** Data of the camera or of programs lies before the picture: date, device, place. */
  hasHiddenData: boolean;
}

/** `other-kind`: a picture of another format, such as HEIC; `damaged`: it breaks off or contradicts itself. */
export type PictureRefusal =
  | 'empty'
  | 'not-a-picture'
  | 'other-kind'
  | 'damaged'
  | 'too-heavy'
  | 'too-many-pixels';

/** `bytes`: the file or its beginning, as much as holds what stands before the picture; `size`: of the whole file. */
export const readPictureHeader = (
  bytes: Uint8Array,
  size: number = bytes.length,
): Result<PictureHeader, PictureRefusal> => {
  if (size > PICTURE_LIMITS.bytes) return { ok: false, error: 'too-heavy' };
  const header = readFormat(bytes);
  if (typeof header === 'string') return { ok: false, error: header };
  if (header.width * header.height > PICTURE_LIMITS.pixels)
    return { ok: false, error: 'too-many-pixels' };
  return { ok: true, value: header };
};

const readFormat = (bytes: Uint8Array): PictureHeader | PictureRefusal => {
  if (bytes.length === 0) return 'empty';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, PNG)) return readPng(bytes, view);
  if (startsWith(bytes, JPEG)) return readJpeg(view);
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP')
    return readWebp(bytes, view);
  return isOtherPicture(bytes) ? 'other-kind' : 'not-a-picture';
};

/** GIF, BMP, TIFF, and the pictures of an iPhone (HEIC, AVIF). */
const isOtherPicture = (bytes: Uint8Array): boolean =>
  /^(?:GIF8|BM|II\*|MM\0\*)/.test(textAt(bytes, 0, 4)) || textAt(bytes, 4, 4) === 'ftyp';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** The first chunk tells the size (11.2.1); texts and EXIF come in chunks before the picture. */
const readPng = (bytes: Uint8Array, view: DataView): PictureHeader | 'damaged' => {
  if (bytes.length < 33 || textAt(bytes, 12, 4) !== 'IHDR') return 'damaged';
  let hasHiddenData = false;
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const chunk = textAt(bytes, at + 4, 4);
    if (chunk === 'IEND') break;
    hasHiddenData ||= ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'].includes(chunk);
  }
  return sized('image/png', view.getUint32(16), view.getUint32(20), hasHiddenData);
};

/** Segments follow each other by their lengths up to the one that starts a frame. */
const readJpeg = (view: DataView): PictureHeader | 'damaged' => {
  let hasHiddenData = false;
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return 'damaged';
    const marker = view.getUint8(at + 1);
    // Fill bytes before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker))
      return sized('image/jpeg', view.getUint16(at + 7), view.getUint16(at + 5), hasHiddenData);
    // APP1 to APP15, without colours (2, 14); and comments.
    hasHiddenData ||=
      (marker > 0xe0 && marker <= 0xef && ![0xe2, 0xee].includes(marker)) || marker === 0xfe;
    // The scan or the end before any frame.
    if (marker === 0xda || marker === 0xd9) return 'damaged';
    const length = view.getUint16(at + 2);
    if (length < 2) return 'damaged';
    at += 2 + length;
  }
  return 'damaged';
};

/** Start of frame: C0 to CF without the tables DHT, JPG and DAC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const readWebp = (bytes: Uint8Array, view: DataView): PictureHeader | 'damaged' => {
  if (bytes.length < 30) return 'damaged';
  switch (textAt(bytes, 12, 4)) {
    case 'VP8X':
      // Flags of EXIF and XMP.
      return sized(
        'image/webp',
        1 + uint24(view, 24),
        1 + uint24(view, 27),
        (view.getUint8(20) & 0x0c) !== 0,
      );
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return sized('image/webp', 1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff), false);
    }
    case 'VP8 ':
      return sized(
        'image/webp',
        view.getUint16(26, true) & 0x3fff,
        view.getUint16(28, true) & 0x3fff,
        false,
      );
    default:
      return 'damaged';
  }
};

const sized = (
  type: PictureHeader['type'],
  width: number,
  height: number,
  hasHiddenData: boolean,
): PictureHeader | 'damaged' =>
  width > 0 && height > 0 ? { type, width, height, hasHiddenData } : 'damaged';

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const uint24 = (view: DataView, at: number): number =>
  view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
