/** What we write, we read back: the same fields, whichever way the text is taken out of the file. */
import { describe, expect, it, vi } from 'vitest';
import { readSource } from '#/documents/read/read-source.ts';
import { writeDocx } from '#/documents/write/write-docx.ts';
import { writeOdt } from '#/documents/write/write-odt.ts';
import { writeText } from '#/documents/write/write-text.ts';
import { formatContent } from '#/domain/cv/canadian/to-canadian.ts';
import { TEMPLATES, ACCENTS, DENSITIES } from '#/domain/cv/templates.ts';
import type { CvContent, CvLanguage } from '#/domain/cv/content.ts';
import { layoutCv } from '#/domain/cv/layout/layout-cv.ts';
import { cvMetrics } from '#/domain/cv/layout/metrics.ts';
import { readCvFromSource } from '#/domain/cv/read/read-cv.ts';
import { isInstalled, pdfOf, runOn } from './export/pdf-tools.ts';
import { developer, engineer, longCareer } from './export/samples.ts';

// Seconds when the machine is free, more when other suites run beside.
vi.setConfig({ testTimeout: 60_000 });

const SAMPLES: [string, CvContent, CvLanguage][] = [
  ['a French CV', engineer, 'fr'],
  ['a Vietnamese name', developer, 'en'],
  ['two pages', longCareer(6), 'en'],
];

/** Its second page begins inside a job in some spacings. */
const LONG: (typeof SAMPLES)[number] = ['nine jobs', longCareer(9), 'en'];

const CASES = SAMPLES.flatMap(([name, content, language]) =>
  TEMPLATES.map((template) => ({ name, content, language, template })),
);

/** Fields alone: printed headings aren't fields, places may be written in more than one way, lines wrapped anywhere. */
const fieldsOf = (content: CvContent, language: CvLanguage) => {
  const { personal, other, ...lists } = formatContent(content, language).content;
  return {
    ...lists,
    personal: { ...personal, summary: personal.summary.replaceAll('\n', ' ') },
    other: other.map(({ kind, entries }) => ({ kind, entries })),
  };
};

const same = (content: CvContent, language: CvLanguage) => ({
  fields: fieldsOf(content, language),
  unplaced: [],
  removed: [],
});

const readBack = async (bytes: Uint8Array, language: CvLanguage) => {
  const source = await readSource(bytes);
  if (!source.ok) throw new Error(source.error.code);
  const reading = readCvFromSource(source.value);
  if (!reading.ok) throw new Error(reading.error.code);
  const { content, unplaced, removed } = reading.value;
  return { fields: fieldsOf(content, language), unplaced, removed };
};

describe.each(CASES)('$name in $template', ({ content, language, template }) => {
  const options = { language, template, dateStyle: 'numeric' } as const;
  const pdf = () => pdfOf(layoutCv(content, options, cvMetrics()));

  it('comes back from PDF', async () => {
    expect(await readBack(await pdf(), language)).toEqual(same(content, language));
  });

  it.skipIf(!isInstalled('pdftotext')).each([['default'], ['-raw'], ['-layout']])(
    'comes back from PDF by pdftotext %s (needs poppler)',
    async (mode) => {
      const modes = mode === 'default' ? [] : [mode];
      const text = runOn(await pdf(), 'pdftotext', (file) => [...modes, file, '-']);
      const bytes = new TextEncoder().encode(text);
      expect(await readBack(bytes, language)).toEqual(same(content, language));
    },
  );

  it('comes back from Word', async () => {
    const { bytes } = await writeDocx(content, options);
    expect(await readBack(bytes, language)).toEqual(same(content, language));
  });

  it('comes back from OpenDocument', async () => {
    const { bytes } = await writeOdt(content, options, new Date('2026-01-15T12:00:00Z'));
    expect(await readBack(bytes, language)).toEqual(same(content, language));
  });
});

describe.each(TEMPLATES)('%s in each spacing, in colours', (template) => {
  it.each(
    DENSITIES.map((density, index) => ({ density, accent: ACCENTS[index * 2 + 1] ?? 'black' })),
  )('comes back from a $density PDF in $accent', async ({ density, accent }) => {
    for (const [, content, language] of [...SAMPLES, LONG]) {
      const options = { language, template, density, accent, dateStyle: 'words' } as const;
      const bytes = await pdfOf(layoutCv(content, options, cvMetrics()));
      expect(await readBack(bytes, language)).toEqual(same(content, language));
    }
  });
});

describe.each(SAMPLES)('%s as plain text', (_, content, language) => {
  it.each([
    ['numeric', true],
    ['numeric', false],
    ['words', true],
  ] as const)('comes back with %s dates, wrapped: %s', async (dateStyle, wrapped) => {
    const bytes = writeText(content, { language, dateStyle, wrapped });
    expect(await readBack(bytes, language)).toEqual(same(content, language));
  });
});
