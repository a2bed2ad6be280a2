import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readWav } from '#/documents/sound/read-wav.ts';
import { WHOLE_BROWSER } from '../browser.ts';
import { expect, test } from '../journey.ts';
import { expectAccessible, expectFitsLargeText } from '../pages/accessibility.ts';

/** The sound of a file in tests/fixtures/audio as the browser's pretended microphone can play it, over and over. */
const microphoneOf = (name: string): string => {
  const bytes = readFileSync(path.join(import.meta.dirname, '../../fixtures/audio', name));
  const read = readWav(bytes);
  if (!read.ok) throw new Error(read.error);
  const samples = Int16Array.from(read.value.channels[0] ?? [], (sample) => sample * 32_000);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(read.value.rate, 24);
  header.writeUInt32LE(read.value.rate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.byteLength, 40);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'jalon-microphone-')), name);
  writeFileSync(file, Buffer.concat([header, Buffer.from(samples.buffer)]));
  return file;
};

test.use({
  ...WHOLE_BROWSER,
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    ...WHOLE_BROWSER.launchOptions,
    args: [
      ...(WHOLE_BROWSER.launchOptions?.args ?? []),
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${microphoneOf('clinique-fr.wav')}`,
    ],
  },
});

test(
  'a spoken answer is recovered after a crash, and recorded, heard and forgotten without a network',
  { tag: '@phone' },
  async ({ context, page, training }) => {
    await training.open();
    await training.untilKept();
    await training.questions.first().click();
    const url = page.url();

    await test.step('a microphone that is refused leaves the keyboard', async () => {
      await training.button('Enregistrer ma réponse').click();
      await expect(page.getByRole('alert')).toContainText(
        'Impossible d’accéder au microphone. Vérifiez les permissions.',
      );
      await training.type('Je préfère écrire.');
      await expectAccessible(page, 'microphone refused');
    });

    await test.step('a tab that dies loses no more than a few seconds', async () => {
      await context.grantPermissions(['microphone']);
      await training.button('Enregistrer ma réponse').click();
      await expect(page.getByRole('timer')).toContainText('0:0');
      await expect(page.getByRole('timer')).toContainText('0:06', { timeout: 30_000 });
      await expectAccessible(page, 'recording');
      const crashed = page.waitForEvent('crash');
      const session = await context.newCDPSession(page);
      void session.send('Page.crash').catch(() => undefined);
      await crashed;
    });

    const next = await context.newPage();
    await page.close();
    await test.step('what was said is there, and is heard', async () => {
      await next.goto(url);
      await context.setOffline(true);
      await expect(next.getByText(/Un enregistrement de \d+ s a été interrompu/)).toBeVisible();
      await expectAccessible(next, 'left by a crash');
      await next.getByRole('button', { name: 'Le reprendre' }).click();
      await expect(next.getByRole('button', { name: 'Écouter' })).toBeVisible();
      await expect(next.getByText('Cet enregistrement ne peut pas être lu')).toHaveCount(0);
    });

    await test.step('an answer is recorded by keyboard, with a pause', async () => {
      const press = async (name: string): Promise<void> => {
        const button = next.getByRole('button', { name, exact: true });
        await button.focus();
        await next.keyboard.press('Enter');
      };
      await press('Recommencer l’enregistrement');
      await expect(next.getByRole('timer')).toContainText('0:03', { timeout: 30_000 });
      await press('Pause');
      await expect(next.getByText('En pause')).toBeVisible();
      await press('Reprendre');
      await expect(next.getByRole('timer')).toContainText('0:06', { timeout: 30_000 });
      await press('Arrêter');
      await expect(next.getByText('Audio enregistré')).toBeVisible();
      const listen = next.getByRole('button', { name: 'Écouter' });
      await expect(listen).toBeVisible();
      await listen.click();
      await expect(next.getByRole('button', { name: 'Arrêter l’écoute' })).toBeVisible();
      await expectFitsLargeText(next, 'heard');
    });

    await test.step('what is kept stands a page that was opened again, with its measures', async () => {
      const keep = next.getByRole('checkbox', { name: /^Garder l’audio/ });
      await keep.click();
      await expect(keep).toBeChecked();
      await next.reload();
      await expect(next.getByRole('button', { name: 'Écouter' })).toBeVisible();
    });

    await test.step('the measures are shown with how they were reached', async () => {
      await next.getByRole('button', { name: 'Obtenir la rétroaction' }).click();
      await expect(next.getByText(/environ \d+ mots par minute/)).toBeVisible();
      await next.getByText('Comment ces scores sont calculés').click();
      await expect(next.getByText('Votre accent n’est jamais évalué')).toBeVisible();
      await expectAccessible(next, 'voice report');
    });

    await test.step('what is not kept is gone from the device, what is kept stays', async () => {
      const parts = (): Promise<number> =>
        next.evaluate(
          () =>
            new Promise<number>((resolve) => {
              const opening = indexedDB.open('jalon-guest');
              opening.addEventListener('success', () => {
                const database = opening.result;
                const counting = database
                  .transaction('recordingParts')
                  .objectStore('recordingParts')
                  .count();
                counting.addEventListener('success', () => {
                  database.close();
                  resolve(counting.result);
                });
              });
            }),
        );
      await next.getByRole('link', { name: 'Toutes les questions' }).click();
      // Two were recorded.
      await expect.poll(parts).toBe(1);
    });
  },
);
