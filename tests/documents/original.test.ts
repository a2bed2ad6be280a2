import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readOriginal } from '#/documents/read/original/read-original.ts';
import type { DrawnPage } from '#/documents/read/original/read-original.ts';
import { sourceLinesOf } from '#/domain/cv/original/source-lines.ts';
import { readCvFile } from '#/documents/read/read-cv-file.ts';
import { readingToRecord } from '#/domain/cv/record/record-from-reading.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures/cv');
const fixture = (name: string): Uint8Array => readFileSync(path.join(FIXTURES, name));

const pagesOf = async (bytes: Uint8Array): Promise<DrawnPage[]> => {
  const read = await readOriginal(bytes);
  if (!read.ok) throw new Error(read.error.code);
  return read.value.pages;
};

const shareWithoutLine = async (
  bytes: Uint8Array,
  name: string,
  lines: DrawnPage['lines'],
): Promise<number> => {
  const read = await readCvFile(bytes);
  if (!read.ok) throw new Error(read.error.code);
  let id = 0;
  const newId = () => `e${(id += 1)}`;
  const settings = { title: '', sourceFileName: name };
  const cv = readingToRecord(read.value, { newId, random: () => 0.5, now: 0 }, settings);
  const texts = lines.map(({ text }) => text);
  const paths = [
    'personal.fullName',
    'personal.email',
    'personal.phone',
    ...Object.keys(cv.experience).flatMap((entry) =>
      ['jobTitle', 'company', 'startDate'].map((field) => `experience.${entry}.${field}`),
    ),
    ...Object.keys(cv.education).map((entry) => `education.${entry}.institution`),
    ...Object.keys(cv.skills).map((entry) => `skills.${entry}.name`),
  ];
  const lost = paths.filter((field) => sourceLinesOf(texts, cv, field).length === 0);
  return lost.length / paths.length;
};

test.each(['amira-single.pdf', 'amira-sidebar.pdf', 'bishal-functional.pdf'])(
  'each field of %s leads to a line of the file, and each line lies on its page',
  async (name) => {
    const bytes = fixture(name);
    const pages = await pagesOf(bytes);
    const lines = pages.flatMap((page) => page.lines);
    for (const { box } of lines) {
      if (!box) throw new Error('A page has places');
      expect(box.x).toBeGreaterThan(-0.01);
      expect(box.y).toBeGreaterThan(-0.01);
      expect(box.x + box.width).toBeLessThan(1.01);
      expect(box.y + box.height).toBeLessThan(1.01);
    }
    expect(await shareWithoutLine(bytes, name, lines)).toBeLessThan(0.05);
  },
);

test.each(['web-page-emiliano.html', 'web-page-bastien.mhtml', 'old-word-solange.doc'])(
  'each field of %s leads to a line of its text, and nothing of the page is drawn',
  async (name) => {
    const bytes = fixture(path.join('../makers/opened', name));
    const pages = await pagesOf(bytes);
    expect(pages.map(({ picture }) => picture)).toEqual([undefined]);
    const lines = pages.flatMap((page) => page.lines);
    expect(await shareWithoutLine(bytes, name, lines)).toBeLessThan(0.05);
  },
);

test('a text is its lines', async () => {
  const [page] = await pagesOf(new TextEncoder().encode('Ada Roe\n\nComptable\n• Paie'));
  expect(page?.lines.map(({ text }) => text)).toEqual(['Ada Roe', 'Comptable', '• Paie']);
  expect(page?.ratio).toBeUndefined();
});

test('what the reader refuses is not shown, but for a PDF of pictures', async () => {
  expect(await readOriginal(fixture('refused/zip-bomb.docx'))).toMatchObject({ ok: false });
  expect(await readOriginal(fixture('refused/mot-de-passe.pdf'))).toMatchObject({ ok: false });
  expect(await readOriginal(fixture('refused/scanned-two-pages.pdf'))).toMatchObject({ ok: true });
});
