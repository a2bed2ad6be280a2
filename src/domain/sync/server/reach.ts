/**
 * How much of a request is taken at once: whoever writes keeps all others from writing, so that no request does it for
 * long. The device sends again what has no receipt.
 */
import { REQUEST_LIMITS } from '../limits.ts';
import type { ReceivedMutation } from './apply-mutation.ts';

/**
 * The first user actions that stay within the limits, and always one; an action that is beyond them alone is refused.
 * `bytesOf` tells how long a stored record is, by `collection/record`.
 */
export const withinReach = (
  mutations: readonly ReceivedMutation[],
  bytesOf: (key: string) => number,
): ReceivedMutation[] => {
  const reached: ReceivedMutation[] = [];
  const loaded = new Set<string>();
  let [paths, bytes] = [0, 0];
  for (let start = 0; start < mutations.length;) {
    let end = start;
    let [addedPaths, addedBytes] = [0, 0];
    const group = mutations[start]?.group;
    for (; end < mutations.length && mutations[end]?.group === group; end += 1) {
      const { collection, record, op, patch } = mutations[end] as ReceivedMutation;
      const key = `${collection}/${record}`;
      addedPaths += Object.keys(patch).length;
      // Nothing of what is purged is merged.
      if (op === 'purge' || loaded.has(key)) continue;
      addedBytes += bytesOf(key);
      loaded.add(key);
    }
    const action = mutations.slice(start, end);
    const isBeyond =
      addedPaths > REQUEST_LIMITS.paths ||
      (action.length > 1 && addedBytes > REQUEST_LIMITS.actionBytes);
    if (isBeyond)
      reached.push(
        ...action.map((mutation): ReceivedMutation => ({
          ...mutation,
          patch: {},
          refusal: 'too_large',
        })),
      );
    else {
      paths += addedPaths;
      bytes += addedBytes;
      const isFull = paths > REQUEST_LIMITS.paths || bytes > REQUEST_LIMITS.loadedBytes;
      if (isFull && reached.length > 0) return reached;
      reached.push(...action);
    }
    start = end;
  }
  return reached;
};
