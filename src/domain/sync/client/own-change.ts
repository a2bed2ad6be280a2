/**
 * A device's own change, taken into its copy of the record without the record coming back down: the server leaves it
 * out of its answer only where this comes out as its own merge did.
 */
import { touch, type CollectionRules, type StoredRow } from '../server/apply-mutation.ts';
import { mergeChange, type Json, type JsonObject } from '../merge.ts';
import type { WireMutation } from '../protocol.ts';

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
 * happened since is this change, and the table keeps its values as they are. `row` is what is stored now. Objects are
 * left to the server: what they are laid over may be out of the device's sight.
 */
export const isFinishedAlone = (
  { op, baseRev, patch }: WireMutation,
  stored: StoredRow | undefined,
  row: StoredRow,
  { changeable, keepsAsIs }: CollectionRules,
): boolean => {
  // What the server itself made may go by its hand in the same moment.
  if (op !== 'patch' || !stored || stored.purged || changeable || !keepsAsIs) return false;
  const { rev } = stored.state;
  // 0 is the number of a copy whose past the server lost.
  if (rev === 0 || baseRev !== rev || row.state.rev !== rev + 1) return false;
  if (row.lockedAt !== stored.lockedAt) return false;
  for (const path of Object.keys(patch)) if (isObject(patch[path])) return false;
  return keepsAsIs(patch);
};

const isObject = (value: Json | undefined): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
