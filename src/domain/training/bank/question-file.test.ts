import { expect, test } from 'vitest';
import { readQuestionFile } from './question-file.ts';

const WHOLE = `## lockout: technical, medium, beginner, basic
What are the steps?
- Stop.
- Lock.
intent: Whether you know.
followUp: And then?
`;

test('a question is read with all that helps to answer it', () => {
  expect(readQuestionFile(WHOLE, 'en', 'manufacturing')).toEqual([
    {
      key: 'en-manufacturing-lockout',
      language: 'en',
      text: 'What are the steps?',
      category: 'technical',
      difficulty: 'medium',
      industry: 'manufacturing',
      level: 'beginner',
      tips: ['Stop.', 'Lock.'],
      intent: 'Whether you know.',
      followUp: 'And then?',
      isBasic: true,
    },
  ]);
});

test.each([
  ['an industry nobody knows', WHOLE, 'mining'],
  ['another level', WHOLE.replace('beginner', 'master'), 'retail'],
  ['one tip', WHOLE.replace('- Lock.\n', ''), 'retail'],
  ['four tips', WHOLE.replace('- Lock.\n', '- A\n- B\n- C\n'), 'retail'],
  ['no intent', WHOLE.replace('intent:', 'aim:'), 'retail'],
  ['no words', WHOLE.replace('What are the steps?\n', ''), 'retail'],
])('%s leaves a gap in its place', (_, text, industry) => {
  expect(readQuestionFile(text, 'en', industry)).toEqual([undefined]);
});

test('lines may end as on Windows, and what stands before the first is no question', () => {
  const text = `# Questions\n\n${WHOLE}\n${WHOLE.replace('lockout', 'other')}`;
  const keys = readQuestionFile(text.replaceAll('\n', '\r\n'), 'en', 'retail').map(
    (question) => question?.key,
  );
  expect(keys).toEqual(['en-retail-lockout', 'en-retail-other']);
});
