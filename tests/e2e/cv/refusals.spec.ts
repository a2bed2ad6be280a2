import { readFileSync } from 'node:fs';
import { cvFile } from '../cv-files.ts';
import { expect, test, WITHOUT_WORKER } from '../journey.ts';
import type { FileGiven } from '../pages/converter.ts';

test.use(WITHOUT_WORKER);

interface Refused {
  file: string;
  code: string;
  detail?: string;
}

/** The sentence of each refusal, by its code and detail. */
const SENTENCES: Record<string, string> = {
  scanned: 'Ce fichier est une image numérisée',
  encrypted: 'Ce fichier est protégé par un mot de passe',
  empty: 'Ce fichier est vide',
  corrupt: 'Ce fichier est endommagé',
  not_a_cv: 'Ce document ne ressemble pas à un CV',
  'too_large size': 'Ce fichier dépasse 10 Mo',
  'too_large page_count': 'Ce document dépasse 20 pages',
  'too_large inflated': 'Ce fichier est trop volumineux une fois ouvert',
  'too_large entries': 'Ce fichier est trop volumineux une fois ouvert',
  'unsupported_type doc': 'Ce fichier vient d’une version très ancienne de Word',
  'unsupported_type pages': 'Ce fichier vient de Pages',
  'unsupported_type image': 'Ce fichier est une image',
  'unsupported_type spreadsheet': 'Ce fichier est une feuille de calcul',
  'unsupported_type presentation': 'Ce fichier est une présentation',
  'unsupported_type other': 'Nous ne lisons pas ce type de fichier',
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

const sentenceOf = ({ code, detail }: Refused): string => {
  const sentence = SENTENCES[[code, detail].filter(Boolean).join(' ')];
  if (!sentence) throw new Error(`No sentence is known for ${code} ${detail ?? ''}.`);
  return sentence;
};

/** A file for each sentence: what becomes of every file is asked of the reader itself, without a browser. */
const FILES = [...new Map(CASES.map((refused) => [sentenceOf(refused), refused])).values()];

test(
  'each refused file gets its own sentence and leaves the ways out open',
  { tag: '@phone' },
  async ({ converter, page }) => {
    await converter.open();
    for (const refused of FILES) {
      const { file, given } = refused;
      const sentence = sentenceOf(refused);
      await converter.choose(given);
      const note = page.getByRole('status').filter({ hasText: file });
      await expect(note, file).toBeVisible({ timeout: 25_000 });
      await expect.soft(note.locator('strong'), file).toHaveText(sentence, { timeout: 1000 });
      await expect(
        note.getByRole('button', { name: converter.words.pasteFromRefusal }),
      ).toBeEnabled();
      await expect(page.getByRole('button', { name: converter.words.chooseFile })).toBeEnabled();
    }
  },
);

test(
  'a refused person can paste, or start with an empty CV',
  { tag: '@desktop' },
  async ({ converter, page }) => {
    await converter.open();
    await converter.choose(cvFile('refused', 'blancs.txt'));
    await page.getByRole('button', { name: converter.words.pasteFromRefusal }).click();
    const dialog = page.getByRole('dialog', { name: converter.words.pasteTitle });
    await expect(dialog.getByRole('textbox', { name: converter.words.pasteField })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('status').getByRole('button', { name: converter.words.blank }).click();
    await expect(converter.field(converter.words.fullName)).toHaveValue('');
  },
);

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
