/** A post: a first line that stands alone, what happened, what it teaches, and a question to those who read. */
import { LINKEDIN_LIMITS } from '../limits.ts';
import type { Tone } from '../linkedin-text.ts';
import { hashtag, itemsIn, sentence, unbreaking } from './phrases.ts';
import { POST_WORDS } from './words/post-words.data.ts';
import { dealt, filled, fitting, type Writing, type Written } from './write.ts';

export const POST_FIELDS = ['topic', 'story', 'lesson', 'keywords'] as const;
export type PostField = (typeof POST_FIELDS)[number];

export const writePosts = (
  { language, answers, seed }: Writing<PostField>,
  tone: Tone,
): Written<PostField> => {
  const given = filled(POST_FIELDS, answers);
  if (!given.ok) return given;
  const { story, keywords } = given.value;
  const { hook, lesson, closing } = POST_WORDS[language][tone];
  const texts = dealt([hook, lesson, closing], seed).map((row) => {
    const [first = '', ...rest] = row.map((phrase) => unbreaking(phrase)(given.value));
    return [first, sentence(story), ...rest, hashtagsOf(keywords)].filter(Boolean).join('\n\n');
  });
  return fitting(texts, LINKEDIN_LIMITS.post.most);
};

/** More than five look like an advertisement. */
const MOST_HASHTAGS = 5;

const hashtagsOf = (keywords: string): string =>
  [...new Set(itemsIn(keywords).map(hashtag))].filter(Boolean).slice(0, MOST_HASHTAGS).join(' ');
