/**
 * Records that a restored server lacks and this device still has: created again from its copies, ahead of its
 * queue, whose changes may build on them. Their clock is the lowest there is, so that they only fill what is
 * missing: a change that some device still remembers wins over them.
 */
import { nextClock } from '../values/hybrid-clock.ts';
import { ADDITIONS, idsAt, type Json, type JsonObject } from '../merge.ts';
import { isField, overlaps, pathOf, type RecordShape } from '../path.ts';
import { isSameJson } from '../values/same-json.ts';
import { patchParts } from './patch-parts.ts';
import { isUnderWay, type QueuedMutation } from './queue.ts';

export interface RescuedCopy {
  collection: string;
  record: string;
  body: JsonObject;
  shape: RecordShape;
}

/** To be put in front of the queue; `newId` names each change. */
export const rescue = (copies: readonly RescuedCopy[], newId: () => string): QueuedMutation[] =>
  copies.flatMap(({ collection, record, body, shape }) =>
    asAction([wholePatch(body, shape)], newId, (id, part) => ({
      collection,
      record,
      op: part === 0 ? 'create' : 'patch',
      baseRev: 0,
      clock: nextClock('', 0, id),
    })),
  );

/** One user action of as many changes as the patches need; the first has the action's own id. */
const asAction = (
  patches: readonly Paths[],
  newId: () => string,
  rest: (
    id: string,
    part: number,
    paths: Paths,
  ) => Omit<QueuedMutation, 'id' | 'group' | 'patch' | 'state'>,
): QueuedMutation[] => {
  const group = newId();
  return patches.flatMap(patchParts).map((paths, part): QueuedMutation => {
    const id = part === 0 ? group : newId();
    return { id, group, patch: paths, state: 'pending', ...rest(id, part, paths) };
  });
};

/** A record that the server tells of as it was before what this device has long known. */
export interface OutdatedCopy {
  collection: string;
  record: string;
  shape: RecordShape;
  /** As the person sees it, and as they would see it from now on. */
  shown: JsonObject;
  next: JsonObject;
  /** The record's own changes. */
  queue: readonly QueuedMutation[];
  /** The revision told, where nobody has changed the record since the server was restored. */
  sharedRev: number | undefined;
}

/**
 * Keeps what is shown, at the end of the queue. What of this device's own changes was hidden by another's stays beside
 * it as the other version. Where somebody has changed the record since, nobody knows who had seen
 * what: what is there stays, and what was shown here is kept as the other version.
 */
export const rescueShown = (
  { collection, record, shape, shown, next, queue, sharedRev }: OutdatedCopy,
  newId: () => string,
): QueuedMutation[] => {
  const all = patchFrom(wholePatch(next, shape), wholePatch(shown, shape));
  // What is not shown here may have been added since.
  const changed = sharedRev === undefined ? withoutRemovals(all) : all;
  const paths = Object.keys(changed);
  if (paths.length === 0) return [];
  const isMember = (path: string): boolean => idsAt(shown[ADDITIONS], path).length > 0;
  const additions = paths.some(isMember) ? { [ADDITIONS]: shown[ADDITIONS] ?? {} } : {};
  const after = paths
    .filter((path) => changed[path] === null)
    .flatMap((path) => idsAt(next[ADDITIONS], path));
  // Each field past this device's own changes of it alone: another may have written in the rest since.
  const clockOf = (path: string): string => (sharedRev === undefined ? '' : lastOwn(queue, path));
  const entries = Object.entries({ ...changed, ...additions });
  const patches = [...new Set(entries.map(([path]) => clockOf(path)))].map((clock) =>
    Object.fromEntries(entries.filter(([path]) => clockOf(path) === clock)),
  );
  return asAction(patches, newId, (id, _, part) => ({
    collection,
    record,
    op: 'patch',
    baseRev: sharedRev ?? 0,
    clock: nextClock(clockOf(Object.keys(part)[0] ?? ''), 0, id),
    again: true,
    ...(after.length > 0 ? { after } : {}),
  }));
};

/**
 * Past this device's own changes of the field, which others' had hidden, and before all that any device has written
 * knowing those others': they are sent again too.
 */
const lastOwn = (queue: readonly QueuedMutation[], path: string): string =>
  queue
    .filter((one) => isUnderWay(one) && Object.keys(one.patch).some((own) => overlaps(path, own)))
    .map(({ clock }) => clock)
    .toSorted()
    .at(-1) ?? '';

const withoutRemovals = (patch: Paths): Paths =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== null));

type Paths = Record<string, Json>;

/** Goes without saying: it follows from the rest. */
const UNSAID: ReadonlySet<string> = new Set(['updatedAt', ADDITIONS]);

const patchFrom = (before: Paths, after: Paths): Paths => {
  const gone = Object.keys(before).filter((path) => !(path in after) && !isField(path));
  const changed = Object.entries(after).filter(
    ([path, value]) => !UNSAID.has(path) && !isSameJson(before[path], value),
  );
  return Object.fromEntries([...gone.map((path): [string, Json] => [path, null]), ...changed]);
};

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
