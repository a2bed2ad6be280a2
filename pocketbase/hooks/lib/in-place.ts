/** So many requests to another service at one moment: each holds an interpreter of the pool while it waits. */
export interface Places {
  key: string;
  ofOne: number;
  ofAll: number;
}

/** What `work` gives while a place is held; undefined when none is free, of all or of this `one`. */
export const inPlace = <T>(
  app: core.App,
  { key, ofOne, ofAll }: Places,
  one: string,
  work: () => T,
): T | undefined => {
  const own = `${key}/${one}`;
  if (!add(app, key, ofAll)) return undefined;
  try {
    if (!add(app, own, ofOne)) return undefined;
    try {
      return work();
    } finally {
      add(app, own, Infinity, -1);
    }
  } finally {
    add(app, key, Infinity, -1);
  }
};

/** One function at a time holds the store. */
const add = (app: core.App, key: string, most: number, by = 1): boolean => {
  let isAdded = false;
  app.store().setFunc(key, (before) => {
    const count = Number(before) || 0;
    isAdded = by < 0 || count < most;
    return isAdded ? count + by : count;
  });
  return isAdded;
};
