/** A story of one's own, told once and used again: what happened, and what it shows. */
import { newRecord, type SyncedRecord } from '../sync/synced-record.ts';
import { STAR_PARTS, type ScoredAnswer, type StarPart } from './answer/scored-answer.ts';

/** What employers ask for a story of. */
export const COMPETENCIES = [
  'teamwork',
  'conflict',
  'leadership',
  'initiative',
  'problemSolving',
  'pressure',
  'customer',
  'communication',
  'adaptability',
  'learning',
  'mistake',
  'safety',
  'quality',
  'persuasion',
] as const;
export type Competency = (typeof COMPETENCIES)[number];

export const STORY_PARTS = ['situation', 'task', 'action', 'result'] as const;
export type StoryPart = (typeof STORY_PARTS)[number];

export interface StoryFields {
  title: string;
  language: 'fr' | 'en';
  situation: string;
  task: string;
  action: string;
  result: string;
}

interface StoryTag {
  order: string;
  /** '' for one of `COMPETENCIES`, whose key it stands under; else a word of the person's own. */
  name: string;
}

export interface InterviewStory extends SyncedRecord, StoryFields {
  competencies: Record<string, StoryTag>;
  usedIn: Record<string, { order: string; question: string }>;
}

export const newStory = (
  id: string,
  now: number,
  language: StoryFields['language'],
  fields: Partial<StoryFields>,
): InterviewStory => ({
  ...newRecord(id, now),
  title: '',
  language,
  situation: '',
  task: '',
  action: '',
  result: '',
  ...fields,
  competencies: {},
  usedIn: {},
});

const PART_OF: Record<StarPart, StoryPart> = {
  s: 'situation',
  t: 'task',
  a: 'action',
  r: 'result',
};

/**
 * The answer's sentences, each in the first part it carries; one that carries none stays with the one before it, so
 * that no word is lost.
 */
export function storyFromAnswer(
  { star, sentences, language }: ScoredAnswer,
  answer: string,
): Omit<StoryFields, 'title'> {
  const story = { language, situation: '', task: '', action: '', result: '' };
  let part: StoryPart = 'situation';
  let from = 0;
  sentences.forEach((_, at) => {
    const parts = STAR_PARTS.filter((one) => star[one].sentences.includes(at));
    const isLast = parts.includes('r') && !star.a.sentences.some((one) => one > at);
    const carried = isLast ? 'r' : parts[0];
    if (carried) part = PART_OF[carried];
    const to = sentences[at + 1]?.start ?? answer.length;
    story[part] = `${story[part]} ${answer.slice(from, to).trim()}`.trim();
    from = to;
  });
  return story;
}

/** As it would be said. */
export const storyText = (story: Pick<StoryFields, StoryPart>): string =>
  STORY_PARTS.map((part) => story[part].trim())
    .filter((text) => text !== '')
    .join(' ');
