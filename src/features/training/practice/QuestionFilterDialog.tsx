import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DataContext } from '#/data/context.ts';
import { changeSettings } from '#/data/records/settings.ts';
import {
  countsOf,
  QUESTION_FACETS,
  type QuestionFacet,
  type QuestionFilters,
} from '#/domain/training/find-questions.ts';
import {
  CATEGORIES,
  DIFFICULTIES,
  INDUSTRIES,
  LEVELS,
  type Question,
} from '#/domain/training/question.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';
import { QuestionLanguage } from '../QuestionLanguage.tsx';
import { training } from '../training.css.ts';
import { useQuestionWords } from '../use-question-words.ts';
import { useTrainingGo } from '../use-training-go.ts';

const VALUES: Record<QuestionFacet, readonly string[]> = {
  category: CATEGORIES,
  industry: INDUSTRIES,
  level: LEVELS,
  difficulty: DIFFICULTIES,
};

/** Each choice acts at once, and says how many questions it leaves. */
export function QuestionFilterDialog({
  open,
  context,
  questions,
  filters,
  language,
  onClear,
  onClose,
}: {
  open: boolean;
  context: DataContext;
  questions: readonly Question[];
  filters: QuestionFilters;
  language: Question['language'];
  onClear: () => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const go = useTrainingGo();
  const words = useQuestionWords();
  const counts = countsOf(questions, filters);
  const labels: Record<QuestionFacet, { label: ReactNode; all: string }> = {
    category: { label: <Trans>Catégorie</Trans>, all: t`Toutes les catégories` },
    industry: { label: <Trans>Secteur</Trans>, all: t`N’importe quel secteur` },
    level: { label: <Trans>Niveau</Trans>, all: t`Tous les niveaux` },
    difficulty: { label: <Trans>Difficulté</Trans>, all: t`Toutes les difficultés` },
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Filtrer les questions</Trans>}
      actions={
        <>
          <Button onClick={onClear}>
            <Trans>Effacer les filtres</Trans>
          </Button>
          <Button variant="primary" onClick={onClose}>
            <Trans>Voir les questions</Trans>
          </Button>
        </>
      }
    >
      <div className={training.fields}>
        {QUESTION_FACETS.map((facet) => (
          <Select<string>
            key={facet}
            label={labels[facet].label}
            value={filters[facet] ?? ''}
            options={[
              { value: '', label: labels[facet].all },
              ...VALUES[facet].map((value) => ({
                value,
                label: `${(words[facet] as Record<string, string>)[value]} (${counts[facet][value] ?? 0})`,
              })),
            ]}
            onChange={(value) => go({ [facet]: value || undefined }, { replace: true })}
          />
        ))}
        <QuestionLanguage
          value={language}
          onChange={(trainingLanguage) => void changeSettings(context, { trainingLanguage })}
        />
      </div>
    </Dialog>
  );
}
