/**
 * A device's own change, taken into its copy of the record without the record coming back down. The server runs the
 * same step beside its merge, and leaves the record out of its answer only where both come out the same.
 */
import { touch, type CollectionRules, type StoredRow } from './apply-mutation.ts';
import { mergeChange, type JsonObject } from './merge.ts';
import type { WireMutation } from './protocol.ts';
import { isSameJson } from './same-json.ts';

/** The copy's body after a change that nothing in the record competes with. */
export const bodyAfter = (
  body: JsonObject,
  mutation: Pick<WireMutation, 'op' | 'patch' | 'clock'>,
  rules: CollectionRules,
): JsonObject => {
  const before = { body, buried: {}, stamps: {}, rev: 0 };
  const change = { ...mutation, baseRev: Number.MAX_SAFE_INTEGER };
  const { state } = mergeChange(before, change, rules.shape);
  if (rules.fields.includes('updatedAt')) touch(state.body, body, mutation);
  return state.body;
};

/**
 * Whether the device that sent the change can finish it by itself: it had the record as it was stored, all that
 * happened since is this change, and the table keeps its values as they are. `row` is what is stored now.
 */
export const isFinishedAlone = (
  mutation: WireMutation,
  stored: StoredRow | undefined,
  row: StoredRow,
  rules: CollectionRules,
): boolean => {
  // What the server itself made may go by its hand in the same moment.
  if (mutation.op !== 'patch' || !stored || stored.purged || rules.changeable) return false;
  const { rev, body } = stored.state;
  // 0 is the number of a copy whose past the server lost.
  if (rev === 0 || mutation.baseRev !== rev || row.state.rev !== rev + 1) return false;
  if (row.lockedAt !== stored.lockedAt || !rules.keepsAsIs?.(mutation.patch)) return false;
  return isSameBody(bodyAfter(body, mutation, rules), row.state.body);
};

/** Fields that neither has changed are the same object in both: long records are compared in the time of short ones. */
const isSameBody = (a: JsonObject, b: JsonObject): boolean => {
  const fields = Object.keys(a);
  return (
    fields.length === Object.keys(b).length &&
    fields.every((field) => a[field] === b[field] || isSameJson(a[field], b[field]))
  );
};
