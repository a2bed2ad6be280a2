import { expect, test } from 'vitest';
import { tinyPdf } from './tiny-pdf.ts';
import { readSource } from '#/documents/read/read-source.ts';
import { spelledMarks, spellItems } from '#/documents/read/pdf/actual-texts.ts';

const marksOf = (content: string): (string | undefined)[] | undefined => {
  const marks = spelledMarks(Uint8Array.from(Buffer.from(content, 'latin1')));
  return marks && [...marks.texts];
};

/** The words of a page, those of one line together. */
const wordsOf = async (...pages: string[]): Promise<string[]> => {
  const characters = { '01': '0000', '02': '0000', '03': 'e039' };
  const source = await readSource(tinyPdf({ pages, characters }), { fileName: 'cv.pdf' });
  if (!source.ok || source.value.kind !== 'positioned') throw new Error('unread');
  return source.value.pages.map(({ runs }) => runs.map(({ text }) => text).join(''));
};

const LIGATURE = '/Span<</ActualText (fi) >> BDC <01> Tj EMC';

test('a glyph without a name has the letters that the mark around it names', async () => {
  const page = `BT /F1 10 Tf 72 700 Td (Certi) Tj ${LIGATURE} (cat) Tj ET`;
  expect(await wordsOf(page)).toEqual(['Certificat']);
});

test('a glyph of a font’s own has them where they are a ligature’s, and no icon is spelled out', async () => {
  const own = (text: string): string => `/Span<</ActualText (${text}) >> BDC <03> Tj EMC`;
  const page = (text: string): string =>
    `BT /F1 10 Tf 72 700 Td (submi) Tj ${own(text)} (ed) Tj ET`;
  expect(await wordsOf(page('tt'), page('phone'))).toEqual(['submitted', 'submied']);
});

test('each page has its own marks', async () => {
  const one = `BT /F1 10 Tf 72 700 Td (Pro) Tj ${LIGATURE} (l) Tj ET`;
  const two =
    '/P << /MCID 0 >> BDC BT /F1 10 Tf 72 700 Td (di) Tj /Span << /ActualText <FEFF00660066> >> BDC <02> Tj EMC (us) Tj ET EMC';
  expect(await wordsOf('BT /F1 10 Tf 72 700 Td (Ana) Tj ET', two, one)).toEqual([
    'Ana',
    'diffus',
    'Profil',
  ]);
});

test('a glyph that has a name keeps it', async () => {
  const page = 'BT /F1 10 Tf 72 700 Td (C) Tj /Span << /ActualText (C sharp) >> BDC (#) Tj EMC ET';
  expect(await wordsOf(page)).toEqual(['C#']);
});

test('marks are found between strings that look like marks, and their letters in any spelling', () => {
  expect(
    marksOf(
      '/Artifact BMC (a \\) /Span BDC) Tj EMC /Span << /Lang (fr) /ActualText (\\376\\377\\000f\\000l) >> BDC <03> Tj EMC',
    ),
  ).toEqual([undefined, 'fl']);
  expect(marksOf('/P << /MCID 1 >> BDC (x) Tj EMC')).toBeUndefined();
});

test('what never closes ends with the stream', () => {
  expect(marksOf(`/Span << /ActualText (f ${'('.repeat(200_000)} BDC`)).toBeUndefined();
  expect(marksOf(`${'<< '.repeat(100_000)} /ActualText (f) BDC`)).toBeUndefined();
});

test('a drawing inside the page has marks too, among which those of the page are found by their numbers', () => {
  const begin = (tag: string, number?: number) => ({
    type: number === undefined ? 'beginMarkedContent' : 'beginMarkedContentProps',
    tag,
    id: number === undefined ? null : `p7R_mc${number}`,
  });
  const end = { type: 'endMarkedContent' };
  const shown = (str: string) => ({ str });
  const page = [
    begin('P', 1),
    shown('Certi'),
    begin('Span'),
    shown('\u0000'),
    end,
    shown('cat'),
    end,
    begin('P', 4),
    shown('a drawing'),
    end,
    begin('P', 2),
    shown('Canada'),
    end,
  ];
  const marks = (content: string) => spelledMarks(Uint8Array.from(Buffer.from(content, 'latin1')));
  const spell = (content: string): string => {
    const stream = marks(content);
    return spellItems(page, stream ? [stream] : [])
      .map((item) => ('str' in item ? item.str : ''))
      .join('');
  };
  expect(
    spell(
      '/P <</MCID 1>> BDC (Certi) Tj /Span<</ActualText (fi)>> BDC <01> Tj EMC EMC /P <</MCID 2>> BDC EMC',
    ),
  ).toBe('Certificata drawingCanada');
  // Of another page.
  expect(
    spell(
      '/P <</MCID 1>> BDC (Pro) Tj /Span<</ActualText (fl)>> BDC <01> Tj EMC EMC /P <</MCID 3>> BDC EMC',
    ),
  ).toBe('Certi\u0000cata drawingCanada');
});
