import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import type { Question } from '#/domain/training/question.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { AnswerField } from '../answer/AnswerField.tsx';
import { DraftRestored } from '../answer/DraftRestored.tsx';
import { giveJudged } from '../answer/judge-answer.ts';
import { useAnswerDraft } from '../answer/use-answer-draft.ts';
import { useAnsweringTime } from '../answer/use-answering-time.ts';

export const FORM = 'training-answer';

/** An answer, typed; given once its person is content with it. */
export function AnswerForm({
  context,
  question: { key, language, category, text },
  start,
  onGiven,
}: {
  context: DataContext;
  question: Question;
  start: { text: string; isRestored: boolean };
  /** With the id of the answer. */
  onGiven: (id: string) => void;
}) {
  const { t } = useLingui();
  const place = { question: key, session: '' };
  const draft = useAnswerDraft(context, place, start.text);
  const time = useAnsweringTime(start.text !== '');
  const [restored, setRestored] = useState(start.isRestored);
  const [giving, setGiving] = useState(false);
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<StorageFailure>();

  const give = async () => {
    if (giving) return;
    if (draft.text.trim() === '') {
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
      { ...place, answer: draft.text, seconds: time.seconds() },
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

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      <Stack gap="px16">
        {restored && (
          <DraftRestored
            onClear={() => {
              draft.change('');
              setRestored(false);
              document.getElementById(FORM)?.focus();
            }}
          />
        )}
        <AnswerField
          id={FORM}
          draft={draft}
          language={language}
          label={<Trans>Votre réponse écrite</Trans>}
          error={
            missing && draft.text.trim() === '' ? (
              <Trans>Écrivez votre réponse, même en quelques phrases.</Trans>
            ) : undefined
          }
          onType={time.begin}
        />
        {failure && <StorageNote failure={failure} />}
        <Button
          type="submit"
          variant="primary"
          loading={giving}
          loadingText={<Trans>Lecture de votre réponse…</Trans>}
        >
          <Trans>Obtenir la rétroaction</Trans>
        </Button>
      </Stack>
    </form>
  );
}
