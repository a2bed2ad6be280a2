/** Greedy line breaking with the no-break habits of French and English. No hyphenation. */

export interface Line {
  text: string;
  width: number;
}

/** Widths add up: a text is as wide as its parts one after the other. */
export type Measure = (text: string) => number;

/** Width of a plain text that goes into an e-mail, in characters. */
export const EMAIL_COLUMNS = 78;

/** A last line shorter than this share of the width takes words from the line above. */
const SHORT_LAST_LINE = 0.14;

/** A word of more characters fits no line, and is not worth measuring whole for each line that it takes. */
const LONGEST_WORD = 400;

interface Filling {
  words: string[];
  width: number;
}

/**
 * Lines no wider than `width`. Breaks stand at spaces only, which they replace;
 * a single word wider than a line is cut after `/ . - @ _ & = ?`, else between characters.
 */
export function breakLines(text: string, measure: Measure, width: number): Line[] {
  const lines: Filling[] = [];
  const space = measure(' ');
  const words = unbreakable(text).toReversed();
  for (let word = words.pop(); word !== undefined; word = words.pop()) {
    const line = lines.at(-1);
    const wide = word.length > LONGEST_WORD ? Infinity : measure(word);
    if (line && line.width + space + wide <= width) {
      line.words.push(word);
      line.width += space + wide;
    } else if (wide <= width) lines.push({ words: [word], width: wide });
    else {
      const head = fittingHead(word, measure, width);
      lines.push({ words: [head], width: measure(head) });
      if (head.length < word.length) words.push(word.slice(head.length));
    }
  }
  fillLastLine(lines, measure, width);
  return lines.map((line) => ({ text: line.words.join(' '), width: line.width }));
}

/**
 * Words with what must stay beside them: the sign after a space in French (`: ; ! ? » %` and currency),
 * the word after `«` or a lone `À`, digit groups (`5 000`), a bar or a dash after a word, and what ends a range after its dash.
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
    /\d [–—]$/u.test(previous) ||
    /[«([]$|^[ÀÔ]$/u.test(previous) ||
    (/(?:^|\D)\d{1,3}$/u.test(previous) && /^\d{3}(?!\d)/u.test(word))
  );
}

function fillLastLine(lines: Filling[], measure: Measure, width: number): void {
  const last = lines.at(-1);
  const above = lines.at(-2);
  if (!last || !above || last.words.length > 2) return;
  while (above.words.length > 3 && last.width <= width * SHORT_LAST_LINE) {
    const [word = ''] = above.words.splice(-1);
    const moved = measure(word) + measure(' ');
    last.words.unshift(word);
    last.width += moved;
    above.width -= moved;
  }
}

/** The longest beginning that fits, at least one character; what comes after it is not looked at. */
function fittingHead(word: string, measure: Measure, width: number): string {
  let head = '';
  let wide = 0;
  let atSign = '';
  for (const { segment } of graphemes.segment(word)) {
    if (/[/.\-@_&=? ]$/u.test(head)) atSign = head;
    wide += measure(segment);
    if (head !== '' && wide > width) break;
    head += segment;
  }
  return atSign.length > head.length / 3 ? atSign : head;
}

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });
