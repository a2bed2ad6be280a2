import type { CvPatch, ListName } from '#/domain/cv/record/cv-patch.ts';
import type { EntryId, Ordered } from '#/domain/cv/record/cv-record.ts';
import { inOrder, orderKeyBetween, type Random } from '#/domain/sync/values/order-key.ts';

/** Puts an entry at place `to` (from 0) of its list; nothing when it is there, or there is no such place. */
export const moveEntry = (
  list: ListName,
  entries: Readonly<Record<EntryId, Ordered>>,
  id: EntryId,
  to: number,
  random: Random,
): CvPatch => {
  const keys = inOrder(entries);
  const from = keys.findIndex(([entryId]) => entryId === id);
  if (from < 0 || to < 0 || to >= keys.length || to === from) return {};
  const others = keys.toSpliced(from, 1);
  const order = (index: number): string => others[index]?.[1].order ?? '';
  return { [`${list}.${id}.order`]: orderKeyBetween(order(to - 1), order(to), random) };
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
