import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { filtersOf, pdfStreams } from './pdf-streams.ts';
import { streamDecoder } from './stream-filters.ts';

const latin = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));
const hello = deflateSync(Buffer.from('hello hello'));

it.each([
  ['nothing', [], latin('hello hello')],
  ['Flate', ['FlateDecode'], hello],
  ['Flate twice', ['Fl', 'FlateDecode'], deflateSync(hello)],
  ['hexadecimal digits', ['ASCIIHexDecode'], latin('68 65 6c6c6f 2068656c6c6f>')],
  ['base 85', ['ASCII85Decode'], latin('BOu!rD]i_)Ci""~>')],
  ['runs', ['RunLengthDecode'], latin('\x01he\xffl\x06o hello\x80')],
  ['LZW', ['LZWDecode'], latin('\x80\x1a\x0c\xa6\xc3\x61\xbc\x41\x02\x82\x1b\xe0\x20')],
])('decodes a stream packed by %s', async (name, filters, data) => {
  const decode = await streamDecoder();
  const pieces: string[] = [];
  decode(data, filters, (chunk) => pieces.push(Buffer.from(chunk).toString('latin1')));
  // Of what was packed twice, the first unfolding is told as well.
  expect(name === 'Flate twice' ? pieces.at(-1) : pieces.join('')).toBe('hello hello');
});

it('finds each stream with its dictionary, whatever its length says', () => {
  const file =
    '%PDF-1.7\n1 0 obj << /Length 3 /Filter /FlateDecode >>\nstream\nabc\nendstream endobj ' +
    '2 0 obj << /Length 99 /Filter [/A85 /Fl#61teDecode] >> stream\r\ndef\nendstream';
  const found = [...pdfStreams(latin(file))];
  expect(found.map(({ data }) => Buffer.from(data).toString('latin1').trim())).toEqual([
    'abc',
    'def',
  ]);
  expect(found.map(({ dictionary }) => filtersOf(dictionary))).toEqual([
    ['FlateDecode'],
    ['A85', 'FlateDecode'],
  ]);
});
