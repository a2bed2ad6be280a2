/** For loaders of pages that show a person's work: the database opens while the page comes alive. */
export const openDataEarly = (): void => {
  // Where pages are made beforehand there is none.
  if (typeof indexedDB === 'undefined') return;
  void import('#/data/session/start.ts').then(({ startData }) => startData());
};
