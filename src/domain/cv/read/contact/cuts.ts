/** Takes the details found out of the contact lines and keeps the rest of each line readable. */
import { isDocumentTitle } from '../account-for-words.ts';
import { fold } from '#/domain/text/fold.ts';
import { trimEdges, wordsOf } from '../text-pieces.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { CONTACT_LABEL } from './reach.ts';

/** Folded, without the words that only announce a contact detail. */
export const withoutContactLabels = (text: string): string =>
  fold(text.replace(/\((?:s|es|e)\)/g, '')).replace(CONTACT_LABEL, ' ');

/** Pieces taken out of lines; the rest of a line stays readable. */
export class Cuts {
  private readonly taken = new Map<SourceLine, string[]>();

  take(line: SourceLine, raw: string): void {
    if (raw) this.taken.set(line, [...(this.taken.get(line) ?? []), raw]);
  }

  restText(line: SourceLine): string {
    const taken = this.taken.get(line) ?? [];
    const barred = line.cells.join(' | ');
    // The cells of a row are kept apart, unless a detail found runs over two of them.
    let text = taken.every((raw) => barred.includes(raw)) ? barred : line.text;
    for (const raw of taken) {
      const at = text.lastIndexOf(raw);
      if (at >= 0) text = `${text.slice(0, at)} | ${text.slice(at + raw.length)}`;
    }
    return text.replace(/(?:\s*\|\s*)+/g, ' | ');
  }

  piecesOf(line: SourceLine): string[] {
    return this.restText(line)
      .split(/\s[|•·\p{Sk}]\s|\||[⋄∙⋅\p{So}\p{Co}]/u)
      .filter((piece) => piece.trim() !== '');
  }

  /** Nothing when only labels and separators are left. */
  restOf(line: SourceLine): SourceLine[] {
    if (isDocumentTitle(line.text)) return [];
    if (!this.taken.has(line))
      return wordsOf(withoutContactLabels(line.text)).length > 0 ? [line] : [];
    const text = this.piecesOf(line)
      .map(trimEdges)
      .filter((piece) => wordsOf(withoutContactLabels(piece)).length > 0)
      .join(' | ');
    return text === '' ? [] : [{ ...line, text, cells: [text] }];
  }
}
