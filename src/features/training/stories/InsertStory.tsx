import { Trans } from '@lingui/react/macro';
import BookOpen from 'lucide-react/icons/book-open';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { listStories, noteStoryUse } from '#/data/records/training/interview-stories.ts';
import { storyText, type InterviewStory } from '#/domain/training/interview-story.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';
import { StoryRow } from './StoryRow.tsx';

/** Puts one of the person's stories in the language into an answer; nothing is shown while there is none. */
export function InsertStory({
  context,
  language,
  question,
  onInsert,
}: {
  context: DataContext;
  language: 'fr' | 'en';
  /** Key of the question. */
  question: string;
  onInsert: (text: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const found = useLiveQuery(() => listStories(context), [context]);
  const fitting = (found ?? []).filter(
    (story) => story.language === language && storyText(story) !== '',
  );
  if (fitting.length === 0) return null;
  const insert = (story: InterviewStory): void => {
    void noteStoryUse(context, story, question);
    setOpen(false);
    onInsert(storyText(story));
  };
  return (
    <>
      <Button size="small" icon={BookOpen} onClick={() => setOpen(true)}>
        <Trans>Partir d’un de mes récits</Trans>
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={<Trans>Mes récits</Trans>}>
        {fitting.map((story) => (
          <StoryRow key={story.id} story={story} onInsert={() => insert(story)} />
        ))}
      </Dialog>
    </>
  );
}
