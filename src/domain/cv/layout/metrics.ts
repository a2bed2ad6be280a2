/** Widths and coverage of the committed font subsets, equal to what the PDF embeds. */
import fontMetrics from './font-metrics.json' with { type: 'json' };
import type { FontKey } from './laid-out.ts';

interface FontMetrics {
  /** Thousandths of the em by code point; absent when the font lacks the character. */
  widths: ReadonlyMap<number, number>;
  /** Of the em. */
  ascent: number;
  descent: number;
}

export type CvMetrics = Record<FontKey, FontMetrics>;

let decoded: CvMetrics | undefined;

export function cvMetrics(): CvMetrics {
  decoded ??= {
    'sans-400': decode(fontMetrics['sans-400']),
    'sans-600': decode(fontMetrics['sans-600']),
    'sans-700': decode(fontMetrics['sans-700']),
    'serif-400': decode(fontMetrics['serif-400']),
    'serif-600': decode(fontMetrics['serif-600']),
    'display-700': decode(fontMetrics['display-700']),
    'round-400': decode(fontMetrics['round-400']),
    'round-600': decode(fontMetrics['round-600']),
  };
  return decoded;
}

const decode = (font: (typeof fontMetrics)['sans-400']): FontMetrics => ({
  widths: decodeWidths(font.runs),
  ascent: font.ascent / 1000,
  descent: font.descent / 1000,
});

/** `k:a b c;…`: in base 36, a code point, then the widths of it and its followers. */
function decodeWidths(runs: string): Map<number, number> {
  const widths = new Map<number, number>();
  for (const run of runs.split(';')) {
    const [first = '', list = ''] = run.split(':');
    for (const [index, width] of list.split(' ').entries())
      widths.set(Number.parseInt(first, 36) + index, Number.parseInt(width, 36));
  }
  const space = widths.get(0x20);
  if (space !== undefined) widths.set(0xa0, space);
  return widths;
}
