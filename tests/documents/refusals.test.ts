import { describe, expect, it } from 'vitest';
import { readSource } from '#/documents/read/read-source.ts';
import type { Refusal } from '#/domain/cv/source.ts';
import { word97 } from '../../scripts/fixtures/office/word-97.ts';
import { archive, docx, documentXml, paragraph } from './tiny-archive.ts';
import { textAt, tinyPdf } from './tiny-pdf.ts';

const latin = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));
const utf16 = (text: string): string => [...text].join('\0');
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const FULL_PAGE_IMAGE = 'q 612 0 0 792 0 0 cm /Im1 Do Q\n';

const refusalOf = async (bytes: Uint8Array): Promise<Refusal | 'read'> => {
  const result = await readSource(bytes);
  return result.ok ? 'read' : result.error;
};

describe('a file that is no document of a kind we read', () => {
  it.each([
    ['a Word file from before 1997', word97({ text: 'Jane Roe', magic: 0xa5dc }), 'doc'],
    ['an old spreadsheet', latin(`${OLE}....${utf16('Workbook')}`), 'spreadsheet'],
    ['an old presentation', latin(`${OLE}....${utf16('PowerPoint Document')}`), 'presentation'],
    ['a PNG picture', latin('\x89PNG\r\n\x1a\n....'), 'image'],
    ['a JPEG picture', latin('\xff\xd8\xff\xe0....JFIF'), 'image'],
    ['a phone picture', latin('\0\0\0\x18ftypheic....'), 'image'],
    ['a WebP picture', latin('RIFF....WEBPVP8 '), 'image'],
    ['a Pages file', archive({ 'Index/Document.iwa': 'x', 'preview.jpg': 'x' }), 'pages'],
    ['a spreadsheet', archive({ '[Content_Types].xml': '', 'xl/workbook.xml': '' }), 'spreadsheet'],
    ['a presentation', archive({ 'ppt/presentation.xml': '' }), 'presentation'],
    ['a zip of other things', archive({ 'photo.jpg': 'x' }), 'other'],
    ['a zip in a zip', archive({ 'cv.docx': docx(paragraph('Jane')) }), 'other'],
    ['data of another program', latin('<?xml version="1.0"?><a>Jane Roe</a>'), 'other'],
    ['a program', latin('\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0>\0'), 'other'],
  ])('%s is refused as such', async (_, bytes, detail) => {
    expect(await refusalOf(bytes)).toEqual({ code: 'unsupported_type', detail });
  });
});

describe('a file protected by a password', () => {
  it.each([
    ['a PDF', tinyPdf({ pages: [textAt(72, 700, 'Jane Roe')], isEncrypted: true })],
    ['an old Word file', word97({ text: 'Jane Roe', flags: 0x0100 })],
    ['a Word file, which Word wraps in OLE', latin(`${OLE}....${utf16('EncryptedPackage')}`)],
    ['a zip entry marked as encrypted', encryptedEntry()],
  ])('%s is refused as encrypted', async (_, bytes) => {
    expect(await refusalOf(bytes)).toEqual({ code: 'encrypted' });
  });
});

describe('a file without readable text', () => {
  it('is scanned when pages are pictures', async () => {
    expect(await refusalOf(tinyPdf({ pages: [FULL_PAGE_IMAGE] }))).toEqual({ code: 'scanned' });
  });
  it('is scanned when a picture of a page carries a stamp of a few letters', async () => {
    const page = FULL_PAGE_IMAGE + textAt(500, 20, 'Scanned by X');
    expect(await refusalOf(tinyPdf({ pages: [page] }))).toEqual({ code: 'scanned' });
  });
  it('is scanned when letters are drawn as outlines', async () => {
    const outlines = '0 0 m 5 9 l 9 0 l h f\n'.repeat(400);
    expect(await refusalOf(tinyPdf({ pages: [outlines] }))).toEqual({ code: 'scanned' });
  });
  it.each([
    ['no byte', new Uint8Array()],
    ['blanks only', latin(' \n\t\r\n ')],
    ['a blank PDF page', tinyPdf({ pages: [''] })],
    ['a Word file without a word', docx('<w:p/>')],
    ['an old Word file without a word', word97({ text: '\r\r' })],
    ['a web page without a word', latin('<html><body><p>&nbsp;</p><script>a()</script>')],
    ['an RTF file without a word', latin('{\\rtf1\\ansi\\pard\\par}')],
  ])('is empty with %s', async (_, bytes) => {
    expect(await refusalOf(bytes)).toEqual({ code: 'empty' });
  });
  it('reads a short PDF that has a small picture', async () => {
    const page = `${textAt(72, 700, 'Jane Roe, welder')}q 60 0 0 80 500 650 cm /Im1 Do Q\n`;
    expect(await refusalOf(tinyPdf({ pages: [page] }))).toBe('read');
  });
});

describe('a damaged file', () => {
  const whole = docx(paragraph('Jane Roe').repeat(200));
  it.each([
    ['a PDF header with nothing behind', latin('%PDF-1.7\n%%EOF')],
    ['a PDF header before noise', latin(`%PDF-1.7\n${'\x01\x02zz'.repeat(500)}`)],
    ['a zip cut in the middle', whole.subarray(0, whole.length / 2)],
    ['a zip whose deflate stream is broken', brokenStream()],
    ['XML that does not hold together', docx('<w:p><w:r w:a=')],
    [
      'XML with a document type',
      archive({
        'word/document.xml': `<!DOCTYPE w [<!ENTITY a "aa">]>${documentXml(paragraph('x'))}`,
      }),
    ],
    ['an old Word file cut short', latin(`${OLE}....${utf16('WordDocument')}`)],
    ['a web page nested without end', latin(`<html>${'<div>'.repeat(2000)}`)],
    ['XML nested without end', docx('<w:sdt>'.repeat(50_000))],
    ['a Word file whose body is missing', archive({ 'word/document.xml': '<w:document/>' })],
  ])('is corrupt: %s', async (_, bytes) => {
    expect(await refusalOf(bytes)).toEqual({ code: 'corrupt' });
  });
});

describe('a file whose name lies', () => {
  it('is read as what its bytes say', async () => {
    const pdf = tinyPdf({ pages: [textAt(72, 700, 'Jane Roe, welder')] });
    const result = await readSource(pdf, { fileName: 'cv.docx' });
    expect(result.ok && result.value.format).toBe('pdf');
  });
  it('is read as PDF when the header comes late', async () => {
    const pdf = tinyPdf({ pages: [textAt(72, 700, 'Jane Roe')], before: 'X-Mail: 1\n'.repeat(30) });
    const result = await readSource(pdf);
    expect(result.ok && result.value.format).toBe('pdf');
  });
});

function encryptedEntry(): Uint8Array {
  const bytes = docx(paragraph('Jane Roe'));
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 4; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 8, 1, true);
  return bytes;
}

function brokenStream(): Uint8Array {
  const bytes = docx(paragraph('Jane Roe works as a welder in many places').repeat(300));
  const text = Buffer.from(bytes).indexOf('word/document.xml');
  bytes.fill(0xff, text + 20, text + 80);
  return bytes;
}
