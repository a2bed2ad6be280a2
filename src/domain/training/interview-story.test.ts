import { expect, test } from 'vitest';
import { scoreAnswer } from './answer/score-answer.ts';
import { storyFromAnswer, storyText } from './interview-story.ts';

const ANSWER =
  'Last year I was working in a bakery and the oven broke. I had to bake 200 loaves before six. ' +
  'I called the owner. It was raining. I moved the dough to the shop next door. In the end nothing was late.';

const scored = scoreAnswer({
  language: 'en',
  category: 'behavioral',
  question: 'Tell me about a time something went wrong.',
  answer: ANSWER,
});

test('an answer becomes a story: each sentence stands in the part it carries, and none is lost', () => {
  const story = storyFromAnswer(scored, ANSWER);
  expect(story.situation).toMatch(/^Last year/);
  expect(story.task).toMatch(/^I had to bake/);
  expect(story.action).toBe(
    'I called the owner. It was raining. I moved the dough to the shop next door.',
  );
  expect(story.result).toBe('In the end nothing was late.');
  expect(storyText(story)).toBe(ANSWER);
});

test('a story that is not finished is said as far as it goes', () => {
  expect(storyText({ situation: ' A ', task: '', action: 'B', result: '' })).toBe('A B');
});

test('a last sentence that carries an act and the result is the result', () => {
  const answer =
    'Last year I was working in a bakery and the oven broke. I had to bake 200 loaves before six. I called the owner. In the end nothing was late and we bought a second oven.';
  const judged = scoreAnswer({
    language: 'en',
    category: 'behavioral',
    question: 'Tell me about a time something went wrong.',
    answer,
  });
  expect(storyFromAnswer(judged, answer).result).toMatch(/^In the end/);
});
