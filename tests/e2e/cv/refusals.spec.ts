import { readFileSync } from 'node:fs';
import { cvFile } from '../cv-files.ts';
import { expect, test, WITHOUT_WORKER } from '../journey.ts';
import type { FileGiven } from '../pages/converter.ts';
import type { Language } from '../pages/words.ts';

test.use(WITHOUT_WORKER);

interface Refused {
  file: string;
  code: string;
  detail?: string;
}

/** The sentence of each refusal, by its code and detail. */
const SENTENCES: Record<string, Record<Language, string>> = {
  scanned: { fr: 'Ce fichier est une image numérisée', en: 'This file is a scanned image' },
  encrypted: {
    fr: 'Ce fichier est protégé par un mot de passe',
    en: 'This file is protected by a password',
  },
  empty: { fr: 'Ce fichier est vide', en: 'This file is empty' },
  corrupt: { fr: 'Ce fichier est endommagé', en: 'This file is damaged' },
  not_a_cv: {
    fr: 'Ce document ne ressemble pas à un CV',
    en: 'This document doesn’t look like a résumé',
  },
  'too_large size': { fr: 'Ce fichier dépasse 10 Mo', en: 'This file is larger than 10 MB' },
  'too_large page_count': {
    fr: 'Ce document dépasse 20 pages',
    en: 'This document is longer than 20 pages',
  },
  'too_large inflated': {
    fr: 'Ce fichier est trop volumineux une fois ouvert',
    en: 'This file is too large once opened',
  },
  'too_large entries': {
    fr: 'Ce fichier est trop volumineux une fois ouvert',
    en: 'This file is too large once opened',
  },
  'unsupported_type doc': {
    fr: 'Ce fichier vient d’une version très ancienne de Word',
    en: 'This file comes from a very old version of Word',
  },
  'unsupported_type pages': {
    fr: 'Ce fichier vient de Pages',
    en: 'This file comes from Pages',
  },
  'unsupported_type image': { fr: 'Ce fichier est une image', en: 'This file is a picture' },
  'unsupported_type spreadsheet': {
    fr: 'Ce fichier est une feuille de calcul',
    en: 'This file is a spreadsheet',
  },
  'unsupported_type presentation': {
    fr: 'Ce fichier est une présentation',
    en: 'This file is a slide show',
  },
  'unsupported_type other': {
    fr: 'Nous ne lisons pas ce type de fichier',
    en: 'We don’t read this type of file',
  },
};

const CASES: (Refused & { given: FileGiven })[] = [
  ...(JSON.parse(readFileSync(cvFile('refused', 'refused.json'), 'utf8')) as Refused[]).map(
    (refused) => ({ ...refused, given: cvFile('refused', refused.file) }),
  ),
  {
    file: 'onze-megaoctets.pdf',
    code: 'too_large',
    detail: 'size',
    given: {
      name: 'onze-megaoctets.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(11 * 1024 * 1024, '%PDF-1.7\n'),
    },
  },
];

const sentenceOf = ({ code, detail }: Refused, language: Language): string => {
  const sentence = SENTENCES[[code, detail].filter(Boolean).join(' ')]?.[language];
  if (!sentence) throw new Error(`No sentence is known for ${code} ${detail ?? ''}.`);
  return sentence;
};

/** A file for each sentence: what becomes of every file is asked of the reader itself, without a browser. */
const FILES = [...new Map(CASES.map((refused) => [sentenceOf(refused, 'en'), refused])).values()];

for (const language of ['fr', 'en'] as const) {
  test.describe(`in ${language}`, { tag: language === 'fr' ? '@phone' : '@desktop' }, () => {
    test.use({ language });

    test('each refused file gets its own sentence and leaves the ways out open', async ({
      converter,
      page,
    }) => {
      await converter.open();
      for (const refused of FILES) {
        const { file, given } = refused;
        const sentence = sentenceOf(refused, language);
        await converter.choose(given);
        const note = page.getByRole('status').filter({ hasText: file });
        await expect(note, file).toBeVisible({ timeout: 25_000 });
        await expect.soft(note.locator('strong'), file).toHaveText(sentence, { timeout: 1000 });
        await expect(
          note.getByRole('button', { name: converter.words.pasteFromRefusal }),
        ).toBeEnabled();
        await expect(page.getByRole('button', { name: converter.words.chooseFile })).toBeEnabled();
      }
    });

    test('a refused person can paste, or start with an empty CV', async ({ converter, page }) => {
      await converter.open();
      await converter.choose(cvFile('refused', 'blancs.txt'));
      await page.getByRole('button', { name: converter.words.pasteFromRefusal }).click();
      const dialog = page.getByRole('dialog', { name: converter.words.pasteTitle });
      await expect(dialog.getByRole('textbox', { name: converter.words.pasteField })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.getByRole('status').getByRole('button', { name: converter.words.blank }).click();
      await expect(converter.field(converter.words.fullName)).toHaveValue('');
    });
  });
}

test(
  'a reader that could not be fetched is fetched by another try',
  { tag: '@phone' },
  async ({ context, converter, page }) => {
    await context.route('**/assets/kit/**', (route) => route.abort());
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
    });
    await converter.open();
    await converter.choose(cvFile('amira-single.pdf'));
    await expect(
      page.getByText('Le lecteur de fichiers n’est pas encore sur cet appareil'),
    ).toBeVisible();
    await context.unroute('**/assets/kit/**');
    await page.getByRole('button', { name: converter.words.retry }).click();
    await expect(converter.field(converter.words.fullName)).not.toHaveValue('');
  },
);
