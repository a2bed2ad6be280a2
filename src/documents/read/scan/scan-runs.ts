/** What the recogniser saw, as the boxes of text that the reader understands. */
import type { TextRun } from '#/domain/cv/source.ts';

interface Word {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Under this, of 100, it is a stain more often than a word. */
const LEAST_CONFIDENCE = 20;
/** A wider gap, in heights of the line, parts a title from its dates. */
const GAP = 1.2;

/**
 * Tab-separated lines of Tesseract (level, page, block, paragraph, line, word, left, top, width, height, confidence,
 * text) → runs. `scale`: points a pixel.
 */
export const scanRuns = (tsv: string, scale: number): TextRun[] => {
  const lines = new Map<string, Word[]>();
  for (const row of tsv.split('\n')) {
    const [level, page, block, paragraph, line, , ...rest] = row.split('\t');
    const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = rest.slice(0, 5).map(Number);
    const text = rest.slice(5).join(' ').trim();
    if (level !== '5' || text === '' || confidence < LEAST_CONFIDENCE || isRuling(text)) continue;
    const key = [page, block, paragraph, line].join(' ');
    const word = { text, left, top, right: left + width, bottom: top + height };
    lines.set(key, [...(lines.get(key) ?? []), word]);
  }
  return [...lines.values()].flatMap((words) => lineRuns(words, scale));
};

/** Rules and frames are read as bars and dashes. */
const isRuling = (text: string): boolean => /^[|_—–\-=~[\]{}\\/]{2,}$|^[|_~\\]$/.test(text);

const lineRuns = (words: readonly Word[], scale: number): TextRun[] => {
  const heights = words.map(({ top, bottom }) => bottom - top).toSorted((a, b) => a - b);
  const tall = heights[Math.floor(heights.length * 0.75)] ?? 0;
  // Letters with a tail hang below: most words of a line have one foot in common.
  const feet = words.map(({ bottom }) => bottom).toSorted((a, b) => a - b);
  const baseline = feet[Math.floor((feet.length - 1) / 2)] ?? 0;
  const groups: Word[][] = [];
  for (const word of words) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last && before && word.left - before.right <= tall * GAP) last.push(word);
    else groups.push([word]);
  }
  return groups.map((group) => {
    const left = Math.min(...group.map((word) => word.left));
    const right = Math.max(...group.map((word) => word.right));
    return {
      text: group.map(({ text }) => text).join(' '),
      x: left * scale,
      y: baseline * scale,
      width: (right - left) * scale,
      // Capitals are about seven tenths of their size, with a tail nine.
      size: Math.round(tall * scale * 1.15 * 2) / 2,
      font: 'scan',
      bold: false,
      italic: false,
    };
  });
};
