/** What the simulated server and devices agree on: one collection without and one with a limit, and the history. */
import type { CollectionRules } from '../../src/domain/sync/apply-mutation.ts';
import { HISTORY } from '../../src/domain/sync/history.ts';
import type { RecordShape } from '../../src/domain/sync/merge.ts';
import { SYNCED_COLLECTIONS } from '../../src/domain/synced-collections.ts';

export const RULES: Readonly<Record<string, CollectionRules>> = {
  notes: {
    shape: { lists: ['lines'], addWins: [], flatMaps: [] },
    fields: ['title', 'place', 'lines', 'trashedAt'],
    maxLength: 100_000,
  },
  applications: {
    shape: { lists: [], addWins: [], flatMaps: [] },
    fields: ['title', 'place', 'trashedAt'],
    maxLength: 100_000,
    limited: true,
  },
  [HISTORY]: SYNCED_COLLECTIONS[HISTORY] as CollectionRules,
};

export const FREE_PLACES = 5;

export const shapeOf = (key: string): RecordShape =>
  RULES[key.slice(0, key.indexOf('/'))]?.shape ?? { lists: [], addWins: [], flatMaps: [] };

export const isHistory = (key: string): boolean => key.startsWith(`${HISTORY}/`);

/** `collection/record` → its two halves. */
export const halves = (key: string): { collection: string; record: string } => {
  const [collection = '', record = ''] = key.split('/');
  return { collection, record };
};
