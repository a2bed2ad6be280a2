import type { Refusal } from '#/domain/cv/source.ts';
import { decodeText } from './decode-text.ts';

/** What the bytes say a file is; names and extensions are never asked. */
export type FileKind =
  | { kind: 'pdf' | 'zip' | 'rtf' | 'doc' | 'html' | 'mhtml' | 'text' | 'empty' }
  | { kind: 'refused'; refusal: Refusal };

/** Some producers put a mail header or a byte order mark first; readers look this far (ISO 32000-1, annex H.3.4.1). */
const PDF_HEADER_WINDOW = 1024;

export const fileKind = (bytes: Uint8Array): FileKind => {
  if (isBlank(bytes)) return { kind: 'empty' };
  if (startsWith(bytes, 'PK\u0003\u0004') || startsWith(bytes, 'PK\u0005\u0006'))
    return { kind: 'zip' };
  if (startsWith(bytes, '{\\rtf') || startsWith(bytes, '\u00ef\u00bb\u00bf{\\rtf'))
    return { kind: 'rtf' };
  if (startsWith(bytes, OLE)) return oleKind(bytes);
  if (isImage(bytes)) return unsupported('image');
  if (ascii(bytes, 0, PDF_HEADER_WINDOW).includes('%PDF-')) return { kind: 'pdf' };
  if (isMail(ascii(bytes, 0, MAIL_HEADER_WINDOW))) return { kind: 'mhtml' };
  if (isWebPage(bytes)) return { kind: 'html' };
  return looksLikeText(bytes) ? { kind: 'text' } : unsupported('other');
};

const OLE = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';

const unsupported = (detail: NonNullable<Refusal['detail']>): FileKind => ({
  kind: 'refused',
  refusal: { code: 'unsupported_type', detail },
});

/** The lines that a mail begins with name what it holds; Word and browsers save pages as such. */
const MAIL_HEADER_WINDOW = 4096;

const isMail = (head: string): boolean => {
  const fields = head.slice(0, head.search(/\r?\n\r?\n/) >>> 0);
  return (
    /^[\w-]+:/.test(fields) &&
    /^mime-version:\s*1/im.test(fields) &&
    /^content-type:\s*(?:multipart\/|text\/html)/im.test(fields)
  );
};

/** The tags by which browsers know a page (WHATWG MIME Sniffing, 7.1), behind blanks, comments and an XML declaration. */
const isWebPage = (bytes: Uint8Array): boolean => {
  const head = decodeText(bytes.subarray(0, PAGE_WINDOW)).replace(/^\uFEFF/, '');
  const start = head.replace(/^(?:\s+|<!--(?:(?!-->)[^])*-->|<\?xml[^>]*>)+/, '');
  return PAGE_START.test(start) && !/^\s*<\?xml(?![^]*<html)/i.test(head);
};

/** Even, for letters of two bytes. */
const PAGE_WINDOW = 4096;
const PAGE_START =
  /^<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|meta|main|section|article|header|!--)(?=[\s>])/i;

/** OLE holds old Office files, and new ones once a password encrypts them. Its stream names are UTF-16. */
const oleKind = (bytes: Uint8Array): FileKind => {
  const names = ascii(bytes, 0, bytes.length);
  const has = (name: string): boolean => names.includes([...name].join('\0'));
  if (has('EncryptedPackage')) return { kind: 'refused', refusal: { code: 'encrypted' } };
  if (has('WordDocument')) return { kind: 'doc' };
  if (has('Workbook') || has('Book')) return unsupported('spreadsheet');
  if (has('PowerPoint Document')) return unsupported('presentation');
  return unsupported('doc');
};

const IMAGE_STARTS = [
  '\u0089PNG',
  '\u00ff\u00d8\u00ff',
  'GIF8',
  'II*\0',
  'MM\0*',
  'BM',
  '\u0000\u0000\u0001\u0000',
  '\u00ff\u000a',
];

const isImage = (bytes: Uint8Array): boolean => {
  const head = ascii(bytes, 0, 64);
  if (head.startsWith('BM')) return bytes.length > 26 && head.slice(6, 10) === '\0\0\0\0';
  if (IMAGE_STARTS.some((start) => head.startsWith(start))) return true;
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return true;
  return head.slice(4, 8) === 'ftyp' && /^(hei|hev|mif|msf|avi[fs])/.test(head.slice(8, 12));
};

/** Text has no NUL unless it is UTF-16 with a mark, and hardly any control character. */
const looksLikeText = (bytes: Uint8Array): boolean => {
  if (startsWith(bytes, '\u00ff\u00fe') || startsWith(bytes, '\u00fe\u00ff'))
    return bytes.length % 2 === 0;
  let controls = 0;
  for (const byte of bytes) {
    if (byte === 0) return false;
    if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) controls += 1;
  }
  return controls <= bytes.length / 500;
};

const isBlank = (bytes: Uint8Array): boolean =>
  bytes.every((byte) => byte === 0 || byte === 32 || (byte >= 9 && byte <= 13));

const startsWith = (bytes: Uint8Array, start: string): boolean =>
  ascii(bytes, 0, start.length) === start;

/** One character a byte, so that positions and values stay those of the bytes. */
const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  bytesToBinary(bytes.subarray(from, Math.min(to, bytes.length)));

const bytesToBinary = (bytes: Uint8Array): string => {
  // `latin1` of TextDecoder is Windows-1252: 0x80–0x9f would change.
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return parts.join('');
};
