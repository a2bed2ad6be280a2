/** A CV in both languages, and its letters: each comes with its words when it is asked for, apart from the rest of the converter. */
import { loadCatalog } from '#/i18n/i18n.ts';
import { lazyPart, NotHereYet } from '#/parts/NotHereYet.tsx';

const withWords = async <Part>(part: Promise<Part>): Promise<Part> => {
  const [loaded] = await Promise.all([part, loadCatalog('cv-pair')]);
  return loaded;
};

export const PairPage = lazyPart(async () => {
  const [part] = await Promise.all([withWords(import('./PairPage.tsx')), loadCatalog('assist')]);
  return part.PairPage;
}, NotHereYet);
export const TwinDoor = lazyPart(
  async () => (await withWords(import('./TwinDoor.tsx'))).TwinDoor,
  Nothing,
);
export const TwinNote = lazyPart(
  async () => (await withWords(import('./TwinNote.tsx'))).TwinNote,
  Nothing,
);

export const LetterPage = lazyPart(
  async () => (await withWords(import('../letter/LetterPage.tsx'))).LetterPage,
  NotHereYet,
);
export const LetterStart = lazyPart(
  async () => (await withWords(import('../letter/LetterStart.tsx'))).LetterStart,
  Nothing,
);
export const LettersOfCv = lazyPart(
  async () => (await withWords(import('../letter/LettersOfCv.tsx'))).LettersOfCv,
  Nothing,
);

/** What is beside the point of its page, and can't be had now. */
function Nothing() {
  return null;
}
