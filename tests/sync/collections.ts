/** Of the product's collections, those that runs are about: one without and one with a limit, and the history. */
import type { CollectionRules } from '../../src/domain/sync/server/apply-mutation.ts';
import { HISTORY } from '../../src/domain/sync/history.ts';
import type { RecordShape } from '../../src/domain/sync/path.ts';
import { SYNCED_COLLECTIONS } from '../../src/domain/synced-collections.ts';

const { cvs, applications, [HISTORY]: history } = SYNCED_COLLECTIONS;

export const RULES = { cvs, applications, [HISTORY]: history } as Readonly<
  Record<string, CollectionRules>
>;

/** A list and a set of the first collection, a list of the second, and of each a text besides its title. */
export const LIST = 'experience';
export const SET = 'skills';
export const EVENTS = 'statusEvents';
export const secondTextOf = (key: string): string => (key.startsWith('cvs/') ? 'step' : 'location');

export const FREE_SLOTS = 5;

export const shapeOf = (key: string): RecordShape =>
  RULES[key.slice(0, key.indexOf('/'))]?.shape ?? { lists: [], addWins: [], flatMaps: [] };

/** Whether a path is that of a set's member. */
export const isSet = (key: string, path: string): boolean =>
  shapeOf(key).addWins.includes(path.slice(0, path.indexOf('.')));

export const isHistory = (key: string): boolean => key.startsWith(`${HISTORY}/`);

/** `collection/record` → its two halves. */
export const halves = (key: string): { collection: string; record: string } => {
  const [collection = '', record = ''] = key.split('/');
  return { collection, record };
};
