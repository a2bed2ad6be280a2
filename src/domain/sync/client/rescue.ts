/**
 * Records that a restored server lacks and this device still has: created again from its copies, ahead of its
 * queue, whose changes may build on them. Their clock is the lowest there is, so that they only fill what is
 * missing: a change that some device still remembers wins over them.
 */
import { nextClock } from '../values/hybrid-clock.ts';
import type { Json, JsonObject } from '../merge.ts';
import { pathOf, type RecordShape } from '../path.ts';
import { patchParts } from './patch-parts.ts';
import type { QueuedMutation } from './queue.ts';

export interface RescuedCopy {
  collection: string;
  record: string;
  body: JsonObject;
  shape: RecordShape;
}

/** To be put in front of the queue; `newId` names each change. */
export const rescue = (copies: readonly RescuedCopy[], newId: () => string): QueuedMutation[] =>
  copies.flatMap(({ collection, record, body, shape }) => {
    const group = newId();
    return patchParts(wholePatch(body, shape)).map((patch, part): QueuedMutation => {
      const id = part === 0 ? group : newId();
      return {
        id,
        group,
        collection,
        record,
        op: part === 0 ? 'create' : 'patch',
        baseRev: 0,
        patch,
        clock: nextClock('', 0, id),
        state: 'pending',
      };
    });
  });

/** A whole record as one patch: each list entry and each key of a flat map on its own path. */
const wholePatch = (body: JsonObject, { lists, flatMaps }: RecordShape): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(body).flatMap(([field, value]): [string, Json][] =>
      [...lists, ...flatMaps].includes(field) && isObject(value)
        ? Object.entries(value).map(([key, entry]) => [pathOf(field, key), entry])
        : [[field, value]],
    ),
  );

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
