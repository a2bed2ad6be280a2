/** Pictures as browsers unpack and write them. */

export interface OpenedPicture {
  /** As it is seen: turned the way the camera noted. */
  width: number;
  height: number;
  /** To be looked at; `close` gives it back. */
  url: string;
  /** A square of it, in its own pixels, as a new JPEG of `size` pixels: nothing else of the file is in it. */
  cutOut: (
    square: { left: number; top: number; side: number },
    size: number,
  ) => Promise<ArrayBuffer | undefined>;
  close: () => void;
}

/** undefined where the browser can't unpack it. Its size must have been read and judged before. */
export const openPicture = async (file: Blob): Promise<OpenedPicture | undefined> => {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const url = URL.createObjectURL(file);
    return {
      width: bitmap.width,
      height: bitmap.height,
      url,
      cutOut: (square, size) => cutOut(bitmap, square, size),
      close: () => {
        URL.revokeObjectURL(url);
        bitmap.close();
      },
    };
  } catch {
    return undefined;
  }
};

const QUALITY = 0.86;

const cutOut = async (
  bitmap: ImageBitmap,
  { left, top, side }: { left: number; top: number; side: number },
  size: number,
): Promise<ArrayBuffer | undefined> => {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const drawing = canvas.getContext('2d');
  if (!drawing) return undefined;
  // What is see-through would come out black.
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, size, size);
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(bitmap, left, top, side, side, 0, 0, size, size);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  return blob?.arrayBuffer();
};
