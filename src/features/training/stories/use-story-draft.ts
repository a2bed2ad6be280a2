import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { createAutosave, type AutosaveState } from '#/data/records/autosave.ts';
import { createStory, editStory } from '#/data/records/training/interview-stories.ts';
import type { InterviewStory, StoryFields } from '#/domain/training/interview-story.ts';
import { useFlush } from '#/parts/local-data/use-flush.ts';

/**
 * The story that is being written, on the disk a moment later. A new one is made with its first words, so that nothing
 * empty is left behind.
 */
export const useStoryDraft = (
  context: DataContext,
  id: string,
  story: InterviewStory | undefined,
  language: StoryFields['language'],
) => {
  const [fields, setFields] = useState<StoryFields>(() => ({ ...BLANK, language, ...story }));
  const [keeping, setKeeping] = useState<AutosaveState>({ kind: 'saved' });
  const [keeper] = useState(() => {
    let isMade = story !== undefined;
    const autosave = createAutosave<Partial<StoryFields>, InterviewStory>({
      join: (earlier, later) => ({ ...earlier, ...later }),
      save: async (patch) => {
        if (isMade) return editStory(context, id, patch);
        const made = await createStory(context, id, language, patch);
        isMade = made.ok;
        return made;
      },
      onChange: () => setKeeping(autosave.state()),
    });
    return autosave;
  });
  useFlush(keeper);
  return {
    fields,
    keeping,
    flush: keeper.flush,
    change: (patch: Partial<StoryFields>): void => {
      setFields({ ...fields, ...patch });
      keeper.edit(patch);
    },
  };
};

const BLANK = { title: '', situation: '', task: '', action: '', result: '' };
