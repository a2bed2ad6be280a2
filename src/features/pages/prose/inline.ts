import type { Inline } from './prose-text.ts';

/** `at` is where the piece starts in the text. */
export type Piece =
  | { kind: 'text' | 'strong' | 'code'; at: number; text: string }
  | { kind: 'link'; at: number; text: string; href: string };

const MARKS = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|`([^`]+)`/g;

/** The pieces of a text with marks, in reading order; what is not a whole mark stays as it is written. */
export const inlinePieces = (inline: Inline): Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of inline.matchAll(MARKS)) {
    if (match.index > end)
      pieces.push({ kind: 'text', at: end, text: inline.slice(end, match.index) });
    const [whole, linkText, href, strong, code] = match;
    if (linkText !== undefined && href !== undefined)
      pieces.push({ kind: 'link', at: match.index, text: linkText, href });
    else if (strong !== undefined) pieces.push({ kind: 'strong', at: match.index, text: strong });
    else if (code !== undefined) pieces.push({ kind: 'code', at: match.index, text: code });
    end = match.index + whole.length;
  }
  if (end < inline.length) pieces.push({ kind: 'text', at: end, text: inline.slice(end) });
  return pieces;
};
