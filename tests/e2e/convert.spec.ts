import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCvFromSource } from '../../src/domain/cv/read/read-cv.ts';
import { readSource } from '../../src/documents/read/read-source.ts';
import { expect, test } from './journey.ts';

const fixtures = path.resolve(import.meta.dirname, '../fixtures/cv');

interface Truth {
  fullName: string;
  email: string;
  experience: { jobTitle: string; company: string }[];
}
const truthOf = (name: string): Truth =>
  JSON.parse(readFileSync(path.join(fixtures, 'truth', `${name}.json`), 'utf8')) as Truth;

const readBack = async (file: string) => {
  const source = await readSource(new Uint8Array(readFileSync(file)), { fileName: file });
  if (!source.ok) throw new Error(`Not readable: ${JSON.stringify(source.error)}`);
  const reading = readCvFromSource(source.value);
  if (!reading.ok) throw new Error(`Not a CV: ${JSON.stringify(reading.error)}`);
  return reading.value.content;
};

const CASES = [
  { language: 'fr', file: 'amira-single.pdf', truth: 'amira-single-pdf' },
  { language: 'en', file: 'wei-tabs.docx', truth: 'wei-tabs-docx' },
] as const;

for (const { language, file, truth } of CASES) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`${file} becomes a Canadian CV in PDF, Word and text`, async ({ converter, page }) => {
      const expected = truthOf(truth);
      await converter.open();
      await converter.convert(path.join(fixtures, file));
      await expect(converter.field(converter.words.fullName)).toHaveValue(expected.fullName);
      await expect(converter.field(converter.words.email)).toHaveValue(expected.email);

      await fillWhatIsMissing(converter, page);
      await converter.next();
      await expect(
        page.getByRole('heading', { level: 1, name: converter.words.ready }),
      ).toBeVisible();

      const pdf = await (await converter.save(/^PDF/)).path();
      const pages = /Pages:\s+(\d+)/.exec(
        execFileSync('pdfinfo', [pdf], { encoding: 'utf8' }),
      )?.[1];
      expect(Number(pages)).toBeLessThanOrEqual(2);
      const text = execFileSync('pdftotext', [pdf, '-'], { encoding: 'utf8' });
      expect(text).toContain(expected.email);

      const docx = await (await converter.save(/^Word/)).path();
      for (const content of [await readBack(pdf), await readBack(docx)]) {
        expect(content.personal.fullName).toBe(expected.fullName);
        expect(content.experience.map((entry) => entry.jobTitle)).toEqual(
          expected.experience.map((entry) => entry.jobTitle),
        );
      }
      const plain = readFileSync(
        await (await converter.save(/^(Texte brut|Plain text)/)).path(),
        'utf8',
      );
      expect(plain).toContain(expected.email);
    });
  });
}

/** What the fixture's author did not write and the form requires is typed, as a person would. */
async function fillWhatIsMissing(
  converter: import('./pages/converter.ts').Converter,
  page: import('@playwright/test').Page,
): Promise<void> {
  const summary = converter.field(converter.words.summary);
  if ((await summary.inputValue()) === '') await summary.fill('Deux phrases utiles. Une autre.');
  await expect(page.getByText(converter.words.saved).first()).toBeVisible();
}
