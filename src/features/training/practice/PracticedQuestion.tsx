import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { InterviewResult } from '#/domain/training/interview-answer.ts';
import type { Question } from '#/domain/training/question.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { Stack } from '#/ui/layout/layout.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { SubPage } from '../SubPage.tsx';
import { training } from '../training.css.ts';
import type { OwnTraining } from '../use-training-settings.ts';
import { AnswerForm, FORM } from './AnswerForm.tsx';
import { EarlierAnswers } from './EarlierAnswers.tsx';
import { FeedbackCard } from './FeedbackCard.tsx';
import { QuestionChips } from './QuestionChips.tsx';
import { QuestionTips } from './QuestionTips.tsx';

/** The question; an answer to it, then what is thought of it; and what was answered before. */
export function PracticedQuestion({
  context,
  question,
  earlier,
  found,
  settings,
}: {
  context: DataContext;
  question: Question;
  /** Oldest first. */
  earlier: readonly InterviewResult[];
  /** What was begun of an answer. */
  found: string;
  settings: OwnTraining;
}) {
  // Id of the answer that is looked at; the newest of them is there a moment after it was given.
  const [shown, setShown] = useState<string>();
  const [start, setStart] = useState({ text: found, isRestored: found !== '' });
  const result = earlier.find(({ id }) => id === shown);
  const tryAgain = (text: string): void => {
    setStart({ text, isRestored: false });
    setShown(undefined);
    focusSoon(FORM);
  };
  return (
    <SubPage
      title={<span lang={LANGUAGE_TAGS[question.language]}>{question.text}</span>}
      lead={<QuestionChips question={question} />}
      back={<Trans>Toutes les questions</Trans>}
    >
      <div className={training.columns}>
        {result ? (
          <FeedbackCard
            key={result.id}
            context={context}
            question={question}
            result={result}
            onTryAgain={tryAgain}
          />
        ) : (
          <AnswerForm
            context={context}
            question={question}
            start={start}
            keeps={settings.keepsRecordings}
            onGiven={setShown}
          />
        )}
        <Stack gap="px20">
          <QuestionTips question={question} open={settings.showsTips} />
          <EarlierAnswers
            context={context}
            results={earlier}
            shown={shown}
            language={question.language}
            onShow={setShown}
          />
        </Stack>
      </div>
    </SubPage>
  );
}
