/** Questions of interviews, as the operator's collection holds them: a set for everybody, and all for some. */
import { isLanguage } from '#/domain/access/account-rules.ts';
import {
  ALL_QUESTIONS_NEED,
  MOST_QUESTIONS,
  type QuestionSet,
} from '#/domain/training/bank/question-sets.ts';
import type { Question } from '#/domain/training/question.ts';
import { personRanking } from '../accounts/people.ts';
import { answering, refused } from '../answer.ts';
import { rowsOf } from '../sql.ts';
import { fillSlug } from './fill-slug.ts';
import { answerOwn, answerPublic } from './content-answer.ts';

const LANGUAGES: readonly Question['language'][] = ['fr', 'en'];
const SETS: readonly QuestionSet[] = ['basic', 'all'];

/** `GET /api/jalon/questions?language=fr` → `{questions}`: the basic set, for guests too. */
export const listBasicQuestions = (e: core.RequestEvent): void => {
  const language = languageOf(e);
  if (!language) return answering(() => refused(400, 'invalid'))(e);
  answerPublic(e, 'application/json', questionsText(e.app, 'basic', language));
};

/** `GET /api/jalon/questions/all?language=fr` → `{questions}`: every one, for those whose plan gives them. */
export const listAllQuestions = answering((e) => {
  personRanking(e, ALL_QUESTIONS_NEED);
  const language = languageOf(e);
  if (!language) return refused(400, 'invalid');
  const write = () => answerOwn(e, 'application/json', questionsText(e.app, 'all', language));
  return { status: 200, write };
});

/** Before one is written: its key is made of its text, unless somebody chose one, and stays whatever the text becomes. */
export const prepareQuestion = (e: core.RecordEvent): void => {
  const { record } = e;
  if (record) {
    if (record.getString('key') === '') record.set('key', record.original().getString('key'));
    fillSlug(record, 'key', 'text');
  }
  e.next();
};

/** Once one is written or deleted. */
export const forgetQuestions = (e: core.RecordEvent): void => {
  e.next();
  for (const language of LANGUAGES)
    for (const set of SETS) e.app.store().remove(cacheOf(set, language));
};

/** The answer as text, kept until an operator edits a question. */
const questionsText = (app: core.App, set: QuestionSet, language: Question['language']): string => {
  const cached = app.store().get(cacheOf(set, language)) as string | null;
  const text = cached ?? JSON.stringify({ questions: questionsOf(app, set, language) });
  if (cached === null) app.store().set(cacheOf(set, language), text);
  return text;
};

const cacheOf = (set: QuestionSet, language: string): string =>
  `jalon:questions/${set}/${language}`;

const questionsOf = (app: core.App, set: QuestionSet, language: Question['language']): Question[] =>
  rowsOf(
    app,
    `SELECT key, text, category, difficulty, industry, level, tips, intent, followUp, basic FROM questions
     WHERE published = TRUE AND language = {:language} AND (basic = TRUE OR {:set} = 'all')
     ORDER BY industry, key LIMIT {:most}`,
    { language, set, most: MOST_QUESTIONS },
    SHAPE,
  ).map(({ tips, basic, ...row }) => ({
    ...row,
    category: row.category as Question['category'],
    difficulty: row.difficulty as Question['difficulty'],
    industry: row.industry as Question['industry'],
    level: row.level as Question['level'],
    language,
    tips: tips
      .split('\n')
      .map((tip) => tip.trim())
      .filter((tip) => tip !== ''),
    isBasic: basic,
  }));

const SHAPE = {
  key: '',
  text: '',
  category: '',
  difficulty: '',
  industry: '',
  level: '',
  tips: '',
  intent: '',
  followUp: '',
  basic: false,
};

const languageOf = (e: core.RequestEvent): Question['language'] | undefined => {
  const language = e.request?.url?.query()?.get('language');
  return isLanguage(language) ? language : undefined;
};
