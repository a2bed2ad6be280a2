/**
 * Shipped questions as their file is written, one file per industry and language. A question is a heading
 * `## name: category, difficulty, level`, with `, basic` for those that everybody has, then lines:
 * the question, `- ` each tip, `intent:` what the interviewer wants to learn, `followUp:` what comes next.
 */
import {
  CATEGORIES,
  DIFFICULTIES,
  INDUSTRIES,
  LEVELS,
  type Industry,
  type Question,
} from '../question.ts';

/** Undefined for each question that is not whole, in its place; `industry` is the name of the file. */
export const readQuestionFile = (
  text: string,
  language: Question['language'],
  industry: string,
): (Question | undefined)[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/^## /m)
    .slice(1)
    .map((block) => readQuestion(block, language, industry));

const HEADING = /^([a-z0-9]+(?:-[a-z0-9]+)*): (\w+), (\w+), (\w+)(, basic)?$/;

const readQuestion = (
  block: string,
  language: Question['language'],
  industry: string,
): Question | undefined => {
  const [heading = '', ...lines] = block.split('\n').map((line) => line.trim());
  const [, name, ...kinds] = HEADING.exec(heading) ?? [];
  const category = CATEGORIES.find((one) => one === kinds[0]);
  const difficulty = DIFFICULTIES.find((one) => one === kinds[1]);
  const level = LEVELS.find((one) => one === kinds[2]);
  const after = (start: string): string[] =>
    lines.filter((line) => line.startsWith(start)).map((line) => line.slice(start.length).trim());
  const [intent] = after('intent:');
  const [followUp] = after('followUp:');
  const tips = after('- ');
  const words = lines.find((line) => line !== '' && !/^(?:- |intent:|followUp:)/.test(line));
  if (!name || !category || !difficulty || !level || !isIndustry(industry)) return undefined;
  if (!words || !intent || !followUp || tips.length < 2 || tips.length > 3) return undefined;
  return {
    key: `${language}-${industry}-${name}`,
    language,
    text: words,
    category,
    difficulty,
    industry,
    level,
    tips,
    intent,
    followUp,
    isBasic: kinds[3] !== undefined,
  };
};

const isIndustry = (value: string): value is Industry => INDUSTRIES.some((one) => one === value);
