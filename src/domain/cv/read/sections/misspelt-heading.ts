/** Headings with a slip of the pen ("Work expirence", "Formattion"): words a letter or two away from a heading's. */
import { fold } from '#/domain/text/fold.ts';
import { HEADING_WORDS, type HeadingHit, headingHit, undecorated } from './headings.ts';

/** Letters of a word that may be one letter off, or two; shorter ones are near too many others. */
const LEAST_LETTERS = { one: 7, two: 9 };
const MOST_LETTERS = 20;
const MOST_WORDS = 5;

/** For a line that is known to look like a heading. Undefined unless each word is a heading's, or nearly one. */
export function misspeltHeading(text: string): HeadingHit | undefined {
  const words = fold(undecorated(text)).split(/[ -]+/);
  if (words.length > MOST_WORDS) return undefined;
  const spelled = words.map((word) => (HEADING_WORDS.has(word) ? word : nearest(word)));
  const hit = headingHit(spelled.join(' '));
  return hit?.full ? hit : undefined;
}

function nearest(word: string): string {
  if (word.length < LEAST_LETTERS.one || word.length > MOST_LETTERS) return word;
  let [best, least] = [word, (word.length < LEAST_LETTERS.two ? 1 : 2) + 1];
  for (const known of HEADING_WORDS) {
    if (known[0] !== word[0] || Math.abs(known.length - word.length) >= least) continue;
    const steps = stepsBetween(word, known);
    if (steps < least) [best, least] = [known, steps];
  }
  return best;
}

/** Letters to add, to take out, to change or to swap with the next. */
function stepsBetween(one: string, two: string): number {
  let older: number[] = [];
  let above = Array.from({ length: two.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at];
    for (let other = 1; other <= two.length; other += 1) {
      const isSame = one[at - 1] === two[other - 1];
      const isSwapped =
        at > 1 && other > 1 && one[at - 1] === two[other - 2] && one[at - 2] === two[other - 1];
      row.push(
        Math.min(
          (above[other] ?? 0) + 1,
          (row[other - 1] ?? 0) + 1,
          (above[other - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (older[other - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [older, above] = [above, row];
  }
  return above[two.length] ?? 0;
}
