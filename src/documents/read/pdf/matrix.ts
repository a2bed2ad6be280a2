/** `[a b c d e f]` as PDF writes it: x' = ax + cy + e, y' = bx + dy + f (ISO 32000-1, 8.3.4). */
export type Matrix = readonly [number, number, number, number, number, number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** `inner` first, then `outer`. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

/** The upright box around a box seen through a matrix. */
export const boxThrough = (matrix: Matrix, corners: readonly number[]): Box => {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = corners;
  const points = [
    [x1, y1],
    [x2, y1],
    [x1, y2],
    [x2, y2],
  ] as const;
  const xs = points.map(([x, y]) => matrix[0] * x + matrix[2] * y + matrix[4]);
  const ys = points.map(([x, y]) => matrix[1] * x + matrix[3] * y + matrix[5]);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

export const isInside = (box: Box, x: number, y: number): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

/** Six finite numbers, whatever list or typed array holds them; null otherwise. */
export const asMatrix = (value: unknown): Matrix | null => {
  if (!Array.isArray(value) && !ArrayBuffer.isView(value)) return null;
  const numbers = Array.from(value as ArrayLike<number>).slice(0, 6);
  return numbers.length === 6 && numbers.every(Number.isFinite)
    ? (numbers as unknown as Matrix)
    : null;
};
