/** Greedy line breaking with the no-break habits of French and English. No hyphenation. */

export interface Line {
  text: string;
  width: number;
}

export type Measure = (text: string) => number;

/**
 * Lines no wider than `width`, the first no wider than `firstWidth`. Breaks stand at spaces only, which they replace;
 * a single word wider than a line is cut after `/ . - @ _ & = ?`, else between characters.
 */
export function breakLines(
  text: string,
  measure: Measure,
  width: number,
  firstWidth = width,
): Line[] {
  const lines: Line[] = [];
  let line = '';
  const limit = () => (lines.length === 0 ? firstWidth : width);
  const close = (full: string) => lines.push({ text: full, width: measure(full) });
  for (const word of unbreakable(text)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= limit()) {
      line = longer;
      continue;
    }
    if (line !== '') close(line);
    line = word;
    while (measure(line) > limit()) {
      const head = fittingHead(line, measure, limit());
      close(head);
      line = line.slice(head.length);
    }
  }
  if (line !== '') close(line);
  return lines;
}

/**
 * Words with what must stay beside them: the sign after a space in French (`: ; ! ? » %` and currency),
 * the word after `«`, digit groups (`5 000`), and short dashes after a number.
 */
export function unbreakable(text: string): string[] {
  const words: string[] = [];
  for (const word of text.split(/ +/).filter(Boolean)) {
    const previous = words.at(-1);
    if (previous !== undefined && staysWith(previous, word))
      words[words.length - 1] = `${previous} ${word}`;
    else words.push(word);
  }
  return words;
}

function staysWith(previous: string, word: string): boolean {
  return (
    /^(?:[:;!?»%|]|[$€£¥])/u.test(word) ||
    /^[–—]$/u.test(word) ||
    /[«(\[]$/u.test(previous) ||
    (/(?:^|\D)\d{1,3}$/u.test(previous) && /^\d{3}(?!\d)/u.test(word))
  );
}

/** The longest beginning that fits, at least one character. */
function fittingHead(word: string, measure: Measure, width: number): string {
  const characters = [...new Intl.Segmenter('fr', { granularity: 'grapheme' }).segment(word)].map(
    ({ segment }) => segment,
  );
  let head = characters[0] ?? word;
  let atSign = '';
  for (const character of characters.slice(1)) {
    if (/[/.\-@_&=? ]$/u.test(head)) atSign = head;
    if (measure(head + character) > width) break;
    head += character;
  }
  return atSign.length > head.length / 3 ? atSign : head;
}
