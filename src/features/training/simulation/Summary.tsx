import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import type { DataContext } from '#/data/context.ts';
import { limitsOf } from '#/domain/access/plans/plan-limits.ts';
import { isGiven } from '#/domain/training/interview-answer.ts';
import type { InterviewSession } from '#/domain/training/interview-session.ts';
import { sessionScore, type Course } from '#/domain/training/session-course.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { judgeLater } from '../answer/judge-answer.ts';
import { SubPage } from '../SubPage.tsx';
import { training } from '../training.css.ts';
import { UpgradeNote } from '#/parts/UpgradeNote.tsx';
import { useMomentWords } from '../use-moment-words.ts';
import { DayTips } from './DayTips.tsx';
import { SummaryAnswer } from './SummaryAnswer.tsx';
import { useSessionName } from './use-session-name.ts';

/** What came of an interview: the whole, and each answer with what is thought of it. */
export function Summary({
  context,
  session,
  course,
}: {
  context: DataContext;
  session: InterviewSession;
  course: Course;
}) {
  const nameOf = useSessionName();
  const moment = useMomentWords();
  const { role } = useAuth();
  const { questions, results } = course;
  const { language, kind } = session;
  const answered = questions.filter(({ question }) => {
    const result = results.get(question);
    return result && isGiven(result);
  }).length;
  const score = sessionScore(course);
  const judgeMissing = useEffectEvent(async () => {
    for (const { question, category, text } of questions) {
      const result = results.get(question);
      if (result && result.answer !== '' && Object.keys(result.feedback).length === 0)
        await judgeLater(context, { language, category, text }, result);
    }
  });
  useEffect(() => void judgeMissing(), []);
  const limit = limitsOf(role).simulations;
  return (
    <SubPage
      title={nameOf(session)}
      lead={<Trans>Terminée {moment(session.finishedAt ?? session.startedAt)}</Trans>}
    >
      <div className={training.columns}>
        <Stack gap="px20">
          <Card title={<Trans>Résultat</Trans>}>
            <Stack gap="px8">
              {score !== undefined && (
                <p>
                  <span className={training.big}>{score}</span> / 100
                </p>
              )}
              <p>
                <Plural
                  value={answered}
                  _0="Aucune réponse donnée"
                  one="# réponse donnée"
                  other="# réponses données"
                />{' '}
                <Plural value={questions.length} one="sur # question." other="sur # questions." />{' '}
                {score !== undefined && (
                  <Trans>Le score est la moyenne des réponses évaluées.</Trans>
                )}
              </p>
            </Stack>
          </Card>
          <Card title={<Trans>Réponse par réponse</Trans>}>
            {questions.map((asked, index) => (
              <SummaryAnswer
                key={asked.question}
                context={context}
                asked={{ ...asked, language }}
                number={index + 1}
                result={results.get(asked.question)}
              />
            ))}
          </Card>
        </Stack>
        <Stack gap="px20">
          {kind === 'simulation' && limit !== null && (
            <UpgradeNote title={<Trans>Cette simulation reste ici</Trans>}>
              <Trans>
                Relisez-la quand vous voulez. Premium permet d’en faire autant que vous voulez.
              </Trans>
            </UpgradeNote>
          )}
          <DayTips />
        </Stack>
      </div>
    </SubPage>
  );
}
