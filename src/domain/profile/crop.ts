/** The square of a picture that becomes the profile's: where it stands, and how it is moved. */

export interface Crop {
  /** The part of the picture's shorter side that is taken: from `MAX_ZOOM` times smaller to all of it. */
  zoom: number;
  /** Its place, 0 to 1 of the room that is left: 0 at the left and the top, 1 at the right and the bottom. */
  x: number;
  y: number;
}

export const MAX_ZOOM = 4;

/** In the middle, a little above: faces are there. */
export const FIRST_CROP: Crop = { zoom: 1, x: 0.5, y: 0.4 };

/** Pixels of a side of what is kept. */
export const PICTURE_SIDE = 512;

interface Size {
  width: number;
  height: number;
}

/** The square in the picture's own pixels; always inside it. */
export const squareOf = (
  { zoom, x, y }: Crop,
  { width, height }: Size,
): { left: number; top: number; side: number } => {
  const side = Math.min(width, height) / within(zoom, 1, MAX_ZOOM);
  return { side, left: (width - side) * within(x, 0, 1), top: (height - side) * within(y, 0, 1) };
};

/** Moved by parts of the square's side, as when it is dragged; the picture goes along, so its place goes against. */
export const moved = (crop: Crop, size: Size, dx: number, dy: number): Crop => {
  const { side } = squareOf(crop, size);
  const part = (place: number, by: number, room: number): number =>
    room <= 0 ? place : within(place - (by * side) / room, 0, 1);
  return {
    ...crop,
    x: part(crop.x, dx, size.width - side),
    y: part(crop.y, dy, size.height - side),
  };
};

export const zoomed = (crop: Crop, zoom: number): Crop => ({
  ...crop,
  zoom: within(zoom, 1, MAX_ZOOM),
});

const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));
