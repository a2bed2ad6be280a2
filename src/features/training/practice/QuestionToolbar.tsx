import { Plural, Trans } from '@lingui/react/macro';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { QUESTION_FACETS, type QuestionFilters } from '#/domain/training/find-questions.ts';
import type { Question } from '#/domain/training/question.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { SearchField } from '#/ui/fields/SearchField.tsx';
import { training } from '../training.css.ts';
import { useQuestionWords } from '../use-question-words.ts';
import { QuestionFilterDialog } from './QuestionFilterDialog.tsx';

/** Which questions are looked at, and how many there are. */
export function QuestionToolbar({
  context,
  questions,
  filters,
  language,
  words,
  found,
  onWords,
  onClear,
}: {
  context: DataContext;
  questions: readonly Question[];
  filters: QuestionFilters;
  language: Question['language'];
  words: string;
  found: number;
  onWords: (words: string) => void;
  onClear: () => void;
}) {
  const [filtering, setFiltering] = useState(false);
  const named = useQuestionWords();
  const chosen = QUESTION_FACETS.flatMap((facet) => {
    const value = filters[facet];
    return value === undefined ? [] : [(named[facet] as Record<string, string>)[value] ?? value];
  });
  return (
    <>
      <search className={training.search}>
        <SearchField label={<Trans>Chercher une question</Trans>} words={words} onWords={onWords} />
        <Button icon={SlidersHorizontal} onClick={() => setFiltering(true)}>
          <Trans>Filtrer</Trans>
        </Button>
        <QuestionFilterDialog
          open={filtering}
          context={context}
          questions={questions}
          filters={filters}
          language={language}
          onClear={onClear}
          onClose={() => setFiltering(false)}
        />
      </search>
      <div className={training.found}>
        <span role="status">
          <Plural value={found} _0="Aucune question" one="# question" other="# questions" />
          {chosen.length > 0 && ` (${chosen.join(', ')})`}
        </span>
        {(chosen.length > 0 || words !== '') && (
          <Button size="small" variant="quiet" onClick={onClear}>
            <Trans>Tout afficher</Trans>
          </Button>
        )}
      </div>
    </>
  );
}
