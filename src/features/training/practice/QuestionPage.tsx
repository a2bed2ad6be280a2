import { Trans } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import type { DataContext } from '#/data/context.ts';
import { resultsTo } from '#/data/records/training/interviews.ts';
import { isGiven } from '#/domain/training/interview-answer.ts';
import { PageSkeleton } from '#/ui/messages/Skeleton.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { QuestionsMissing } from '../QuestionsMissing.tsx';
import { SubPage } from '../SubPage.tsx';
import { useQuestions } from '../use-questions.ts';
import { useTrainingSettings, type OwnTraining } from '../use-training-settings.ts';
import { useFoundDraft } from '../answer/use-answer-draft.ts';
import { PracticedQuestion } from './PracticedQuestion.tsx';

/** One question: its tips, an answer to it, and what was answered before. */
export function QuestionPage({
  context,
  questionKey,
}: {
  context: DataContext;
  questionKey: string;
}) {
  const settings = useTrainingSettings(context);
  if (!settings) return <PageSkeleton />;
  return <InLanguage context={context} questionKey={questionKey} settings={settings} />;
}

function InLanguage({
  context,
  questionKey,
  settings,
  otherTried = false,
}: {
  context: DataContext;
  questionKey: string;
  settings: OwnTraining;
  otherTried?: boolean;
}) {
  const bank = useQuestions(settings.language);
  const place = { question: questionKey, session: '' };
  const found = useFoundDraft(context, place);
  const earlier = useLiveQuery(
    async () => (await resultsTo(context, questionKey)).filter(isGiven),
    [context, questionKey],
  );
  if (bank.kind === 'loading' || found === undefined || !earlier) return <PageSkeleton />;
  const question = bank.questions.find(({ key }) => key === questionKey);
  if (question)
    return (
      <PracticedQuestion
        context={context}
        question={question}
        earlier={earlier}
        found={found}
        settings={settings}
      />
    );
  if (bank.kind === 'failed')
    return (
      <SubPage title={<Trans>Question</Trans>}>
        <QuestionsMissing questions={bank} />
      </SubPage>
    );
  // An address that was kept may name a question of the other language.
  if (!otherTried)
    return (
      <InLanguage
        context={context}
        questionKey={questionKey}
        settings={{ ...settings, language: settings.language === 'fr' ? 'en' : 'fr' }}
        otherTried
      />
    );
  return (
    <SubPage title={<Trans>Question</Trans>}>
      <Note title={<Trans>Cette question n’est pas ici</Trans>}>
        <Trans>Elle a été retirée, ou elle ne fait pas partie de votre forfait.</Trans>
      </Note>
    </SubPage>
  );
}
