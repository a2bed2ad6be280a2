import { READ_LIMITS, type FlowSource } from '#/domain/cv/source.ts';
import type { ReadingGuard } from '../reading-guard.ts';
import { Refused } from '../reading-guard.ts';
import { readHtml } from './read-html.ts';

/** A page saved with all its parts, or a mail (RFC 2557, 2045): its first page is read, and its style sheets. Throws `Refused`. */
export const readMhtml = (bytes: Uint8Array, guard: ReadingGuard): FlowSource => {
  const parts = partsOf(bytes, guard);
  const page = parts.find(({ type }) => /^(?:text\/html|application\/xhtml\+xml)$/.test(type));
  if (!page) throw new Refused('unsupported_type', 'other');
  const css = parts
    .filter(({ type }) => type === 'text/css')
    .map((part) => new TextDecoder().decode(contentOf(part)))
    .join('\n');
  return readHtml(contentOf(page), guard, { charset: page.charset, css });
};

interface Part {
  type: string;
  charset: string | undefined;
  encoding: string;
  body: Uint8Array;
}

const MOST_HEAD = 16 * 1024;
/** Mails that are forwarded with others inside. */
const MOST_NESTED = 8;

/** Parts in their order, those of parts that hold others in their place. */
const partsOf = (bytes: Uint8Array, guard: ReadingGuard): Part[] => {
  const parts: Part[] = [];
  const take = (piece: Uint8Array, depth: number): void => {
    guard.check();
    const { fields, body } = headOf(piece);
    const { type, parameters } = contentType(fields.get('content-type') ?? 'text/plain');
    const boundary = parameters.get('boundary');
    if (type.startsWith('multipart/') && boundary && depth < MOST_NESTED) {
      for (const inner of piecesOf(body, boundary)) take(inner, depth + 1);
      return;
    }
    if (parts.length >= READ_LIMITS.zipEntries) throw new Refused('too_large', 'entries');
    const encoding = (fields.get('content-transfer-encoding') ?? '').trim().toLowerCase();
    parts.push({ type, charset: parameters.get('charset'), encoding, body });
  };
  take(bytes, 0);
  return parts;
};

const headOf = (piece: Uint8Array): { fields: ReadonlyMap<string, string>; body: Uint8Array } => {
  const head = new TextDecoder('latin1').decode(piece.subarray(0, MOST_HEAD));
  const blank = /^\r?\n|\r?\n\r?\n/.exec(head);
  const end = blank ? blank.index + blank[0].length : head.length;
  const fields = new Map<string, string>();
  for (const line of head
    .slice(0, blank?.index)
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (name !== '' && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return { fields, body: piece.subarray(end) };
};

const contentType = (value: string): { type: string; parameters: ReadonlyMap<string, string> } => {
  const [type = '', ...rest] = value.split(';');
  const parameters = new Map<string, string>();
  for (const one of rest) {
    const equals = one.indexOf('=');
    const text = one.slice(equals + 1).trim();
    if (equals > 0)
      parameters.set(one.slice(0, equals).trim().toLowerCase(), text.replaceAll(/^"|"$/g, ''));
  }
  return { type: type.trim().toLowerCase(), parameters };
};

const LINE_END = 0x0a;
const CARRIAGE = 0x0d;

/** What stands between the lines that begin with the boundary. */
const piecesOf = (body: Uint8Array, boundary: string): Uint8Array[] => {
  const mark = new TextEncoder().encode(`--${boundary}`);
  const pieces: Uint8Array[] = [];
  let begun = -1;
  for (let line = 0; line < body.length && pieces.length <= READ_LIMITS.zipEntries;) {
    const found = body.indexOf(LINE_END, line);
    const end = found < 0 ? body.length : found + 1;
    if (mark.every((byte, at) => body[line + at] === byte)) {
      if (begun >= 0) pieces.push(body.subarray(begun, beforeLineEnd(body, line)));
      begun = end;
    }
    line = end;
  }
  if (begun >= 0 && begun < body.length) pieces.push(body.subarray(begun));
  return pieces;
};

const beforeLineEnd = (body: Uint8Array, at: number): number => {
  const end = body[at - 1] === LINE_END ? at - 1 : at;
  return body[end - 1] === CARRIAGE ? end - 1 : end;
};

const contentOf = ({ encoding, body }: Part): Uint8Array => {
  if (encoding === 'quoted-printable') return fromQuotedPrintable(body);
  if (encoding === 'base64') return fromBase64(body);
  return body;
};

const EQUALS = 0x3d;

const fromQuotedPrintable = (body: Uint8Array): Uint8Array => {
  const out = new Uint8Array(body.length);
  let length = 0;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] ?? 0;
    if (byte !== EQUALS) {
      out[length++] = byte;
      continue;
    }
    const next = body[at + 1];
    if (next === LINE_END) at += 1;
    else if (next === CARRIAGE && body[at + 2] === LINE_END) at += 2;
    else {
      const [high, low] = [hexOf(next), hexOf(body[at + 2])];
      if (high < 0 || low < 0) out[length++] = byte;
      else {
        out[length++] = high * 16 + low;
        at += 2;
      }
    }
  }
  return out.subarray(0, length);
};

const hexOf = (byte: number | undefined): number =>
  byte === undefined ? -1 : '0123456789abcdef'.indexOf(String.fromCharCode(byte).toLowerCase());

/** Signs outside the alphabet are passed over, as RFC 2045 has it; what follows the padding is none of it. */
const fromBase64 = (body: Uint8Array): Uint8Array => {
  const out = new Uint8Array(Math.ceil((body.length * 3) / 4));
  let [length, bits, held] = [0, 0, 0];
  for (const byte of body) {
    if (byte === EQUALS) break;
    const value = BASE64.indexOf(String.fromCharCode(byte));
    if (value < 0) continue;
    held = ((held << 6) | value) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      out[length++] = (held >> bits) & 0xff;
    }
  }
  return out.subarray(0, length);
};

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
