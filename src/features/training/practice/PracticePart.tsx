import { Trans } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import { useDeferredValue } from 'react';
import type { DataContext } from '#/data/context.ts';
import { listResults } from '#/data/records/training/interviews.ts';
import { findQuestions, inPracticeOrder } from '#/domain/training/find-questions.ts';
import { useSearchWords } from '#/parts/use-search-words.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { EmptyState } from '#/ui/messages/EmptyState.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { QuestionsMissing } from '../QuestionsMissing.tsx';
import { training } from '../training.css.ts';
import type { HomeSearch } from '../training-search.ts';
import { useQuestions } from '../use-questions.ts';
import { useTrainingGo } from '../use-training-go.ts';
import { useTrainingSettings, type OwnTraining } from '../use-training-settings.ts';
import { BasicNote } from './BasicNote.tsx';
import { practiceOf } from './practice-of.ts';
import { QuestionRow } from './QuestionRow.tsx';
import { QuestionToolbar } from './QuestionToolbar.tsx';

export interface ListState {
  /** Key of the question that was open a moment ago. */
  shown: string | undefined;
  /** How many rows are drawn. */
  listed: number;
  more: () => void;
}

/** The questions, by what they are about; each opens to be answered. */
export function PracticePart({
  context,
  search,
  list,
}: {
  context: DataContext;
  search: HomeSearch;
  list: ListState;
}) {
  const settings = useTrainingSettings(context);
  return settings ? (
    <Practice
      key={settings.language}
      context={context}
      search={search}
      list={list}
      settings={settings}
    />
  ) : (
    <PartSkeleton />
  );
}

function Practice({
  context,
  search,
  list: { shown, listed, more },
  settings: { language },
}: {
  context: DataContext;
  search: HomeSearch;
  list: ListState;
  settings: OwnTraining;
}) {
  const go = useTrainingGo();
  const bank = useQuestions(language);
  const practised = useLiveQuery(async () => practiceOf(await listResults(context)), [context]);
  const [words, setWords] = useSearchWords(search.q ?? '', true, (q) =>
    go({ q }, { replace: true }),
  );
  const sought = useDeferredValue(words);
  if (bank.kind === 'failed') return <QuestionsMissing questions={bank} />;
  if (bank.kind === 'loading' || !practised) return <PartSkeleton />;

  const filters = { ...search, words: sought };
  const found = inPracticeOrder(findQuestions(bank.questions, filters));
  // Whoever comes back finds the question in the list, however far down it is.
  const place = found.findIndex(({ key }) => key === shown);
  const drawn = found.slice(0, Math.max(listed, place + 1));
  const clear = () => {
    setWords('');
    go(NO_FILTERS, { replace: true });
  };
  return (
    <>
      <QuestionToolbar
        context={context}
        questions={bank.questions}
        filters={filters}
        language={language}
        words={words}
        found={found.length}
        onWords={setWords}
        onClear={clear}
      />
      {found.length === 0 && (
        <EmptyState
          title={<Trans>Aucune question ne correspond</Trans>}
          action={
            <Button onClick={clear}>
              <Trans>Voir toutes les questions</Trans>
            </Button>
          }
        >
          <Trans>Retirez un filtre, ou cherchez avec un autre mot.</Trans>
        </EmptyState>
      )}
      <ul className={training.list}>
        {drawn.map((question) => (
          <QuestionRow
            key={question.key}
            question={question}
            practised={practised.get(question.key)}
          />
        ))}
      </ul>
      {drawn.length < found.length && (
        <div className={training.more}>
          <Button onClick={more}>
            <Trans>Afficher plus de questions</Trans>
          </Button>
        </div>
      )}
      <BasicNote />
    </>
  );
}

const NO_FILTERS = {
  q: undefined,
  category: undefined,
  difficulty: undefined,
  industry: undefined,
  level: undefined,
};
