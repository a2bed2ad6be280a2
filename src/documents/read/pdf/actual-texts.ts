/**
 * What marked content says of itself (ISO 32000-1, 14.9.4): browsers and others give a ligature that no character
 * stands for its letters there, `/Span << /ActualText (fi) >> BDC`. pdf.js leaves such glyphs without a name.
 */
import { PDF_LIMITS } from '../limits.ts';

/** The marks of one content stream in their order, with the letters of those that name them. */
export interface SpelledMarks {
  /** Each with its number on the page, where it has one. */
  tags: readonly string[];
  texts: readonly (string | undefined)[];
}

/** What pdf.js gives of a page: strings, and the marks around them. */
export interface MarkedItem {
  type?: string;
  tag?: string | null;
  /** Of a numbered mark: the page's name and the number. */
  id?: string | null;
  str?: string;
}

/** The marks of a decoded stream. Undefined when none of them names letters. */
export const spelledMarks = (decoded: Uint8Array): SpelledMarks | undefined => {
  const content = new TextDecoder('latin1').decode(decoded);
  if (!content.includes(ACTUAL_TEXT) || !content.includes('BDC')) return undefined;
  const tags: string[] = [];
  const texts: (string | undefined)[] = [];
  let name = '';
  let dictionary = '';
  for (const token of tokensOf(content)) {
    if (token.startsWith('/')) name = token.slice(1);
    else if (token.startsWith('<<')) dictionary = token;
    else if (token === 'BDC' || token === 'BMC') {
      tags.push(token === 'BDC' ? `${name} ${NUMBER.exec(dictionary)?.[1] ?? ''}` : `${name} `);
      texts.push(token === 'BDC' ? actualText(dictionary) : undefined);
      dictionary = '';
      if (tags.length > PDF_LIMITS.items) return undefined;
    }
  }
  return texts.some((text) => text !== undefined) ? { tags, texts } : undefined;
};

/**
 * The items with the letters of nameless glyphs, from the stream whose marks are the page's, or stand among those of the
 * drawings inside the page. Takes that stream out.
 */
export const spellItems = <T extends MarkedItem>(
  items: readonly T[],
  streams: SpelledMarks[],
): T[] => {
  const begun = items.filter(isBegin).map(tagOf);
  const whole = streams.findIndex(
    ({ tags }) => tags.length === begun.length && tags.every((tag, index) => begun[index] === tag),
  );
  const next = streams.slice(0, MOST_STREAMS);
  const at = whole < 0 ? next.findIndex(({ tags }) => placesOf(tags, begun)) : whole;
  const [stream] = at < 0 ? [] : streams.splice(at, 1);
  const places = stream && placesOf(stream.tags, begun);
  if (!places) return [...items];
  const letterings = new Map(places.map((place, mark) => [place, stream.texts[mark]]));
  const open: (string | undefined)[] = [];
  let marks = 0;
  return items.map((item) => {
    if (isBegin(item)) {
      open.push(letterings.get(marks));
      marks += 1;
    } else if (item.type === 'endMarkedContent') open.pop();
    const letters = open.at(-1);
    if (letters === undefined || item.str === undefined) return item;
    // A font's own glyph may be an icon too.
    const isLigature = OWN_GLYPH.test(item.str) && LIGATURE.test(letters);
    if (!isLigature && !NAMELESS.test(item.str)) return item;
    open[open.length - 1] = '';
    return { ...item, str: letters };
  });
};

/** Streams that are looked for among a page's marks: they stand in the file as the pages do. */
const MOST_STREAMS = 100;

/** Where a stream's marks stand among the page's, in order. Undefined when there is no place for them, or a choice. */
const placesOf = (tags: readonly string[], begun: readonly string[]): number[] | undefined => {
  const first = firstPlaces(tags, begun);
  const last = first && firstPlaces(tags.toReversed(), begun.toReversed());
  const only = last?.every(
    (place, index) => begun.length - 1 - place === first?.[tags.length - 1 - index],
  );
  return only ? first : undefined;
};

