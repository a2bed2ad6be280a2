/** What is opened now and then: it comes with its words when it is asked for. */
import { loadCatalog } from '#/i18n/i18n.ts';
import { lazyPart, NotHereYet } from '#/parts/NotHereYet.tsx';

const withWords = async <Part>(part: Promise<Part>): Promise<Part> => {
  const [loaded] = await Promise.all([part, loadCatalog('cv-review')]);
  return loaded;
};

export const AtsPane = lazyPart(
  async () => (await withWords(import('./ats/AtsPane.tsx'))).AtsPane,
  NotHereYet,
);
export const SuggestionsPane = lazyPart(async () => {
  const [part] = await Promise.all([
    withWords(import('./suggestions/SuggestionsPane.tsx')),
    loadCatalog('assist'),
  ]);
  return part.SuggestionsPane;
}, NotHereYet);
export const VersionsPane = lazyPart(
  async () => (await withWords(import('./versions/VersionsPane.tsx'))).VersionsPane,
  NotHereYet,
);
export const OriginalPane = lazyPart(
  async () => (await withWords(import('../original/OriginalPane.tsx'))).OriginalPane,
  NotHereYet,
);
export const VersionDialog = lazyPart(
  async () => (await withWords(import('./versions/VersionDialog.tsx'))).VersionDialog,
  NotHereYet,
);
export const JobMatch = lazyPart(
  async () => (await withWords(import('../match/JobMatch.tsx'))).JobMatch,
  NotHereYet,
);
