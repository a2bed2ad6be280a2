import { READ_LIMITS } from '#/domain/cv/source.ts';
import { PARSE_LIMITS } from './limits.ts';
import type { ReadingGuard } from './reading-guard.ts';
import { Refused } from './reading-guard.ts';

/** An element, or text where `name` is ''. Names carry the usual prefix of their namespace. */
export interface XmlNode {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlNode[];
  text: string;
}

const CHECK_EVERY = 20_000;

/**
 * Parses a part of an office file into a tree, in one pass without backtracking.
 * A document type is refused: it is where entity bombs and outside references live. Namespace
 * prefixes are rewritten to `prefixes` (namespace → prefix), whatever the producer called them.
 * Throws `Refused`.
 */
export const parseXml = (
  bytes: Uint8Array,
  prefixes: ReadonlyMap<string, string>,
  guard: ReadingGuard,
): XmlNode => {
  const source = decodeXml(bytes);
  const root = element('', NO_ATTRIBUTES);
  const stack = [root];
  /** As written, to hold end tags to: what breaks off in the middle is damaged, not empty. */
  const openNames: string[] = [];
  const renamed = new Map<string, string>();
  const rename = (name: string): string => {
    const colon = name.indexOf(':');
    const prefix = colon < 0 ? '' : name.slice(0, colon);
    const known = renamed.get(prefix);
    return known === undefined ? name : `${known}:${name.slice(colon + 1)}`;
  };
  let tokens = 0;
  let attributeCount = 0;
  let at = 0;
  while (at < source.length) {
    tokens += 1;
    if (tokens % CHECK_EVERY === 0) guard.check();
    if (tokens + attributeCount > PARSE_LIMITS.xmlPieces) throw new Refused('too_large');
    const top = stack.at(-1) ?? root;
    const open = source.indexOf('<', at);
    const textEnd = open < 0 ? source.length : open;
    if (textEnd - at > READ_LIMITS.characters) throw new Refused('too_large');
    if (textEnd > at) addText(top, unescapeXml(source.slice(at, textEnd)));
    if (open < 0) break;
    if (source.startsWith('<!--', open)) at = after(source, '-->', open);
    else if (source.startsWith('<![CDATA[', open)) {
      at = after(source, ']]>', open);
      addText(top, source.slice(open + 9, at - 3));
    } else if (source.startsWith('<?', open)) at = after(source, '?>', open);
    else if (source.startsWith('<!', open)) throw new Refused('corrupt');
    else if (source[open + 1] === '/') {
      at = after(source, '>', open);
      if (source.slice(open + 2, at - 1).trimEnd() !== openNames.pop())
        throw new Refused('corrupt');
      stack.pop();
    } else {
      const tag = readTag(source, open + 1);
      at = tag.end;
      attributeCount += tag.attributes.length;
      for (const [name, value] of tag.attributes) {
        const prefix = name === 'xmlns' ? '' : name.startsWith('xmlns:') ? name.slice(6) : null;
        const usual = prefixes.get(value);
        if (prefix !== null && usual !== undefined) renamed.set(prefix, usual);
      }
      const attributes = new Map(
        tag.attributes.map(([name, value]) => [name.includes(':') ? rename(name) : name, value]),
      );
      const node = element(rename(tag.name), attributes);
      top.children.push(node);
      if (!tag.closed) {
        if (stack.length > PARSE_LIMITS.xmlDepth) throw new Refused('corrupt');
        stack.push(node);
        openNames.push(tag.name);
      }
    }
  }
  if (openNames.length > 0) throw new Refused('corrupt');
  return root;
};

export const childNamed = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node?.children.find((child) => child.name === name);

/** All descendants of a name, in document order. */
export const descendants = (node: XmlNode, name: string): XmlNode[] => {
  const found: XmlNode[] = [];
  const look = ({ children }: XmlNode): void => {
    for (const child of children) {
      if (child.name === name) found.push(child);
      look(child);
    }
  };
  look(node);
  return found;
};

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

const element = (name: string, attributes: ReadonlyMap<string, string>): XmlNode => ({
  name,
  attributes,
  children: [],
  text: '',
});

const addText = (parent: XmlNode, text: string): void => {
  parent.children.push({ name: '', attributes: NO_ATTRIBUTES, children: [], text });
};

const after = (source: string, mark: string, from: number): number => {
  const found = source.indexOf(mark, from);
  if (found < 0) throw new Refused('corrupt');
  return found + mark.length;
};

interface Tag {
  name: string;
  attributes: [string, string][];
  closed: boolean;
  end: number;
}

const readTag = (source: string, from: number): Tag => {
  let at = from;
  const isBlank = (index: number): boolean =>
    (source.charCodeAt(index) || 0) <= 32 && index < source.length;
  const isNameEnd = (index: number): boolean =>
    index >= source.length || isBlank(index) || '/>='.includes(source[index] ?? '>');
  const readName = (): string => {
    const start = at;
    while (!isNameEnd(at)) at += 1;
    return source.slice(start, at);
  };
  const name = readName();
  if (name === '') throw new Refused('corrupt');
  const attributes: [string, string][] = [];
  for (;;) {
    while (isBlank(at)) at += 1;
    if (at >= source.length) throw new Refused('corrupt');
    if (source[at] === '>') return { name, attributes, closed: false, end: at + 1 };
    if (source.startsWith('/>', at)) return { name, attributes, closed: true, end: at + 2 };
    const attribute = readName();
    while (isBlank(at)) at += 1;
    if (attribute === '' || source[at] !== '=') throw new Refused('corrupt');
    at += 1;
    while (isBlank(at)) at += 1;
    const quote = source[at];
    if (quote !== '"' && quote !== "'") throw new Refused('corrupt');
    const end = after(source, quote, at + 1);
    if (attributes.length >= PARSE_LIMITS.xmlPieces) throw new Refused('too_large');
    attributes.push([attribute, unescapeXml(source.slice(at + 1, end - 1))]);
    at = end;
  }
};

const NAMED: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

const unescapeXml = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, (whole, entity: string) => {
        if (!entity.startsWith('#')) return NAMED[entity] ?? whole;
        const isHex = entity[1] === 'x' || entity[1] === 'X';
        const code = Number.parseInt(entity.slice(isHex ? 2 : 1), isHex ? 16 : 10);
        return characterOf(code);
      })
    : text;

/** '' for what is no character: beyond Unicode, or one half of a pair. */
export const characterOf = (code: number): string =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : '';

const decodeXml = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
};
