/**
 * The part of Markdown that posts are written in, read into a tree that holds nothing but text: no
 * HTML passes through, so nothing an author pastes can run. What is not a whole mark stays as written.
 *
 * Blocks: `## ` and `### ` headings, paragraphs, `- ` and `1. ` lists, `> ` quotations.
 * Inside a line: `**strong**`, `*stressed*`, `` `code` ``, `[words](address)`, and
 * `[words]{lang=en}` for a passage in another language.
 */
import { slugOf } from './slug.ts';

export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'stressed'; parts: readonly Inline[] }
  /** `href` begins with one slash, https:, http: or mailto:. */
  | { kind: 'link'; href: string; parts: readonly Inline[] }
  | { kind: 'foreign'; language: string; parts: readonly Inline[] };

export type Heading = { kind: 'heading'; level: 2 | 3; id: string; parts: readonly Inline[] };

export type Block =
  | Heading
  | { kind: 'paragraph'; parts: readonly Inline[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly Inline[])[] }
  | { kind: 'quotation'; lines: readonly (readonly Inline[])[] };

export const readMarkdown = (source: string): Block[] => {
  const nameHeading = headingNames();
  return groupsOf(source).map((lines) => blockOf(lines, nameHeading));
};

/** The words alone, for excerpts and counts. */
export const plainText = (parts: readonly Inline[]): string =>
  parts.map((part) => ('parts' in part ? plainText(part.parts) : part.text)).join('');

const MARKER = /^(?:#{2,3} |[-*] |\d{1,3}\. |> ?)/;
const HEADING = /^(#{2,3}) +(.+?)\s*#*$/;
const BULLET = /^[-*] +/;
const NUMBER = /^\d{1,3}\. +/;
const QUOTE = /^> ?/;

/** Lines that make one block together: an empty line or another kind of marker parts them. */
const groupsOf = (source: string): string[][] => {
  const groups: string[][] = [];
  let kind = '';
  for (const line of source.replace(/\r\n?/g, '\n').split('\n').map(trimEnd)) {
    const lineKind = kindOf(line, kind);
    if (lineKind === '') {
      kind = '';
      continue;
    }
    if (lineKind === kind && kind !== 'heading') groups[groups.length - 1]?.push(line);
    else groups.push([line]);
    kind = lineKind;
  }
  return groups;
};

const trimEnd = (line: string): string => line.replace(/[ \t]+$/, '');

const kindOf = (line: string, before: string): string => {
  if (line.trim() === '') return '';
  if (HEADING.test(line)) return 'heading';
  if (BULLET.test(line)) return 'bullets';
  if (NUMBER.test(line)) return 'numbers';
  if (QUOTE.test(line)) return 'quotation';
  // A line without a marker goes on with the list item above it.
  return before === 'bullets' || before === 'numbers' ? before : 'paragraph';
};

const blockOf = (lines: readonly string[], nameHeading: (words: string) => string): Block => {
  const first = lines[0] ?? '';
  const heading = HEADING.exec(first);
  if (heading) {
    const parts = readInline(heading[2] ?? '');
    const level = heading[1] === '##' ? 2 : 3;
    return { kind: 'heading', level, id: nameHeading(plainText(parts)), parts };
  }
  if (BULLET.test(first) || NUMBER.test(first)) {
    const items = joinItems(lines).map((item) => readInline(item.replace(MARKER, '').trim()));
    return { kind: 'list', ordered: NUMBER.test(first), items };
  }
  if (QUOTE.test(first)) {
    const quoted = lines.map((line) => line.replace(QUOTE, '')).filter((line) => line !== '');
    return { kind: 'quotation', lines: quoted.map((line) => readInline(line)) };
  }
  return { kind: 'paragraph', parts: readInline(lines.map((line) => line.trim()).join(' ')) };
};

const joinItems = (lines: readonly string[]): string[] => {
  const items: string[] = [];
  for (const line of lines)
    if (BULLET.test(line) || NUMBER.test(line)) items.push(line);
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  return items;
};

/** Gives each heading of a text its own name, for addresses. */
const headingNames = (): ((words: string) => string) => {
  const given = new Set<string>();
  return (words) => {
    const base = slugOf(words) || 'section';
    let name = base;
    for (let count = 2; given.has(name); count += 1) name = `${base}-${count}`;
    given.add(name);
    return name;
  };
};

const MARKS =
  /`([^`]+)`|\*\*([^*]+(?:\*[^*]+\*[^*]*)*)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|\[([^\]]+)\](?:\(([^)\s]+)\)|\{lang=([a-z]{2}(?:-[A-Z]{2})?)\})/;

const readInline = (text: string): Inline[] => {
  const parts: Inline[] = [];
  let rest = text;
  for (let match = MARKS.exec(rest); match; match = MARKS.exec(rest)) {
    if (match.index > 0) parts.push({ kind: 'text', text: rest.slice(0, match.index) });
    parts.push(markOf(match));
    rest = rest.slice(match.index + match[0].length);
  }
  if (rest !== '') parts.push({ kind: 'text', text: rest });
  return parts;
};

const markOf = (match: RegExpExecArray): Inline => {
  const [whole, code, strong, stressed, words = '', href = '', language] = match;
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', parts: readInline(strong) };
  if (stressed !== undefined) return { kind: 'stressed', parts: readInline(stressed) };
  if (language !== undefined) return { kind: 'foreign', language, parts: readInline(words) };
  return isSafeAddress(href)
    ? { kind: 'link', href, parts: readInline(words) }
    : { kind: 'text', text: whole };
};

/** A page of ours, a page elsewhere, or a mailbox; never a script, and never `//elsewhere`. */
export const isSafeAddress = (href: string): boolean =>
  /^(?:\/(?![/\\])|#|https?:\/\/[^/]|mailto:[^@]+@)/i.test(href);
