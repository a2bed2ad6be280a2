import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { addEntry, removeEntry, type EntryTypes } from '#/domain/cv/record/cv-patch.ts';
import type { EntryId } from '#/domain/cv/record/cv-record.ts';
import { lastKey } from '#/domain/cv/record/place-line.ts';
import { inOrder } from '#/domain/sync/values/order-key.ts';
import { newId, random } from '#/platform/ids.ts';
import { showToast } from '#/ui/messages/toast.ts';
import { focusSoon } from '#/ui/focus-soon.ts';
import type { CvForm } from '../fields/cv-form.ts';
import { keyAfter, moveEntry } from './entry-order.ts';

export type EntryListName = 'experience' | 'education' | 'languages' | 'other';

/** A list of entries being edited: which are open, and each way to change the list. */
export const useEntries = <L extends EntryListName>(
  form: CvForm,
  list: L,
  options: {
    blank: Omit<EntryTypes[L], 'order'>;
    /** The field a new entry starts with. */
    firstField: keyof EntryTypes[L] & string;
    removed: string;
    /** An entry that a link wants to see. */
    shown?: EntryId | undefined;
  },
) => {
  const { t } = useLingui();
  const entries = form.cv[list] as Record<EntryId, EntryTypes[L]>;
  const ordered = inOrder(entries);
  const [opened, setOpened] = useState<ReadonlySet<EntryId>>(
    () => new Set([options.shown ?? ordered[0]?.[0] ?? '']),
  );

  const add = (id: EntryId, entry: EntryTypes[L]): void => {
    form.edit(addEntry(list, id, entry));
    setOpened((before) => new Set([...before, id]));
    focusSoon(`field-${list}.${id}.${options.firstField}`);
  };

  return {
    ordered,
    isOpen: (id: EntryId): boolean => opened.has(id) || ordered.length === 1,
    toggle: (id: EntryId): void =>
      setOpened((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    add: (): void =>
      add(newId(), { ...options.blank, order: lastKey(entries, random) } as EntryTypes[L]),
    move: (id: EntryId, to: number): void =>
      void form.edit(moveEntry(list, entries, id, to, random)),
    actsOf: (id: EntryId) => ({
      duplicate: (): void => {
        const entry = entries[id];
        if (entry) add(newId(), { ...entry, order: keyAfter(entries, id, random) });
      },
      remove: (): void => {
        const undo = form.edit(removeEntry(list, id));
        showToast({
          message: options.removed,
          action: { label: t({ message: 'Annuler', context: 'défaire' }), onAct: undo },
        });
        const at = ordered.findIndex(([other]) => other === id);
        const [near] = ordered[at + 1] ?? ordered[at - 1] ?? [];
        focusSoon(`entry-${near}`, `add-${list}`);
      },
    }),
  };
};
