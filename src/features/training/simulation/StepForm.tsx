import { Trans, useLingui } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { endSession } from '#/data/records/training/interviews.ts';
import type { AnswerClock } from '#/domain/training/answer-clock.ts';
import type { AnswerPlace } from '#/domain/training/interview-answer.ts';
import type { InterviewSession, SessionQuestion } from '#/domain/training/interview-session.ts';
import type { VoiceAnalysis } from '#/domain/training/voice/voice-analysis.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Row } from '#/ui/layout/layout.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { AnswerEntry } from '../answer/AnswerEntry.tsx';
import { giveJudged } from '../answer/judge-answer.ts';
import { useAnswerDraft } from '../answer/use-answer-draft.ts';
import { useAnsweringTime } from '../answer/use-answering-time.ts';
import { useSpoken } from '../answer/use-spoken.ts';
import { AnswerTimer } from './AnswerTimer.tsx';
import { room } from './simulation.css.ts';
import { useAnswerClock } from './use-answer-clock.ts';

const FIELD = 'interview-answer';

/** The question that is put, and its answer until the time is over or the person goes on. */
export function StepForm({
  context,
  session,
  question: { question, text, category },
  words,
  isLast,
  place,
  found,
  clock: first,
  keeps,
}: {
  context: DataContext;
  session: InterviewSession;
  question: SessionQuestion;
  words: string;
  isLast: boolean;
  place: AnswerPlace;
  found: string;
  /** null without a limit. */
  clock: AnswerClock | null;
  /** Recordings are kept without being asked. */
  keeps: boolean;
}) {
  const { t } = useLingui();
  const { id, language, kind, answerSeconds } = session;
  const heading = useRef<HTMLHeadingElement>(null);
  const draft = useAnswerDraft(context, place, found);
  const time = useAnsweringTime(found !== '');
  const spoken = useSpoken(draft);
  const [giving, setGiving] = useState(false);
  const [ending, setEnding] = useState(false);
  const [failure, setFailure] = useState<StorageFailure>();
  const clock = useAnswerClock(context, id, question, first);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);

  const give = async (answer: string, voice: VoiceAnalysis | undefined) => {
    if (giving) return;
    setEnding(false);
    setGiving(true);
    setFailure(undefined);
    clock.stop();
    await draft.flush();
    const seconds = first ? clock.usedSeconds(answerSeconds) : time.seconds();
    const given = await giveJudged(
      context,
      { language, category, text },
      { place, answer, seconds, voice },
    );
    const ended = given.ok && isLast ? await endSession(context, id, 'finished') : undefined;
    setGiving(false);
    if (!given.ok) setFailure(given.error);
    else if (ended?.ok)
      showToast({
        message: kind === 'custom' ? t`Entrevue terminée` : t`Simulation terminée`,
        tone: 'positive',
      });
  };

  const isOver = clock.isOver || ending;
  const giveAll = useEffectEvent(() => {
    const isEmpty = draft.text.trim() === '' && !spoken.voice;
    if (clock.isOver)
      showToast({
        message: isEmpty
          ? t`Le temps est écoulé.`
          : t`Le temps est écoulé. Votre réponse est gardée.`,
      });
    void give(draft.text, spoken.voice);
  });
  useEffect(() => {
    // What is being recorded is heard first.
    if (!isOver || spoken.isBusy) return;
    const timer = setTimeout(() => giveAll());
    return () => clearTimeout(timer);
  }, [isOver, spoken.isBusy]);

  const canGo = draft.text.trim() !== '' || spoken.voice !== undefined || spoken.isBusy;
  return (
    <form
      noValidate
      className={room.step}
      onSubmit={(event) => {
        event.preventDefault();
        // The time was over, and the answer could not be kept.
        if (isOver) void give(draft.text, spoken.voice);
        else if (canGo) setEnding(true);
      }}
    >
      <div className={room.under}>
        <span>{words}</span>
        {clock.secondsLeft !== undefined && <AnswerTimer seconds={clock.secondsLeft} />}
      </div>
      <h2 ref={heading} tabIndex={-1} className={room.question}>
        <span lang={LANGUAGE_TAGS[language]}>{text}</span>
      </h2>
      <AnswerEntry
        id={FIELD}
        context={context}
        place={place}
        language={language}
        draft={draft}
        spoken={spoken}
        isRestored={found !== ''}
        keeps={keeps}
        isOver={isOver}
        onType={time.begin}
      />
      {failure && <StorageNote failure={failure} />}
      <Row gap="px8" end>
        <Button variant="quiet" onClick={() => void give('', undefined)}>
          <Trans>Passer</Trans>
        </Button>
        <Button
          type="submit"
          variant="primary"
          iconAfter={isLast ? undefined : ArrowRight}
          loading={giving || ending}
          aria-disabled={!canGo}
        >
          {isLast ? <Trans context="entrevue">Terminer</Trans> : <Trans>Question suivante</Trans>}
        </Button>
      </Row>
    </form>
  );
}
