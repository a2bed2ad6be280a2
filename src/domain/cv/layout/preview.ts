/** A laid-out page as plain drawing data for a screen: one `<rect>` per shape, one `<text>` per box. */
import type { LaidOutPage, TextBox } from './laid-out.ts';
import { FACES, INKS } from './laid-out.ts';
import { cvMetrics } from './metrics.ts';
import { setWord } from './set-word.ts';

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
  /** What each character is moved by, to the right; of a mark on its letter the screen takes care itself. */
  dx?: string;
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

/** Draw with `white-space: pre` and `font-kerning: none`: `dx` kerns as the PDF does. */
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
      const dx = shiftsOf(box);
      if (dx) text.dx = dx;
      if (box.link !== undefined) text.link = box.link;
      return text;
    }),
  };
}

const shiftsOf = ({ text, font, size }: TextBox): string | undefined => {
  const { shifts } = setWord(text, cvMetrics()[font]);
  if (!shifts || /\p{M}/u.test(text)) return undefined;
  const last = shifts.findLastIndex(({ before }) => before !== 0);
  return shifts
    .slice(0, last + 1)
    .map(({ before }) => Math.round(before * size) / 1000)
    .join(' ');
};
