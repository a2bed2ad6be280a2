/** A picture on the device → its checks, and a square copy without hidden data. Nothing of it is sent or kept. */
import { PICTURE_LIMITS } from '#/domain/access/size-limits.ts';
import { checkPhoto, MEASURED_SIDE, type CheckedPhoto } from '#/domain/linkedin/photo.ts';
import { readPictureHeader, type PictureRefusal } from '#/domain/files/picture-header.ts';
import type { Result } from '#/domain/result.ts';

export interface ReadPhoto extends CheckedPhoto {
  width: number;
  height: number;
  hasHiddenData: boolean;
  /** The middle of it, square, written anew: what a camera adds is not in it. */
  copy: Blob;
}

/** What the square copy measures at the most: LinkedIn shows no more. */
const COPY_SIDE = 800;
const COPY_QUALITY = 0.92;

export const readPhoto = async (file: File): Promise<Result<ReadPhoto, PictureRefusal>> => {
  if (file.size > PICTURE_LIMITS.bytes) return { ok: false, error: 'too-heavy' };
  const header = readPictureHeader(new Uint8Array(await file.arrayBuffer()));
  if (!header.ok) return header;
  // LinkedIn takes none.
  if (header.value.type === 'image/webp') return { ok: false, error: 'other-kind' };
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return { ok: false, error: 'damaged' };
  }
  try {
    const scale = Math.min(1, MEASURED_SIDE / Math.max(picture.width, picture.height));
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(picture.height * scale));
    const small = contextOf(width, height);
    small.drawImage(picture, 0, 0, width, height);
    const { data } = small.getImageData(0, 0, width, height);
    const { width: fullWidth, height: fullHeight } = picture;
    const checked = checkPhoto(
      { width: fullWidth, height: fullHeight, bytes: file.size },
      { width, height, data },
    );
    const copy = await squareCopy(picture);
    if (!copy) return { ok: false, error: 'damaged' };
    const { hasHiddenData } = header.value;
    return {
      ok: true,
      value: { ...checked, width: fullWidth, height: fullHeight, hasHiddenData, copy },
    };
  } finally {
    picture.close();
  }
};

const contextOf = (width: number, height: number): CanvasRenderingContext2D => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser draws no pictures');
  // What is transparent would turn black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  return context;
};

const squareCopy = (picture: ImageBitmap): Promise<Blob | null> => {
  const side = Math.min(picture.width, picture.height);
  const to = Math.min(side, COPY_SIDE);
  const context = contextOf(to, to);
  context.drawImage(
    picture,
    (picture.width - side) / 2,
    (picture.height - side) / 2,
    side,
    side,
    0,
    0,
    to,
    to,
  );
  return new Promise((resolve) => context.canvas.toBlob(resolve, 'image/jpeg', COPY_QUALITY));
};
