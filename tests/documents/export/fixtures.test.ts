import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadFontFromDisk } from '#/documents/fonts/load-node.ts';
import { readSource } from '#/documents/read/read-source.ts';
import { writePdf } from '#/documents/write/write-pdf.ts';
import { toCanadian } from '#/domain/cv/canadian/to-canadian.ts';
import type { CvLanguage } from '#/domain/cv/content.ts';
import { TEMPLATES } from '#/domain/cv/templates.ts';
import { layoutCv } from '#/domain/cv/layout/layout-cv.ts';
import { cvMetrics } from '#/domain/cv/layout/metrics.ts';
import { readCvFromSource } from '#/domain/cv/read/read-cv.ts';

const folder = path.resolve(import.meta.dirname, '../../fixtures/cv');
const fixtures = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as {
  file: string;
  language: CvLanguage;
}[];
const load = (file: string) => readSource(new Uint8Array(readFileSync(path.join(folder, file))));

describe('the PDF of every fixture', () => {
  it.each(fixtures.map(({ file, language }, index) => ({ file, language, index })))(
    'of $file has the pages its preview shows, and no more than two unless it says so',
    { timeout: 30_000 },
    async ({ file, language, index }) => {
      const source = await load(file);
      if (!source.ok) throw new Error(`${file} is not read: ${source.error.code}`);
      const reading = readCvFromSource(source.value);
      if (!reading.ok) throw new Error(`${file} is not a CV: ${reading.error.code}`);
      const { content } = toCanadian(reading.value, { language });
      // Each file in one template, so that each meets its share of the fixtures.
      const template = TEMPLATES[index % TEMPLATES.length] ?? 'moderne';
      const laidOut = layoutCv(content, { language, template, dateStyle: 'numeric' }, cvMetrics());
      const pdf = await writePdf(
        laidOut,
        { author: content.personal.fullName, created: new Date(0) },
        loadFontFromDisk,
      );

      const back = await readSource(pdf);
      if (!back.ok || back.value.kind !== 'positioned') throw new Error('our own PDF is not read');
      expect(back.value.pages).toHaveLength(laidOut.pages.length);
      expect(laidOut.pages.length > 2).toBe(laidOut.overflow);
    },
  );
});
