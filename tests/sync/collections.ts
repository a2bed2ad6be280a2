/** Of the product's collections, those that runs are about: one without and one with a limit, and the history. */
import type { CollectionRules } from '../../src/domain/sync/server/apply-mutation.ts';
import { HISTORY } from '../../src/domain/sync/history.ts';
import type { RecordShape } from '../../src/domain/sync/path.ts';
import { SYNCED_COLLECTIONS } from '../../src/domain/synced-collections.ts';

const { cvs, applications, [HISTORY]: history } = SYNCED_COLLECTIONS;

export const RULES = { cvs, applications, [HISTORY]: history } as Readonly<
  Record<string, CollectionRules>
>;

/** A list of the first collection, and of each collection a text besides its title. */
export const LIST = 'experience';
export const secondTextOf = (key: string): string => (key.startsWith('cvs/') ? 'step' : 'location');

export const FREE_SLOTS = 5;

export const shapeOf = (key: string): RecordShape =>
  RULES[key.slice(0, key.indexOf('/'))]?.shape ?? { lists: [], addWins: [], flatMaps: [] };

export const isHistory = (key: string): boolean => key.startsWith(`${HISTORY}/`);

/** `collection/record` → its two halves. */
export const halves = (key: string): { collection: string; record: string } => {
  const [collection = '', record = ''] = key.split('/');
  return { collection, record };
};
