import { Suspense, useState, type ReactNode } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { AnswerPlace } from '#/domain/training/interview-answer.ts';
import type { Question } from '#/domain/training/question.ts';
import { AnswerField } from './AnswerField.tsx';
import { DraftRestored } from './DraftRestored.tsx';
import { Recorder } from './parts.tsx';
import type { AnswerDraft } from './use-answer-draft.ts';
import type { Spoken } from './use-spoken.ts';

/** Where an answer is spoken or typed; what was begun of it is said to be back. */
export function AnswerEntry({
  id,
  context,
  place,
  language,
  draft,
  spoken,
  isRestored,
  keeps,
  isOver,
  error,
  onType,
}: {
  /** Of the field. */
  id: string;
  context: DataContext;
  place: AnswerPlace;
  language: Question['language'];
  draft: AnswerDraft;
  spoken: Spoken;
  isRestored: boolean;
  /** Recordings are kept without being asked. */
  keeps: boolean;
  /** What is being recorded ends now. */
  isOver: boolean;
  error?: ReactNode;
  onType: () => void;
}) {
  const [restored, setRestored] = useState(isRestored);
  return (
    <>
      {restored && (
        <DraftRestored
          onClear={() => {
            draft.change('');
            setRestored(false);
            document.getElementById(id)?.focus();
          }}
        />
      )}
      <Suspense>
        <Recorder
          context={context}
          place={place}
          language={language}
          keeps={keeps}
          isOver={isOver}
          onBusy={spoken.setBusy}
          onHeard={spoken.hear}
        />
      </Suspense>
      <AnswerField id={id} draft={draft} language={language} error={error} onType={onType} />
    </>
  );
}
