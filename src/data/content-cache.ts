/** What the server has published, as it is kept on this device, in a database of its own: nothing of a person. */
import { Dexie, type EntityTable } from 'dexie';
import { follow } from './live.ts';

export interface CachedContent {
  /** On the server. */
  path: string;
  body: unknown;
  /** Of this version, given by the server. */
  tag: string;
  keep: 'while-used' | 'for-good';
  /** Had by a signed-in person whose plan gives it. */
  asPerson?: boolean;
  /** Milliseconds since 1970. */
  checkedAt: number;
  usedAt: number;
}

export interface ContentCache {
  get: (path: string) => Promise<CachedContent | undefined>;
  put: (entry: CachedContent) => Promise<void>;
  /** Nothing happens to what is not kept. */
  change: (path: string, change: Partial<Omit<CachedContent, 'path'>>) => Promise<void>;
  remove: (path: string) => Promise<void>;
  /** Removes what is not kept for good and was last used then or before. */
  removeUnusedSince: (time: number) => Promise<void>;
  /** Tells the entry now and after each change. Returns what stops it. */
  follow: (path: string, listener: (entry: CachedContent | undefined) => void) => () => void;
  close: () => void;
}

export const CONTENT_DATABASE = 'jalon-content';

export const openContentCache = (name: string): ContentCache => {
  const database = new ContentDatabase(name);
  const { entries } = database;
  return {
    get: async (path) => entries.get(path),
    put: async (entry) => void (await entries.put(entry)),
    change: async (path, change) => void (await entries.update(path, change)),
    remove: async (path) => entries.delete(path),
    removeUnusedSince: async (time) => {
      await entries
        .where('usedAt')
        .belowOrEqual(time)
        .and(({ keep }) => keep !== 'for-good')
        .delete();
    },
    follow: (path, listener) => follow(async () => entries.get(path), listener),
    close: () => database.close({ disableAutoOpen: true }),
  };
};

/** When a person leaves this device, what their plan gave goes with them. */
export const forgetPlanContent = async (name = CONTENT_DATABASE): Promise<void> => {
  const database = new ContentDatabase(name);
  try {
    await database.entries.filter(({ asPerson }) => asPerson === true).delete();
  } catch {
    // What a browser refuses to open shows nothing either.
  } finally {
    database.close();
  }
};

class ContentDatabase extends Dexie {
  declare readonly entries: EntityTable<CachedContent, 'path'>;

  constructor(name: string) {
    // It can be fetched again.
    super(name, { chromeTransactionDurability: 'relaxed' });
    this.version(1).stores({ entries: 'path, usedAt' });
  }
}
