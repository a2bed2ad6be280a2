/** Pixels as the plainest file there is for shades of grey, which the recogniser reads without a decoder. */
export const greyImage = (rgba: Uint8ClampedArray, width: number, height: number): Uint8Array => {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const image = new Uint8Array(head.length + width * height);
  image.set(head);
  for (let at = 0, to = head.length; at < rgba.length; at += 4, to += 1)
    image[to] = ((rgba[at] ?? 0) * 77 + (rgba[at + 1] ?? 0) * 150 + (rgba[at + 2] ?? 0) * 29) >> 8;
  return image;
};
