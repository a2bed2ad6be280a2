import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { createAutosave, type AutosaveState } from '#/data/records/autosave.ts';
import { editLetter } from '#/data/records/letters.ts';
import type { Letter, LetterFields } from '#/domain/cv/letter/letter.ts';
import { useFlush } from '#/parts/local-data/use-flush.ts';

/** The letter that is being written, on the disk a moment later. */
export const useLetterDraft = (context: DataContext, stored: Letter) => {
  const [letter, setLetter] = useState(stored);
  const [saving, setSaving] = useState<AutosaveState>({ kind: 'saved' });
  const [keeper] = useState(() => {
    const autosave = createAutosave<Partial<LetterFields>, Letter>({
      join: (earlier, later) => ({ ...earlier, ...later }),
      save: (patch) => editLetter(context, stored.id, patch),
      onChange: () => setSaving(autosave.state()),
    });
    return autosave;
  });
  useFlush(keeper);
  return {
    letter,
    saving,
    flush: keeper.flush,
    change: (patch: Partial<LetterFields>): void => {
      setLetter((before) => ({ ...before, ...patch }));
      keeper.edit(patch);
    },
  };
};
