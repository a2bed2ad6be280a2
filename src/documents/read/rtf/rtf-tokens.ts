/** One step through an RTF file (Rich Text Format specification 1.9.1). Bytes are those of text, not yet decoded. */
export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'ignorable' }
  | { kind: 'word'; word: string; number: number | undefined }
  | { kind: 'byte'; byte: number };

const BACKSLASH = 0x5c;
const OPEN = 0x7b;
const CLOSE = 0x7d;
const LONGEST_WORD = 40;

/** Walks the bytes once; anything malformed is skipped a byte at a time. */
export function* rtfTokens(bytes: Uint8Array): Generator<RtfToken> {
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    at += 1;
    if (byte === OPEN) yield { kind: 'open' };
    else if (byte === CLOSE) yield { kind: 'close' };
    else if (byte !== BACKSLASH) {
      if (byte !== 0x0a && byte !== 0x0d && byte !== 0) yield { kind: 'byte', byte };
    } else if (isLetter(bytes[at])) {
      const start = at;
      while (isLetter(bytes[at]) && at - start < LONGEST_WORD) at += 1;
      const word = latin(bytes.subarray(start, at));
      const from = at;
      if (bytes[at] === 0x2d) at += 1;
      while (isDigit(bytes[at]) && at - from < 11) at += 1;
      const digits = latin(bytes.subarray(from, at));
      if (bytes[at] === 0x20) at += 1;
      const number = /\d/.test(digits) ? Number(digits) : undefined;
      if (word === 'bin') at += Math.max(0, number ?? 0);
      else yield { kind: 'word', word, number };
    } else {
      const symbol = String.fromCharCode(bytes[at] ?? 0);
      at += 1;
      if (symbol === "'") {
        const code = Number.parseInt(latin(bytes.subarray(at, at + 2)), 16);
        at += 2;
        if (!Number.isNaN(code)) yield { kind: 'byte', byte: code };
      } else if (symbol === '*') yield { kind: 'ignorable' };
      else if (symbol === '\n' || symbol === '\r')
        yield { kind: 'word', word: 'par', number: undefined };
      else yield { kind: 'word', word: symbol, number: undefined };
    }
  }
}

const isLetter = (byte: number | undefined): boolean =>
  byte !== undefined && ((byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a));

const isDigit = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= 0x30 && byte <= 0x39;

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
