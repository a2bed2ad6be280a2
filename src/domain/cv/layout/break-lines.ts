/** Greedy line breaking with the no-break habits of French and English. No hyphenation. */

export interface Line {
  text: string;
  width: number;
}

export type Measure = (text: string) => number;

/** Width of a plain text that goes into an e-mail, in characters. */
export const EMAIL_COLUMNS = 78;

/** A last line shorter than this share of the width takes words from the line above. */
const SHORT_LAST_LINE = 0.14;

/**
 * Lines no wider than `width`. Breaks stand at spaces only, which they replace;
 * a single word wider than a line is cut after `/ . - @ _ & = ?`, else between characters.
 */
export function breakLines(text: string, measure: Measure, width: number): Line[] {
  const lines: string[][] = [];
  const words = unbreakable(text).toReversed();
  for (let word = words.pop(); word !== undefined; word = words.pop()) {
    const line = lines.at(-1);
    if (line && measure([...line, word].join(' ')) <= width) line.push(word);
    else if (measure(word) <= width) lines.push([word]);
    else {
      const head = fittingHead(word, measure, width);
      lines.push([head]);
      if (head.length < word.length) words.push(word.slice(head.length));
    }
  }
  fillLastLine(lines, measure, width);
  return lines.map((line) => ({ text: line.join(' '), width: measure(line.join(' ')) }));
}

/**
 * Words with what must stay beside them: the sign after a space in French (`: ; ! ? » %` and currency),
 * the word after `«`, digit groups (`5 000`), a bar or a dash after a word.
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
    /[«([]$/u.test(previous) ||
    (/(?:^|\D)\d{1,3}$/u.test(previous) && /^\d{3}(?!\d)/u.test(word))
  );
}

function fillLastLine(lines: string[][], measure: Measure, width: number): void {
  const last = lines.at(-1);
  const above = lines.at(-2);
  if (!last || !above || last.length > 2) return;
  while (above.length > 3 && measure(last.join(' ')) <= width * SHORT_LAST_LINE)
    last.unshift(...above.splice(-1));
}

/** The longest beginning that fits, at least one character. */
function fittingHead(word: string, measure: Measure, width: number): string {
  const [first = word, ...rest] = [...graphemes.segment(word)].map(({ segment }) => segment);
  let head = first;
  let atSign = '';
  for (const character of rest) {
    if (/[/.\-@_&=? ]$/u.test(head)) atSign = head;
    if (measure(head + character) > width) break;
    head += character;
  }
  return atSign.length > head.length / 3 ? atSign : head;
}

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });
