import { slugOf } from '#/domain/content/slug.ts';

const MOST = 80;

/** Whatever was written is made a part of an address; what was left empty is made of another field. */
export const fillSlug = (record: core.Record, field: string, from: string): void => {
  const words = record.getString(field) || record.getString(from);
  record.set(field, slugOf(words).slice(0, MOST).replace(/-$/, ''));
};
