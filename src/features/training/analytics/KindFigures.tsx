import { Trans, useLingui } from '@lingui/react/macro';
import { scoresBy, type ScorePoint } from '#/domain/training/analytics.ts';
import type { Category, Industry } from '#/domain/training/question.ts';
import { BarFigure, type Bar } from '#/ui/figures/BarFigure.tsx';
import { useQuestionWords } from '../use-question-words.ts';
import { useQuestions } from '../use-questions.ts';
import { analytics as css } from './analytics.css.ts';

/** Scores by what a question is. Those of questions that are no longer there are left out. */
export function KindFigures({ scores }: { scores: readonly ScorePoint[] }) {
  const { t } = useLingui();
  const words = useQuestionWords();
  const french = useQuestions('fr');
  const english = useQuestions('en');
  const known = new Map(
    [...french.questions, ...english.questions].map((question) => [question.key, question]),
  );
  const bars = (found: ReturnType<typeof scoresBy>, nameOf: (key: string) => string): Bar[] =>
    found.map(({ key, count, average }) => ({
      key,
      label: nameOf(key),
      share: average / 100,
      said: String(average),
      cells: [String(count), String(average)],
    }));
  const byCategory = scoresBy(scores, (key) => known.get(key)?.category);
  const byIndustry = scoresBy(scores, (key) => known.get(key)?.industry);
  if (byCategory.length === 0) return null;
  return (
    <div className={css.pair}>
      <BarFigure
        title={<Trans>Score par catégorie</Trans>}
        head={[t`Catégorie`, t`Réponses`, t`Score moyen`]}
        bars={bars(byCategory, (key) => words.category[key as Category])}
      />
      <BarFigure
        title={<Trans>Score par secteur</Trans>}
        head={[t`Secteur`, t`Réponses`, t`Score moyen`]}
        bars={bars(byIndustry, (key) => words.industry[key as Industry])}
      />
    </div>
  );
}
