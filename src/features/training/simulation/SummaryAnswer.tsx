import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { DataContext } from '#/data/context.ts';
import { isGiven, type InterviewResult } from '#/domain/training/interview-answer.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Skeleton } from '#/ui/messages/Skeleton.tsx';
import type { AskedQuestion } from '../answer/judge-answer.ts';
import { Feedback } from '../answer/parts.tsx';
import { training } from '../training.css.ts';

/** One question of an interview that is over, and its answer. */
export function SummaryAnswer({
  context,
  asked,
  number,
  result,
}: {
  context: DataContext;
  asked: AskedQuestion;
  number: number;
  result: InterviewResult | undefined;
}) {
  const given = result && isGiven(result) ? result : undefined;
  const score = given?.scores.global;
  return (
    <Disclosure
      summary={
        <>
          {number}. <span lang={LANGUAGE_TAGS[asked.language]}>{asked.text}</span>
          <span className={training.detail}>
            {given === undefined ? (
              <Trans>Passée</Trans>
            ) : score === undefined ? (
              <Trans>Non évaluée</Trans>
            ) : (
              <Trans>score {score}</Trans>
            )}
          </span>
        </>
      }
    >
      {given ? (
        <div className={training.opened}>
          <Suspense fallback={<Skeleton lines={4} />}>
            <Feedback context={context} asked={asked} result={given} />
          </Suspense>
        </div>
      ) : (
        <Trans>Vous n’avez pas répondu à cette question. Elle est aussi dans S’exercer.</Trans>
      )}
    </Disclosure>
  );
}
