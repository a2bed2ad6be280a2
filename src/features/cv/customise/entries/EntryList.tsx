import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import type { EntryTypes } from '#/domain/cv/record/cv-patch.ts';
import type { EntryId } from '#/domain/cv/record/cv-record.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Reorderable } from '#/ui/fields/Reorderable.tsx';
import type { CvForm } from '../fields/cv-form.ts';
import { EntryCard, type EntryWords } from './EntryCard.tsx';
import { customise } from '../customise.css.ts';
import { marksWithin } from '../fields/form-problems.ts';
import { useEntries, type EntryListName } from './use-entries.ts';

/** Jobs, diplomas or other sections: cards to open, put in order, duplicate and remove, and a way to add one. */
export function EntryList<L extends Exclude<EntryListName, 'languages'>>({
  form,
  list,
  blank,
  firstField,
  shown,
  words,
  summaryOf,
  children,
}: {
  form: CvForm;
  list: L;
  blank: Omit<EntryTypes[L], 'order'>;
  /** The field a new entry starts with. */
  firstField: keyof EntryTypes[L] & string;
  /** An entry that a link wants to see. */
  shown: EntryId | undefined;
  words: {
    list: string;
    /** What belongs here, while there is nothing. */
    none: ReactNode;
    add: ReactNode;
    removed: string;
    /** Names an entry in the buttons that move it; `place` counts from 1. */
    entry: (place: number) => string;
    card: (place: number, total: number) => EntryWords;
  };
  /** What the closed card shows. */
  summaryOf: (entry: EntryTypes[L]) => { summary: string; detail: string };
  children: (id: EntryId, entry: EntryTypes[L]) => ReactNode;
}) {
  const { removed } = words;
  const entries = useEntries(form, list, { blank, firstField, removed, shown });
  const total = entries.ordered.length;
  return (
    <Stack>
      {total === 0 && <p className={customise.noEntries}>{words.none}</p>}
      <Reorderable
        label={words.list}
        items={entries.ordered}
        itemId={([id]) => id}
        itemName={(_, index) => words.entry(index + 1)}
        onMove={entries.move}
      >
        {([id, entry], index, controls, dragging) => (
          <EntryCard
            id={id}
            words={words.card(index + 1, total)}
            {...summaryOf(entry)}
            toCheck={marksWithin(form, `${list}.${id}`)}
            open={entries.isOpen(id) && !dragging}
            onToggle={() => entries.toggle(id)}
            controls={controls}
            acts={entries.actsOf(id)}
          >
            {children(id, entry)}
          </EntryCard>
        )}
      </Reorderable>
      <Button id={`add-${list}`} icon={Plus} block onClick={entries.add}>
        {words.add}
      </Button>
    </Stack>
  );
}

/** What is there of a card's short line. */
export const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ');
