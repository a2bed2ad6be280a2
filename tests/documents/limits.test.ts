import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readSource } from '#/documents/read/read-source.ts';
import { READ_LIMITS } from '#/domain/cv/source.ts';
import { docx, documentXml, paragraph } from './tiny-archive.ts';
import { textAt, tinyPdf } from './tiny-pdf.ts';

const MEGABYTE = 1024 * 1024;

describe('limits of reading', { timeout: 60_000 }, () => {
  it('refuses a file over the size limit before looking at it', async () => {
    const result = await readSource(new Uint8Array(READ_LIMITS.fileBytes + 1).fill(65));
    expect(result).toEqual({ ok: false, error: { code: 'too_large', detail: 'size' } });
  });

  it('reads 20 pages and refuses 21', async () => {
    const pages = (count: number): Uint8Array =>
      tinyPdf({
        pages: Array.from({ length: count }, () => textAt(72, 700, 'Jane Roe, welder '.repeat(6))),
      });
    expect((await readSource(pages(20))).ok).toBe(true);
    expect(await readSource(pages(21))).toEqual({
      ok: false,
      error: { code: 'too_large', detail: 'page_count' },
    });
  });

  it('stops a zip bomb while it inflates, without holding what it would become', async () => {
    const bomb = docx('', { 'word/document.xml': new Uint8Array(300 * MEGABYTE) });
    expect(bomb.length).toBeLessThan(MEGABYTE);
    const before = process.memoryUsage().arrayBuffers;
    const result = await readSource(bomb);
    expect(result).toEqual({ ok: false, error: { code: 'too_large', detail: 'inflated' } });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(120 * MEGABYTE);
  });

  it('does not believe the sizes that headers declare', async () => {
    const bomb = docx('', { 'word/document.xml': new Uint8Array(60 * MEGABYTE) });
    const view = new DataView(bomb.buffer);
    for (let at = 0; at < bomb.length - 4; at += 1) {
      if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 100, true);
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
    }
    expect(await readSource(bomb)).toEqual({
      ok: false,
      error: { code: 'too_large', detail: 'inflated' },
    });
  });

  it('counts parts together: many middling parts are one large file', async () => {
    const header = strToU8(documentXml(`<!--${' '.repeat(9 * MEGABYTE)}-->`));
    const parts = Object.fromEntries(
      Array.from({ length: 6 }, (_, at) => [`word/header${at}.xml`, header]),
    );
    expect(await readSource(docx(paragraph('Jane Roe'), parts))).toEqual({
      ok: false,
      error: { code: 'too_large', detail: 'inflated' },
    });
  });

  it('leaves alone what it does not need, however large', async () => {
    const media = new Uint8Array(60 * MEGABYTE);
    const result = await readSource(docx(paragraph('Jane Roe'), { 'word/media/a.bmp': media }));
    expect(result.ok).toBe(true);
  });

  it('refuses more than 1,000 entries', async () => {
    const names = Array.from({ length: READ_LIMITS.zipEntries + 1 }, (_, at) => [
      `a${at}`,
      new Uint8Array(),
    ]);
    const bytes = zipSync(Object.fromEntries(names) as Record<string, Uint8Array>, { level: 0 });
    expect(await readSource(bytes)).toEqual({
      ok: false,
      error: { code: 'too_large', detail: 'entries' },
    });
  });

  it('gives up after 20 seconds of reading', async () => {
    let clock = 0;
    const now = (): number => (clock += 4000);
    const pages = Array.from({ length: 5 }, () => textAt(72, 700, 'Jane Roe, welder'));
    expect(await readSource(tinyPdf({ pages }), { now })).toEqual({
      ok: false,
      error: { code: 'corrupt', detail: 'timeout' },
    });
  });

  it('stops when the person cancels, with the reason given', async () => {
    const controller = new AbortController();
    const reading = readSource(
      tinyPdf({ pages: Array.from({ length: 8 }, () => textAt(72, 700, 'Jane Roe')) }),
      {
        signal: controller.signal,
        onProgress: (done) => {
          if (done === 2) controller.abort(new Error('cancelled by the person'));
        },
      },
    );
    await expect(reading).rejects.toThrow('cancelled by the person');
  });

  it('tells how far it is', async () => {
    const seen: string[] = [];
    const pages = [textAt(72, 700, 'Jane Roe'), textAt(72, 700, 'Welder')];
    await readSource(tinyPdf({ pages }), {
      onProgress: (done, total) => seen.push(`${done}/${total}`),
    });
    expect(seen).toEqual(['0/2', '1/2', '2/2']);
  });

  it('leaves the given bytes as they were', async () => {
    const bytes = tinyPdf({ pages: [textAt(72, 700, 'Jane Roe')] });
    const copy = bytes.slice();
    await readSource(bytes);
    expect(bytes).toEqual(copy);
  });

  it.each([
    ['one line of 100,000 letters', 'a'.repeat(100_000)],
    ['100,000 blanks between two words', `a${' '.repeat(100_000)}b`],
    ['100,000 bullets', '• '.repeat(50_000)],
    ['100,000 single letters', 'A '.repeat(50_000)],
    ['100,000 hyphens', '-'.repeat(100_000)],
    ['100,000 braces', `{\\rtf1 ${'{'.repeat(100_000)}Jane Roe`],
    ['100,000 control words', `{\\rtf1 ${'\\b0'.repeat(33_000)} Jane Roe}`],
    ['unclosed entities', '&#x'.repeat(30_000)],
  ])('reads %s in linear time', async (_, text) => {
    const { sourceToLines } = await import('#/domain/cv/read/lines/source-to-lines.ts');
    const start = performance.now();
    for (const bytes of [strToU8(text), docx(paragraph(text))]) {
      const result = await readSource(bytes);
      if (result.ok) sourceToLines(result.value);
    }
    expect(performance.now() - start).toBeLessThan(6000);
  });
});

describe('a page made to keep a reader busy', () => {
  it.each([
    ['scattered', (at: number) => [(at * 37) % 560, (at * 91) % 760]],
    ['on one baseline', (at: number) => [(at * 0.03) % 560, 400]],
    ['in one spot', () => [300, 400]],
  ])(
    'is read in seconds with 20,000 strings %s',
    async (_, place) => {
      const { sourceToLines } = await import('#/domain/cv/read/lines/source-to-lines.ts');
      const runs = Array.from({ length: 20_000 }, (__, at) => {
        const [x = 0, y = 0] = place(at);
        return {
          text: `w${at % 7}`,
          x,
          y,
          width: 8,
          size: 8,
          font: '',
          bold: false,
          italic: false,
        };
      });
      // Of this process alone: a busy machine is not the reader's doing.
      const start = process.cpuUsage();
      sourceToLines({
        kind: 'positioned',
        format: 'pdf',
        pages: [{ width: 612, height: 792, runs, images: [], links: [] }],
      });
      expect(process.cpuUsage(start).user / 1000).toBeLessThan(20_000);
    },
    120_000,
  );
});
