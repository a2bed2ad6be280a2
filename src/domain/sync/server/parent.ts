import type { WireMutation } from '../protocol.ts';
import type { CollectionRules } from './apply-mutation.ts';

/**
 * `collection/record` of the parent that a change names; undefined where it names none. A record that is there already
 * has been purged with its parent: what may come too late is what puts it there.
 */
export const parentIn = (
  { patch }: Pick<WireMutation, 'patch'>,
  rules: CollectionRules | undefined,
): string | undefined => {
  if (rules?.belongsTo) return keyOf(rules.belongsTo.collection, patch?.[rules.belongsTo.field]);
  return rules?.belongsToAny ? keyOf(patch?.['collection'], patch?.['record']) : undefined;
};

const keyOf = (collection: unknown, record: unknown): string | undefined =>
  typeof collection === 'string' && typeof record === 'string' && collection && record
    ? `${collection}/${record}`
    : undefined;
