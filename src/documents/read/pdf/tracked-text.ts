import type { PaintedGlyph } from './page-paint.ts';
import type { GlyphsOf } from './painted-glyphs.ts';
import type { PlacedText } from './text-runs.ts';

/** A gap this much wider than the usual one between letters parts words. */
const WORD_OVER_TRACKING_EM = 0.12;
/** Two letters with a blank between them ("L I") are tracked from here on. */
const LEAST_TRACKING_EM = 0.1;
/** Of the pieces of a tracked text, those of one letter: fewer where there are many, since "On a ´" is no tracked word. */
const SINGLE = { share: 0.8, ofMany: 0.6, many: 4 };
/** How much of the tracking around a word counts as the word's own. */
const OWN_TRACKING = 1.6;

/**
 * Words of a text set with tracking. pdf.js puts a blank between all its letters, and the blanks
 * between words are lost among them; the painted glyphs still tell one from the other.
 * A word keeps the tracking after it as part of its width, so that its neighbours stay near.
 */
export const closeTracking = (texts: PlacedText[], glyphsOf: GlyphsOf): PlacedText[] =>
  texts.map((placed) => {
    if (!isTracked(placed.text)) return placed;
    const em = Math.abs(placed.matrix[3]);
    const glyphs = glyphsOf(placed);
    const gap = usualGap(glyphs);
    if (gap < LEAST_TRACKING_EM * em) return placed;
    const text = closedText(placed.text, glyphs, gap + WORD_OVER_TRACKING_EM * em);
    return text ? { ...placed, text, width: placed.width + OWN_TRACKING * gap } : placed;
  });

/** Most characters stand alone: kerning brings some back together. */
const isTracked = (text: string): boolean => {
  const tokens = text.trim().split(/\s+/);
  const share = tokens.length < SINGLE.many ? SINGLE.share : SINGLE.ofMany;
  return (
    tokens.length > 1 &&
    tokens.filter((token) => [...token].length === 1).length >= tokens.length * share
  );
};

/** Undefined when the glyphs say something else: the text is better left alone. */
const closedText = (
  placed: string,
  glyphs: readonly PaintedGlyph[],
  apart: number,
): string | undefined => {
  const letters = placed.replaceAll(/\s/g, '');
  let text = '';
  let size = 0;
  for (const [at, { text: glyph, x }] of glyphs.entries()) {
    const before = glyphs[at - 1];
    if (before && x - before.end > apart) text += ' ';
    text += glyph;
    size += glyph.replaceAll(/\s/g, '').length;
    if (size >= letters.length) break;
  }
  return text.replaceAll(/\s/g, '') === letters ? text.replaceAll(/\s+/g, ' ').trim() : undefined;
};

/** The median of the gaps between letters. */
const usualGap = (glyphs: readonly PaintedGlyph[]): number => {
  const gaps = glyphs.flatMap((glyph, at) => {
    const before = glyphs[at - 1];
    return before && before.text.trim() !== '' && glyph.text.trim() !== ''
      ? [glyph.x - before.end]
      : [];
  });
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
};
