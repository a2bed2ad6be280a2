/**
 * The descriptor of a synced collection: tables and indexes on both sides, merging, back-up, bin, belongings, rights
 * and names are derived from it. Runs on the server too, so it may use nothing that the server's runtime lacks.
 */
import type { Role } from '../access/roles.ts';
import type { CollectionRules } from '../sync/server/apply-mutation.ts';
import { derivedId } from '../sync/values/derived-id.ts';
import { ADDITIONS } from '../sync/merge.ts';
import { keptAsIs, type FieldKind, type FieldKinds } from './field-kinds.ts';

interface Given<Field extends string> {
  kinds: Record<Field, FieldKind>;
  /** Fields that hold entries by their key, merged one by one. */
  lists?: readonly NoInfer<Field>[];
  /** Of the lists, those that are sets: an entry stays that one device adds while another removes it. */
  addWins?: readonly NoInfer<Field>[];
  /** Fields that hold values by keys with dots in them. */
  flatMaps?: readonly NoInfer<Field>[];
  /** Of a record as JSON, in UTF-16 units. */
  maxLength?: number;
  /** Whether a free plan has a limited number of places for active records. */
  limited?: boolean;
  /** The lowest role that may create and change its records; everyone may read, export and delete their own. */
  needs?: Exclude<Role, 'user'>;
  /** Each person has one, under an id that all their devices derive alike from this name. */
  singleton?: string;
  /** Whether it says how the product should behave, rather than what a person has made. */
  isPreference?: boolean;
  /** The server makes its records; devices may change these fields and no other. */
  changeable?: readonly (NoInfer<Field> | 'trashedAt')[];
  /** The parent: its collection, and the field that holds its id. Records are purged with their parent. */
  belongsTo?: { collection: string; field: NoInfer<Field> };
  /** The parent may be of any collection: the fields `collection` and `record` name it. */
  belongsToAny?: boolean;
  /** Field → collection: other records it names, which it outlives. */
  refersTo?: Partial<Record<NoInfer<Field>, string>>;
  /** The record's name in lists. A copy is marked as one here. */
  nameField?: NoInfer<Field>;
  /** Shown after the name: `Analyste, Banque du Nord`. */
  nameDetail?: NoInfer<Field>;
  /** Its first words stand in for a missing name. */
  excerptField?: NoInfer<Field>;
  /** Besides those that are derived: on the device in Dexie's syntax, on the server as SQL columns. */
  indexes?: { device?: readonly string[]; server?: readonly string[] };
  /** The version of the local database that added it (`data/migrations.ts`); 1 by default. */
  since?: number;
  /** Each record holds a file of at most so many bytes. */
  maxBytes?: number;
}

export interface SyncedCollection extends CollectionRules {
  kinds: FieldKinds;
  isPreference?: true;
  /** Field → the collection it names a record of. */
  refersTo: Readonly<Record<string, string>>;
  nameField?: string;
  nameDetail?: string;
  excerptField?: string;
  indexes: { device: readonly string[]; server: readonly string[] };
  since: number;
  maxBytes?: number;
}

const COMMON = { createdAt: 'number', updatedAt: 'number', trashedAt: 'time' } as const;
const OF_SETS = { [ADDITIONS]: 'json' } as const;

export const collection = <Field extends string>({
  kinds,
  lists = [],
  addWins = [],
  flatMaps = [],
  maxLength = 100_000,
  limited,
  isPreference,
  belongsToAny,
  refersTo,
  singleton,
  indexes: { device = [], server = [] } = {},
  since = 1,
  ...rest
}: Given<Field>): SyncedCollection => ({
  ...rest,
  kinds: { ...kinds, ...COMMON, ...(addWins.length > 0 ? OF_SETS : {}) },
  fields: [...Object.keys(kinds), ...Object.keys(COMMON)],
  shape: { lists, addWins, flatMaps },
  maxLength,
  keepsAsIs: keptAsIs({ ...kinds, trashedAt: COMMON.trashedAt }),
  refersTo: { ...refersTo } as Record<string, string>,
  indexes: { device, server },
  since,
  ...(limited ? { limited } : {}),
  ...(isPreference ? { isPreference } : {}),
  ...(belongsToAny ? { belongsToAny } : {}),
  ...(singleton === undefined ? {} : { idOf: (user) => singletonId(singleton, user) }),
});

/** The id of a record a person has once, such as their settings. */
const singletonId = (name: string, user: string): string => derivedId(`${name}/${user}`);

export const isMadeByServer = ({ changeable }: SyncedCollection): boolean =>
  changeable !== undefined;

/** What each person has once, and what the server made, is never thrown away. */
export const goesToBin = (rules: SyncedCollection): boolean =>
  rules.idOf === undefined && !isMadeByServer(rules);
