import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { DataContext } from '#/data/context.ts';
import { scoreAnswer } from '#/domain/training/answer/score-answer.ts';
import type { InterviewResult } from '#/domain/training/interview-answer.ts';
import type { VoiceAnalysis } from '#/domain/training/voice/voice-analysis.ts';
import { Stack } from '#/ui/layout/layout.tsx';
import { AnswerFeedback } from '../feedback/AnswerFeedback.tsx';
import { VoiceReport } from '../recording/VoiceReport.tsx';
import { useKeepStory } from '../stories/use-keep-story.ts';
import type { AskedQuestion } from './judge-answer.ts';

/** The same answer always reads the same: the rubric looks at it again rather than keeping all it said. */
export function FeedbackOf({
  context,
  asked: { language, category, text },
  result: { question, answer, voice },
}: {
  context: DataContext;
  asked: AskedQuestion;
  result: InterviewResult;
}) {
  const voiceScore = voice.overallScore ?? undefined;
  const scored = useMemo(
    () => scoreAnswer({ language, category, question: text, answer, voiceScore }),
    [language, category, text, answer, voiceScore],
  );
  const keepStory = useKeepStory(context);
  return (
    <Stack gap="px24">
      {answer !== '' && (
        <AnswerFeedback
          scored={scored}
          answer={answer}
          question={text}
          onStory={() => void keepStory(scored, answer, { key: question, text })}
        />
      )}
      {isWhole(voice) && (
        <Stack gap="px12">
          <h3>
            <Trans>Votre voix</Trans>
          </h3>
          <VoiceReport analysis={voice} language={language} />
        </Stack>
      )}
    </Stack>
  );
}

/** An answer in writing has none; one that another version of the app kept may lack what is shown now. */
const isWhole = (voice: Partial<VoiceAnalysis>): voice is VoiceAnalysis =>
  voice.points !== undefined && voice.emotions !== undefined && voice.recommendations !== undefined;
