import { expect, test } from 'vitest';
import { readPostingFile } from '#/documents/read/read-posting-file.ts';
import { readAd } from '#/domain/tracker/ad/read-ad.ts';
import { docx, paragraph } from './tiny-archive.ts';
import { textAt, tinyPdf } from './tiny-pdf.ts';

const LINES = [
  'Technicienne en gestion documentaire',
  'Employeur : Conseil Laurentia inc.',
  'Lieu de travail : Gatineau (Québec)',
  'Salaire : 28,50 $ à 31 $ l\u2019heure',
  'Date limite : 4 décembre 2026',
];
const TRUTH = {
  title: { value: 'Technicienne en gestion documentaire' },
  company: { value: 'Conseil Laurentia inc.' },
  location: { value: 'Gatineau (Québec)' },
  salary: { value: { min: 28.5, max: 31, period: 'hour' } },
  deadline: { value: '2026-12-04' },
};

const latin = (text: string): string =>
  Buffer.from(text.replaceAll('\u2019', "'"), 'latin1').toString('latin1');

test.each([
  ['a text', new TextEncoder().encode(LINES.join('\n'))],
  ['a Word file', docx(LINES.map((line) => paragraph(line)).join(''))],
  [
    'a page of the web',
    new TextEncoder().encode(
      `<!doctype html><title>Emploi</title>${LINES.map((line) => `<p>${line}</p>`).join('')}`,
    ),
  ],
  [
    'a PDF',
    tinyPdf({ pages: [LINES.map((line, at) => textAt(72, 700 - at * 24, latin(line))).join('')] }),
  ],
])('of %s the posting is read as of its words', async (_kind, bytes) => {
  const read = await readPostingFile(bytes);
  if (!read.ok) throw new Error(read.error.code);
  expect(read.value.split('\n').filter(Boolean)).toHaveLength(LINES.length);
  expect(readAd(read.value, '2026-11-22')).toMatchObject(TRUTH);
});

test.each([
  ['an empty file', new Uint8Array(), { code: 'empty' }],
  [
    'a locked PDF',
    tinyPdf({ pages: [textAt(72, 700, 'Emploi')], isEncrypted: true }),
    { code: 'encrypted' },
  ],
  [
    'a picture',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    { code: 'unsupported_type' },
  ],
  [
    'a text of a whole book',
    new TextEncoder().encode('Emploi. '.repeat(50_000)),
    { code: 'too_large' },
  ],
])('%s is refused', async (_kind, bytes, refusal) => {
  expect(await readPostingFile(bytes)).toMatchObject({ ok: false, error: refusal });
});
