/**
 * A PDF's objects as values, and the operators of its pages: enough of ISO 32000-1 §7 for checking files of our own
 * making by other means than those that made them. Throws on what it does not know.
 */
import { inflateSync } from 'node:zlib';

export type PdfValue =
  | number
  | boolean
  | null
  /** A name, with its slash. */
  | string
  | PdfString
  | PdfRef
  | PdfValue[]
  | PdfDict;
export interface PdfString {
  bytes: Buffer;
}
export interface PdfRef {
  ref: number;
}
export interface PdfDict {
  [name: `/${string}`]: PdfValue;
}
export interface PdfStream {
  dict: PdfDict;
  data: Buffer;
}
export interface PdfFile {
  header: string;
  trailer: PdfDict;
  objects: Map<number, PdfValue>;
  /** Their data, inflated. */
  streams: Map<number, PdfStream>;
}

export const isRef = (value: unknown): value is PdfRef =>
  typeof value === 'object' && value !== null && 'ref' in value;
export const isString = (value: unknown): value is PdfString =>
  typeof value === 'object' && value !== null && 'bytes' in value;
export const isDict = (value: unknown): value is PdfDict =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !isRef(value) &&
  !isString(value);

export function readObjects(bytes: Uint8Array): PdfFile {
  const text = Buffer.from(bytes).toString('latin1');
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const lexer = new Lexer(text, start);
  lexer.expect('xref');
  const offsets = new Map<number, number>();
  let first = lexer.value();
  while (typeof first === 'number') {
    const count = Number(lexer.value());
    for (let at = 0; at < count; at += 1) {
      const offset = Number(lexer.value());
      lexer.value();
      if (lexer.keyword() === 'n') offsets.set(first + at, offset);
    }
    lexer.space();
    if (text.startsWith('trailer', lexer.at)) break;
    first = lexer.value();
  }
  lexer.expect('trailer');
  const trailer = lexer.value() as PdfDict;
  const objects = new Map<number, PdfValue>();
  const streams = new Map<number, PdfStream>();
  for (const [id, offset] of offsets) {
    const inside = new Lexer(text, offset);
    if (inside.number() !== id) throw new Error(`No object ${id} at ${offset}.`);
    inside.number();
    inside.expect('obj');
    const value = inside.value();
    objects.set(id, value);
    inside.space();
    if (!text.startsWith('stream', inside.at) || !isDict(value)) continue;
    const from = inside.at + (text[inside.at + 6] === '\r' ? 8 : 7);
    const raw = Buffer.from(bytes).subarray(from, from + Number(value['/Length']));
    streams.set(id, { dict: value, data: value['/Filter'] ? inflateSync(raw) : raw });
  }
  return { header: text.slice(0, 16), trailer, objects, streams };
}

export interface Operation {
  operator: string;
  operands: PdfValue[];
}

export function operationsOf(content: Buffer): Operation[] {
  const lexer = new Lexer(content.toString('latin1'), 0);
  const operations: Operation[] = [];
  let operands: PdfValue[] = [];
  for (;;) {
    lexer.space();
    if (lexer.at >= lexer.text.length) return operations;
    if (lexer.isKeyword()) {
      operations.push({ operator: lexer.keyword(), operands });
      operands = [];
    } else operands.push(lexer.value());
  }
}

class Lexer {
  readonly text: string;
  at: number;

  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  space(): void {
    this.#take(/(?:[\0\t\n\f\r ]|%[^\r\n]*)*/y);
  }

  isKeyword = (): boolean =>
    /[A-Za-z'"*]/.test(this.text[this.at] ?? '') &&
    !/^(?:true|false|null)\b/.test(this.text.slice(this.at, this.at + 6));

  keyword(): string {
    this.space();
    return this.#take(/[A-Za-z'"*\d]+/y);
  }

  expect(word: string): void {
    const found = this.keyword();
    if (found !== word) throw new Error(`Not ${word} but ${found} at ${this.at}.`);
  }

  number(): number {
    this.space();
    return Number(this.#take(/[-+.\d]+/y));
  }

  value(): PdfValue {
    this.space();
    const rest = this.text.slice(this.at, this.at + 40);
    const ref = /^(\d+) (\d+) R\b/.exec(rest);
    if (ref) {
      this.at += ref[0].length;
      return { ref: Number(ref[1]) };
    }
    if (rest.startsWith('<<')) return this.#dictionary();
    if (rest.startsWith('[')) return this.#array();
    if (rest.startsWith('<')) {
      const hex = this.#take(/<[\da-fA-F\s]*>/y).replace(/[<>\s]/g, '');
      return { bytes: Buffer.from(hex, 'hex') };
    }
    if (rest.startsWith('(')) return this.#literal();
    if (rest.startsWith('/'))
      return this.#take(/\/[^\0\t\n\f\r ()<>[\]{}/%]*/y).replace(
        /#([\da-f]{2})/gi,
        (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)),
      );
    if (/^[-+.\d]/.test(rest)) return this.number();
    const word = this.keyword();
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    throw new Error(`What is ${rest}?`);
  }

  #dictionary(): PdfDict {
    this.at += 2;
    const dictionary: PdfDict = {};
    for (;;) {
      this.space();
      if (this.text.startsWith('>>', this.at)) break;
      const name = this.value() as `/${string}`;
      dictionary[name] = this.value();
    }
    this.at += 2;
    return dictionary;
  }

  #array(): PdfValue[] {
    this.at += 1;
    const values: PdfValue[] = [];
    for (;;) {
      this.space();
      if (this.text[this.at] === ']') break;
      values.push(this.value());
    }
    this.at += 1;
    return values;
  }

  #literal(): PdfString {
    const raw = this.#take(/\((?:\\[^]|[^\\()])*\)/y);
    const plain = raw
      .slice(1, -1)
      .replace(/\\([^])/g, (_, sign: string) => ({ n: '\n', r: '\r', t: '\t' })[sign] ?? sign);
    return { bytes: Buffer.from(plain, 'latin1') };
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [found] = pattern.exec(this.text) ?? [];
    if (found === undefined) throw new Error(`Nothing like ${pattern.source} at ${this.at}.`);
    this.at += found.length;
    return found;
  }
}
