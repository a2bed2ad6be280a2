/** Stories of one's own for interviews: kept once, used for many questions. */
import { STORY_MAX } from '#/domain/access/size-limits.ts';
import { skillKey } from '#/domain/cv/record/skill-key.ts';
import { derivedId } from '#/domain/sync/values/derived-id.ts';
import { inOrder, orderKeyBetween } from '#/domain/sync/values/order-key.ts';
import {
  COMPETENCIES,
  newStory,
  type InterviewStory,
  type StoryFields,
} from '#/domain/training/interview-story.ts';
import type { DataContext } from '../../context.ts';
import { createRow, isOut, newestFirst, patchRow, type Saved } from '../saved-row.ts';

/** Newest work first; not those in the bin. */
export const listStories = async ({ database }: DataContext): Promise<InterviewStory[]> =>
  newestFirst((await database.interviewStories.toArray()).filter(isOut));

/** The id is the caller's, so that what is typed next goes to the same story. */
export const createStory = (
  context: DataContext,
  id: string,
  language: StoryFields['language'],
  fields: Partial<StoryFields>,
): Saved<InterviewStory> =>
  createRow(context, 'interviewStories', newStory(id, context.now(), language, fields));

export const editStory = (
  context: DataContext,
  id: string,
  fields: Partial<StoryFields>,
): Saved<InterviewStory> => patchRow(context, 'interviewStories', id, fields);

/** `tag`: one of the competencies, or a word of the person's own. One that is there already is not added twice. */
export const tagStory = (
  context: DataContext,
  { id, competencies }: InterviewStory,
  tag: string,
): Saved<InterviewStory> => {
  const name = tag.trim().slice(0, STORY_MAX.tag);
  const isListed = COMPETENCIES.some((competency) => competency === name);
  const key = isListed ? name : skillKey(name);
  const isFull = Object.keys(competencies).length >= STORY_MAX.tags;
  if (name === '' || key in competencies || isFull)
    return patchRow(context, 'interviewStories', id, {});
  const order = orderAfter(context, competencies);
  return patchRow(context, 'interviewStories', id, {
    [`competencies.${key}`]: { order, name: isListed ? '' : name },
  });
};

export const untagStory = (context: DataContext, id: string, key: string): Saved<InterviewStory> =>
  patchRow(context, 'interviewStories', id, { [`competencies.${key}`]: null });

/** `question`: its key. */
export const noteStoryUse = (
  context: DataContext,
  { id, usedIn }: InterviewStory,
  question: string,
): Saved<InterviewStory> => {
  const key = derivedId(question);
  return patchRow(
    context,
    'interviewStories',
    id,
    key in usedIn ? {} : { [`usedIn.${key}`]: { order: orderAfter(context, usedIn), question } },
  );
};

const orderAfter = (
  { random }: DataContext,
  list: Readonly<Record<string, { order: string }>>,
): string => orderKeyBetween(inOrder(list).at(-1)?.[1].order ?? '', '', random);
