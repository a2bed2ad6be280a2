import { readFileSync } from 'node:fs';
import { cvFile, truthOf } from '../cv-files.ts';
import { expect, test, WITHOUT_WORKER } from '../journey.ts';
import { Converter } from '../pages/converter.ts';

test.use(WITHOUT_WORKER);

const json = (name: string, value: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(value)),
});

test(
  'a CV saved as JSON comes back in another browser, word for word',
  { tag: '@phone' },
  async ({ browser, converter, baseURL }) => {
    await converter.open();
    await converter.convert(cvFile('amira-single.pdf'));
    await converter.next();
    await converter.untilReady();
    const download = await converter.save(converter.words.json);
    const buffer = readFileSync(await download.path());

    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const there = new Converter(await elsewhere.newPage());
    await there.open();
    await there.convert({
      name: download.suggestedFilename(),
      mimeType: 'application/json',
      buffer,
    });
    const truth = truthOf('amira-single.pdf');
    await expect(there.field(there.words.fullName)).toHaveValue(truth.fullName);
    await expect(there.field(there.words.email)).toHaveValue(truth.email);
    await there.tab('experience').click();
    await expect(there.field('Titre du poste')).toHaveValue(truth.experience[0]?.jobTitle ?? '');
    await elsewhere.close();
  },
);

test(
  'a JSON Resume of another program is read, whatever form its dates have',
  { tag: '@phone' },
  async ({ converter }) => {
    await converter.open();
    await converter.convert(
      json('resume.json', {
        basics: { name: 'Leïla Ferhat', email: 'leila@example.org', phone: '418 555-0121' },
        work: [
          {
            position: 'Technicienne comptable',
            name: 'Coopérative du Littoral',
            startDate: '03/2019',
          },
        ],
      }),
    );
    await converter.tab('experience').click();
    await expect(converter.field('Titre du poste')).toHaveValue('Technicienne comptable');
    await expect(converter.field('Début')).toHaveValue('03/2019');
  },
);

test(
  'JSON of something else is refused in plain words',
  { tag: '@phone' },
  async ({ converter, page }) => {
    await converter.open();
    await converter.choose(json('package.json', { name: 'outil', version: '1.0.0' }));
    await expect(page.getByText('Ce fichier JSON ne contient pas de CV')).toBeVisible();
    await expect(page.getByRole('button', { name: converter.words.chooseFile })).toBeEnabled();
  },
);
