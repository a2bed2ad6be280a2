import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import type { Question } from '#/domain/training/question.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { AnswerEntry } from '../answer/AnswerEntry.tsx';
import { giveJudged } from '../answer/judge-answer.ts';
import { InsertStory } from '../answer/parts.tsx';
import { useAnswerDraft } from '../answer/use-answer-draft.ts';
import { useAnsweringTime } from '../answer/use-answering-time.ts';
import { useSpoken } from '../answer/use-spoken.ts';

export const FORM = 'training-answer';

/** An answer, typed or spoken; given once its person is content with it. */
export function AnswerForm({
  context,
  question: { key, language, category, text },
  start,
  keeps,
  onGiven,
}: {
  context: DataContext;
  question: Question;
  start: { text: string; isRestored: boolean };
  /** Recordings are kept without being asked. */
  keeps: boolean;
  /** With the id of the answer. */
  onGiven: (id: string) => void;
}) {
  const { t } = useLingui();
  const place = { question: key, session: '' };
  const draft = useAnswerDraft(context, place, start.text);
  const time = useAnsweringTime(start.text !== '');
  const spoken = useSpoken(draft);
  const [giving, setGiving] = useState(false);
  // Given while it was being recorded: it is heard first.
  const [ending, setEnding] = useState(false);
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<StorageFailure>();

  const give = async () => {
    if (giving) return;
    if (spoken.isBusy) {
      setEnding(true);
      return;
    }
    setEnding(false);
    if (draft.text.trim() === '' && !spoken.voice) {
      setMissing(true);
      document.getElementById(FORM)?.focus();
      return;
    }
    setGiving(true);
    setFailure(undefined);
    await draft.flush();
    const given = await giveJudged(
      context,
      { language, category, text },
      { place, answer: draft.text, seconds: time.seconds(), voice: spoken.voice },
    );
    setGiving(false);
    if (!given.ok) {
      setFailure(given.error);
      return;
    }
    if (given.value.scores.global !== undefined)
      showToast({ message: t`Rétroaction générée`, tone: 'positive' });
    onGiven(given.value.id);
  };

  const giveHeard = useEffectEvent(() => void give());
  useEffect(() => {
    if (!ending || spoken.isBusy) return;
    const timer = setTimeout(() => giveHeard());
    return () => clearTimeout(timer);
  }, [ending, spoken.isBusy]);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      <Stack gap="px16">
        <AnswerEntry
          id={FORM}
          context={context}
          place={place}
          language={language}
          draft={draft}
          spoken={spoken}
          isRestored={start.isRestored}
          keeps={keeps}
          isOver={ending}
          error={
            missing && draft.text.trim() === '' && !spoken.voice ? (
              <Trans>Écrivez ou enregistrez votre réponse, même en quelques phrases.</Trans>
            ) : undefined
          }
          onType={time.begin}
        />
        <Suspense>
          <InsertStory
            context={context}
            language={language}
            question={key}
            onInsert={draft.append}
          />
        </Suspense>
        {failure && <StorageNote failure={failure} />}
        <Button
          type="submit"
          variant="primary"
          loading={giving || ending}
          loadingText={<Trans>Lecture de votre réponse…</Trans>}
        >
          <Trans>Obtenir la rétroaction</Trans>
        </Button>
      </Stack>
    </form>
  );
}
