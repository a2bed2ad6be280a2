/** The interview questions that are shipped, from `seed/questions`: one folder per language, one file per industry. */
import { readQuestionFile } from '#/domain/training/bank/question-file.ts';
import type { Question } from '#/domain/training/question.ts';
import { report } from '../report.ts';
import { namesIn, seedRecords, type Seed } from './seeding.ts';

export const seedQuestions = (app: core.App): void =>
  seedRecords(app, {
    paths: (['fr', 'en'] as const).flatMap((language) =>
      namesIn(`questions/${language}`).map((file) => `questions/${language}/${file}`),
    ),
    read: (path, text) => {
      const [, folder, file = ''] = path.split('/');
      const language = folder === 'en' ? 'en' : 'fr';
      return readQuestionFile(text, language, file.replace(/\.md$/, '')).flatMap(
        (question, place) => {
          if (question) return [seedOf(question)];
          report(app, 'a shipped question can’t be read', { file: path, place });
          return [];
        },
      );
    },
    fieldsOf: columnsOf,
  });

/** As the dashboard shows them: tips one per line. */
type Columns = Record<
  'text' | 'category' | 'difficulty' | 'industry' | 'level' | 'tips' | 'intent' | 'followUp',
  string
> & { basic: boolean };

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
