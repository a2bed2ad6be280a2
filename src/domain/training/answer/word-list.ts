/** Lists of words and phrases, one pattern each: `a|b*` finds `a` and whatever begins with `b` in a clause's line. */
export const cue = (phrases: string): RegExp =>
  new RegExp(`(?<![^ ])(?:${patternOf(phrases)})(?![^ ])`, 'g');

export const wordSet = (words: string): ReadonlySet<string> =>
  new Set(words.split(/\s+/).filter((word) => word !== ''));

export const firstMatch = (line: string, pattern: RegExp): RegExpExecArray | null => {
  pattern.lastIndex = 0;
  return pattern.exec(line);
};

const patternOf = (phrases: string): string =>
  phrases
    .split('\n')
    .map((line) => line.trim().replace(/\|$/, ''))
    .filter((line) => line !== '')
    .join('|')
    .replaceAll(/(?<!\))\*/g, '[^ ]*')
    .replaceAll('#', '\\d[^ ]*');
