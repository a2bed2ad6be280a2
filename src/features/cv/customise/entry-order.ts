import type { CvPatch, ListName } from '#/domain/cv/record/cv-patch.ts';
import type { EntryId, Ordered } from '#/domain/cv/record/cv-record.ts';
import { inOrder, orderKeyBetween, type Random } from '#/domain/sync/order-key.ts';

/** Puts an entry one place earlier or later; nothing at the end of the list. */
export const moveEntry = (
  list: ListName,
  entries: Readonly<Record<EntryId, Ordered>>,
  id: EntryId,
  step: -1 | 1,
  random: Random,
): CvPatch => {
  const keys = inOrder(entries);
  const at = keys.findIndex(([entryId]) => entryId === id);
  const [near, far] = step < 0 ? [at - 1, at - 2] : [at + 1, at + 2];
  if (at < 0 || !keys[near]) return {};
  const order = (index: number): string => keys[index]?.[1].order ?? '';
  const [before, after] = step < 0 ? [order(far), order(near)] : [order(near), order(far)];
  return { [`${list}.${id}.order`]: orderKeyBetween(before, after, random) };
};

/** The order key right behind an entry, for its copy. */
export const keyAfter = (
  entries: Readonly<Record<EntryId, Ordered>>,
  id: EntryId,
  random: Random,
): string => {
  const keys = inOrder(entries);
  const at = keys.findIndex(([entryId]) => entryId === id);
  return orderKeyBetween(keys[at]?.[1].order ?? '', keys[at + 1]?.[1].order ?? '', random);
};
