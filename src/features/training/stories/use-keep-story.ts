import { useLingui } from '@lingui/react/macro';
import type { DataContext } from '#/data/context.ts';
import { createStory, noteStoryUse } from '#/data/records/training/interview-stories.ts';
import { STORY_MAX } from '#/domain/access/size-limits.ts';
import type { ScoredAnswer } from '#/domain/training/answer/scored-answer.ts';
import { storyFromAnswer } from '#/domain/training/interview-story.ts';
import { showToast } from '#/ui/messages/toast.ts';

/** Keeps an answer as a story, its sentences in the parts that the rubric saw them carry. */
export const useKeepStory = (context: DataContext) => {
  const { t } = useLingui();
  return async (
    scored: ScoredAnswer,
    answer: string,
    question: { key: string; text: string },
  ): Promise<void> => {
    const { language, ...parts } = storyFromAnswer(scored, answer);
    const title = question.text.slice(0, STORY_MAX.title);
    const made = await createStory(context, context.newId(), language, { ...parts, title });
    if (!made.ok)
      return showToast({ message: t`Le récit n’a pas pu être gardé. Réessayez.`, tone: 'danger' });
    await noteStoryUse(context, made.value, question.key);
    showToast({ message: t`La réponse est gardée dans vos récits.`, tone: 'positive' });
  };
};
