import type { InterviewStory } from './interview-story.ts';

/** As many as are remembered on the day. */
export const STORIES_TO_BRING = 3;

/**
 * Which stories one begins with for an interview: those that have an end, in its language before the other, otherwise in
 * the order they come in. `language` is '' where it is not known.
 */
export const storiesToBring = (
  stories: readonly InterviewStory[],
  language: 'fr' | 'en' | '',
): InterviewStory[] => {
  const told = stories.filter(({ title, result }) => (title + result).trim() !== '');
  const isFirst = (story: InterviewStory): boolean => story.language === language;
  return [...told.filter(isFirst), ...told.filter((story) => !isFirst(story))].slice(
    0,
    STORIES_TO_BRING,
  );
};
