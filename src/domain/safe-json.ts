/**
 * Whether a JSON text may be handed to a parser: one that calls itself for each level ends the whole process on a
 * text of four million brackets. Whether the text is valid JSON is left to the parser.
 */

/** Deeper than anything we send or keep: a CV nests 6 levels in a request, a back-up 10. */
export const MAX_JSON_DEPTH = 100;
/** Objects and arrays in one request: each costs far more memory than its two signs. The largest of ours has a few thousand. */
export const MAX_JSON_CONTAINERS = 50_000;

export const isSafeToParse = (text: string, mostContainers = MAX_JSON_CONTAINERS): boolean => {
  // `split` runs outside the interpreter: a loop over each character would cost more than parsing does.
  const containers = text.split('{').length + text.split('[').length - 2;
  if (containers <= MAX_JSON_DEPTH) return true;
  return containers <= mostContainers && depthOf(text) <= MAX_JSON_DEPTH;
};

const depthOf = (text: string): number => {
  // Without what is escaped, every second piece between quotes stands outside of strings.
  const pieces = text
    .split('\\\\')
    .join('')
    .split(String.raw`\"`)
    .join('')
    .split('"');
  let [depth, deepest] = [0, 0];
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? '';
    if (piece === ',' || piece === ':') continue;
    for (const character of piece) {
      if (character === '[' || character === '{') deepest = Math.max(deepest, (depth += 1));
      else if (character === ']' || character === '}') depth -= 1;
    }
  }
  return deepest;
};
