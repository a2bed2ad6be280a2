/**
 * A device applies its own change to its copy of the record, and the server does not send the record back. The server
 * allows this only where both come to the same result.
 */
import { touch, type CollectionRules, type StoredRow } from '../server/apply-mutation.ts';
import { applyPatch, type Json, type JsonObject } from '../merge.ts';
import { fieldOf } from '../path.ts';
import type { WireMutation } from '../protocol.ts';

/** The copy's body after a change that nothing in the record competes with. */
export const bodyAfter = (
  body: JsonObject,
  mutation: Pick<WireMutation, 'op' | 'patch' | 'clock'>,
  rules: CollectionRules,
): JsonObject => {
  const after = applyPatch(body, mutation.patch, rules.shape);
  if (rules.fields.includes('updatedAt')) touch(after, body, mutation);
  return after;
};

/**
 * Whether the device that sent the change can finish it by itself: it had the record as it was stored, this change is
 * the only one since, and the table keeps its values unchanged. `row` is what is stored now. Objects and sets are
 * left to the server: the device may not see all of what they are merged into.
 */
export const isFinishedAlone = (
  { op, baseRev, patch }: WireMutation,
  stored: StoredRow | undefined,
  row: StoredRow,
  { changeable, keepsAsIs, shape }: CollectionRules,
): boolean => {
  // What the server itself made may go by its hand in the same moment.
  if (op !== 'patch' || !stored || stored.purged || changeable || !keepsAsIs) return false;
  const { rev } = stored.state;
  // 0 is the number of a copy whose past the server lost.
  if (rev === 0 || baseRev !== rev || row.state.rev !== rev + 1) return false;
  if (row.lockedAt !== stored.lockedAt) return false;
  if (Number(row.state.body['updatedAt']) < Number(stored.state.body['updatedAt'])) return false;
  for (const path of Object.keys(patch))
    if (isObject(patch[path]) || shape.addWins.includes(fieldOf(path))) return false;
  return keepsAsIs(patch);
};

const isObject = (value: Json | undefined): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
