import type { FieldKind } from '../../src/domain/collections/field-kinds.ts';
import { SYNCED_COLLECTIONS } from '../../src/domain/synced-collections.ts';

/** A record of a synced collection with something in each field, as the dashboard takes it. */
export const sampleRow = (collection: string): Record<string, unknown> => {
  const { kinds = {} } = SYNCED_COLLECTIONS[collection] ?? {};
  const fields = Object.entries(kinds).map(([field, kind]) => [field, SAMPLES[kind]]);
  return { ...Object.fromEntries(fields), rev: 1, trashedAt: 0 };
};

const SAMPLES: Readonly<Record<FieldKind, unknown>> = {
  text: 'Exemple',
  number: 7,
  flag: true,
  json: { a: { order: 'i', text: 'Exemple' } },
  any: 'Exemple',
  time: 1_795_271_200_000,
};
