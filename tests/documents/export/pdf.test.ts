import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it, vi } from 'vitest';
import { TEMPLATES } from '#/domain/cv/templates.ts';
import type { CvContent, CvLanguage } from '#/domain/cv/content.ts';
import type { LaidOutCv } from '#/domain/cv/layout/laid-out.ts';
import { layoutCv } from '#/domain/cv/layout/layout-cv.ts';
import { cvMetrics } from '#/domain/cv/layout/metrics.ts';
import { isInstalled, letters, pagesByPdfJs, pdfOf, runOn } from './pdf-tools.ts';
import { developer, engineer, longCareer, manyLetters } from './samples.ts';

// Seconds when the machine is free, more when other suites run beside.
vi.setConfig({ testTimeout: 60_000 });

const layout = (
  content: CvContent,
  template: (typeof TEMPLATES)[number],
  language: CvLanguage,
): LaidOutCv => layoutCv(content, { template, language, dateStyle: 'numeric' }, cvMetrics());

const SAMPLES: [string, CvContent, CvLanguage][] = [
  ['a French CV', engineer, 'fr'],
  ['a Vietnamese name', developer, 'en'],
  ['letters of many names', manyLetters, 'en'],
  ['a long career', longCareer(8), 'en'],
  ['more than two pages', longCareer(20), 'en'],
];
const CASES = SAMPLES.flatMap(([name, content, language]) =>
  TEMPLATES.map((template) => ({ name, template, cv: layout(content, template, language) })),
);

const printed = (cv: LaidOutCv): string =>
  cv.pages.flatMap(({ texts, footer }) => [...texts, ...footer].map(({ text }) => text)).join(' ');

describe.each(CASES)('$name in $template', ({ cv }) => {
  it('reads back whole and in order, on as many pages as promised', async () => {
    const pages = await pagesByPdfJs(await pdfOf(cv));
    expect(pages).toHaveLength(cv.pages.length);
    expect(letters(pages.join(''))).toBe(letters(printed(cv)));
  });

  it('is tagged in reading order, with its language and title', async () => {
    const bytes = await pdfOf(cv);
    const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({
      Title: cv.title,
      Language: cv.language === 'fr' ? 'fr-CA' : 'en-CA',
      PDFFormatVersion: '1.7',
    });
    const marks = (await pdf.getMarkInfo()) as ReadonlyMap<string, boolean> | null;
    expect(marks?.get('Marked')).toBe(true);
    for (const [index, { texts }] of cv.pages.entries()) {
      const tree = await (await pdf.getPage(index + 1)).getStructTree();
      const roles = new Set(texts.map(({ role }) => role));
      expect(rolesIn(tree)).toEqual(expect.arrayContaining([...roles]));
    }
    await pdf.loadingTask.destroy();
  });

  it.skipIf(!isInstalled('qpdf'))('is a sound file (needs qpdf)', async () => {
    expect(runOn(await pdfOf(cv), 'qpdf', (file) => ['--check', file])).toContain('No syntax');
  });

  it.skipIf(!isInstalled('pdftotext')).each([[], ['-raw'], ['-layout']])(
    'is read by pdftotext %s, words and order kept (needs poppler)',
    async (...mode) => {
      const text = runOn(await pdfOf(cv), 'pdftotext', (file) => [...mode, file, '-']);
      expect(letters(text)).toBe(letters(printed(cv)));
    },
  );

  it.skipIf(!isInstalled('pdfinfo'))('has its words in the tag tree (needs poppler)', async () => {
    const tree = runOn(await pdfOf(cv), 'pdfinfo', (file) => ['-struct-text', file]);
    const quoted = [...tree.matchAll(/^ *"(.*)"$/gmu)].map(([, text]) => text).join('');
    const inOrder = cv.pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join('');
    expect(letters(quoted)).toBe(letters(inOrder));
  });
});

it.each(TEMPLATES)('links addresses in the head and in the text in %s', async (template) => {
  const content = structuredClone(engineer);
  content.personal.summary = 'Mes essais : www.example.org/essais.';
  content.experience[0]?.achievements.push(
    `Dossiers remis à ${'la ville, '.repeat(8)}voir example.org/${'dossiers/'.repeat(12)}`,
    'Garde du réseau au (514) 555-0199',
  );
  const bytes = await pdfOf(layout(content, template, 'fr'));
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const annotations: { url?: string }[] = await (await pdf.getPage(1)).getAnnotations();
  const urls = annotations.map(({ url }) => url);
  // A link that goes over two lines is a link on each.
  expect([...new Set(urls)]).toEqual([
    'tel:+15145550147',
    'mailto:aicha.ndiaye@example.org',
    'https://linkedin.com/in/aicha-ndiaye-lefevre',
    'https://www.example.org/essais',
    `https://example.org/${'dossiers/'.repeat(12)}`,
    'tel:+15145550199',
  ]);
  expect(urls.length).toBeGreaterThan(6);
  await pdf.loadingTask.destroy();
});

it('sets letters of many names without one box', () => {
  for (const template of TEMPLATES) expect(layout(manyLetters, template, 'en').missing).toEqual([]);
});

it.skipIf(!isInstalled('qpdf'))('kerns, and lifts a mark over a capital (needs qpdf)', async () => {
  const bytes = await pdfOf(layout(manyLetters, 'moderne', 'en'));
  const drawn = runOn(bytes, 'qpdf', (file) => ['--qdf', '--object-streams=disable', file, '-']);
  expect(drawn).toMatch(/\[<[0-9a-f]+> -?\d+ <[0-9a-f]+>.*\] TJ/u);
  expect(drawn).toMatch(/\n.* [1-9][\d.]* Ts \[/u);
});

it('gives the same bytes for the same CV and date', async () => {
  const cv = layout(engineer, 'classique', 'fr');
  expect(await pdfOf(cv)).toEqual(await pdfOf(cv));
});

it('refuses to draw what skipped the gate', async () => {
  const cv = layout(engineer, 'moderne', 'fr');
  const [first] = cv.pages[0]?.texts ?? [];
  if (first) first.text = 'tab\there';
  await expect(pdfOf(cv)).rejects.toThrow('U+9');
});

const rolesIn = (tree: unknown): string[] =>
  [...JSON.stringify(tree).matchAll(/"role":"(\w+)"/gu)].map(([, role]) => role ?? '');
