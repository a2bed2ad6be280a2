import type { Locator } from '@playwright/test';
import { EMAIL_COLUMNS } from '../../../src/domain/cv/layout/break-lines.ts';
import { contentOf, cvFile, pdfInfo, truthOf, wordsOf } from '../cv-files.ts';
import { expect, test, WITHOUT_WORKER } from '../journey.ts';
import type { Converter } from '../pages/converter.ts';
import type { Language } from '../pages/words.ts';

test.use(WITHOUT_WORKER);

/** One file at one size in one language, the other at the other size in the other. */
const CASES: { size: '@phone' | '@desktop'; language: Language; file: string }[] = [
  { size: '@phone', language: 'fr', file: 'amira-single.pdf' },
  { size: '@desktop', language: 'en', file: 'wei-tabs.docx' },
];

for (const { size, language, file } of CASES) {
  test.describe(`in ${language}`, { tag: size }, () => {
    test.use({ language });

    test(`${file} becomes a Canadian CV in PDF, Word and text`, async ({ converter }) => {
      const { fullName, email, experience } = truthOf(file);
      const jobTitles = experience.map(({ jobTitle }) => jobTitle);
      await converter.open();
      await converter.convert(cvFile(file));
      await expect(converter.field(converter.words.fullName)).toHaveValue(fullName);
      await expect(converter.field(converter.words.email)).toHaveValue(email);
      if (file === 'wei-tabs.docx') await placeLeftovers(converter);
      await converter.next();
      await converter.untilReady();

      const pdf = await converter.save(/^PDF/);
      const info = await pdfInfo(pdf);
      expect(Number(info['Pages'])).toBeLessThanOrEqual(2);
      expect(info).toMatchObject({ Tagged: 'yes', 'Page size': '612 x 792 pts (letter)' });
      expect(info['Title']).toContain(fullName);

      const docx = await converter.save(/^Word/);
      for (const content of [await contentOf(pdf), await contentOf(docx)]) {
        expect(content.personal).toMatchObject({ fullName, email });
        expect(content.experience.map(({ jobTitle }) => jobTitle)).toEqual(jobTitles);
      }
      const text = await wordsOf(await converter.save(converter.words.text));
      for (const words of [fullName, email, ...jobTitles])
        expect(text.replace(/\s+/g, ' ').toLowerCase()).toContain(words.toLowerCase());
      const forEmail = await wordsOf(await converter.save(converter.words.emailText));
      expect(longestLine(forEmail)).toBeLessThanOrEqual(EMAIL_COLUMNS);
      expect(longestLine(text)).toBeGreaterThan(EMAIL_COLUMNS);
      expect(pdf.suggestedFilename()).toMatch(/-CV-(fr|en)\.pdf$/);
    });
  });
}

/** A line that the reader could not place keeps the CV from being called ready, until it has its place. */
const placeLeftovers = async (converter: Converter): Promise<void> => {
  const { page, words } = converter;
  const [waiting] = await numbersIn(page.getByRole('button', { name: words.linesToPlace }));
  await converter.next();
  await converter.untilAlmost();
  await expect(page.getByText(words.readable)).toHaveCount(0);
  const toDo = page.getByRole('button', { name: words.placeLines });
  expect(await numbersIn(toDo)).toEqual([waiting]);
  await toDo.click();
  const tray = page.locator('#field-unplaced');
  await expect(tray).toBeFocused();
  await expect(tray.locator('details')).toHaveCount(waiting ?? 0);
  const line = tray.locator('details').filter({ hasText: 'CET-6' });
  await line.locator('summary').click();
  await line.getByRole('combobox', { name: words.placeIn }).selectOption(words.newLanguage);
  await line.getByRole('button', { name: words.place, exact: true }).click();
  await expect(line).toHaveCount(0);
};

const numbersIn = async (words: Locator): Promise<number[]> =>
  ((await words.innerText()).match(/\d+/g) ?? []).map(Number);

const longestLine = (text: string): number =>
  Math.max(...text.split(/\r?\n/).map((line) => line.length));

test('a back-up copy, read again, is the same CV', { tag: '@desktop' }, async ({ converter }) => {
  await converter.open();
  await converter.convert(cvFile('amira-single.pdf'));
  await converter.next();
  await converter.untilReady();
  const backup = await converter.save(converter.words.json);

  await converter.open();
  await converter.convert({
    name: 'copie.json',
    mimeType: 'application/json',
    buffer: Buffer.from(await wordsOf(backup)),
  });
  await converter.next();
  await converter.untilReady();
  const again = await converter.save(converter.words.json);
  expect(JSON.parse(await wordsOf(again))).toEqual(JSON.parse(await wordsOf(backup)));
});
