/** A laid-out page as plain drawing data for a screen: one `<rect>` per shape, one `<text>` per box. */
import type { LaidOutPage } from './laid-out.ts';
import { FACES, INKS } from './laid-out.ts';

interface PreviewText {
  text: string;
  /** Points; `y` is the baseline. The view box is the page, 612 × 792. */
  x: number;
  y: number;
  width: number;
  fontFamily: string;
  fontWeight: number;
  fontSize: number;
  letterSpacing: number;
  fill: string;
  link?: string;
}

interface PreviewShape {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
}

export interface PreviewPage {
  shapes: PreviewShape[];
  texts: PreviewText[];
}

/** Draw with `white-space: pre` and `font-kerning: none`: the fonts carry no kerning, the fallback may. */
export function previewPage(page: LaidOutPage): PreviewPage {
  return {
    shapes: page.shapes.map(({ x, y, width, height, ink }) => ({
      x,
      y,
      width,
      height,
      fill: INKS[ink],
    })),
    texts: [...page.texts, ...page.footer].map((box) => {
      const { family, weight } = FACES[box.font];
      const text: PreviewText = {
        text: box.text,
        x: box.x,
        y: box.y,
        width: box.width,
        fontFamily: family,
        fontWeight: weight,
        fontSize: box.size,
        letterSpacing: box.tracking,
        fill: INKS[box.ink],
      };
      if (box.link !== undefined) text.link = box.link;
      return text;
    }),
  };
}