const firstPlaces = (tags: readonly string[], begun: readonly string[]): number[] | undefined => {
  const places: number[] = [];
  for (let at = 0; at < begun.length && places.length < tags.length; at += 1)
    if (begun[at] === tags[places.length]) places.push(at);
  return places.length === tags.length ? places : undefined;
};

const isBegin = ({ type }: MarkedItem): boolean =>
  type === 'beginMarkedContentProps' || type === 'beginMarkedContent';

/** As a stream's marks are kept: the tag and the number. */
const tagOf = ({ tag, id }: MarkedItem): string =>
  `${tag ?? ''} ${/_mc(\d+)$/.exec(id ?? '')?.[1] ?? ''}`;

const NUMBER = /\/MCID\s+(\d+)/;

// oxlint-disable-next-line no-control-regex -- pdf.js gives the code of a glyph that it can't name
const NAMELESS = /^[\u0000-\u0008\u000e-\u001f\ufffd]+$/;

const OWN_GLYPH = /^[\ue000-\uf8ff]$/;
const LIGATURE = /^\p{L}{2,3}$/u;

const ACTUAL_TEXT = '/ActualText';

/** Names, operators, and dictionaries as a whole. Strings and arrays outside of dictionaries are left out. */
function* tokensOf(content: string): Generator<string> {
  let at = 0;
  while (at < content.length) {
    const char = content[at] ?? '';
    if (char === '(') at = endOfString(content, at);
    else if (char === '<' && content[at + 1] === '<') {
      const end = endOfDictionary(content, at);
      yield content.slice(at, end);
      at = end;
    } else if (/[\s<>[\]()]/.test(char)) at += 1;
    else {
      TOKEN.lastIndex = at;
      const token = TOKEN.exec(content)?.[0] ?? char;
      yield token;
      at += token.length;
    }
  }
}

const TOKEN = /\/?[^\s/<>[\]()]*/y;

/** Behind the bracket that closes the string opened at this place. */
const endOfString = (content: string, from: number): number => {
  let depth = 0;
  for (let at = from; at < content.length; at += 1) {
    const char = content[at];
    if (char === '\\') at += 1;
    else if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return content.length;
};

const endOfDictionary = (content: string, from: number): number => {
  let depth = 0;
  for (let at = from; at < content.length; at += 1) {
    if (content[at] === '(') at = endOfString(content, at) - 1;
    else if (content[at] === '<' && content[at + 1] === '<') {
      depth += 1;
      at += 1;
    } else if (content[at] === '>' && content[at + 1] === '>') {
      depth -= 1;
      at += 1;
      if (depth === 0) return at + 1;
    }
  }
  return content.length;
};

const actualText = (dictionary: string): string | undefined => {
  const at = dictionary.indexOf(ACTUAL_TEXT);
  if (at < 0) return undefined;
  const value = dictionary.slice(at + ACTUAL_TEXT.length).trimStart();
  const bytes = value.startsWith('(')
    ? bytesOfString(value.slice(1, endOfString(value, 0) - 1))
    : bytesOfHex(/^<([\da-f\s]*)>/i.exec(value)?.[1] ?? '');
  return bytes.startsWith('\u00fe\u00ff') ? fromUtf16(bytes.slice(2)) : bytes;
};

/** A string in brackets, one character a byte. */
const bytesOfString = (text: string): string =>
  text.replaceAll(/\\(?:([0-7]{1,3})|(\r\n|[^]))/g, (_, octal: string | undefined, sign = '') =>
    octal === undefined
      ? (ESCAPES[sign as string] ?? (sign as string))
      : String.fromCharCode(Number.parseInt(octal, 8) % 256),
  );

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\n': '',
  '\r': '',
  '\r\n': '',
};

const bytesOfHex = (digits: string): string =>
  (digits.replaceAll(/\s/g, '').match(/[\da-f]{1,2}/gi) ?? [])
    .map((pair) => String.fromCharCode(Number.parseInt(pair.padEnd(2, '0'), 16)))
    .join('');

const fromUtf16 = (bytes: string): string =>
  (bytes.match(/[^]{2}/g) ?? [])
    .map((pair) => String.fromCharCode(pair.charCodeAt(0) * 256 + pair.charCodeAt(1)))
    .join('');
