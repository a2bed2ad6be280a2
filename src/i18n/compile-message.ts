/**
 * Lingui's message syntax (a part of ICU MessageFormat) to its compiled tokens, at run time:
 * `{name}`, `{count, plural, =0 {…} one {…} other {…}}`, `selectordinal`, `select`, `offset:`, `#`,
 * and quoting by apostrophes. The library's own compiler does dates and skeletons too and weighs
 * ten times as much; catalogs are compiled by it at build time, only source text comes here.
 */
export type Token = string | [string] | [string, string] | [string, string, Cases];
type Cases = Record<string, number | Token[]>;

/** Throws SyntaxError on unbalanced braces. */
export const compileMessage = (message: string): Token[] => {
  const reader = { text: message, at: 0 };
  const tokens = readTokens(reader, false);
  if (reader.at < message.length) throw new SyntaxError(`Stray } in « ${message} »`);
  return tokens;
};

type Reader = { text: string; at: number };

const readTokens = (reader: Reader, insidePlural: boolean): Token[] => {
  const tokens: Token[] = [];
  let words = '';
  const flush = () => {
    if (words) tokens.push(words);
    words = '';
  };
  while (reader.at < reader.text.length && reader.text[reader.at] !== '}') {
    const character = reader.text[reader.at];
    if (character === '{') {
      flush();
      tokens.push(readArgument(reader));
    } else if (character === '#' && insidePlural) {
      flush();
      tokens.push('#');
      reader.at += 1;
    } else if (character === "'") words += readQuoted(reader);
    else {
      words += character;
      reader.at += 1;
    }
  }
  flush();
  return tokens;
};

/** `''` is an apostrophe; `'{` opens a quotation that the next apostrophe closes; any other is itself. */
const readQuoted = (reader: Reader): string => {
  const next = reader.text[reader.at + 1];
  if (next === "'") {
    reader.at += 2;
    return "'";
  }
  if (next !== '{' && next !== '}' && next !== '#') {
    reader.at += 1;
    return "'";
  }
  const end = reader.text.indexOf("'", reader.at + 1);
  const stop = end < 0 ? reader.text.length : end;
  const quoted = reader.text.slice(reader.at + 1, stop);
  reader.at = stop + 1;
  return quoted;
};

const readArgument = (reader: Reader): Token => {
  reader.at += 1;
  const name = readWord(reader);
  if (take(reader, '}')) return [name];
  expect(reader, ',');
  const type = readWord(reader);
  if (take(reader, '}')) return [name, type];
  expect(reader, ',');
  const cases: Cases = {};
  while (!take(reader, '}')) {
    const key = readWord(reader);
    if (key === '') throw new SyntaxError(`Unfinished {${name}} in « ${reader.text} »`);
    if (key.startsWith('offset:')) {
      cases['offset'] = Number(key.slice('offset:'.length) || readWord(reader));
      continue;
    }
    expect(reader, '{');
    cases[key.replace(/^=/, '')] = readTokens(reader, type !== 'select');
    expect(reader, '}');
  }
  return [name, type, cases];
};

const readWord = (reader: Reader): string => {
  skipSpace(reader);
  const start = reader.at;
  while (reader.at < reader.text.length && !/[\s,{}]/.test(reader.text[reader.at] ?? ''))
    reader.at += 1;
  const word = reader.text.slice(start, reader.at);
  skipSpace(reader);
  return word;
};

const skipSpace = (reader: Reader): void => {
  while (/\s/.test(reader.text[reader.at] ?? '')) reader.at += 1;
};

const take = (reader: Reader, character: string): boolean => {
  if (reader.text[reader.at] !== character) return false;
  reader.at += 1;
  return true;
};

const expect = (reader: Reader, character: string): void => {
  if (!take(reader, character))
    throw new SyntaxError(`${character} expected at ${reader.at} in « ${reader.text} »`);
};
