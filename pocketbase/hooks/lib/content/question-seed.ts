/** The interview questions that are shipped, from `seed/questions`: one folder per language, one file per industry. */
import { readQuestionFile } from '#/domain/training/bank/question-file.ts';
import type { Question } from '#/domain/training/question.ts';
import { report } from '../report.ts';
import { entriesIn, seedFolder, seedRecords, textOf, type Seed } from './seeding.ts';

export const seedQuestions = (app: core.App): void => seedRecords(app, readSeeds(app), columnsOf);

/** As the dashboard shows them: tips one per line. */
type Columns = Record<
  'text' | 'category' | 'difficulty' | 'industry' | 'level' | 'tips' | 'intent' | 'followUp',
  string
> & { basic: boolean };

const readSeeds = (app: core.App): Seed<Columns>[] =>
  (['fr', 'en'] as const).flatMap((language) =>
    entriesIn(`${seedFolder()}/questions/${language}`).flatMap(({ name: file }) => {
      const path = `${seedFolder()}/questions/${language}/${file}`;
      const industry = file.replace(/\.md$/, '');
      return readQuestionFile(textOf(path), language, industry).flatMap((question, place) => {
        if (question) return [seedOf(question)];
        report(app, 'a shipped question can’t be read', { file: path, place });
        return [];
      });
    }),
  );

const seedOf = (question: Question): Seed<Columns> => {
  const { key, language, text, category, difficulty, industry, level } = question;
  const { tips, intent, followUp, isBasic } = question;
  return {
    name: `question/${key}`,
    collection: 'questions',
    identity: { key, language },
    fields: {
      text,
      category,
      difficulty,
      industry,
      level,
      tips: tips.join('\n'),
      intent,
      followUp,
      basic: isBasic,
    },
  };
};

const columnsOf = (record: core.Record): Columns => ({
  text: record.getString('text'),
  category: record.getString('category'),
  difficulty: record.getString('difficulty'),
  industry: record.getString('industry'),
  level: record.getString('level'),
  tips: record.getString('tips'),
  intent: record.getString('intent'),
  followUp: record.getString('followUp'),
  basic: record.getBool('basic'),
});
