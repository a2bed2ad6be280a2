import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const MAIN = join(import.meta.dirname, '../../src/cli/main.ts');

const scoreAnswers = (input: string, ...args: string[]) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [MAIN, 'score-answer', ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, stderr, stdout };
};

const ANSWER =
  'Last winter I worked in a garage and the lift broke. I had to finish 6 cars. I called the owner and rented another lift. In the end all were ready on time.';
const QUESTION = 'Tell me about a time something broke.';

it('judges the answer in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jalon-answer-'));
  const file = join(folder, 'answer.txt');
  writeFileSync(file, ANSWER);
  const { status, stdout } = scoreAnswers(
    '',
    '--lang',
    'en',
    '--category',
    'behavioral',
    '--question',
    QUESTION,
    file,
  );
  rmSync(folder, { recursive: true });
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    global: expect.any(Number),
    content: expect.any(Number),
    structure: expect.any(Number),
    delivery: expect.any(Number),
    star: { s: true, t: true, a: true, r: true },
    quantified: true,
    numbers: ['6'],
    fillers: 0,
    offTopic: false,
    strengths: expect.any(Array),
    improvements: expect.any(Array),
  });
});

it('answers a line for each line, in their order, and a bad one with an error', () => {
  const line = { id: 'a', lang: 'en', category: 'behavioral', question: QUESTION, answer: ANSWER };
  const { status, stdout } = scoreAnswers(
    [
      JSON.stringify(line),
      'not json',
      JSON.stringify({ ...line, id: 'b', category: 'other' }),
      JSON.stringify({ ...line, id: 3, answer: '' }),
    ].join('\n'),
    '--lines',
  );
  const lines = stdout
    .trim()
    .split('\n')
    .map(
      (one) =>
        JSON.parse(one) as { id: string | number | null; error?: string; global?: number | null },
    );
  expect(status).toBe(2);
  expect(lines.map(({ id, error }) => [id, error !== undefined])).toEqual([
    ['a', false],
    [null, true],
    ['b', true],
    [3, false],
  ]);
  expect(lines[3]?.global).toBeNull();
});

it('tells how it is called', () => {
  const { status, stderr } = scoreAnswers('', '--lang', 'de', 'answer.txt');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Usage: jalon score-answer --lang fr\|en/);
});
